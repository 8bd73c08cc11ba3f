/** What is said about records, in the chosen language. */

import type { Language } from '@windrose/words';

import { useSettings } from '../app/settings.ts';
import { en, type RecordsUi } from './en.ts';
import { pl } from './pl.ts';

const RECORDS: Readonly<Record<Language, RecordsUi>> = { en, pl };

/** The words about records. */
export function useRecordsWords(): RecordsUi {
  return RECORDS[useSettings().language];
}
