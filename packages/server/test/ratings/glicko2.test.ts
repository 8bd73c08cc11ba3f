import fc from 'fast-check';
import { expect, test } from 'vitest';

import { afterIdling, afterMatch, afterPeriod, type Strength, UNKNOWN } from '../../src/ratings/glicko2.ts';

/** The strengths of all after a match, by seat. */
function afterAll(strengths: readonly Strength[], places: readonly number[]): Strength[] {
  const players = strengths.map((own, seat) => ({ ...own, place: places[seat] ?? NaN }));
  return players.map((own) =>
    afterMatch(
      own,
      players.filter((other) => other !== own),
    ),
  );
}

test('the worked example of Glickman’s paper gives the published numbers', () => {
  const player = { rating: 1500, deviation: 200, volatility: 0.06 };
  const after = afterPeriod(player, [
    { opponent: { rating: 1400, deviation: 30 }, score: 1 },
    { opponent: { rating: 1550, deviation: 100 }, score: 0 },
    { opponent: { rating: 1700, deviation: 300 }, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('a period without matches widens the uncertainty by the volatility, at most to a new player’s', () => {
  const after = afterPeriod({ rating: 1700, deviation: 200, volatility: 0.06 }, []);
  expect(after.rating).toBe(1700);
  // Step 6: sqrt(200² + (0.06 × 173.7178)²)
  expect(after.deviation).toBeCloseTo(200.27, 2);
  expect(afterPeriod({ ...UNKNOWN }, []).deviation).toBe(350);
});

test('in a duel of equals one wins what the other loses', () => {
  const [winner, loser] = afterAll([UNKNOWN, UNKNOWN], [1, 2]) as [Strength, Strength];
  expect(winner.rating).toBeCloseTo(1662.31, 1);
  expect(winner.rating - 1500).toBeCloseTo(1500 - loser.rating, 8);
});

test('a match of four has about the weight of a duel', () => {
  const [first, second, third, fourth] = afterAll([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN], [1, 2, 3, 4]) as [
    Strength,
    Strength,
    Strength,
    Strength,
  ];
  expect(first.rating).toBeGreaterThan(second.rating);
  expect(second.rating).toBeGreaterThan(1500);
  expect(third.rating).toBeLessThan(1500);
  const duel = afterAll([UNKNOWN, UNKNOWN], [1, 2])[0]!;
  expect(first.deviation).toBeCloseTo(duel.deviation, 1);
  expect(first.rating).toBeCloseTo(duel.rating, 1);
  expect(fourth.rating + first.rating).toBeCloseTo(3000, 5);
});

test('after two years without a match the uncertainty is a new player’s again', () => {
  const known = { rating: 1900, deviation: 50, volatility: 0.06 };
  const day = 86_400_000;
  expect(afterIdling(known, 0)).toEqual(known);
  expect(afterIdling(known, 365 * day).deviation).toBeGreaterThan(200);
  expect(afterIdling(known, 730 * day).deviation).toBeCloseTo(350, 6);
  expect(afterIdling(known, 7300 * day).deviation).toBe(350);
  expect(afterIdling(known, -day)).toEqual(known);
});

test('ratings stay finite and within reason, whoever plays whom', () => {
  const strength = fc.record({
    rating: fc.double({ min: 100, max: 3500, noNaN: true }),
    deviation: fc.double({ min: 30, max: 350, noNaN: true }),
    volatility: fc.double({ min: 0.03, max: 0.12, noNaN: true }),
  });
  const match = fc.array(strength, { minLength: 2, maxLength: 5 }).chain((players) =>
    fc.tuple(
      fc.constant(players),
      fc.shuffledSubarray(
        players.map((_, at) => at + 1),
        { minLength: players.length },
      ),
    ),
  );
  fc.assert(
    fc.property(match, ([players, places]) => {
      afterAll(players, places).forEach((after, at) => {
        expect(Number.isFinite(after.rating)).toBe(true);
        expect(after.deviation).toBeGreaterThan(0);
        expect(after.deviation).toBeLessThanOrEqual(350);
        expect(after.volatility).toBeGreaterThan(0);
        expect(after.volatility).toBeLessThan(1);
        // The winner never falls, the last never rises.
        const gain = after.rating - players[at]!.rating;
        expect(places[at] !== 1 || gain >= 0).toBe(true);
        expect(places[at] !== players.length || gain <= 0).toBe(true);
      });
    }),
    { numRuns: 300 },
  );
});
