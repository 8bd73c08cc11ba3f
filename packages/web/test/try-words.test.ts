/** The verdict on a try says no more than is known. */

import type { TryComparison } from '@windrose/analysis';
import { expect, test } from 'vitest';

import { en } from '../src/screens/puzzles/en.ts';
import { pl } from '../src/screens/puzzles/pl.ts';
import { triedBeside } from '../src/screens/puzzles/try-reason.ts';
import { comparisonText, freeText, slowText } from '../src/screens/puzzles/try-words.ts';

const settled = { wins: null, claims: null, goesOn: false };
const said = (
  kind: TryComparison['kind'],
  behind: number,
  margin: number,
  more: Partial<TryComparison> = {},
  texts = en,
) => comparisonText(texts, { kind, behind, margin, ...settled, ...more }, { loss: 0.15, isOwn: true });

test('while either turn may be the better one, both are played on, and it is told how often each won', () => {
  expect(said('no-better', 0.22, 0.26, { goesOn: true })).toBe(
    'At first sight, your turn and the better turn that is known may be equally good. Bots are now playing both on to the end, again and again…',
  );
  const wins = { pairs: 24, tried: 10, better: 13 };
  expect(said('no-better', 0.12, 0.15, { wins, goesOn: true })).toBe(
    'So far: your turn may be worse, but that may be luck. Bots played both on to the end 24 times, with the same luck for both: your turn won 10 times, the better turn that is known 13 times. They are playing on, to be surer…',
  );
  // At last it is solved, or not.
  const all = { pairs: 120, tried: 55, better: 57 };
  expect(said('as-good', 0.03, 0.11, { wins: all })).toMatch(/^Solved: another way\. About as good\. .* 120 times, /);
  expect(said('no-better', 0.09, 0.11, { wins: all })).toMatch(/^Your turn may be worse, but that may be luck\. /);
  expect(said('as-good', -0.07, 0.11, { wins: all })).toMatch(/^Solved: another way\. Your turn may be better, /);
  expect(said('as-good', 0.03, 0.11, { wins: all }, pl)).toMatch(
    /^Rozwiązane, tylko inaczej\. Obie tury są .*: 120\. .*: 55, .*: 57\.$/,
  );
});

test('no estimate with an interval around zero reads like a finding, or has a figure that says nothing', () => {
  const wins = { pairs: 120, tried: 55, better: 57 };
  for (const texts of [en, pl]) {
    for (const goesOn of [true, false]) {
      for (const kind of ['as-good', 'improved', 'no-better'] as const) {
        const all = said(kind, 0.1, 0.17, { wins, goesOn }, texts);
        expect([all, said(kind, 0.1, 0.17, { goesOn: true }, texts)].join()).not.toMatch(/seems|loses|traci|±/);
      }
    }
  }
});

test('a try that surely loses is compared with the turn that was played', () => {
  expect(said('no-better', 0.22, 0.1)).toBe(
    'Not yet: this turn loses about 22 (±10) percentage points, the one played in the match 15.',
  );
  expect(said('improved', 0.08, 0.05)).toContain('loses about 8 (±5) percentage points instead of 15');
});

test('a try is called better than the better turn only if it surely is', () => {
  expect(said('beyond', -0.2, 0.1)).toContain('seems about 20 percentage points (±10) better');
  expect(said('as-good', 0.01, 0.05)).toBe(
    'Solved: another way, and about as good: the chance of winning differs by less than 6 percentage points.',
  );
});

test('a free try is judged like any other turn', () => {
  const free = (behind: number, margin: number, more: Partial<TryComparison> = {}): string =>
    freeText(en, { kind: 'as-good', behind, margin, ...settled, ...more });
  expect(free(0.001, 0.002)).toBe('No difference from what was played.');
  expect(free(0.01, 0.05)).toBe(
    'About as good as what was played: the chance of winning differs by less than 6 percentage points.',
  );
  // Less than two points, but it may be anything.
  expect(free(0.01, 0.17, { goesOn: true })).toMatch(
    /^At first sight, your turn and that of the match may be equally good\./,
  );
  const wins = { pairs: 64, tried: 30, better: 31 };
  expect(free(0.01, 0.08, { wins })).toBe(
    'About as good. Bots played both on to the end 64 times, with the same luck for both: your turn won 30 times, that of the match 31 times.',
  );
  expect(free(0.15, 0.1)).toMatch(/^This seems worse than what was played, by about 15 /);
});

test('a try at a slow turn is told by how many turns the claim comes later', () => {
  const of = (turns: number | null): string => slowText(en, { turns }, { sooner: 2, later: 4 });
  expect(of(2)).toBe('Solved: the claim comes as early as it can.');
  expect(of(3)).toBe('Not yet: after this turn the claim comes one turn later than it could.');
  expect(of(4)).toBe('Not yet: after this turn the claim comes 2 turns later than it could. So it was in the match.');
  expect(of(null)).toMatch(/^Not yet: .+ several turns\.$/);
});

test('each verdict has a reason: what a good try does beside the turn of the match, or what a better turn does beside it', () => {
  const [played, better, tried] = [[1], [2], [3]];
  const besides = (kind: TryComparison['kind'], more: Partial<TryComparison> = {}, isFree = false) =>
    triedBeside({ played, better }, tried, { kind, behind: 0.1, margin: 0.05, ...settled, ...more }, isFree);
  for (const kind of ['as-good', 'beyond'] as const)
    expect(besides(kind)).toEqual({ played, better: tried, naming: 'tried' });
  for (const kind of ['improved', 'no-better', 'repeated'] as const)
    expect(besides(kind)).toEqual({ played: tried, better, naming: 'missed' });
  expect(besides('improved', { goesOn: true })).toBeNull();
  // Where the better turn is found, all its reasons are told below.
  expect(besides('found')).toBeNull();
  expect(besides('as-good', { behind: -0.1 }, true)).toEqual({ played, better: tried, naming: 'tried' });
  expect(besides('no-better', {}, true)).toEqual({ played: tried, better: played, naming: 'repeated' });
  // A claim at once is a reason of its own.
  const claim = { kind: 'card', id: 'P11', price: 'YYRR', points: 11 } as const;
  expect(besides('as-good', { claims: { claim, by: 'tried' } })).toBeNull();
});

test('a try that claims something at once is no mistake where no other turn is clearly better', () => {
  const claim = { kind: 'card', id: 'P11', price: 'YYRR', points: 11 } as const;
  const state = (by: 'tried' | 'better'): TryComparison => ({
    kind: 'as-good',
    behind: 0,
    margin: 0,
    ...settled,
    claims: { claim, by },
  });
  const told = { loss: 0.4, isOwn: true, claim: '“Garden Court”' };
  for (const texts of [en, pl]) {
    for (const by of ['tried', 'better'] as const) {
      for (const text of [comparisonText(texts, state(by), told), freeText(texts, state(by), told.claim)]) {
        expect(text).toContain('“Garden Court”');
        expect(text).not.toMatch(/40|±/);
      }
    }
  }
  expect(comparisonText(en, state('tried'), told)).toBe(
    'Solved: another way. This turn claims “Garden Court” at once, and no other turn is clearly better.',
  );
});
