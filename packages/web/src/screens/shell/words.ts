/** The texts around games and matches, in the current language. */

import type { AppUi } from './en.ts';
import { type Spoken, spoken } from '../../i18n/spoken.ts';

const APP: Spoken<AppUi> = spoken({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** The words around games and matches. */
export function useAppWords(): AppUi {
  return APP.use().text;
}
