/** The words of maps in the chosen language, with those of the whole page. */

import type { Language, Words } from '@windrose/words';

import type { Ui } from '../i18n/en.ts';
import { useWords } from '../i18n/words.ts';
import { en, type MapsUi } from './en.ts';
import { pl } from './pl.ts';

const MAPS: Readonly<Record<Language, MapsUi>> = { en, pl };

/** Everything that is said about maps. */
export function useMapsWords(): { readonly ui: Ui; readonly words: Words; readonly maps: MapsUi } {
  const both = useWords();
  return { ...both, maps: MAPS[both.words.language] };
}
