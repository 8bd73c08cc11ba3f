/** The texts of the lesson of From East to West, Part III, in English. */

import type { TaughtSteps } from '../../lessons/taught.ts';

export const steps: TaughtSteps = {
  goods: {
    title: 'Settlers at work',
    text: 'Place as many settlers on a location as its number says. What it shows happens at once.',
  },
  market: {
    title: 'A merchant at the market',
    text: 'At a market, use the merchant card below it. The card then goes face down on your own pile.',
  },
  refresh: {
    title: 'New merchants',
    text: 'Here the merchant cards on display go under the deck and new ones replace them. You take another turn at once, with the new cards.',
  },
  boat: {
    title: 'The boat puts to sea',
    text: 'Locations with a boat let you sail on the small sea as far as they show. If other boats lie where you stop, give each of their owners a cube.',
  },
  build: {
    title: 'An outpost on an island',
    text: 'Where your boat stops you may build. As in Eastern Wonders, an outpost costs cubes only where others stand. Here you may trade with or without an outpost.',
  },
  outpost: {
    title: 'Trade from afar',
    text: 'This location lets you trade on any island with one of your outposts, wherever your boat lies, as often as you can pay.',
  },
  rest: {
    title: 'Rest',
    text: 'Too few settlers ready? Rest, and all of them come back to your player board. It takes the whole turn, so make it count.',
  },
  bonus: {
    title: 'A bonus tile for an emptied column',
    text: 'This outpost is the last one of its column, and every column of outposts you empty gives you a bonus tile. So does every fourth merchant card you use. Each tile scores on its own at the end.',
  },
  card: {
    title: 'At the fort',
    text: 'At a fort you pay for the point card above it. Besides points, it gives you settlers, exploration, native help or a tool.',
  },
  benefit: {
    title: 'On to the eighth card',
    text: 'Merchant cards, boat and settlers all serve one aim: cubes for point cards. When somebody claims an eighth card, the last round begins.',
  },
};
