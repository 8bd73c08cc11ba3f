import { expect, test } from 'vitest';

import { FastLuck } from '@windrose/rules';
import { fit, Samples } from '../src/training/fit.ts';

const INPUTS = 20;

/** Matches of ten positions each: every position of a match looks the same to a seat, and who wins is a coin thrown for the match. */
function byChance(matches: number, luck: FastLuck): Samples {
  const samples = new Samples(INPUTS);
  for (let match = 0; match < matches; match++) {
    const winner = luck.draw(2);
    const seats = [0, 1].map(() => Float64Array.from({ length: INPUTS }, () => luck.draw(1000) / 500 - 1));
    for (let position = 0; position < 10; position++) {
      samples.begin(match, winner, 0);
      for (const seat of seats) samples.add(seat, 0);
    }
  }
  return samples;
}

test('held-out matches share no position with the training data', () => {
  const luck = new FastLuck(5);
  const { loss, right } = fit(byChance(200, luck), { hidden: 32, epochs: 40, rate: 0.01 }, (n) => luck.draw(n));
  // A coin is named rightly half of the time, and a guess of one half loses log 2 = 0.69.
  expect(right).toBeLessThan(0.9);
  expect(loss).toBeGreaterThan(0.6);
});
