/** The page's access to optional values. */

import { describe, expect, test } from 'vitest';

import { byNumber } from '../src/art/by-number.ts';
import { known } from '../src/table/known.ts';
import { only } from '../src/table/only.ts';
import { placeTowards } from '../src/table/places.ts';

describe('optional values', () => {
  test('a lookup in a map names the missing key in its error', () => {
    const places = new Map([['port', 0]]);
    expect(known(places, 'port', 'place')).toBe(0);
    expect(() => known(places, 'reef', 'place')).toThrow(new RangeError('There is no place reef.'));
  });

  test('the only one is neither the first of several nor one of none', () => {
    expect(only(['a'])).toBe('a');
    expect(only(['a', 'b'])).toBeUndefined();
    expect(only([])).toBeUndefined();
  });

  test('after the last picture comes the first again', () => {
    expect([0, 1, 2, 3, 4].map((number) => byNumber(['mill', 'port', 'oasis'], number))).toEqual([
      'mill',
      'port',
      'oasis',
      'mill',
      'port',
    ]);
  });

  test('an arrow leads to the place itself, whatever else is known of it', () => {
    const [west, east] = [
      { x: 0, y: 0, name: 'west' },
      { x: 100, y: 10, name: 'east' },
    ];
    expect(placeTowards([west, east], west, 1, 0)).toBe(east);
    expect(placeTowards([west, east], west, -1, 0)).toBeNull();
  });
});
