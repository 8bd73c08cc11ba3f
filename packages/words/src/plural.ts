/** Counted nouns, by the plural rules of a language. */

/** The forms of a noun: `many` and `few` where the language has them, `other` for the rest. */
export type Forms = { readonly [Rule in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Picks the form of a noun that goes with a number. */
export function pluralFor(locale: string): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale);
  return (n, forms) => forms[rules.select(n)] ?? forms.other;
}

/**
 * Joins parts of a list by commas and, before the last, a word: "a, b and c". `Intl.ListFormat` does the same, but a browser takes
 * 15 ms to load it, before a table can be drawn.
 */
export function joinedWith(and: string, parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
}
