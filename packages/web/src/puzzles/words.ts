/** The words of puzzles in the chosen language. */

import type { Language } from '@windrose/words';

import { useSettings } from '../app/settings.ts';
import { en, type PuzzleUi } from './en.ts';
import { pl } from './pl.ts';

const PUZZLES: Readonly<Record<Language, PuzzleUi>> = { en, pl };

/** What is said on the pages of puzzles. */
export function usePuzzleWords(): PuzzleUi {
  return PUZZLES[useSettings().language];
}
