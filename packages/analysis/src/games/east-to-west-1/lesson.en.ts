/** The texts of the lesson of From East to West, Part I, in English. */

import type { TaughtSteps } from '../../lessons/taught.ts';

export const steps: TaughtSteps = {
  use: {
    title: 'A merchant at the market',
    text: 'Below the markets lie merchant cards. Place settlers on a market, and you may use its card: this one brings 1 yellow and 1 green. The card then goes face down on your own pile.',
  },
  refresh: {
    title: 'New merchants',
    text: 'Here the merchant cards on display go under the deck and new ones replace them. You take another turn at once, with the new cards.',
  },
  both: {
    title: 'A bonus tile and a card at the fort',
    text: 'At a fort you take a bonus tile, the point card above it, or both. You have room for only three tiles. One kind of tile counts your merchant cards: 2 points for every two.',
  },
  take: {
    title: 'A card for your trade route',
    text: 'Instead of using a merchant card you may take it, unused, to the right end of your trade route. There you can use it again and again. The route holds five cards; a sixth takes the place of one of them.',
  },
  route: {
    title: 'A turn on the trade route',
    text: 'Instead of working on the boards, place a settler on a card of your route and use the card. Before you use it again, the settler has to come back.',
  },
  explore: {
    title: 'An exploration tile from beside the boards',
    text: 'An exploration card lets you take an exploration tile from the boards or, in this game, one of those beside them. This one brings two green cubes. One settler more than Amina’s ousts hers. Leave the bonus tile: only three will fit.',
  },
  rest: {
    title: 'Rest, on the route as well',
    text: 'None of your settlers is ready. Rest, and all of them come back, from your trade route, too. Then every card of the route can be used again.',
  },
  along: {
    title: 'Farther along the route',
    text: 'A card of the route takes one settler, and one more for each card to its left without settlers. Nobody is on the first card, so “Cloud Bridge”, the second one, takes two settlers.',
  },
  adjust: {
    title: 'Swap two cards of your route',
    text: 'Here you take a yellow cube and may swap two cards of your route; settlers move with their cards. As the first card, “Cloud Bridge” takes only one settler from now on.',
  },
  benefit: {
    title: 'On to the eighth card',
    text: 'Markets and route bring the cubes, forts the points. Take the tile, too: it is the second of your three. When somebody claims an eighth card, the last round begins.',
  },
};
