/** What the page has of From East to West, Part I; its texts and the rules of its decisions stand beside this. */

import type { PageGame } from '../page-game.ts';

export const eastToWest1 = {
  seats: [2, 4],
  screen: 'land',
  box: ['road', 'land'],
  aid: [['land', 'forts', 'landCards'], ['route']],
  usualMap: null,
  rules: 'east-to-west',
} satisfies PageGame;
