/** The texts on the box of From East to West, Part III, in Polish. */

import type { GameWords } from '../../messages.ts';

export const box: GameWords = {
  title: 'Ze Wschodu na Zachód, część III',
  tagline:
    'Wszystkie trzy gry w jednej: ląd, morze i kupcy. Każda droga prowadzi do kart punktów, byle wystarczyło osadników.',
  length: '60–75 minut',
};
