/** A place stays in one line with the word before it. */

import { expect, it } from 'vitest';

import { partsOf } from '../src/ui/kept-together.ts';

it('keeps a place with its word, and leaves the rest of the text as it is', () => {
  for (const [text, kept] of [
    ['I would sail to B3, then: build.', ['to B3']],
    ['Płyń na C1, D2 albo na D4 i wróć.', ['na C1', 'D2', 'na D4']],
    ['Place 2 settlers on A2-4 (A2-5 is full).', ['on A2-4', 'A2-5']],
    ['Take 3 cubes; AB3 and B3x are no places.', []],
    ['B3 and C4 are tiles.', ['B3', 'and C4']],
  ] as const) {
    const parts = partsOf(text);
    expect(parts.join('')).toBe(text);
    expect(parts.filter((_, at) => at % 2 === 1)).toEqual(kept);
  }
});
