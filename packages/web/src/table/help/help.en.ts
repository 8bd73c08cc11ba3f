/** The English texts of the help with a table. */

import { wins } from '../../games/wins.en.ts';

export const en = {
  now: 'What is to be decided now',
  winTitle: 'How to win',
  allRules: 'All the rules of this game',
  key: 'What lies on the table',
  glows: 'Frames',
  badges: 'Numbers and marks',
  win: wins,
  marks: [
    ['+2', 'On a button: so many points more at once. On a card: so many settlers or cubes more for good.'],
    ['6 +5', 'Beside settlers: so many are ready, and so many more are in reserve until something brings them.'],
    ['=3', 'On a bonus tile of a player: so many points it is worth to that player now.'],
    ['−1', 'Beside a landscape: you need so many settlers fewer there.'],
    ['0 1 2 2 3', 'On your board: what each space is worth once its outpost is built, from the left.'],
    ['•', 'On a tile: a click sails there in several steps.'],
    ['×3', 'So many of these are left, or stand here.'],
    ['3/10', 'So many cubes in the hold, and how many it keeps at the end of a turn.'],
    [
      'Closed Port',
      '“Among the next 6”: it is one of the next six orders of the pile. Where it comes up, nothing can be claimed until somebody claims an order elsewhere.',
    ],
    ['- - -', 'The wake of a boat, and the sign of a player: what was done since your last turn.'],
  ] as readonly (readonly [string, string])[],
  // by the rank of what can be done
  frames: {
    move: 'Gold: it can be chosen now.',
    claim: 'Red: an order or a point card can be claimed here.',
    quiet: 'Without a glow: it can be chosen, but only ends or leaves something.',
  },
};

/** The texts about a table, in one language. */
export type HelpUi = typeof en;
