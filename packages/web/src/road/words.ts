/** The words of the road games' screens in the chosen language, with those of the whole page. */

import type { Language, Words } from '@windrose/words';

import type { Ui } from '../i18n/en.ts';
import { useWords } from '../i18n/words.ts';
import { en, type RoadUi } from './en.ts';
import { pl } from './pl.ts';

const ROAD: Readonly<Record<Language, RoadUi>> = { en, pl };

/** Everything that is said on a road screen. */
export function useRoadWords(): { readonly ui: Ui; readonly words: Words; readonly road: RoadUi } {
  const both = useWords();
  return { ...both, road: ROAD[both.words.language] };
}
