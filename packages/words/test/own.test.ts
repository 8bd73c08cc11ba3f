import { expect, test } from 'vitest';

import { addWords } from '../src/index.ts';

test.each([
  ['a language without texts', { en: {} }, 'stairs, en: game: expected an object'],
  ['texts that are no object', { en: 'Stairs' }, 'stairs, en: expected an object'],
])('%s is refused with its place', (_name, words, message) => {
  expect(() => addWords('stairs', words)).toThrow(message);
});
