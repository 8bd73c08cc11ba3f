import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import * as bits from '../../src/core/bits.ts';

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const naive = (bitsOf: number): number[] =>
  Array.from({ length: 32 }, (_, at) => at).filter((at) => ((bitsOf >>> at) & 1) === 1);

describe('a word is a list of the positions of its bits', () => {
  test('popcount counts the positions that bitList lists', () => {
    fc.assert(
      fc.property(word, (value) => {
        expect(bits.bitList(value)).toEqual(naive(value));
        expect(bits.popcount(value)).toBe(naive(value).length);
      }),
    );
    expect(bits.popcount(-1)).toBe(32);
  });

  test('lowestBit and nthBit give a position by its rank', () => {
    fc.assert(
      fc.property(
        word.filter((value) => value !== 0),
        (value) => {
          const list = naive(value);
          expect(bits.lowestBit(value)).toBe(list[0]);
          expect(list.map((_, rank) => bits.nthBit(value, rank))).toEqual(list);
        },
      ),
    );
  });
});

describe('a row of words is a set', () => {
  const size = 80;
  const words = 3;
  const change = fc.tuple(fc.boolean(), fc.nat(size - 1));

  test('adding, dropping, asking, counting and picking', () => {
    expect([0, 1, 31, 32, 33, 64].map(bits.wordsFor)).toEqual([0, 1, 1, 1, 2, 2]);
    fc.assert(
      fc.property(fc.array(change, { maxLength: 120 }), fc.nat(4), (changes, base) => {
        const cells = new Int32Array(base + words + 2).fill(0x55);
        cells.fill(0, base, base + words);
        const set = new Set<number>();
        for (const [add, id] of changes) {
          if (add) bits.addToSet(cells, base, id);
          else bits.dropFromSet(cells, base, id);
          if (add) set.add(id);
          else set.delete(id);
        }
        const list = [...set].sort((a, b) => a - b);
        expect(bits.setList(cells, base, words)).toEqual(list);
        expect(bits.setSize(cells, base, words)).toBe(list.length);
        expect(Array.from({ length: size }, (_, id) => bits.inSet(cells, base, id))).toEqual(
          Array.from({ length: size }, (_, id) => set.has(id)),
        );
        expect(list.map((_, rank) => bits.nthOfSet(cells, base, words, rank))).toEqual(list);
        expect(bits.nthOfSet(cells, base, words, list.length)).toBe(-1);
        // The neighbours in the array are left alone.
        expect([...cells].filter((_, at) => at < base || at >= base + words).every((cell) => cell === 0x55)).toBe(true);
      }),
    );
  });
});
