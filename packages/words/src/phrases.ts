/** The ready phrases of the chat: told as codes, read in the reader's language. */

import type { Language } from './first-words.ts';

const en = {
  hello: 'Hello!',
  'good-luck': 'Good luck!',
  thanks: 'Thank you!',
  'well-played': 'Well played!',
  'nice-move': 'A fine turn!',
  'good-match': 'That was a good match.',
  sorry: 'Sorry!',
  oops: 'Oops!',
  'one-moment': 'One moment, please.',
  thinking: 'I have to think about this.',
  'your-turn': 'It is your turn.',
  'back-now': 'I am back.',
  'have-to-go': 'I have to go.',
  'wait-for-me': 'Please wait for me.',
  'no-hurry': 'No hurry.',
  again: 'Another match?',
  yes: 'Yes!',
  no: 'No.',
  bye: 'Goodbye!',
} as const;

/** The code of a ready phrase. */
export type PhraseCode = keyof typeof en;

const pl: Readonly<Record<PhraseCode, string>> = {
  hello: 'Cześć!',
  'good-luck': 'Powodzenia!',
  thanks: 'Dzięki!',
  'well-played': 'Świetna gra!',
  'nice-move': 'Piękna tura!',
  'good-match': 'To była dobra partia.',
  sorry: 'Przepraszam!',
  oops: 'Ojej!',
  'one-moment': 'Chwileczkę.',
  thinking: 'Muszę się zastanowić.',
  'your-turn': 'Twoja tura.',
  'back-now': 'Już jestem.',
  'have-to-go': 'Muszę już iść.',
  'wait-for-me': 'Proszę, poczekajcie na mnie.',
  'no-hurry': 'Bez pośpiechu.',
  again: 'Jeszcze jedna partia?',
  yes: 'Tak!',
  no: 'Nie.',
  bye: 'Do zobaczenia!',
};

const PHRASES: Readonly<Record<Language, Readonly<Record<PhraseCode, string>>>> = { en, pl };

/** All ready phrases of a language, by code, in the order in which they are offered. */
export function phrasesFor(language: Language): Readonly<Record<PhraseCode, string>> {
  return PHRASES[language];
}
