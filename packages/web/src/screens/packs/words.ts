/** The words of the form for the printed figures of a box, with those of the whole page. */

import type { Words } from '@windrose/words';

import type { Ui } from '../../i18n/table.en.ts';
import { type Localized, localized } from '../../i18n/localized.ts';
import { useWords } from '../../i18n/words.ts';
import type { PacksUi } from './en.ts';

const PACKS: Localized<PacksUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** All texts of the form. */
export function usePacksWords(): { readonly ui: Ui; readonly words: Words; readonly packs: PacksUi } {
  const both = useWords();
  return { ...both, packs: PACKS.use().text };
}
