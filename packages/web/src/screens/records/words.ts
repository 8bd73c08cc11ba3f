/** The texts about records, in the current language. */

import type { RecordsUi } from './en.ts';
import { type Localized, localized } from '../../i18n/localized.ts';

const RECORDS: Localized<RecordsUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** The words about records. */
export function useRecordsWords(): RecordsUi {
  return RECORDS.use().text;
}
