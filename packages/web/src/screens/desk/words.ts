/** The texts of the operator's desk, in the current language. */

import { type Localized, localized } from '../../i18n/localized.ts';
import type { DeskUi } from './en.ts';

const DESK: Localized<DeskUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** The words of the desk. */
export function useDeskWords(): DeskUi {
  return DESK.use().text;
}
