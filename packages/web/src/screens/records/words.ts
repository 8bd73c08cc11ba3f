/** The texts about records, in the current language. */

import type { RecordsUi } from './en.ts';
import { type Spoken, spoken } from '../../i18n/spoken.ts';

const RECORDS: Spoken<RecordsUi> = spoken({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** The words about records. */
export function useRecordsWords(): RecordsUi {
  return RECORDS.use().text;
}
