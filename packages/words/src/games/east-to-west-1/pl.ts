/** The texts on the box of From East to West, Part I, in Polish. */

import type { GameWords } from '../../messages.ts';

export const box: GameWords = {
  title: 'Ze Wschodu na Zachód, część I',
  tagline:
    'Korzenny Szlak spotyka Nowy Świat: osadnicy pracują w terenie i na targach. Ułóż z kart kupieckich własny szlak handlowy.',
  length: '45–60 minut',
};
