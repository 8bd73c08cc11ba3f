/** The words of the road games' screens in the chosen language, with those of the whole page. */

import type { Words } from '@windrose/words';

import type { Ui } from '../../i18n/table.en.ts';
import { useWords } from '../../i18n/words.ts';
import type { RoadUi } from './en.ts';
import { type Localized, localized } from '../../i18n/localized.ts';

const ROAD: Localized<RoadUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** All texts of a road screen. */
export function useRoadWords(): { readonly ui: Ui; readonly words: Words; readonly road: RoadUi } {
  const both = useWords();
  return { ...both, road: ROAD.use().text };
}
