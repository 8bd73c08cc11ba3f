/** The beginning of a text that is too long for a phone. */

/** Between two sentences. */
const BETWEEN = /(?<=[.!?][”"]?) (?=[\p{Lu}„“])/u;

/** The most letters of a step's text that are not folded on a phone, upright and on its side: about three lines. */
export const LEAD = { upright: 160, low: 130 } as const;

/** So few letters more fold nothing: they take no more lines than the word that would unfold them. */
const WORTH = 16;

/**
 * The first sentences of a text, at least one, and the others.
 * @param most the most letters that the first ones have
 * @returns no rest where the whole text is hardly longer than that, or has a single sentence
 */
export function leadOf(text: string, most: number): { readonly lead: string; readonly rest: string | null } {
  if (text.length <= most + WORTH) return { lead: text, rest: null };
  const [first = '', ...others] = text.split(BETWEEN);
  let lead = first;
  let taken = 0;
  for (const sentence of others) {
    if (lead.length + 1 + sentence.length > most) break;
    lead += ` ${sentence}`;
    taken++;
  }
  const rest = others.slice(taken).join(' ');
  return { lead, rest: rest === '' ? null : rest };
}
