/** The page’s manifest of A New World; its texts and the rules of its decisions are beside this file. */

import type { PageGame } from '../page-game.ts';

export const newWorld = {
  seats: [2, 4],
  screen: 'land',
  box: ['land'],
  aid: [['land', 'forts', 'landCards']],
  end: { what: 'cards', most: 8 },
  land: { mode: 'base', looseStacks: { kind: 'card-first', rule: 'EE-17' } },
  boards: null,
  usualMap: null,
  rules: 'new-world',
} satisfies PageGame;
