/** The page’s manifest of From Sand to Sea; its texts and the rules of its decisions are beside this file. */

import type { PageGame } from '../page-game.ts';

export const sandToSea = {
  seats: [2, 4],
  screen: 'road',
  box: ['road', 'sea'],
  aid: [['sand']],
  end: { what: 'orders', most: 4 },
  land: null,
  boards: 'sandToSea',
  usualMap: 'first',
  rules: 'sand-to-sea',
} satisfies PageGame;
