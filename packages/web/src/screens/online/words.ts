/** The texts about playing online, in the current language. */

import type { OnlineUi } from './en.ts';
import { type Localized, localized } from '../../i18n/localized.ts';

const ONLINE: Localized<OnlineUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** The words about playing online. */
export function useOnlineWords(): OnlineUi {
  return ONLINE.use().text;
}
