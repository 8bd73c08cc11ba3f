/** The page’s manifest of Eastern Wonders – Solo; its texts and the rules of its decisions are beside this file. */

import type { PageGame } from '../page-game.ts';

export const easternWondersSolo = {
  seats: [1, 1],
  screen: 'sea',
  box: ['rivals'],
  aid: [['sea'], ['solo']],
  end: { what: 'orders', most: 4 },
  land: null,
  boards: 'usual',
  usualMap: 'random',
  rules: 'eastern-wonders-solo',
} satisfies PageGame;
