/** The words of maps in the chosen language, with those of the whole page. */

import type { Words } from '@windrose/words';

import type { Ui } from '../../i18n/table.en.ts';
import { useWords } from '../../i18n/words.ts';
import type { MapsUi } from './en.ts';
import { type Localized, localized } from '../../i18n/localized.ts';

const MAPS: Localized<MapsUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** All texts about maps. */
export function useMapsWords(): { readonly ui: Ui; readonly words: Words; readonly maps: MapsUi } {
  const both = useWords();
  return { ...both, maps: MAPS.use().text };
}
