/** What is said of matches, in the chosen language; fetched before a match is shown. */

import type { Messages } from '@windrose/words';

import { type Spoken, spoken } from './spoken.ts';

export const MESSAGES: Spoken<Messages> = spoken({
  en: async () => (await import('@windrose/words/en')).en,
  pl: async () => (await import('@windrose/words/pl')).pl,
});
