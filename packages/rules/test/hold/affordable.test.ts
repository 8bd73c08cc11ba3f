import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Affordable } from '../../src/hold/affordable.ts';
import { amount, type Bundle, one } from '../../src/index.ts';

/** Bundles with up to `most` cubes of each spice. */
const bundles = (most: number): fc.Arbitrary<Bundle> =>
  fc
    .tuple(fc.nat(most), fc.nat(most), fc.nat(most), fc.nat(most))
    .map((cubes) => cubes.reduce((bundle, cubesOfOne, spice) => bundle + cubesOfOne * one(spice), 0));

test('the lookup equals a check of each price', () => {
  fc.assert(
    fc.property(fc.array(bundles(7), { maxLength: 70 }), bundles(127), (prices, hold) => {
      const affordable = new Affordable(prices);
      prices.forEach((price, position) => {
        const payable = [0, 1, 2, 3].every((spice) => amount(hold, spice) >= amount(price, spice));
        expect(((affordable.word(hold, position >> 5) >>> (position & 31)) & 1) === 1).toBe(payable);
      });
    }),
  );
});
