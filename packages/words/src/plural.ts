/** Counted nouns, by the plural rules of a language. */

/** The forms of a noun: `many` and `few` where the language has them, `other` for the rest. */
export type Forms = { readonly [Rule in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Picks the form of a noun that goes with a number. */
export function pluralFor(locale: string): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale);
  return (n, forms) => forms[rules.select(n)] ?? forms.other;
}

/** Joins parts of a list: "a, b and c". */
export function listFor(locale: string): (parts: readonly string[]) => string {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (parts) => format.format(parts);
}
