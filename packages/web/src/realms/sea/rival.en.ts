/** The English texts about how Solo's rival decides. */

import { rival } from '@windrose/analysis/lessons/en';

export const en = {
  title: 'How the rival decides',
  intro:
    'It has no boat. After your action, and before your limit is looked at, it does the first of these that it can:',
  list: [
    'If it can pay for an order in any port, it claims the one with the most points. That is all it does then.',
    'If you have claimed an order, it takes two yellow cubes.',
    'If you have built, traded or harvested on an island without an outpost of its own, it puts one there for free.',
    'After a building or a trade it then takes what stands behind the arrow of the island, once for each of your trades, and pays nothing.',
    'After a harvest of yours it takes two yellow cubes as well.',
  ],
  next: 'What it will do next',
  ifYou: (option: string, answer: string, why: string) => `If you ${option}: ${answer} ${why}`,
  waits: rival.waits,
  idle: rival.idle,
  why: rival.why,
};

/** The texts in one language. */
export type RivalTexts = typeof en;
