/** What is said in English at a real table. */

import type { Refusal } from '@windrose/rules';
import type { Words } from '@windrose/words';

/** What a refusal is said with. */
export interface SayRefusal {
  readonly words: Words;
  /** A place as it is called. */
  readonly place: (id: string) => string;
}

type Sentences = {
  readonly [Because in Refusal['because']]: (why: Extract<Refusal, { because: Because }>, say: SayRefusal) => string;
};

export const en = {
  title: 'At a real table',
  intro:
    'For a match with the printed game in front of you: ask whether something is allowed, count the points, print score sheets and player aids.',
  game: 'Game',
  seatsAre: 'Seats',
  rules: 'The rules of the game',
  tabs: { referee: 'Referee', score: 'Score sheet', print: 'To print' },
  choose: 'What do you need?',

  // the referee
  begin: 'Set up the table',
  beginHelp: 'Everything is laid out by chance as in a set-up; then change what lies differently on your table.',
  mapCode: 'Code of your own map, if you play on one',
  board: 'The fourth board',
  level: 'The rival',
  byChance: 'by chance',
  bring: 'Or bring a position along',
  fromKept: 'A match in this browser',
  fromText: 'A record, notation or position as text',
  read: 'Read it',
  unreadable: 'This is no record, no notation and no position.',
  again: 'Another table',
  save: 'Save the position',
  playOn: 'Play on from here',
  position: 'What lies on the table',
  fits: 'This can lie on a table.',
  fitsNot: 'This cannot be:',
  elsewhere: 'It has to do with the fields that are marked.',
  turn: 'Turn',
  mover: 'Whose turn it is',
  round: 'Round',
  over: 'The match is over',
  hold: 'Cubes',
  boat: 'Boat',
  claimed: 'Orders claimed',
  bonus: 'Bonus tiles',
  cards: 'Point cards',
  tiles: 'Bonus tiles',
  explored: 'Exploration tiles',
  settlers: 'Settlers ready',
  reserve: 'Settlers in reserve',
  merchantsTaken: 'Merchant cards taken',
  coins: { gold: 'Gold coins', silver: 'Silver coins' },
  route: 'Trade route',
  onCard: 'Settlers on it',
  hand: 'Hand',
  played: 'Cards played',
  pile: 'Own pile',
  outposts: 'Outposts',
  outpostsOf: (colour: string) => `Outposts: ${colour}`,
  outpostsAt: (place: string) => `Outposts on ${place}`,
  pointCards: 'Point cards in the row',
  nextCard: 'Next card',
  market: 'Merchant cards in the row',
  merchantPile: 'Merchant cards in piles',
  heapOn: (slot: number) => `Cubes on card ${slot}`,
  heapAt: (place: string) => `Cubes left on ${place}`,
  slot: (slot: number) => `Place ${slot}`,
  gap: 'nothing',
  ports: 'Ports',
  closedPort: 'the Closed Port',
  map: 'Map',
  locations: 'Locations',
  explorationOn: (at: string) => `Exploration tile on ${at}`,
  beside: 'Exploration tiles beside the boards',
  stacks: 'Stacks of bonus tiles',
  stackAt: (stack: number, at: string) => `Stack ${stack} (${at}), on top`,
  leftIn: (stack: number) => `Left in stack ${stack}`,
  nobody: 'nobody',
  howMany: 'How many',
  add: 'Add…',
  remove: (what: string) => `Take away: ${what}`,

  // asking
  ask: 'Is that allowed?',
  asks: (who: string, what: string) => `${who}: ${what}`,
  did: 'What was done',
  pick: 'choose…',
  allowedOnes: 'Allowed',
  otherOnes: 'Not allowed',
  yes: 'Yes, that is allowed.',
  no: 'No, that is not allowed.',
  doIt: 'Go on from there',
  back: 'One step back',
  soFar: 'Done so far',
  nextTurn: 'The turn is over. The position now is the one after it.',
  take: 'Take over the position after it',
  legal: (n: number) => (n === 1 ? 'One thing is allowed now' : `${n} things are allowed now`),
  drawn: 'What came up is what chance gave here; on your table something else may have come.',
  finished: 'The match is over.',
  deeds: {
    work: (at: string, what: string) => `send settlers to ${at}: ${what}`,
    route: (slot: number) => `use card ${slot} of the trade route`,
    play: (card: string) => `play a card: ${card}`,
    acquire: (slot: number) => `acquire the merchant card in place ${slot}`,
    claimCard: (slot: number) => `claim the point card in place ${slot}`,
    merchant: (slot: number) => `take the merchant card in place ${slot}`,
    sail: (to: string) => `sail to ${to}`,
    sailLeaving: (to: string, cube: string) => `sail to ${to}, leaving ${cube}`,
    sailFree: (to: string) => `sail to ${to}, leaving nothing`,
    stop: 'stop here',
    build: 'build an outpost here',
    trade: 'trade here',
    again: 'trade once more',
    claim: 'claim the order of this port',
    upgrade: (cube: string) => `upgrade ${cube}`,
    pay: (cube: string) => `pay with ${cube}`,
    discard: (cube: string) => `discard ${cube}`,
    place: (cube: string) => `put down ${cube}`,
    bonus: (tile: string) => `take the bonus tile: ${tile}`,
    stack: (stack: number) => `take the bonus tile of stack ${stack}`,
    explore: (at: string) => `take the exploration tile of ${at}`,
    noTile: 'take the card without a bonus tile',
    other: (kind: string) => kind,
  },
  refusals: {
    short: ({ missing }, { words }) => `The hold lacks ${words.cubes(missing)}.`,
    few: ({ needs, has }, { words }) => `It costs ${words.cubeCount(needs)}; the hold has ${words.cubeCount(has)}.`,
    'no-cube': ({ cube }, { words }) => `There is no ${words.colour(cube as 'Y')} cube in the hold.`,
    dearest: () => 'Brown is the dearest spice: it cannot be upgraded.',
    far: ({ from, to }, { place }) => `${place(from)} and ${place(to)} do not touch.`,
    'free-step': () => 'This step is free: nothing is left behind.',
    'step-costs': () => 'This step is not free: a cube has to be left on the tile that the boat leaves.',
    'no-cards': () => 'A step that is not free costs a merchant card, and there is none in the hand or played.',
    toll: ({ at, owes, has }, { words, place }) =>
      `On ${place(at)} a toll of ${words.cubeCount(owes)} would be due, and there would be ${words.cubeCount(has)} to pay it with.`,
    'no-island': () => 'The boat lies on no island.',
    'own-outpost': () => 'There is an own outpost on this island already.',
    'no-outpost': () => 'There is no own outpost on this island: only with one may be traded.',
    'row-full': ({ row }, { words }) =>
      `All outposts of the ${words.colour(row as 'Y')} row are built: every outpost of this island comes from it.`,
    'no-port': () => 'The boat lies in no port.',
    'closed-port': () => 'The Closed Port lies here: no order can be claimed.',
    'empty-port': () => 'There is no order in this port any more.',
    unexplored: () => 'An exploration tile covers this location: nobody works there before it is taken.',
    'own-settlers': () => 'Own settlers stand there already.',
    settlers: ({ needs, ready }) => `It needs ${needs} settlers; ${ready} are ready.`,
    'no-use': ({ kind }) =>
      kind === 'fort'
        ? 'There is neither a bonus tile to be taken nor a card that can be paid for.'
        : kind === 'market'
          ? 'There is no merchant card there that can be used.'
          : kind === 'outpost-trade'
            ? 'No island with an own outpost has a trade that can be paid.'
            : kind === 'boat-trade'
              ? 'The boat lies on no island whose trade can be paid.'
              : 'Nothing could be done there now.',
    'not-in-hand': () => 'This card is not in the hand.',
    'already-played': () => 'This card lies played already; a rest brings it back.',
    'nothing-there': () => 'Nothing lies there.',
    'none-left': () => 'None of these is left.',
    'one-of-a-kind': () => 'A seat may have only one of these.',
    'points-last': () => 'Plain points may be taken only when all other tiles are gone.',
    'first-column': () => 'The first emptied column brings a merchant card, no bonus tile.',
    'other-stack': () => 'The tile has to come from another stack.',
    full: () => 'There is no room for more cubes of that kind.',
    'not-now': () => 'This is not what has to be decided now.',
  } satisfies Sentences as Sentences,

  // scores
  scores: 'What it scores now',
  sheet: 'Score sheet',
  sheetHelp: 'Enter what everybody has at the end; what is left out counts nothing.',
  nameOf: (seat: string) => `Name of ${seat}`,
  result: 'Points',
  leads: (name: string, points: string) => `${name} leads with ${points}; of equals the latest in turn order wins.`,
  clear: 'Clear the sheet',

  // to print
  printPage: 'Print',
  printHelp: 'Empty score sheets to be filled in by pencil, and an aid for every player.',
  sheetPages: 'Score sheet',
  player: 'Player',
  total: 'Total',
  matchOf: 'Date and place',
  aid: (game: string) => `Player aid: ${game}`,
  aidEnd: 'End and points',
  aidEndText: (what: string) => `The match ends with the round in which somebody ${what}.`,
  aidEndOrders: (n: number) => `claims order number ${n}`,
  aidEndCards: (n: number) => `takes point card number ${n}`,
  aidTies: 'Of equals the latest in turn order wins.',
  aids: {
    sea: [
      'Sail, if you like: the first step is free, each further one leaves a cube on the tile that your boat leaves.',
      'Where you stop beside other boats on an island, pay each of their owners a cube. Take the cubes lying there, if you like.',
      'Then do one thing: build, trade, claim, harvest, or nothing.',
      'Build: one cube for each outpost on the island (with two players two), then trade there as often as you can pay.',
      'Trade: only where you have an outpost, as often as you can pay.',
      'Claim: in a port, for all the cubes of its order; not at the Closed Port.',
      'Harvest: two yellow cubes.',
      'An emptied column of outposts brings a bonus tile.',
      'At the end of your turn give back what is over your limit.',
    ],
    solo: [
      'You play as in Eastern Wonders; there is nobody to pay a toll to. An outpost of the rival makes a building two cubes dearer.',
      'After your turn the rival claims an order if it can pay one; otherwise, or on the fiercest level always, it answers what you did.',
      'You built or traded: it places an outpost beside your boat, free, and gains what the trade there gives.',
      'You harvested: it places an outpost and harvests two yellow cubes. You claimed: it harvests two yellow cubes.',
    ],
    land: [
      'Work or rest.',
      'Work: as many settlers on a location as it asks for; where others stand, one more than they are, and they go home.',
      'What stands on the location is done at once, trades as often as you can pay.',
      'At a fort: take a bonus tile, then the point card above it if you can pay, with its benefit.',
      'Help of a landscape saves a settler there, a tool yields its cube there.',
      'An exploration card uncovers unknown land: the tile is yours, the location is for everybody.',
      'Rest: all your settlers come home.',
      'At the end of your turn give back what is over your limit.',
    ],
    road: [
      'Do one thing: play, acquire, rest or claim.',
      'Play a card: cubes, upgrades, or a trade as often as you can pay.',
      'Acquire: the first merchant card is free; for each card to the left of yours put a cube on it.',
      'Rest: take all cards you have played back.',
      'Claim: pay the cubes of a point card; over the first two lie coins.',
      'At the end of your turn give back what is over your limit.',
    ],
    route: [
      'At a market use its merchant card, or lay it on your trade route unused.',
      'A card of your route costs one settler, and one more for each card to its left without any.',
    ],
    islands: [
      'Locations with a boat move yours on the small sea; each other boat where it stops gets a cube from you.',
      'Where you land you may build: a cube (with two players two) for each outpost there. Then you may trade.',
      'An emptied column of outposts brings a bonus tile.',
    ],
    markets: [
      'At a market use its merchant card: it goes to your pile. Every fourth one brings a bonus tile.',
      'Who refreshes the market takes another turn at once.',
    ],
    sand: [
      'Do one thing: acquire a merchant card, play one, move, or rest.',
      'Acquire: the first card of the row is free; for each card to the left of yours put a cube on it.',
      'Play a card: cubes, upgrades, or a trade as often as you can pay.',
      'Move: each step costs a merchant card, from the hand or played, face down on your pile; free-move tiles first.',
      'Where you stop on an island pay a cube to the owner of each other boat there. Then build, trade, claim, or nothing.',
      'Build: one cube for each outpost on the island (with two players two), then trade there as often as you can pay.',
      'The first emptied column brings a merchant card, every later one a merchant card or a bonus tile.',
      'Rest: take back the cards played and those of your pile.',
      'At the end of your turn give back what is over your limit.',
    ],
  },
};

/** What is said at a real table, in one language. */
export type PhysicalUi = typeof en;
