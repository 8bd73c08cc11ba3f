/** The words of the text view in the current language, with those of all screens it covers. */

import type { Words } from '@windrose/words';

import type { Ui } from '../../i18n/table.en.ts';
import type { LandUi } from '../../realms/land/en.ts';
import { useLandWords } from '../../realms/land/words.ts';
import type { RoadUi } from '../../realms/road/en.ts';
import { useRoadWords } from '../../realms/road/words.ts';
import type { ReaderUi } from './en.ts';
import { type Localized, localized } from '../../i18n/localized.ts';

const READER: Localized<ReaderUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** All texts of the text view. */
export interface ReaderWords {
  readonly ui: Ui;
  readonly words: Words;
  readonly land: LandUi;
  readonly road: RoadUi;
  readonly texts: ReaderUi;
}

/** The words. */
export function useReaderWords(): ReaderWords {
  const { road, ...both } = useRoadWords();
  const { land } = useLandWords();
  return { ...both, land, road, texts: READER.use().text };
}
