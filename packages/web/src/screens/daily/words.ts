/** The words of the daily voyage in the chosen language. */

import type { DailyUi } from './en.ts';
import { type Localized, localized } from '../../i18n/localized.ts';

const DAILY: Localized<DailyUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** The texts about the daily voyage. */
export function useDailyWords(): DailyUi {
  return DAILY.use().text;
}
