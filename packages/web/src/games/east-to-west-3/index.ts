/** The page’s manifest of From East to West, Part III; its texts and the rules of its decisions are beside this file. */

import type { PageGame } from '../page-game.ts';

export const eastToWest3 = {
  seats: [2, 4],
  screen: 'land',
  box: ['road', 'sea', 'land'],
  aid: [['land', 'cardForts', 'landCards'], ['markets'], ['islands']],
  end: { what: 'cards', most: 8 },
  land: { mode: 'part3', looseStacks: { kind: 'card-first', rule: 'EE-17' } },
  boards: 'usual',
  usualMap: 'random',
  rules: 'east-to-west',
} satisfies PageGame;
