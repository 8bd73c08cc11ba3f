/** The verdict on a try says no more than is known. */

import type { TryComparison } from '@windrose/analysis';
import { expect, test } from 'vitest';

import { en } from '../src/screens/puzzles/en.ts';
import { pl } from '../src/screens/puzzles/pl.ts';
import { comparisonText, freeText, slowText } from '../src/screens/puzzles/try-words.ts';

const said = (kind: TryComparison['kind'], behind: number, margin: number, texts = en): string =>
  comparisonText(texts, { kind, behind, margin }, { loss: 0.15, isOwn: true });

test('a try that may as well lose nothing is called neither a failure nor an improvement', () => {
  const unclear =
    'Too close to tell whether this turn is as good as the better one. Measured: −22 ±26 percentage points. That may be nothing: either turn may be the better one.';
  expect(said('no-better', 0.22, 0.26)).toBe(unclear);
  expect(said('improved', 0.06, 0.1)).toMatch(/^Too close to tell .* Measured: −6 ±10 /);
  expect(said('no-better', 0.22, 0.26, pl)).toMatch(/^Nie da się rozstrzygnąć, .* −22 ±26 p\.p\./);
  // No estimate with an interval around zero reads like a finding.
  for (const texts of [en, pl]) expect(said('no-better', 0.1, 0.17, texts)).not.toMatch(/seems|loses|traci/);
});

test('a try that surely loses is compared with the turn that was played', () => {
  expect(said('no-better', 0.22, 0.1)).toBe(
    'Not yet: this turn loses about 22 (±10) percentage points, the one played in the match 15.',
  );
  expect(said('improved', 0.08, 0.05)).toContain('loses about 8 (±5) percentage points instead of 15');
});

test('a try is called better than the better turn only if it surely is', () => {
  expect(said('beyond', -0.2, 0.1)).toContain('seems about 20 percentage points (±10) better');
  expect(said('as-good', -0.06, 0.1)).toMatch(/ too close to tell\.$/);
  expect(said('as-good', 0.01, 0.05)).toBe('Solved: another way, and about as good.');
});

test('a free try is judged like any other turn', () => {
  const free = (behind: number, margin: number): string => freeText(en, { kind: 'as-good', behind, margin });
  expect(free(0.001, 0.002)).toBe('No difference from what was played.');
  expect(free(0.01, 0.05)).toMatch(/^About as good as what was played/);
  // Less than two points, but it may be anything.
  expect(free(0.01, 0.17)).toMatch(/^Too close to tell .* −1 ±17 .* That may be nothing\.$/);
  expect(free(0.15, 0.1)).toMatch(/^This seems worse than what was played, by about 15 /);
});

test('a try at a slow turn is told by how many turns the claim comes later', () => {
  const of = (turns: number | null): string => slowText(en, { turns }, { sooner: 2, later: 4 });
  expect(of(2)).toBe('Solved: the claim comes as early as it can.');
  expect(of(3)).toBe('Not yet: after this turn the claim comes one turn later than it could.');
  expect(of(4)).toBe('Not yet: after this turn the claim comes 2 turns later than it could. So it was in the match.');
  expect(of(null)).toMatch(/^Not yet: .+ several turns\.$/);
});
