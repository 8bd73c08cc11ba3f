/** The texts on the box of From East to West, Part II, in Polish. */

import type { GameWords } from '../../messages.ts';

export const box: GameWords = {
  title: 'Ze Wschodu na Zachód, część II',
  tagline:
    'Cuda Wschodu spotykają Nowy Świat: osadnicy na lądzie, łódź między wyspami. Placówki dają punkty i kafle bonusowe, a wyspy pozwalają wymieniać towary.',
  length: '45–60 minut',
};
