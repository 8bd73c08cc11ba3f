/** The page’s manifest of From East to West, Part II; its texts and the rules of its decisions are beside this file. */

import type { PageGame } from '../page-game.ts';

export const eastToWest2 = {
  seats: [2, 4],
  screen: 'land',
  box: ['sea', 'land'],
  aid: [['land', 'cardForts', 'landCards'], ['islands']],
  end: { what: 'cards', most: 8 },
  land: { mode: 'part2', looseStacks: { kind: 'column-first', rule: 'EE-40' } },
  boards: 'usual',
  usualMap: 'random',
  rules: 'east-to-west',
} satisfies PageGame;
