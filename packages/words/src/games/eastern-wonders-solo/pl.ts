/** The texts on the box of Eastern Wonders – Solo, in Polish. */

import type { GameWords } from '../../messages.ts';

export const box: GameWords = {
  title: 'Cuda Wschodu – solo',
  tagline:
    'Wyspy są tylko twoje, ale rywal odpowiada na każdą twoją turę. Zdobądź więcej punktów, zanim któreś z was zrealizuje cztery zamówienia.',
  length: '20–30 minut',
};
