/** The words of the text view in the chosen language, with those of every screen whose things it tells of. */

import type { Language, Words } from '@windrose/words';

import type { Ui } from '../i18n/en.ts';
import type { LandUi } from '../land/en.ts';
import { useLandWords } from '../land/words.ts';
import type { RoadUi } from '../road/en.ts';
import { useRoadWords } from '../road/words.ts';
import { en, type ReaderUi } from './en.ts';
import { pl } from './pl.ts';

const READER: Readonly<Record<Language, ReaderUi>> = { en, pl };

/** Everything that is said in the text view. */
export interface ReaderWords {
  readonly ui: Ui;
  readonly words: Words;
  readonly land: LandUi;
  readonly road: RoadUi;
  readonly say: ReaderUi;
}

/** The words. */
export function useReaderWords(): ReaderWords {
  const { road, ...both } = useRoadWords();
  const { land } = useLandWords();
  return { ...both, land, road, say: READER[both.words.language] };
}
