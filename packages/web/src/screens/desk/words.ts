/** The texts at the operator's desk, in the current language. */

import { type Spoken, spoken } from '../../i18n/spoken.ts';
import type { DeskUi } from './en.ts';

const DESK: Spoken<DeskUi> = spoken({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** The words of the desk. */
export function useDeskWords(): DeskUi {
  return DESK.use().text;
}
