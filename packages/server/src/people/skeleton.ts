/** Names as they are compared: two that look alike are one name. */

import { LOOK_ALIKES } from './look-alikes.ts';

const PICTURES = new Map<string, string>();
for (const [letter, forms] of Object.entries(LOOK_ALIKES)) {
  for (const form of forms) for (const other of form) PICTURES.set(other, letter);
}
// In one fount or another these are the same stroke.
for (const other of ['i', '1', '|']) PICTURES.set(other, 'l');
PICTURES.set('0', 'o');

/**
 * The skeleton of a name, after UTS #39: without case, without what nobody sees, each letter as what it looks like.
 * Not for showing.
 */
export function skeletonOf(name: string): string {
  const seen = name
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{C}\u2800]/gu, '')
    .trim()
    .replaceAll(/\s+/g, ' ');
  // Capitals of other alphabets look like ours before they are made small, and may not afterwards.
  const pictures = Array.from(seen, (letter) => PICTURES.get(letter) ?? letter.toLowerCase());
  return Array.from(pictures.join(''), (letter) => PICTURES.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .normalize('NFKC');
}
