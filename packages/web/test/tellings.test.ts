/** A hint is told in the room it has: all of it, or what matters most. */

import { describe, expect, it } from 'vitest';

import { beginningsOf, inPlace, tellingsOf } from '../src/screens/review/tellings.ts';

it('tells fewer and fewer steps of a plan, never a part of one', () => {
  // The second and third choices are one step, and the last of a part depends on what follows.
  const told = (line: readonly number[]): string =>
    `I would ${{ 1: 'sail', 2: 'sail, then: stop', 3: 'sail, then: trade', 4: 'sail, then: trade, then: rest' }[line.length]}.`;
  const steps = (line: readonly number[]): number => ({ 1: 1, 2: 2, 3: 2, 4: 3 })[line.length]!;
  expect(beginningsOf([7, 8, 9, 10], told, steps)).toEqual([
    { text: 'I would sail, then: trade.', more: 1 },
    { text: 'I would sail.', more: 2 },
  ]);
  expect(beginningsOf([7], told, steps)).toEqual([]);
});

it('leaves out the less important reasons first, then the last steps, and the last reason at last', () => {
  const atEnd = ['After this turn a.', 'B.', 'C.'];
  const plan = { whole: 'All.', beginnings: ['Most. One more.', 'First. Two more.'], atEnd };
  expect(tellingsOf({ ...plan, reasons: ['Then a.', 'B.', 'C.'], most: null })).toEqual([
    { plan: 'All.', reason: 'Then a. B. C.' },
    { plan: 'All.', reason: 'Then a. B.' },
    { plan: 'All.', reason: 'Then a.' },
    { plan: 'Most. One more.', reason: 'After this turn a.' },
    { plan: 'First. Two more.', reason: 'After this turn a.' },
    { plan: 'First. Two more.', reason: '' },
  ]);
  expect(tellingsOf({ ...plan, beginnings: [], reasons: ['A.'], most: null })).toEqual([
    { plan: 'All.', reason: 'A.' },
    { plan: 'All.', reason: '' },
  ]);
  // Where steps matter more than a reason, all of them are told before any is left out.
  const steps = { ...plan, whole: 'All (of it).', reasons: ['Then a.'], most: null, allSteps: true };
  expect(tellingsOf(steps).slice(0, 4)).toEqual([
    { plan: 'All (of it).', reason: 'Then a.' },
    { plan: 'All.', reason: 'Then a.' },
    { plan: 'All.', reason: '' },
    { plan: 'Most. One more.', reason: 'After this turn a.' },
  ]);
  // What is printed on the table goes before a step does.
  const printed = {
    ...plan,
    whole: 'Take it (2 yellow (or red)), then: rest.',
    beginnings: ['Take it (2 yellow). One more.'],
  };
  expect(tellingsOf({ ...printed, reasons: ['A.'], most: null }).map((telling) => telling.plan)).toEqual([
    'Take it (2 yellow (or red)), then: rest.',
    'Take it, then: rest.',
    'Take it. One more.',
    'Take it. One more.',
  ]);
});

it('tells the whole reason where there is room, and of a long plan the next step', () => {
  const atEnd = ['After this turn a.', 'B.'];
  const plan = { whole: 'All of it.', beginnings: ['Most.', 'First.'], reasons: ['Then a.', 'B.'], atEnd };
  expect(tellingsOf({ ...plan, most: 10 })).toEqual([{ plan: 'All of it.', reason: 'Then a. B.' }]);
  expect(tellingsOf({ ...plan, most: 9 })).toEqual([
    { plan: 'All of it.', reason: 'Then a. B.' },
    { plan: 'First.', reason: 'After this turn a. B.' },
  ]);
});

describe('what is found out while a hint is read', () => {
  const texts = (before: string[], now: string[]): string[] =>
    inPlace(
      before.map((text) => ({ text })),
      now.map((text) => ({ text })),
    ).map(({ text }) => text);

  it('follows what is shown, which keeps its place', () => {
    expect(texts(['gain', 'later'], ['plan', 'gain', 'threat', 'later'])).toEqual(['gain', 'later', 'plan', 'threat']);
  });

  it('takes the place of what is no longer told', () => {
    expect(texts(['gain', 'guess', 'later'], ['gain', 'later', 'known', 'equal'])).toEqual([
      'gain',
      'known',
      'later',
      'equal',
    ]);
    expect(texts(['gain', 'guess', 'later'], ['gain', 'later'])).toEqual(['gain', 'later']);
  });
});
