/** The verdict on a try says no more than is known. */

import type { TryComparison } from '@windrose/analysis';
import { expect, test } from 'vitest';

import { en } from '../src/screens/puzzles/en.ts';
import { pl } from '../src/screens/puzzles/pl.ts';
import { comparisonText } from '../src/screens/puzzles/try-words.ts';

const said = (kind: TryComparison['kind'], behind: number, margin: number, texts = en): string =>
  comparisonText(texts, { kind, behind, margin }, { loss: 0.15, isOwn: true });

test('a try that may as well lose nothing is called neither a failure nor an improvement', () => {
  const unclear =
    'Too close to tell: this turn seems to lose about 22 percentage points, but it may also lose none (±26). The one played in the match loses 15.';
  expect(said('no-better', 0.22, 0.26)).toBe(unclear);
  expect(said('improved', 0.06, 0.1)).toMatch(/^Too close to tell: this turn seems to lose about 6 /);
  expect(said('no-better', 0.22, 0.26, pl)).toMatch(/^Nie da się rozstrzygnąć: .* około 22 p\.p\./);
});

test('a try that surely loses is compared with the turn that was played', () => {
  expect(said('no-better', 0.22, 0.1)).toBe(
    'Not yet: this turn loses about 22 (±10) percentage points, the one played in the match 15.',
  );
  expect(said('improved', 0.08, 0.05)).toContain('loses about 8 (±5) percentage points instead of 15');
});

test('a try is called better than the better turn only if it surely is', () => {
  expect(said('beyond', -0.2, 0.1)).toContain('seems about 20 percentage points (±10) better');
  expect(said('beyond', -0.06, 0.1)).toBe(said('as-good', 0, 0.1));
});
