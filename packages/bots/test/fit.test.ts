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

test('held-out matches share no position with the training data', async () => {
  const luck = new FastLuck(5);
  const { loss, right } = await fit(byChance(200, luck), { hidden: 32, epochs: 40, rate: 0.01 }, (n) => luck.draw(n));
  // A coin is named rightly half of the time, and a guess of one half loses log 2 = 0.69.
  expect(right).toBeLessThan(0.9);
  expect(loss).toBeGreaterThan(0.6);
});

/** Positions in which the seat with the larger first number wins, each row with the given chance. */
function byFirst(matches: number, luck: FastLuck, sure: number): Samples {
  const samples = new Samples(INPUTS);
  for (let match = 0; match < matches; match++) {
    const seats = [0, 1].map(() => Float64Array.from({ length: INPUTS }, () => luck.draw(1000) / 500 - 1));
    const winner = seats[0]![0]! > seats[1]![0]! ? 0 : 1;
    samples.begin(match, winner, 0);
    seats.forEach((seat, row) => samples.add(seat, 0, row === winner ? sure : 1 - sure));
  }
  return samples;
}

test('threads that share the work learn the same as one', async () => {
  const settings = { hidden: 8, epochs: 30, rate: 0.01, shards: 8 };
  const fitted = await Promise.all(
    [1, 2, 3].map((threads) => {
      const luck = new FastLuck(7);
      return fit(byFirst(400, luck, 1), { ...settings, threads }, (n) => luck.draw(n));
    }),
  );
  expect(fitted[1]).toEqual(fitted[0]);
  expect(fitted[2]).toEqual(fitted[0]);
  expect(fitted[0]!.right).toBeGreaterThan(0.9);
});

test('chances are learned as they are given', async () => {
  const fittedTo = async (sure: number): Promise<number> => {
    const luck = new FastLuck(7);
    const { loss } = await fit(byFirst(400, luck, sure), { hidden: 8, epochs: 40, rate: 0.01 }, (n) => luck.draw(n));
    return loss;
  };
  // Who learns that the better seat wins three of four times says so: its loss is at least log 4/3 where it always wins.
  expect(await fittedTo(0.75)).toBeGreaterThan(0.25);
  expect(await fittedTo(1)).toBeLessThan(0.2);
});
