/** The texts about people, in the current language. */

import type { PeopleUi } from './people.en.ts';
import { type Localized, localized } from '../../i18n/localized.ts';

const PEOPLE: Localized<PeopleUi> = localized({
  en: async () => (await import('./people.en.ts')).en,
  pl: async () => (await import('./people.pl.ts')).pl,
});

/** The words about people. */
export function usePeopleWords(): PeopleUi {
  return PEOPLE.use().text;
}
