/** Typos: finds the known word that was probably meant. */

import { distance } from 'fastest-levenshtein';

/** Words that differ in more than this share of their letters are not taken for each other. */
const MOST_DIFFERENT = 0.5;

/** The known word closest to `word` in letters changed, or null if none is close. */
export function nearest(word: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const candidate of known) {
    const changed = distance(word.toLowerCase(), candidate.toLowerCase());
    if (changed < least && changed <= Math.max(word.length, candidate.length) * MOST_DIFFERENT) {
      best = candidate;
      least = changed;
    }
  }
  return best;
}

/** ` Did you mean "…"?`, or nothing if no known word is close. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const meant = nearest(word, known);
  return meant === null ? '' : ` Did you mean "${meant}"?`;
}

/** Names this short are one letter away from words that others use (`POST`, `SORT`, `HOSTS`): only a swap counts. */
const FEW_LETTERS = 4;
/** From here on two letters may be wrong. */
const MANY_LETTERS = 12;

/** Whether a name is probably a misspelling of another: a letter wrong, missing or too many, or two that have changed places. */
export function isSlip(name: string, meant: string): boolean {
  if (name === meant) return false;
  if (isSwap(name, meant)) return true;
  return meant.length > FEW_LETTERS && distance(name, meant) <= (meant.length < MANY_LETTERS ? 1 : 2);
}

/** Whether two words differ in two neighbouring letters that have changed places. */
function isSwap(word: string, other: string): boolean {
  const at = Array.from(word).findIndex((letter, index) => letter !== other[index]);
  return at !== -1 && `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}` === other;
}
