/** The ready phrases of the chat, in the chosen language. */

import type { Phrases } from '@windrose/words';

import { type Localized, localized } from './localized.ts';

export const PHRASES: Localized<Phrases> = localized({
  en: async () => (await import('@windrose/words/en')).phrases,
  pl: async () => (await import('@windrose/words/pl')).phrases,
});
