/** The texts about matches in the current language; loaded before a match is shown, not with the first page. */

import type { Messages } from '@windrose/words';

import { type Localized, localizedOnDemand } from './localized.ts';

export const MESSAGES: Localized<Messages> = localizedOnDemand({
  en: async () => (await import('@windrose/words/en')).messages,
  pl: async () => (await import('@windrose/words/pl')).messages,
});
