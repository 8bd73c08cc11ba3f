/** The texts around games and matches, in the current language. */

import type { AppUi } from './en.ts';
import { type Localized, localized } from '../../i18n/localized.ts';

const APP: Localized<AppUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** The words around games and matches. */
export function useAppWords(): AppUi {
  return APP.use().text;
}
