/** What is said in English where help with a table is asked for. */

import type { GameId } from '@windrose/rules';

const sea =
  'Sail from island to island, build outposts and trade there, and bring the cubes of an order to its port. Whoever claims a fourth order ends the match; most points win.';
const land =
  'Send settlers to work for cubes, and pay for point cards at the forts. Whoever claims an eighth card ends the match; most points win.';

export const en = {
  now: 'What is to be decided now',
  winTitle: 'How to win',
  allRules: 'All the rules of this game',
  key: 'What lies on the table',
  badges: 'Numbers and marks',
  win: {
    'eastern-wonders': sea,
    'eastern-wonders-solo': `${sea} The rival reacts after each of your turns: have more points than it has.`,
    'new-world': land,
    'east-to-west-1': land,
    'east-to-west-2': `${land} Your boat and your outposts on the islands help with trade.`,
    'east-to-west-3': `${land} Merchant cards, your boat and your outposts all bring cubes and bonus tiles.`,
    'spice-road':
      'Play merchant cards for cubes and trade them up, then claim point cards with exactly their cubes. A fifth card (a sixth with two or three players) ends the match; most points win.',
    'sand-to-sea':
      'Merchant cards bring cubes and pay for the steps of your boat; outposts and orders bring points. Whoever claims a fourth order ends the match; most points win.',
  } satisfies Readonly<Record<GameId, string>>,
  marks: [
    ['+2', 'On a button: so many points more at once. On a card: so many settlers or cubes more for good.'],
    ['−1', 'Beside a landscape: you need so many settlers fewer there.'],
    ['0 1 2 2 3', 'On your board: what each space is worth once its outpost is built, from the left.'],
    ['•', 'On a tile: a click sails there in several steps.'],
    ['×3', 'So many of these are left, or stand here.'],
    ['3/10', 'So many cubes in the hold, and how many it keeps at the end of a turn.'],
    ['- - -', 'The wake of a boat, and the sign of a player: what was done since your last turn.'],
  ] as readonly (readonly [string, string])[],
};

/** What is said about a table, in one language. */
export type HelpUi = typeof en;
