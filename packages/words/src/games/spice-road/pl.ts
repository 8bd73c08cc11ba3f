/** The texts on the box of Spice Road, in Polish. */

import type { GameWords } from '../../messages.ts';

export const box: GameWords = {
  title: 'Korzenny Szlak',
  tagline:
    'Zbieraj karty kupieckie i zamieniaj żółte kostki w brązowe. Zdobądź karty punktów, zanim zapłacą za nie inni.',
  length: '30–45 minut',
};
