/** The English texts of achievements: a name, and a sentence that teaches the idea. */

import type { AchievementId } from './achievements.ts';

export const achievements: Readonly<Record<AchievementId, { readonly name: string; readonly teaches: string }>> = {
  'no-waste': {
    name: 'Nothing overboard',
    teaches: 'Win without giving back a single cube: spend what you have before the limit takes it.',
  },
  'own-end': {
    name: 'At the right moment',
    teaches:
      'Trigger the end yourself and win: the last order or card is taken when you are ahead, not as soon as you can.',
  },
  comeback: {
    name: 'From behind',
    teaches: 'Win after being 10 points behind late in the match: points that count at the end are easily overlooked.',
  },
  'trade-chain': {
    name: 'Chain of trades',
    teaches: 'Trade four times in one turn: gather first, then a single turn does the work of four.',
  },
  'outposts-win': {
    name: 'Win by outposts',
    teaches:
      'Win with at least as many points from outposts and bonus tiles as from orders: buildings are worth more the farther a row is emptied.',
  },
  'two-cargoes': {
    name: 'Cargo for two',
    teaches: 'Claim an order and keep five cubes or more: load for two orders, and the second is only a voyage away.',
  },
  'light-wake': {
    name: 'A light wake',
    teaches: 'Win leaving no more than three cubes behind you: short voyages between good islands cost nothing.',
  },
  flotsam: {
    name: 'Flotsam',
    teaches: 'Take four cubes or more that lie on one tile: what others leave behind is worth a small detour.',
  },
  'three-columns': {
    name: 'Three columns',
    teaches: 'Empty three columns of your board: one outpost on an island of each colour gives a bonus tile.',
  },
  'no-toll': {
    name: 'Nobody’s debtor',
    teaches: 'Win without paying a toll: look where the others lie before you choose where to stop.',
  },
  starved: {
    name: 'A starved rival',
    teaches: 'Beat the rival of Solo while it claims one order at most: trade only where it gains little by it.',
  },
  fierce: {
    name: 'Against the storm',
    teaches: 'Beat the fierce rival: it claims and reacts in the same turn, so every trade has to be worth it.',
  },
  thanks: {
    name: 'Thank you for the rest',
    teaches: 'Have settlers ousted five times: they come back at once, and you save the turn of a rest.',
  },
  explorer: {
    name: 'Explorer',
    teaches: 'Take three exploration tiles: they bring something at once and count as icons at the end.',
  },
  'tile-and-card': {
    name: 'Both at once',
    teaches: 'Take a bonus tile and a point card in the same turn: a fort gives both for one set of settlers.',
  },
  'all-hands': {
    name: 'All hands',
    teaches: 'Win and never rest for fewer than four settlers: a rest costs a turn, however few come back.',
  },
  gold: {
    name: 'Three of gold',
    teaches: 'Take three gold coins: the leftmost card with its coin often beats a dearer card without one.',
  },
  'small-hand': {
    name: 'A small hand',
    teaches: 'Win with eight acquired cards or fewer: a few that fit together come back sooner at every rest.',
  },
  gleaner: {
    name: 'Gleaner',
    teaches: 'Acquire a card with four cubes or more on it: wait until others have paid for what you want.',
  },
  'long-haul': {
    name: 'Long haul',
    teaches: 'Lay four cards for one voyage: played cards carry the boat just as well as those in hand.',
  },
};
