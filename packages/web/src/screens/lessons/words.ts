/** The words of lessons in the chosen language, with those of the whole page. */

import type { Words } from '@windrose/words';

import type { Ui } from '../../i18n/table.en.ts';
import { useWords } from '../../i18n/words.ts';
import type { LessonsUi } from './en.ts';
import { type Localized, localized } from '../../i18n/localized.ts';

const LESSONS: Localized<LessonsUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** All texts of lessons. */
export function useLessonWords(): { readonly ui: Ui; readonly words: Words; readonly lessons: LessonsUi } {
  const both = useWords();
  return { ...both, lessons: LESSONS.use().text };
}
