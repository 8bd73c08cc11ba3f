/** The available languages. Everything else about a language is in its own folder. */

/** Each language's name for itself, and its BCP 47 tag for plurals, lists, dates and numbers. */
const KNOWN = {
  en: { name: 'English', locale: 'en-GB' },
  pl: { name: 'Polski', locale: 'pl' },
} as const;

/** A language there are words in. */
export type Language = keyof typeof KNOWN;

/** All languages, the default one first. */
export const LANGUAGES = Object.keys(KNOWN) as Language[];

/** Whether there are words in a language. */
export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(KNOWN, text);
}

/** A language's name for itself: "Polski". */
export function nameOfLanguage(language: Language): string {
  return KNOWN[language].name;
}

/** The tag for plurals, lists, dates and numbers: `en-GB`. */
export function localeOf(language: Language): string {
  return KNOWN[language].locale;
}
