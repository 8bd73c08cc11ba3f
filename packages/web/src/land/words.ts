/** The words of the land games' screens in the chosen language, with those of the whole page. */

import type { Language, Words } from '@windrose/words';

import type { Ui } from '../i18n/en.ts';
import { useWords } from '../i18n/words.ts';
import { en, type LandUi } from './en.ts';
import { pl } from './pl.ts';

const LAND: Readonly<Record<Language, LandUi>> = { en, pl };

/** Everything that is said on a land screen. */
export function useLandWords(): { readonly ui: Ui; readonly words: Words; readonly land: LandUi } {
  const both = useWords();
  return { ...both, land: LAND[both.words.language] };
}
