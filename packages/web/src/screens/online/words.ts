/** The texts about playing online, in the current language. */

import type { OnlineUi } from './en.ts';
import { type Spoken, spoken } from '../../i18n/spoken.ts';

const ONLINE: Spoken<OnlineUi> = spoken({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** The words about playing online. */
export function useOnlineWords(): OnlineUi {
  return ONLINE.use().text;
}
