/** The words of a real table in the chosen language, with those of the text view, whose tables it shows. */

import type { Language } from '@windrose/words';

import { type ReaderWords, useReaderWords } from '../reader/words.ts';
import { en, type PhysicalUi } from './en.ts';
import { pl } from './pl.ts';

const PHYSICAL: Readonly<Record<Language, PhysicalUi>> = { en, pl };

/** Everything that is said at a real table. */
export interface PhysicalWords {
  readonly reader: ReaderWords;
  readonly words: ReaderWords['words'];
  readonly physical: PhysicalUi;
}

/** The words. */
export function usePhysicalWords(): PhysicalWords {
  const reader = useReaderWords();
  return { reader, words: reader.words, physical: PHYSICAL[reader.words.language] };
}
