/** The words of a real table in the chosen language, with those of the text view, whose tables it shows. */

import { type ReaderWords, useReaderWords } from '../../display/reader/words.ts';
import type { PhysicalUi } from './en.ts';
import { type Localized, localized } from '../../i18n/localized.ts';

const PHYSICAL: Localized<PhysicalUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** All texts of the pages for a real table. */
export interface PhysicalWords {
  readonly reader: ReaderWords;
  readonly words: ReaderWords['words'];
  readonly physical: PhysicalUi;
}

/** The words. */
export function usePhysicalWords(): PhysicalWords {
  const reader = useReaderWords();
  return { reader, words: reader.words, physical: PHYSICAL.use().text };
}
