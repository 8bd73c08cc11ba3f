/** What a step of a boat costs, and what could be done where it leads: said before it is made. */

import { createBot } from '@windrose/bots';
import { type GameId, type Match, startMatch } from '@windrose/rules';
import { expect, test } from 'vitest';

import { outcomeOf } from '../src/play/outcome.ts';

/** All steps that the first choices of a seat could be, in a match of bots, with the position before them. */
function* steps(game: GameId, seed: string): Generator<{ readonly match: Match; readonly codes: readonly number[] }> {
  const match = startMatch({ game, seats: 2, seed });
  const bots = [0, 1].map((seat) => createBot({ core: match.core, seed: seat, level: 'passenger' }));
  while (!match.over) {
    const move = match.legal().find(({ kind }) => kind === 'move');
    const there = match.fork();
    const before = move ? [move.code] : [];
    if (move) there.choose(move.code);
    for (const option of there.legal())
      if (option.kind === 'step') yield { match: match.fork(), codes: [...before, option.code] };
    match.choose(bots[match.decision!.seat]!.chooseFor(match));
  }
}

test('a step of From Sand to Sea names its card, its toll and what can be built there', () => {
  // The seed has a step of every kind.
  const outcomes = [...steps('sand-to-sea', 'steps2')].map(({ match, codes }) => {
    const there = match.fork();
    for (const code of codes) there.choose(code);
    return { outcome: outcomeOf(match, codes), laying: there.decision?.kind === 'lay' };
  });
  expect(outcomes.filter(({ outcome, laying }) => (outcome.cards === 1) !== laying)).toEqual([]);
  expect(outcomes.some(({ laying }) => laying)).toBe(true);
  expect(outcomes.some(({ outcome }) => outcome.cards === 0)).toBe(true);
  expect(outcomes.some(({ outcome }) => outcome.tolls.length > 0)).toBe(true);
  expect(outcomes.some(({ outcome }) => outcome.cards === 1 && outcome.acts.length > 0)).toBe(true);
  const builds = outcomes.flatMap(({ outcome }) => outcome.acts.filter(({ act }) => act === 'build'));
  expect(builds.some(({ price }) => price === 0)).toBe(true);
  expect(builds.some(({ price }) => price > 0)).toBe(true);
});

test('a voyage that leaves cubes and ends where others lie says what it costs in all', () => {
  const found = [...steps('eastern-wonders', 'heaps')].map(({ match, codes }) => outcomeOf(match, codes));
  const netted = found.flatMap(({ inAll, route }) => (inAll ? [{ ...inAll, left: route[0]!.leave }] : []));
  expect(netted.length).toBeGreaterThan(3);
  // One cube is left: it lies there already, or is missing in all.
  expect(netted.filter(({ fewer, left }) => fewer !== '' && fewer !== left)).toEqual([]);
  expect(netted.filter(({ fewer, more }) => fewer !== '' && more.includes(fewer))).toEqual([]);
  expect(new Set(netted.map(({ fewer }) => fewer === '')).size).toBe(2);
  expect(found.some(({ inAll, route }) => inAll === null && route[0]!.leave !== '')).toBe(true);
});

test('what is no step says nothing of the kind', () => {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'no steps' });
  const [option] = match.legal();
  expect(outcomeOf(match, [option!.code])).toMatchObject({ cards: 0, tolls: [], acts: [] });
});

test('a rest that brings nothing back is told as idle, and only that', () => {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'idle rest' });
  const codeOf = (kind: string): number => match.legal().find((option) => option.kind === kind)!.code;
  expect(outcomeOf(match, [codeOf('rest')]).restsIdly).toBe(true);
  expect(outcomeOf(match, [codeOf('play')]).restsIdly).toBeUndefined();
  const { turn } = match;
  match.choose(codeOf('play'));
  while (match.turn < turn + 2) match.choose(match.legal().find(({ kind }) => kind !== 'rest')!.code);
  expect(outcomeOf(match, [codeOf('rest')]).restsIdly).toBeUndefined();
});
