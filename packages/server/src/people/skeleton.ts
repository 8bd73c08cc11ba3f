/** Compares names by appearance: names that look alike are equal. */

import { LOOK_ALIKES } from './look-alikes.ts';

const PICTURES = new Map<string, string>();
for (const [letter, forms] of Object.entries(LOOK_ALIKES)) {
  for (const form of forms) for (const other of form) PICTURES.set(other, letter);
}
// In some fonts these look the same.
for (const other of ['i', '1', '|']) PICTURES.set(other, 'l');
PICTURES.set('0', 'o');

/**
 * The skeleton of a name (UTS #39): without case and invisible characters, each letter mapped to its look-alike. Not for
 * display.
 */
export function skeletonOf(name: string): string {
  const seen = name
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{C}\u2800]/gu, '')
    .trim()
    .replaceAll(/\s+/g, ' ');
  // Capitals of other alphabets resemble ours only before lowercasing.
  const pictures = Array.from(seen, (letter) => PICTURES.get(letter) ?? letter.toLowerCase());
  return Array.from(pictures.join(''), (letter) => PICTURES.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .normalize('NFKC');
}
