/** The page’s manifest of Spice Road; its texts and the rules of its decisions are beside this file. */

import type { PageGame } from '../page-game.ts';

export const spiceRoad = {
  seats: [2, 5],
  screen: 'road',
  box: ['road'],
  aid: [['road']],
  end: { what: 'cards', most: 'pack' },
  land: null,
  boards: null,
  usualMap: null,
  rules: 'spice-road',
} satisfies PageGame;
