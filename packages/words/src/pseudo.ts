/**
 * The pseudo-language for developers of the page: English with accents, some 40 % longer, in brackets. Text on the screen
 * without brackets is not translated; text that is cut off would be cut off in a longer language. It is not a {@link Language},
 * so players are never offered it.
 */

const ACCENTS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(
    'aáAÁbƀBƁcçCÇdđDĐeéEÉfƒFƑgĝGĜhĥHĤiíIÍjĵJĴkķKĶlłLŁmɱMḾnñNÑoóOÓpƥPƤrŕRŔsšSŠtţTŢuúUÚwŵWŴyýYÝzžZŽ'.matchAll(/(.)(.)/g),
    ([, plain = '', accented = '']) => [plain, accented],
  ),
);

/** The added length of a text, as a part of its own: some languages need that much more than English. */
const LONGER = 0.4;

/** A text with accents and brackets. What has them already, filled into a sentence, is left as it is. */
export function pseudoText(text: string): string {
  // A letter or sign is a name, not a text.
  if (text.length < 3 || !/\p{L}{2}/u.test(text)) return text;
  const parts = text.split(/⟦([^⟦⟧]*)⟧/);
  const own = parts.filter((_, at) => at % 2 === 0).join('');
  const accented = parts.map((part, at) =>
    at % 2 === 1 ? part : part.replace(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter),
  );
  return `⟦${accented.join('')}${'~'.repeat(Math.ceil(own.length * LONGER))}⟧`;
}

/** All texts of a language as the pseudo-language says them: strings, lists, tables, and what sentences come to. */
export function pseudo<Texts>(texts: Texts): Texts {
  return pseudoOf(texts) as Texts;
}

function pseudoOf(text: unknown): unknown {
  if (typeof text === 'string') return pseudoText(text);
  if (Array.isArray(text)) return text.map(pseudoOf);
  if (typeof text === 'function')
    return (...parts: unknown[]) => pseudoOf((text as (...given: unknown[]) => unknown)(...parts));
  if (typeof text === 'object' && text !== null) {
    return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, pseudoOf(value)]));
  }
  return text;
}
