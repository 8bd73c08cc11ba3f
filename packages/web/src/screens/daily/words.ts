/** The words of the daily voyage in the chosen language. */

import type { DailyUi } from './en.ts';
import { type Spoken, spoken } from '../../i18n/spoken.ts';

const DAILY: Spoken<DailyUi> = spoken({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** The texts about the daily voyage. */
export function useDailyWords(): DailyUi {
  return DAILY.use().text;
}
