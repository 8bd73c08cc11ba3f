/** The words of the land games' screens in the chosen language, with those of the whole page. */

import type { Words } from '@windrose/words';

import type { Ui } from '../../i18n/table.en.ts';
import { useWords } from '../../i18n/words.ts';
import type { LandUi } from './en.ts';
import { type Localized, localized } from '../../i18n/localized.ts';

const LAND: Localized<LandUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** All texts of a land screen. */
export function useLandWords(): { readonly ui: Ui; readonly words: Words; readonly land: LandUi } {
  const both = useWords();
  return { ...both, land: LAND.use().text };
}
