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

/** Shorter names are too common to distinguish a typo from another name. */
const LEAST_LETTERS = 9;
/** From here on two letters may be wrong, such as two that have changed places. */
const MANY_LETTERS = 12;

/** Whether a name is probably a misspelling of another. */
export function isSlip(name: string, meant: string): boolean {
  if (name === meant || meant.length < LEAST_LETTERS) return false;
  return distance(name, meant) <= (meant.length < MANY_LETTERS ? 1 : 2);
}
