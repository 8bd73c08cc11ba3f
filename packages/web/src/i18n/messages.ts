/** The texts about matches in the current language; loaded before a match is shown, not with the first page. */

import type { Messages } from '@windrose/words';

import { type Spoken, spokenLater } from './spoken.ts';

export const MESSAGES: Spoken<Messages> = spokenLater({
  en: async () => (await import('@windrose/words/en')).messages,
  pl: async () => (await import('@windrose/words/pl')).messages,
});
