/** The page’s manifest of From East to West, Part I; its texts and the rules of its decisions are beside this file. */

import type { PageGame } from '../page-game.ts';

export const eastToWest1 = {
  seats: [2, 4],
  screen: 'land',
  box: ['road', 'land'],
  aid: [['land', 'forts', 'landCards'], ['route']],
  end: { what: 'cards', most: 8 },
  land: { mode: 'part1', looseStacks: { kind: 'card-first', rule: 'EE-17' } },
  boards: null,
  usualMap: null,
  rules: 'east-to-west',
} satisfies PageGame;
