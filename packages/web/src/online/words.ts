/** What is said about playing online, in the chosen language. */

import type { Language } from '@windrose/words';

import { useSettings } from '../app/settings.ts';
import { en, type OnlineUi } from './en.ts';
import { pl } from './pl.ts';

const ONLINE: Readonly<Record<Language, OnlineUi>> = { en, pl };

/** The words about playing online. */
export function useOnlineWords(): OnlineUi {
  return ONLINE[useSettings().language];
}
