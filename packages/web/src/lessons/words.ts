/** The words of lessons in the chosen language, with those of the whole page. */

import type { Language, Words } from '@windrose/words';

import type { Ui } from '../i18n/en.ts';
import { useWords } from '../i18n/words.ts';
import { en, type LessonsUi } from './en.ts';
import { pl } from './pl.ts';

const LESSONS: Readonly<Record<Language, LessonsUi>> = { en, pl };

/** Everything that is said in lessons. */
export function useLessonWords(): { readonly ui: Ui; readonly words: Words; readonly lessons: LessonsUi } {
  const both = useWords();
  return { ...both, lessons: LESSONS[both.words.language] };
}
