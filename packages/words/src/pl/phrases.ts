/** The ready phrases of the chat in Polish. */

import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  hello: 'Cześć!',
  'good-luck': 'Powodzenia!',
  thanks: 'Dzięki!',
  'well-played': 'Świetnie zagrane!',
  'nice-move': 'Piękny ruch!',
  'good-match': 'Dobra gra!',
  sorry: 'Przepraszam!',
  oops: 'Ojej!',
  'one-moment': 'Chwileczkę.',
  thinking: 'Muszę się zastanowić.',
  'your-turn': 'Twoja tura.',
  'back-now': 'Już jestem.',
  'have-to-go': 'Muszę już iść.',
  'wait-for-me': 'Poczekajcie na mnie, proszę.',
  'no-hurry': 'Bez pośpiechu.',
  again: 'Jeszcze jedna partia?',
  yes: 'Tak!',
  no: 'Nie.',
  bye: 'Do zobaczenia!',
};
