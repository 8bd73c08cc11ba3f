/** Texts in several languages. Only those in the language of the settings are fetched. */

import { type Language, LANGUAGES } from '@windrose/words';
import type { ComponentType } from 'react';

import { type LazyComponent, lazyComponent, lazyValue, useLazyValue } from '../browser/lazy.ts';
import { settingsNow, useSettings } from '../browser/settings.ts';

/** A text that exists in every language and is fetched before it is used. */
export interface Localized<Text> {
  /** Fetches the text in the language of the settings. */
  fetch(): Promise<Text>;
  /**
   * The text in the language of the settings, and that language; while another one is loading, the previous one.
   * Use it only after `fetch`.
   */
  use(): { readonly language: Language; readonly text: Text };
}

/**
 * Whether the pseudo-language is shown, which reveals untranslated and overflowing texts: on development pages, or ones built
 * with `--mode pseudo`, with `?lang=pseudo` in the address. Players are never offered it.
 */
const PSEUDO =
  (import.meta.env.DEV || import.meta.env.MODE === 'pseudo') &&
  new URLSearchParams(location.search).get('lang') === 'pseudo';

/** The texts of all code fetched so far. */
const texts = new Set<Localized<unknown>>();

/** A text that is fetched together with its code. @param load fetches the text, by language; a missing language is a type error. */
export function localized<Text>(load: Readonly<Record<Language, () => Promise<Text>>>): Localized<Text> {
  const text = localizedOnDemand(load);
  comesWith(text);
  return text;
}

/** From now on, {@link fetchTexts} fetches this text as well. */
export function comesWith(text: Localized<unknown>): void {
  texts.add(text);
}

/** A text loaded on demand, for code that may not need it. */
export function localizedOnDemand<Text>(load: Readonly<Record<Language, () => Promise<Text>>>): Localized<Text> {
  const parts = Object.fromEntries(
    LANGUAGES.map((language) => [language, lazyValue(PSEUDO ? pseudo(load.en) : load[language])]),
  ) as Readonly<Record<Language, ReturnType<typeof lazyValue<Text>>>>;
  return {
    fetch: () => parts[settingsNow().language].fetch(),
    use() {
      const { language } = useSettings();
      const wanted = useLazyValue(parts[language]);
      if (wanted !== undefined) return { language, text: wanted };
      for (const before of LANGUAGES) {
        const { value } = parts[before];
        if (value !== undefined) return { language: before, text: value };
      }
      throw new Error('a text was used before it was fetched');
    },
  };
}

/** English texts in the pseudo-language. */
function pseudo<Text>(load: () => Promise<Text>): () => Promise<Text> {
  return async () => (await import('@windrose/words/pseudo')).pseudo(await load());
}

/** Fetches, in the language of the settings, every text of the code that has been fetched so far. */
export async function fetchTexts(): Promise<void> {
  await Promise.all([...texts].map((text) => text.fetch()));
}

/** A component that `load` fetches, shown once its texts are fetched as well. */
export function localizedComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType,
): LazyComponent<Props> {
  return lazyComponent(async () => {
    const component = await load();
    await fetchTexts();
    return component;
  }, Waiting);
}
