/** The page’s manifest of Eastern Wonders; its texts and the rules of its decisions are beside this file. */

import type { PageGame } from '../page-game.ts';

export const easternWonders = {
  seats: [2, 4],
  screen: 'sea',
  box: ['sea'],
  aid: [['sea']],
  end: { what: 'orders', most: 4 },
  land: null,
  boards: 'usual',
  usualMap: 'first',
  rules: 'eastern-wonders',
} satisfies PageGame;
