/** What the steps of lessons teach, in English. */

import type { Taught } from './taught.ts';

export const steps: Taught = {
  'eastern-wonders': {
    set: {
      title: 'A few cubes to start with',
      text: 'There are four spices. From cheap to dear they are yellow, red, green and brown. The last player in turn order chooses a starting set first.',
    },
    boat: {
      title: 'Where your boat starts',
      text: 'Your boat starts at any island. Look at the banners: on an island you trade the cubes left of the arrow for those on the right.',
    },
    build: {
      title: 'Your first outpost',
      text: 'You may trade only where you have an outpost. The first outpost on an island is free, and the space it uncovers on your player board may be worth points.',
    },
    trade: {
      title: 'Trade as often as you can pay',
      text: 'After building, you may trade on the island at once, again and again while you have the cubes.',
    },
    sail: {
      title: 'Farther, for a cube',
      text: 'The first step of a voyage is free. Each further step costs a cube, which you leave on the tile you sail from.',
    },
    harvest: {
      title: 'Or harvest',
      text: 'After sailing you do one thing: build, trade, claim an order or harvest. A harvest simply gives you two yellow cubes.',
    },
    toll: {
      title: 'The toll',
      text: 'If you stop at an island where another boat lies, you give its owner a cube of your choice.',
    },
    heap: {
      title: 'What others left behind',
      text: 'If cubes lie on the tile where you stop, you may take all of them.',
    },
    price: {
      title: 'Outposts beside others',
      text: 'For each outpost that others have on the island, yours costs one cube; with two players, two. You choose which.',
    },
    claim: {
      title: 'An order for points',
      text: 'In a port, pay the cubes of its order and score the points on the seal. When somebody claims a fourth order, the last round begins.',
    },
  },
  'new-world': {
    goods: {
      title: 'Settlers at work',
      text: 'Place as many settlers on a location as its number says. What it shows happens at once: here you get cubes.',
    },
    upgrade: {
      title: 'Better goods',
      text: 'An arrow pointing up is an upgrade: a cube becomes one step more valuable. Corn, meat, tobacco, fur.',
    },
    trade: {
      title: 'Trading',
      text: 'At some locations you trade the cubes left of the arrow for those on the right, as often as you can pay.',
    },
    rest: {
      title: 'Rest',
      text: 'When all your settlers are at work, rest: they come back to your player board.',
    },
    tile: {
      title: 'At the fort: a bonus tile',
      text: 'At a fort you may take a bonus tile, pay for the point card above it, or do both. At the end, a bonus tile scores for what it shows.',
    },
    card: {
      title: 'A point card',
      text: 'Pay the cubes on the card. It scores at the end, and gives you something useful as well.',
    },
    explore: {
      title: 'Unknown land',
      text: 'An exploration card uncovers unknown land. You keep the exploration tile, and from now on everybody may use the new location.',
    },
    oust: {
      title: 'Where others already work',
      text: 'To use an occupied location, place one settler more than stand there. The ousted settlers go back to their owner, which saves that player a rest.',
    },
    settled: {
      title: 'More hands',
      text: 'Settlers from your reserve join you for good. More settlers mean fewer rests.',
    },
    benefit: {
      title: 'On to the eighth card',
      text: 'Cards and tiles work together: look which icons your bonus tiles count. When somebody claims an eighth card, the last round begins.',
    },
  },
  'east-to-west-3': {
    goods: {
      title: 'Settlers at work',
      text: 'As in A New World, place as many settlers on a location as its number says. What it shows happens at once.',
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
      text: 'Three games meet on this table. Locations with a boat let you sail on the small sea as far as they show. If other boats lie where you stop, give each of their owners a cube.',
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
      title: 'A bonus tile for every fourth card',
      text: 'Every fourth merchant card you use, and every column of outposts you empty, gives you a bonus tile. Each one scores on its own at the end.',
    },
    card: {
      title: 'At the fort',
      text: 'At a fort you pay for the point card above it. Besides points, it gives you settlers, exploration, native help or a tool.',
    },
    benefit: {
      title: 'On to the eighth card',
      text: 'Merchant cards, boat and settlers all serve one aim: cubes for point cards. When somebody claims an eighth card, the last round begins.',
    },
  },
};
