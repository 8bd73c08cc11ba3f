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
  // by the name of a mark
  marks: {
    points: 'On a button: so many points more at once, and what the cubes that come or go count.',
    cubes: 'Each cube that is not yellow counts 1 point at the end. The points shown contain it already.',
    gain: 'On a card: so many settlers come from your reserve, or this cube comes whenever you work in that landscape.',
    needed:
      'On a location: so many settlers you need there. Orange: more than printed, for others stand there. Green: fewer, by native help. Dashed: you have too few.',
    reserve: 'Beside settlers: so many are ready, and so many more are in reserve until something brings them.',
    help: 'Beside a landscape: you need so many settlers fewer there.',
    worth: 'On a bonus tile of a player: so many points it is worth to that player now.',
    back: 'Hatched: the next bonus tile of a stack, which nobody has seen yet. It is turned up when the action is over.',
    lacking: 'On a card, in a broken line: the cubes that you still need for it.',
    price: 'On a merchant card: so many cubes of your choice you lay on the cards to its left to take it.',
    deck: 'Hatched: the face-down deck of merchant cards, and how many it has.',
    row: 'On your board: what the space is worth once its outpost is built.',
    star: 'Under a column of a board: who has built its outposts of all four rows has emptied it, and takes a bonus tile.',
    far: 'Golden dot on a tile: a click sails there in several steps.',
    count: 'So many of these are left, or stand here.',
    hold: 'So many cubes are held, and so many may be kept at the end of a turn.',
    closed:
      'Closed Port, one of the next orders of the pile. Where it comes up, nothing can be claimed until somebody claims an order elsewhere.',
    wake: 'The wake of a boat: where it has sailed since your last turn.',
  },
  // by the rank of what can be done
  frames: {
    move: 'Gold: it can be chosen now.',
    claim: { orders: 'Red: an order can be claimed here.', cards: 'Red: a point card can be claimed here.' },
    quiet: 'Without a glow: it can be chosen, but it only ends or leaves something, or brings nothing itself.',
  },
};

/** The texts about a table, in one language. */
export type HelpUi = typeof en;
