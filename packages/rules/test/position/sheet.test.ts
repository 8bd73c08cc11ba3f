/** Score sheets: what seats have at the end of real matches counts as much as the matches say. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { countSheet, GAMES, type Match, startMatch, type AnyView } from '../../src/index.ts';
import { played, plans } from '../random-match.ts';

/** The possessions of a match's sides, as a person would write them down. */
function sheetOf(match: Match): unknown[] {
  const { seats, rival }: AnyView = match.state();
  return rival ? [...seats, { hold: rival.hold, claimed: rival.claimed }] : [...seats];
}

describe('a score sheet', () => {
  test('of the sides of any match scores as the match does', () => {
    fc.assert(
      fc.property(plans(400), (plan) => {
        const match = played(plan);
        const { winner: _, ...scores } = match.scores();
        expect(countSheet(match.restart(), sheetOf(match))).toMatchObject(scores);
      }),
      { numRuns: 120 },
    );
  }, 240_000);

  test('that is empty scores nothing, and names the latest of equals', () => {
    for (const { id, seats } of GAMES) {
      const match = startMatch({ game: id, seats: seats[1], seed: 'sheet' });
      const sides = Array.from({ length: match.core.sides }, () => ({}));
      const { seats: scores, winner } = countSheet(match, sides);
      expect(scores.map(({ total }) => total)).toEqual(scores.map(() => 0));
      expect(winner).toBe(match.core.sides > match.seats ? 'rival' : match.seats - 1);
    }
  });

  test.each([
    ['a card of two seats', [{ cards: ['P01'] }, { cards: ['P01'] }], /"P01" is at sides\[0\]\.cards\[0\] already/],
    ['a card that does not exist', [{ cards: ['P99'] }, {}], /"P99" is not in this match/],
    ['cubes in no order', [{ hold: 'RY' }, {}], /is not in the order YRGB/],
    ['a side too many', [{}, {}, {}], /expected exactly 2 entries, found 3/],
    ['a side that is none', [{}, 3], /expected an object/],
  ])('with %s is refused', (_, sides, message) => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'sheet' });
    expect(() => countSheet(match, sides)).toThrow(message);
  });
});
