/** Typos: which of the known words somebody probably meant. */

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
