/** The texts on the box of Eastern Wonders, in Polish. */

import type { GameWords } from '../../messages.ts';

export const box: GameWords = {
  title: 'Cuda Wschodu',
  tagline:
    'Żegluj między wyspami przypraw, buduj placówki i wymieniaj towary na coraz cenniejsze. Kto zrealizuje cztery zamówienia, kończy wyścig.',
  length: '30–45 minut',
};
