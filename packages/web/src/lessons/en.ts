/** What is said in English in lessons. */

/** A step of a lesson: what it is about, and why it is done. */
interface Taught {
  readonly title: string;
  readonly text: string;
}

export const en = {
  title: 'Learn',
  intro:
    'First matches in ten short steps, on the real board. Every step asks for one thing; in between the match goes on by itself. You can stop at any time and go on later.',
  begin: 'Begin',
  goOn: (step: number) => `Go on with step ${step}`,
  again: 'Once more',
  lesson: (game: string) => `First match: ${game}`,
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  now: (what: string) => `Now: ${what}`,
  done: 'Well done.',
  wrong: 'The rules would allow that, too; here another thing is to be learned. The board is as it was.',
  next: 'Next step',
  skip: 'Skip',
  back: 'Step back',
  leave: 'All lessons',
  finished: 'You know what matters.',
  finishedText:
    'Everything else is in the rules, one click away. Play this match to its end, or begin one of your own.',
  playOn: 'Play on from here',
  symbols: 'Rest the pointer on a symbol, press long on it, or move to it with the Tab key: it is explained.',
  steps: {
    'eastern-wonders': {
      set: {
        title: 'A few cubes to begin with',
        text: 'Four spices lie in every hold, in rising worth: yellow, red, green, brown. Whoever plays last chooses a starting set first.',
      },
      boat: {
        title: 'A place for your boat',
        text: 'Your boat begins on any island. Look at the banners: each island changes the cubes on the left of its arrow into those on the right.',
      },
      build: {
        title: 'Your first outpost',
        text: 'Only where you have an outpost may you trade. On an island without any it costs nothing; the space it uncovers on your board may be worth points.',
      },
      trade: {
        title: 'Trade, as often as you can pay',
        text: 'After building you may trade on the island at once, again and again while you have what it asks for.',
      },
      sail: {
        title: 'Farther, for a cube',
        text: 'The first step of a voyage is free. Each further one costs a cube, which stays behind on the tile your boat leaves.',
      },
      harvest: {
        title: 'Harvest instead',
        text: 'At the end of a voyage you do one thing: build, trade, claim or harvest. A harvest simply brings two yellow cubes.',
      },
      toll: {
        title: 'The toll',
        text: 'If you stop on an island where another boat lies, its owner gets a cube of your choice from you.',
      },
      heap: {
        title: 'What others left behind',
        text: 'Cubes left on a tile belong to whoever stops there next: you may take them all.',
      },
      price: {
        title: 'Outposts beside others',
        text: 'Where others have built before you, an outpost costs a cube for each of theirs, in a match of two even two. Choose which.',
      },
      claim: {
        title: 'An order for points',
        text: 'In a port you hand over the cubes of its order and score the points on the seal. Whoever brings the fourth order starts the last round.',
      },
    },
    'new-world': {
      goods: {
        title: 'Settlers at work',
        text: 'Send as many settlers to a location as its number says. What stands there is yours at once: here, cubes.',
      },
      upgrade: {
        title: 'Better goods',
        text: 'An arrow upwards makes a cube one kind more valuable: corn, meat, tobacco, fur.',
      },
      trade: {
        title: 'Trading',
        text: 'Some locations trade: the cubes left of the arrow for those on the right, as often as you can pay.',
      },
      rest: {
        title: 'Rest',
        text: 'When your settlers are all out, you rest: everybody comes back to your board.',
      },
      tile: {
        title: 'At the fort: a bonus tile',
        text: 'A fort sells the point card above it. Together with the card you may take a bonus tile: at the end it gives points for what stands on it.',
      },
      card: {
        title: 'A point card',
        text: 'Pay the cubes of the card. It brings points at the end and something useful for the rest of the match.',
      },
      explore: {
        title: 'Unknown land',
        text: 'A card with a compass uncovers a piece of unknown land. The tile is yours, and everybody may use the new location from now on.',
      },
      oust: {
        title: 'Where somebody already works',
        text: 'An occupied location can be had with one settler more than stand there. Their owner gets them back, which saves a rest.',
      },
      settled: {
        title: 'More hands',
        text: 'Settlers from your reserve join you for good. More settlers mean fewer rests.',
      },
      benefit: {
        title: 'On to the eighth card',
        text: 'Cards work together with tiles: look at which icons your bonus tiles count. With the eighth card of a seat the last round begins.',
      },
    },
    'east-to-west-3': {
      goods: {
        title: 'Settlers at work',
        text: 'As in A New World you place settlers on a location, as many as its number says, and what stands there happens at once.',
      },
      market: {
        title: 'A merchant at the market',
        text: 'At a market your settlers use the merchant card that lies below it. The card then goes face down on your own pile.',
      },
      refresh: {
        title: 'New merchants',
        text: 'Here the merchant cards shown go under the deck and new ones come. You take another turn at once, with the new cards before you.',
      },
      boat: {
        title: 'The boat puts to sea',
        text: 'Three games share this table. Locations with a boat let yours sail on the small sea, as far as they say. If other boats lie where you stop, each of their owners gets a cube from you.',
      },
      build: {
        title: 'An outpost on an island',
        text: 'Where your boat has stopped you may build. As in Eastern Wonders an outpost costs cubes only where others stand, and it opens the trade of the island.',
      },
      outpost: {
        title: 'Trade from afar',
        text: 'This location lets you trade on any island with an outpost of yours, wherever your boat lies, as often as you can pay.',
      },
      rest: {
        title: 'Rest',
        text: 'Too few settlers at home? A rest brings all of them back to your board. It is the whole turn, so make it worth it.',
      },
      bonus: {
        title: 'A bonus tile for the fourth',
        text: 'Every fourth merchant card you use, and every column of outposts you empty, brings a bonus tile. Each scores on its own at the end.',
      },
      card: {
        title: 'At the fort',
        text: 'A fort sells the point card above it. Besides its points a card brings settlers, knowledge of the land, help or a tool.',
      },
      benefit: {
        title: 'On to the eighth card',
        text: 'Caravan, boat and settlers all serve one aim: the cubes for point cards. With the eighth card of a seat the last round begins.',
      },
    },
  } as Readonly<Record<string, Readonly<Record<string, Taught>>>>,
};

/** What is said in lessons, in one language. */
export type LessonsUi = typeof en;
