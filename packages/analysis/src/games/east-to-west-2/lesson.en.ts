/** The texts of the lesson of From East to West, Part II, in English. */

import type { TaughtSteps } from '../../lessons/taught.ts';

export const steps: TaughtSteps = {
  boat: {
    title: 'The boat puts to sea',
    text: 'Place as many settlers on a location as its number says. Those with a boat let you sail on the small sea as far as they show. Steps cost no cubes.',
  },
  build: {
    title: 'An outpost on an island',
    text: 'Where your boat stops you may build. As in Eastern Wonders, an outpost costs cubes only where others stand. Each space that you uncover on your player board is worth 1 point.',
  },
  trade: {
    title: 'Trade where the boat stops',
    text: 'Now you may trade on the island as often as you can pay. In this game you need no outpost for that: it is enough that your boat has stopped here.',
  },
  far: {
    title: 'Two steps in one voyage',
    text: 'More settlers sail farther: here two steps, at another location as far as you like. Passing other boats is free, and no cubes are left on the way.',
  },
  outpost: {
    title: 'Trade from afar',
    text: 'This location lets you trade on any island with one of your outposts, wherever your boat lies, as often as you can pay. Here that is the island B3.',
  },
  boatTrade: {
    title: 'Trade where your boat lies',
    text: 'This location lets you trade on the island where your boat lies, with or without an outpost, as often as you can pay. So the boat is of use without sailing.',
  },
  toll: {
    title: 'The toll',
    text: 'If your boat stops where other boats lie, give each of their owners a cube of your choice; yellow is the cheapest. On this small sea that is due on the sea tile as well.',
  },
  price: {
    title: 'An outpost beside others',
    text: 'For each outpost that others have on the island, yours costs a cube; with two players, two. Pay with the cheapest: the space you uncover scores its point all the same.',
  },
  column: {
    title: 'A bonus tile for an emptied column',
    text: 'This outpost is the last one of its column, and each column you empty gives you a bonus tile. Forts give none in this game. This tile counts pairs of exploration and tools, and you have one of each.',
  },
  card: {
    title: 'On to the eighth card',
    text: 'At a fort you pay for the point card above it; this one gives you an exploration tile, too. When somebody claims an eighth card, the last round begins.',
  },
};
