/** Texts in several languages, of which only those that are spoken are fetched. */

import { type Language, LANGUAGES } from '@windrose/words';

import { part, usePart } from '../app/parts.ts';
import { settingsNow, useSettings } from '../app/settings.ts';

/** A text that is there in every language, once it has been fetched. */
export interface Spoken<Text> {
  /** Fetches the text in the language of the settings. */
  fetch(): Promise<Text>;
  /**
   * The text in the language of the settings, and that language. While another one is on its way, the one spoken before.
   * To be used only after `fetch`.
   */
  use(): { readonly language: Language; readonly text: Text };
}

/** A text by what fetches it in each language. */
export function spoken<Text>(load: Readonly<Record<Language, () => Promise<Text>>>): Spoken<Text> {
  const parts = Object.fromEntries(LANGUAGES.map((language) => [language, part(load[language])])) as Readonly<
    Record<Language, ReturnType<typeof part<Text>>>
  >;
  return {
    fetch: () => parts[settingsNow().language].fetch(),
    use() {
      const { language } = useSettings();
      const wanted = usePart(parts[language]);
      if (wanted !== undefined) return { language, text: wanted };
      const before = LANGUAGES.find((other) => parts[other].value !== undefined);
      if (before === undefined) throw new Error('a text was asked for before it was fetched');
      return { language: before, text: parts[before].value! };
    },
  };
}
