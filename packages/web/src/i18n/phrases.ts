/** The ready phrases of the chat, in the chosen language. */

import type { Phrases } from '@windrose/words';

import { type Spoken, spoken } from './spoken.ts';

export const PHRASES: Spoken<Phrases> = spoken({
  en: async () => (await import('@windrose/words/en')).phrases,
  pl: async () => (await import('@windrose/words/pl')).phrases,
});
