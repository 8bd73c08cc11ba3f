/** The words of analyses in the chosen language. */

import { reviewWordsFor, type ReviewWords } from '@windrose/analysis';
import type { Language } from '@windrose/words';
import { useMemo } from 'react';

import { useSettings } from '../app/settings.ts';
import { useWords } from '../i18n/words.ts';
import { en, type ReviewUi } from './en.ts';
import { pl } from './pl.ts';

const REVIEW: Readonly<Record<Language, ReviewUi>> = { en, pl };

/** What is said where a match is analysed, and the sentences about it. */
export function useReviewWords(): { readonly say: ReviewUi; readonly review: ReviewWords } {
  const { language } = useSettings();
  const { words } = useWords();
  return useMemo(() => ({ say: REVIEW[language], review: reviewWordsFor(language, words) }), [language, words]);
}
