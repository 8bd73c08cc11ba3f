/** The words of analyses in the chosen language. */

import { type ReviewMessages, reviewWordsOf, type ReviewWords } from '@windrose/analysis';
import { useMemo } from 'react';

import { type Localized, localized } from '../../i18n/localized.ts';
import { useWords } from '../../i18n/words.ts';
import type { ReviewUi } from './en.ts';

const REVIEW: Localized<ReviewUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

const SENTENCES: Localized<ReviewMessages> = localized({
  en: async () => (await import('@windrose/analysis/words/en')).messages,
  pl: async () => (await import('@windrose/analysis/words/pl')).messages,
});

/** The sentences about reviews and puzzles. */
export function useReviewSentences(): ReviewWords {
  const { words } = useWords();
  const { text } = SENTENCES.use();
  return useMemo(() => reviewWordsOf(text, words), [text, words]);
}

/** The texts of analyses, and the sentences about them. */
export function useReviewWords(): { readonly texts: ReviewUi; readonly review: ReviewWords } {
  const review = useReviewSentences();
  const { text: texts } = REVIEW.use();
  return useMemo(() => ({ texts, review }), [texts, review]);
}
