/** What is said around games and matches, in the chosen language. */

import type { Language } from '@windrose/words';

import { type AppUi, en } from './en.ts';
import { pl } from './pl.ts';
import { useSettings } from './settings.ts';

const APP: Readonly<Record<Language, AppUi>> = { en, pl };

/** The words around games and matches. */
export function useAppWords(): AppUi {
  return APP[useSettings().language];
}
