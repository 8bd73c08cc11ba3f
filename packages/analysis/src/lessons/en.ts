/** What the steps of lessons teach, in English. */

import type { RivalTaught, Taught } from './taught.ts';

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
  'spice-road': {
    spice: {
      title: 'A turn is one thing',
      text: 'A turn is one of four things: play a card, take one, rest, claim. You begin with two cards; this one brings two yellow cubes.',
    },
    upgrade: {
      title: 'Make cubes dearer',
      text: 'Your other card upgrades twice: each time a cube becomes the next dearer one. From cheap to dear they are yellow, red, green and brown.',
    },
    acquire: {
      title: 'A new card for your hand',
      text: 'The leftmost merchant card is free, and it stays yours for the whole match. Look for cards that fit together: what one gives, another should take.',
    },
    place: {
      title: 'A cube on each card you pass over',
      text: 'A card farther right costs a cube on each card to its left. Choose the cheapest cubes: whoever takes those cards gets them.',
    },
    heap: {
      title: 'Cubes that others paid',
      text: 'The cubes that lie on a card come with it. A card nobody wanted becomes a good one when enough cubes lie on it.',
    },
    trade: {
      title: 'A card that trades',
      text: 'A trade gives the cubes left of the arrow for those on the right. One such card can do more in a turn than three upgrades.',
    },
    again: {
      title: 'Trade again, in the same turn',
      text: 'One card, one turn, as many trades as you can pay. Gather enough for two or three before you play it: that is what wins turns.',
    },
    rest: {
      title: 'Take your cards back',
      text: 'A played card lies before you until you rest; then all of them come back at once. It costs a turn, so play as many as are of use first.',
    },
    coin: {
      title: 'A coin on top',
      text: 'With the two leftmost point cards comes a coin: gold for the first, worth 3 points, silver for the second, worth 1. Often that is worth one turn of waiting.',
    },
    claim: {
      title: 'On to the sixth card',
      text: 'Pay exactly the cubes on the card. With two or three players somebody’s sixth point card ends the match, with more the fifth: watch how many the others have. At the end, each cube left that is not yellow is a point.',
    },
  },
  'eastern-wonders-solo': {
    boat: {
      title: 'You and a rival without a boat',
      text: 'The rival may end the match with a fourth order as well, and wins a tie. It has no boat: after each of your actions it follows a short list of rules, so you can know what it will do. First, where your boat starts.',
    },
    harvest: {
      title: 'What you do, it does',
      text: 'You must take an action in every turn. When you harvest, the rival takes two yellow cubes as well, and puts an outpost beside your boat if it has none there. It pays nothing, ever.',
    },
    sail: {
      title: 'It never moves',
      text: 'Sailing alone helps nobody: the rival answers only the action at the end of your voyage. The first step is free, each further one leaves a cube behind.',
    },
    build: {
      title: 'Build, and it builds beside you',
      text: 'You may trade only where you have an outpost. The rival will place one here too. On its own that brings it nothing: it has no points for outposts.',
    },
    trade: {
      title: 'Your trades feed it',
      text: 'Every trade that you make gives the rival what stands behind the arrow, and it pays nothing for it. So ask of each trade: does it help me more than it?',
    },
    price: {
      title: 'Its outposts cost you',
      text: 'Where the rival has an outpost, yours costs two cubes. It follows your boat: be the first to build where you mean to trade.',
    },
    enough: {
      title: 'Stop in time',
      text: 'Another trade would give the rival the same cubes once more. Its hold has no limit, so what you feed it stays there until it can pay for an order.',
    },
    order: {
      title: 'It claims before it copies',
      text: 'Before anything else the rival looks at the ports. If it can pay for an order, it takes the one with the most points, wherever it is, and that is its whole answer. Look at its hold: which order will be next?',
    },
    claim: {
      title: 'Claim first',
      text: 'An order that you claim is one the rival cannot have. If it can pay for none, it only harvests: a claim feeds it least of all.',
    },
    race: {
      title: 'A race for the fourth order',
      text: 'The rival scores its orders, and a point for each cube that is not yellow. You have outposts and bonus tiles besides. Count both sides before you make the fourth claim.',
    },
  },
};

/** What is told of the rival of Solo. */
export const rival: RivalTaught = {
  next: 'The rival next',
  waits: 'It waits: only the action that ends your turn is answered.',
  idle: 'Nothing.',
  why: {
    order: 'It can pay for an order, and that comes before everything else.',
    claim: 'You claim an order, and it can pay for none.',
    build: 'You build where it has no outpost; without a trade it gets no cubes.',
    trade: 'It takes the result of each of your trades here.',
    harvest: 'You harvest, and so does it.',
    nothing: 'It has an outpost here already, and without a trade there are no cubes for it.',
  },
};
