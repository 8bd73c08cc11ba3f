/** Compares names by appearance: names that look alike are equal. */

import { ACCENTS, LOOK_ALIKES, PUNCTUATION } from './look-alikes.ts';

const PICTURES = new Map<string, string>();
for (const [letter, forms] of Object.entries(LOOK_ALIKES)) {
  for (const form of forms) for (const other of form) PICTURES.set(other, letter);
}
// Names are compared without case: a small letter counts as the look-alike of its capital, if it has none of its own.
for (const [letter, [, capitals]] of Object.entries(LOOK_ALIKES)) {
  for (const capital of capitals) {
    const small = capital.toLowerCase();
    if (!PICTURES.has(small)) PICTURES.set(small, letter);
  }
}
// In some fonts these look the same.
for (const other of ['i', '1', '|']) PICTURES.set(other, 'l');
PICTURES.set('0', 'o');

const MARKS = new Map<string, string>();
for (const table of [PUNCTUATION, ACCENTS]) {
  for (const [mark, others] of Object.entries(table)) for (const other of others) MARKS.set(other, mark);
}

const replaced = (text: string, pictures: ReadonlyMap<string, string>): string =>
  Array.from(text, (letter) => pictures.get(letter) ?? letter).join('');

/**
 * The skeleton of a name (UTS #39): without case and invisible characters, letters and accents taken apart, and each letter,
 * accent and punctuation mark mapped to its look-alike. Not for display. The skeletons of accounts are stored: a change here
 * needs a migration that calls `compareByLooks` again.
 */
export function skeletonOf(name: string): string {
  // Quotation marks first: some of them would be decomposed into a space and an accent.
  const seen = replaced(replaced(name, MARKS).normalize('NFKD'), MARKS)
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{C}\u2800]/gu, '')
    .trim()
    .replaceAll(/\s+/g, ' ');
  // Capitals of other alphabets resemble ours only before lowercasing.
  const pictures = Array.from(seen, (letter) => PICTURES.get(letter) ?? letter.toLowerCase());
  return replaced(pictures.join(''), PICTURES).replaceAll('rn', 'm').replaceAll('vv', 'w').normalize('NFKD');
}

/** The older comparison of names: ignores case, the encoding of accents, and invisible spaces. */
export function spellingOf(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase().normalize('NFKC');
}
