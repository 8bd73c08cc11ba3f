/** The words of puzzles in the chosen language. */

import type { PuzzleUi } from './en.ts';
import { type Localized, localized } from '../../i18n/localized.ts';

const PUZZLES: Localized<PuzzleUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** The texts on the pages of puzzles. */
export function usePuzzleWords(): PuzzleUi {
  return PUZZLES.use().text;
}
