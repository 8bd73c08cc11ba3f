import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import * as spice from '../../src/core/spice.ts';

/** A bundle in its simplest form: a list of four numbers. */
type Amounts = readonly [number, number, number, number];

const pack = ([y, r, g, b]: Amounts): number => y + r * 256 + g * 65536 + b * 16777216;
const cubes = (most = 127): fc.Arbitrary<Amounts> =>
  fc.tuple(fc.nat(most), fc.nat(most), fc.nat(most), fc.nat(most)) as fc.Arbitrary<Amounts>;
const one = fc.nat(3);
const runs = { numRuns: 500 };

describe('bundles are lists of four numbers from 0 to 127', () => {
  test('amount gives one of the numbers, count their sum', () => {
    fc.assert(
      fc.property(cubes(), (list) => {
        expect(list.map((_, kind) => spice.amount(pack(list), kind))).toEqual(list);
        expect(spice.count(pack(list))).toBe(list.reduce((a, b) => a + b));
      }),
      runs,
    );
  });

  test('one gives the bundle of a single cube', () => {
    expect([0, 1, 2, 3].map(spice.one)).toEqual([
      pack([1, 0, 0, 0]),
      pack([0, 1, 0, 0]),
      pack([0, 0, 1, 0]),
      pack([0, 0, 0, 1]),
    ]);
  });

  test('adding and paying are plus and minus', () => {
    fc.assert(
      fc.property(cubes(63), cubes(63), (a, b) => {
        const sum = a.map((n, kind) => n + b[kind]!) as unknown as Amounts;
        expect(pack(a) + pack(b)).toBe(pack(sum));
        expect(pack(sum) - pack(b)).toBe(pack(a));
      }),
      runs,
    );
  });

  test('has compares every one of the numbers', () => {
    fc.assert(
      fc.property(cubes(), cubes(), (hold, price) => {
        expect(spice.has(pack(hold), pack(price))).toBe(price.every((n, kind) => n <= hold[kind]!));
        expect(spice.has(pack(hold), pack(hold))).toBe(true);
      }),
      runs,
    );
  });

  test('fits refuses amounts over 127, and addUpTo cuts them off', () => {
    fc.assert(
      fc.property(cubes(), cubes(), (hold, gain) => {
        const sum = hold.map((n, kind) => n + gain[kind]!);
        expect(spice.fits(pack(hold), pack(gain))).toBe(sum.every((n) => n <= 127));
        expect(spice.addUpTo(pack(hold), pack(gain))).toBe(
          pack(sum.map((n) => Math.min(n, 127)) as unknown as Amounts),
        );
      }),
      runs,
    );
  });

  test('an exchange as a mask: all bits where the bundle is there and the other fits, otherwise none', () => {
    // Few cubes beside many: both answers come often.
    const each = fc.oneof(cubes(3), cubes());
    fc.assert(
      fc.property(each, cubes(3), each, (hold, give, take) => {
        const can = hold.every((n, kind) => n >= give[kind]! && n - give[kind]! + take[kind]! <= 127);
        expect(spice.exchangeMask(pack(hold), pack(give), pack(take))).toBe(can ? -1 : 0);
      }),
      runs,
    );
  });

  test('a price as a mask: all bits exactly when the hold has it', () => {
    fc.assert(
      fc.property(cubes(), cubes(), (hold, price) => {
        const can = hold.every((cube, kind) => cube >= price[kind]!);
        expect(spice.priceMask(pack(hold), pack(price))).toBe(can ? -1 : 0);
      }),
      runs,
    );
  });

  test('which spices can be upgraded, counted and by rank', () => {
    const few = fc.constantFrom(0, 1, 126, 127);
    fc.assert(
      fc.property(fc.oneof(fc.tuple(few, few, few, few), cubes()), (list) => {
        const bundle = pack(list);
        const kinds = [0, 1, 2, 3].filter((kind) => spice.canUpgrade(bundle, kind));
        expect(spice.upgradableKinds(bundle)).toBe(kinds.length);
        expect(kinds.map((_, rank) => spice.nthUpgradable(bundle, rank))).toEqual(kinds);
      }),
      runs,
    );
  });

  test('[SH-3] [SH-4] an upgrade replaces a cube by one of the next colour', () => {
    fc.assert(
      fc.property(cubes(), one, (list, kind) => {
        const can = kind < 3 && list[kind]! > 0 && list[kind + 1]! < 127;
        expect(spice.canUpgrade(pack(list), kind)).toBe(can);
        if (!can) return;
        const after = list.map((n, at) => (at === kind ? n - 1 : at === kind + 1 ? n + 1 : n));
        expect(spice.upgraded(pack(list), kind)).toBe(pack(after as unknown as Amounts));
      }),
      runs,
    );
  });

  test('counts cubes that are not yellow, and the worth of a bundle', () => {
    fc.assert(
      fc.property(cubes(), (list) => {
        const [y, r, g, b] = list;
        expect(spice.notYellow(pack(list))).toBe(r + g + b);
        expect(spice.worth(pack(list))).toBe(y + 2 * r + 3 * g + 4 * b);
      }),
      runs,
    );
  });
});

describe('letters', () => {
  test('[SH-1] are written in rising order and read back', () => {
    fc.assert(
      fc.property(cubes(12), (list) => {
        const text = spice.formatBundle(pack(list));
        expect(text).toBe(list.map((n, kind) => 'YRGB'[kind]!.repeat(n)).join(''));
        expect(spice.parseBundle(text)).toBe(pack(list));
      }),
      runs,
    );
    expect(spice.formatBundle(0)).toBe('');
  });

  test.each(['RY', 'YX', 'y', 'Y R', '🟡', 'Y'.repeat(128)])('"%s" is no bundle', (text) => {
    expect(spice.parseBundle(text)).toBeNull();
  });

  test('127 of a spice are read', () => {
    expect(spice.parseBundle('B'.repeat(127))).toBe(pack([0, 0, 0, 127]));
  });
});
