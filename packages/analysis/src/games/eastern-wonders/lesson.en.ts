/** The texts of the lesson of Eastern Wonders, in English. */

import type { TaughtSteps } from '../../lessons/taught.ts';

export const steps: TaughtSteps = {
  set: {
    title: 'A few cubes to start with',
    text: 'The four spices, from cheap to dear, are yellow, red, green and brown; each cube but a yellow one is worth 1 point as long as you keep it. The other player, last in turn order, has chosen first.',
  },
  boat: {
    title: 'Where your boat starts',
    text: 'Your boat starts at any island. Look at the banners: on an island you trade the cubes left of the arrow for those on the right. Your two yellow cubes suit D2, one step from C2; the first step of each turn is free.',
  },
  build: {
    title: 'Your first outpost',
    text: 'On D2, as anywhere, you trade only where you have an outpost. The first outpost on an island is free. It comes from the row with the island’s symbol, and the space it uncovers may be worth points.',
  },
  trade: {
    title: 'Trade as often as you can pay',
    text: 'After building, you may trade on the island at once, again and again while you have the cubes. This trade brings two points: red cubes count, yellow ones do not. Your boat holds ten cubes.',
  },
  sail: {
    title: 'Farther, for a cube',
    text: 'You have sailed one step: the first of a voyage is free. Each further step costs a cube, which you leave on the tile you sail from.',
  },
  harvest: {
    title: 'Or harvest',
    text: 'After sailing you act once: trade (you may build an outpost first), claim an order, or harvest. A harvest simply gives you two yellow cubes. On D4 building would cost two cubes, so harvest.',
  },
  toll: {
    title: 'The toll',
    text: 'If you stop at an island where another boat lies, you give its owner a cube of your choice. Pay yellow: it is the only one that counts no point.',
  },
  heap: {
    title: 'Cubes left behind',
    text: 'If cubes lie on the tile where you stop, yours or another’s, you may take all of them.',
  },
  price: {
    title: 'Outposts beside others',
    text: 'For each outpost that others have on the island, yours costs one cube; with two players, two. Pay in yellow: this island trades green. For each column of outposts that you empty you choose a bonus tile: here a free step in each turn.',
  },
  claim: {
    title: 'An order for points',
    text: 'Sail to a port, pay the cubes of its order and score the points on the seal; cubes you have paid count no more. When somebody claims a fourth order, the last round begins.',
  },
};
