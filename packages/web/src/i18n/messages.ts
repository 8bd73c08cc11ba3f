/** What is said of matches, in the chosen language; fetched before a match is shown. */

import type { Messages, Phrases } from '@windrose/words';

import { type Spoken, spoken } from './spoken.ts';

export const MESSAGES: Spoken<Messages> = spoken({
  en: async () => (await import('@windrose/words/en')).messages,
  pl: async () => (await import('@windrose/words/pl')).messages,
});

/** The ready phrases of the chat. */
export const PHRASES: Spoken<Phrases> = spoken({
  en: async () => (await import('@windrose/words/en')).phrases,
  pl: async () => (await import('@windrose/words/pl')).phrases,
});
