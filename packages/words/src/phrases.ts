/** The ready phrases of the chat: sent as codes, read in the reader's language. */

import type { phrases } from './en/phrases.ts';

/** The code of a ready phrase. */
export type PhraseCode = keyof typeof phrases;

/** All ready phrases of a language, by code, in the order in which they are offered. */
export type Phrases = Readonly<Record<PhraseCode, string>>;
