/** The texts on the box of From Sand to Sea, in Polish. */

import type { GameWords } from '../../messages.ts';

export const box: GameWords = {
  title: 'Z piasków na morze',
  tagline:
    'Korzenny Szlak wypływa na morze: karty pozwalają wymieniać towary albo płynąć łodzią. Na wyspach budujesz placówki, w portach realizujesz zamówienia.',
  length: '45–60 minut',
};
