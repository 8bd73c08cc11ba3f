/** The texts of the page for a table, in English; `@windrose/words` has the texts about matches. */

import type { FirstUi } from './en.ts';
import { figures } from './figures.en.ts';

export const table = {
  // table setting
  seats: 'Players',
  person: 'Person',
  levelOf: (n: number) => `How well the bot plays (player ${n})`,
  levelGroups: { easy: 'Easy', medium: 'Medium', strong: 'Strong' },
  // `plain` says what the name tells only to seafarers
  levels: {
    passenger: {
      name: 'Passenger',
      plain: 'easiest',
      description: 'The weakest, good for children: errs often and forgets what is far away.',
    },
    deckhand: { name: 'Deckhand', plain: 'very easy', description: 'Takes what is in reach and does not plan.' },
    boatswain: {
      name: 'Boatswain',
      plain: 'easy',
      description: 'Plans a few turns ahead and errs a little. A fair opponent to start with.',
    },
    helmsman: { name: 'Helmsman', plain: 'medium', description: 'Plans a few turns ahead and rarely errs.' },
    navigator: {
      name: 'Navigator',
      plain: 'fairly strong',
      description: 'Knows the shortest way to every order and card.',
    },
    mate: {
      name: 'First mate',
      plain: 'strong',
      description: 'Has learned what a position is worth, and overlooks little.',
    },
    captain: {
      name: 'Captain',
      plain: 'very strong',
      description: 'Knows what a position is worth and misses no chance.',
    },
    admiral: {
      name: 'Admiral',
      plain: 'strongest',
      description: 'The strongest: considers what everyone may do next, as far as time allows.',
    },
  },
  nameOf: (n: number) => `Name of player ${n}`,
  whoSits: (n: number) => `Who is player ${n}`,
  addSeat: 'Add a player',
  removeSeat: (n: number) => `Remove player ${n}`,
  /** Why none can be removed. */
  fewestSeats: (n: number) => `This game needs at least ${n === 1 ? 'one player' : `${n} players`}.`,
  shuffleSeats: 'Random player order',
  map: 'Map',
  firstMap: 'The first map',
  // in games that are played on a random map unless one is chosen
  usualMapRandom: 'Random, seen when the match begins',
  randomMap: 'Random, shown here',
  ownMap: 'Your own map',
  mapCode: 'Map code',
  randomCodeHelp: 'Whoever enters it under “Your own map” gets the same map.',
  mapCodeHelp: 'Rows from north to south: p is a port, m a market, s sea; a number skips that many hexes.',
  mapGood: 'This map can be played.',
  newMap: 'Deal another',
  covered: 'What is claimed stays face down until the end, as the printed rules say',
  claimsOpen: 'Otherwise it lies open',
  claimsWhy: 'why?',
  packs: 'Play with the numbers of your own box',
  packsHelp:
    'The cards and tiles here are our own, and their numbers may differ from the printed ones. If you own the game, type in what yours say, or choose a file that has it (a pack).',
  packVersion: (version: string) => `version ${version}`,
  packComes: 'built in',
  packOwn: 'your own',
  packBuiltIn: 'Use the built-in pack',
  packOfBox: 'Use the values of your box',
  packTypeIn: 'Type in its values',
  packFile: 'Choose a pack file…',
  packNoJson: (file: string) => `${file} is not a JSON file, so it cannot be a pack.`,
  start: 'Start the match',
  figures,
  plan: {
    begin: 'Plan my turn',
    title: 'Your plan',
    help: 'Choose what has a broken frame, or a button here. It is done when your turn comes.',
    which: 'In which way?',
    fold: 'Hide',
    folded: (steps: number) => `Your plan (${steps})`,
    asked: 'Reveals something new: you confirm it when your turn comes.',
    drop: (step: string) => `Drop: ${step}`,
    notNow: 'not possible as things stand',
    gone: (steps: string) => `The table has changed since you planned it. No longer possible: ${steps}`,
    /** @param needed how many of one's own it takes now; null if that is not possible */
    stands: (name: string, at: string, settlers: number, needed: number | null) =>
      `${name} now stands on ${at} with ${settlers} ${settlers === 1 ? 'settler' : 'settlers'}${needed === null ? '' : `, so it takes ${needed} of yours`}`,
    done: (_steps: string) => 'Done as planned. You can still undo it.',
    reveals: (steps: string) => `It reveals something new, so it is left for you to decide: ${steps}`,
  },

  // match
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name}’s turn`,
  chooses: (name: string) => `${name} must choose`,
  thinking: 'Thinking…',
  waitsFor: 'Waiting for their move.',
  sending: 'Saving your turn…',
  botFailed: 'The bot found no move.',
  tryAgain: 'Try again',
  skip: 'Skip',
  skipHint: 'Show the result at once',
  lastRound: 'Last round',
  withCoin: (points: number, coin: number) => `card ${points} + coin ${coin}`,
  /** What somebody did in a turn in two or three words, beside their sign. */
  brief: {
    claimed: (points: string) => `order: ${points}`,
    card: (points: string) => `card: ${points}`,
    /** @param tile what it brought. */
    column: (tile: string) => `column emptied: ${tile}`,
    tiles: { 'free-move': 'free step', harvest: 'harvest', upgrade: 'upgrade', hold: 'hold +3' },
    nothing: 'nothing',
    final: () => 'last round',
    rival: (at: string | null) => (at === null ? 'outpost' : `outpost on ${at}`),
    built: (at: string | null) => (at === null ? 'outpost' : `outpost on ${at}`),
    explored: (_at: string | null) => 'exploration tile',
    merchant: (_at: string | null) => 'new card',
    traded: (at: string | null) => (at === null ? 'trade' : `trade on ${at}`),
    upgraded: (at: string | null) => (at === null ? 'upgrade' : `upgrade on ${at}`),
    sent: (_at: string | null) => 'settlers on the route',
    routed: (_at: string | null) => 'card on the route',
    gained: (at: string | null, n: number) => `+${n} ${n === 1 ? 'cube' : 'cubes'}${at === null ? '' : ` on ${at}`}`,
    placed: (at: string | null) => (at === null ? 'settlers' : `settlers on ${at}`),
    sailed: (at: string | null) => (at === null ? 'voyage' : `sails to ${at}`),
    played: (_at: string | null) => 'a card',
    rested: (_at: string | null) => 'rest',
    tookBack: (_at: string | null) => 'rest',
    /** @param n how many settlers of the reader come back. */
    andSentBack: (deed: string, n: number) => `${deed}, your ${n} back`,
    /** The same alone, with the place. */
    sentBack: (at: string, n: number) => `${at}: ${n} of yours back`,
  },
  moment: {
    /** @param what the port of the order. */
    claimed: (what: string) => `Order on ${what} claimed!`,
    /** @param what the name of the card; "" without one. */
    card: (what: string) => (what === '' ? 'Point card claimed!' : `Card ${what} claimed!`),
    /** The same beside a name. */
    short: {
      claimed: (what: string) => `order on ${what}`,
      card: (what: string) => (what === '' ? 'point card' : what),
    },
    points: (before: number, after: number) => `points: ${before} → ${after}`,
    paid: 'paid with',
  },
  columnEmptied: (tile: string) => `Column emptied: ${tile}`,
  progress: {
    orders: (n: number, end: number) => `${n} of ${end} orders`,
    cards: (n: number, end: number) => `${n} of ${end} cards`,
  },
  nearestEnd: (what: string, names: string) => `Closest to the end: ${names}, ${what}`,
  help: 'Help with this table',
  setUp: 'Set-up',
  endTurn: 'End turn',
  turnDone: 'Your turn is done',
  endTurnHint: 'End it, or undo something first.',
  lastTurnDone: 'That was the last turn',
  lastTurnHint: 'See the result, or undo something first.',
  seeResult: 'See the result',
  sailOrAct: 'Sail on, or act here',
  upgradesLeft: (n: number) => `${n} ${n === 1 ? 'upgrade' : 'upgrades'} left`,
  stepsLeft: (n: number) => `${n} ${n === 1 ? 'step' : 'steps'} left`,
  andEnds: (stop: string) => `${stop} and end your turn`,
  andThere: (stop: string, act: string) => `${stop}, ${act}`,
  thenActs: (stop: string, acts: string) => `${stop}, then ${acts}`,
  actsThere: { claim: 'claim', build: 'build', trade: 'trade', harvest: 'harvest' },
  goOnHint: 'Pass the turn to the next player?',
  undo: 'Undo',
  backTo: (what: string) => `Back to here: ${what}`,
  undoTurn: 'Restart turn',
  noUndoYet: 'Nothing to undo: you have not chosen anything this turn.',
  noUndoRevealed: 'What you chose revealed something new: it cannot be undone.',
  chart: 'Sea chart',
  zoomIn: 'Enlarge the chart',
  zoomOut: 'Make the chart smaller',
  chartHelp: 'Arrow keys move from tile to tile, Enter chooses.',
  options: 'Options',
  moreOptions: 'Show the options below',
  /** Where buttons are narrow; the drawing beside it says the rest. */
  fromPlace: (place: string, stack: number | null) => `From ${place}${stack === null ? '' : `, stack ${stack}`}`,
  cardOnly: 'No tile, only the card',
  justRest: 'Just rest',
  /** @param isMore whether other moves have buttons of their own above it */
  asList: (n: number, isMore: boolean) => `${n} ${isMore ? 'more ' : ''}${n === 1 ? 'move' : 'moves'} as a list`,
  since: 'Since your last turn',
  fresh: 'new',
  freshCard: 'New since your last turn',
  sinceHelp: 'Show what the others have done since your last turn once more (R)',
  log: 'Log',
  logBegins: 'Every move will stand here, the latest at the top.',
  parts: 'Parts of the board',
  chooseHere: 'choose here',
  standings: 'How everybody stands',
  standing: {
    covered: 'points covered',
    leads: 'in the lead',
    turn: 'on turn',
    ends: {
      orders: (end: number) => `${end} claimed orders end the match`,
      cards: (end: number) => `${end} claimed cards end the match`,
    },
    youHave: (n: number) => `you have ${n}`,
    has: (name: string, n: number) => `${name} has ${n}`,
  },
  others: 'The others',
  opponent: 'Opponent',
  otherBoard: 'The other board',
  task: 'Task',
  yourBoard: 'Your board',
  board: 'Board',
  boardOf: (name: string) => `${name}’s board`,
  hold: 'Cubes',
  holdOf: (n: number, limit: number) => `${n} of ${limit} cubes`,
  tooMany: (n: number, limit: number) => `Too many cubes: keep ${limit}, give up ${n}`,
  overLimit: (n: number) => `${n} too many at the end of the turn`,
  ordersOf: (n: number, all: number) => `Orders: ${n} of ${all}`,
  outposts: 'Outposts',
  bonusTiles: 'Bonus tiles',
  builtOutposts: (n: number) => `Outposts: ${n}`,
  pointsNow: (n: number): string => (n === 1 ? 'point now' : 'points now'),
  supply: 'Bonus tiles left',
  pileLeft: (n: number) => (n === 1 ? '1 order in the pile' : `${n} orders in the pile`),
  closedIn: (n: number) => (n === 1 ? 'the next one: Closed Port' : `among the next ${n}: Closed Port`),
  /** @param places the closed ports. */
  closedOut: (places: readonly string[]) => `${places.join(' and ')}: closed until an order elsewhere is claimed`,
  closedPort: 'Closed Port',
  closedHere: 'Closed Port: nothing can be claimed here until somebody claims an order elsewhere',
  /** What is said of the orders beside the chart, explained. */
  pileMeans:
    'The pile of orders lies face down. When somebody claims an order, the top one of the pile is turned up on that port.',
  closedMeans:
    'The Closed Port is one of the next orders of the pile. Where it comes up, nothing can be claimed until somebody claims an order elsewhere.',
  closedOutMeans:
    'The Closed Port lies there instead of an order. When somebody claims an order elsewhere, it moves to that port, and a new order comes to this one.',
  emptyPort: 'no order left',
  left: (n: number) => `${n} left`,
  reveals: 'This reveals something new and cannot be undone.',
  endsTurn: 'It ends your turn.',
  makesLast: (points: string | null, over: boolean) =>
    `This ${over ? 'ends the match' : 'makes it the last round'}${points === null ? '' : `; points then: ${points}`}.`,
  rivalReacts: 'The rival reacts to this, and then it cannot be undone.',
  doIt: 'Confirm',
  pickCube: (place: string) => `Which cube stays on the way to ${place}?`,
  leaveBehind: (cube: string) => `Leave ${cube} behind`,
  picked: (cube: string) => `Leaving ${cube}: now choose a tile`,
  ahead: 'What happens',
  pays: 'pay',
  givesUp: 'give up',
  leaves: 'leaving',
  leavesAny: 'leaving a cube of your choice',
  /** What a voyage costs and brings with the cubes lying where it ends, after those that it leaves on the way. */
  inAll: (fewer: string, more: string) =>
    fewer === '' && more === ''
      ? 'with what lies there, in all: as many cubes as before'
      : `with what lies there, in all: ${[fewer && `${fewer} fewer`, more && `${more} more`].filter(Boolean).join(', ')}`,
  tollTo: (names: string) => `toll: a cube to ${names}`,
  paysCards: (n: number) => (n === 1 ? 'costs a merchant card' : `costs ${n} merchant cards`),
  restsIdly: 'nothing comes back: this only passes your turn',
  forCard: (step: string) => `${step}: costs a merchant card`,
  there: (acts: string) => `possible there: ${acts}`,
  buildThere: (price: number, cubes: string) => (price === 0 ? 'build for free' : `build for ${cubes}`),
  holdAfter: (n: number, limit: number) => `cubes ${n}/${limit}`,
  /** @param cubes how many are over the limit: "2 cubes". */
  wouldGiveUp: (cubes: string) => `you would have to give up ${cubes}`,
  /** On a button, after the words of an option. */
  tooManyBy: (n: number) => `${n} too many`,
  pointsAfter: (before: number, after: number, why: string) => `points ${before} → ${after}: ${why}`,
  offerMakes: (offer: string, why: string) => `${offer}. Points: ${why}.`,
  pointsFor: {
    tiles: (n: string) => `${n} for the order`,
    cards: (n: string) => `${n} for the card`,
    coins: (n: string) => `${n} for the coin`,
    board: (n: string) => `${n} for the outpost`,
    bonus: (n: string) => `${n} for bonus tiles`,
    exploration: (n: string) => `${n} for the exploration tile`,
    cubes: (n: string) => (n.startsWith('−') ? `${n} for cubes paid` : `${n} for cubes`),
  } as Readonly<Record<string, (n: string) => string>>,
  rivalHow: 'How does it decide?',
  inTheRules: 'in the rules',
  ruleUnder: (section: string) => `in the rules: ${section}`,
  heldCubes: (cubes: string, points: string) => `Held: ${cubes}. Kept to the end, worth ${points}.`,
  noneHeld: (colour: string) => `No ${colour} cubes held.`,
  cubesCount: 'Each cube that is not yellow counts 1 point, now and at the end.',
  pointsMadeOf: (points: string, parts: string) => `${points} now: ${parts}.`,
  pointsOfCubes: (points: string, cubes: string) => `${points} now for cubes alone: ${cubes}.`,
  moreWays: (n: number) => `other ways: ${n}`,
  nextOutpost: (points: number) => `the next one is worth ${points}`,
  /** Before drawn cubes, where there is little room. */
  lacks: 'need',
  missing: (cubes: string) => `missing: ${cubes}`,
  gain: (n: number, cubes: number) =>
    `${n < 0 ? `−${-n}` : `+${n}`} ${Math.abs(n) === 1 ? 'point' : 'points'}${cubes === 0 ? '' : `, ${cubes < 0 ? `−${-cubes}` : `+${cubes}`} for cubes`}`,
  more: (n: number) => (n < 0 ? `−${-n}` : `+${n}`),
  giveUp: (cubes: string) => `Give up ${cubes}`,
  allTimes: (n: number) => `${n} times in a row`,
  follow: (place: string, steps: number, cost: string) => `Sail on to ${place} in ${steps} steps, leaving ${cost}`,
  followFree: (place: string, steps: number) => `Sail on to ${place}${steps > 1 ? ` in ${steps} steps` : ''}`,
  tileHere: { market: 'island', port: 'port', sea: 'open sea' },
  island: (colour: string) => `${colour} island`,
  gives: (give: string, take: string) => `trade ${give} → ${take}`,
  orderHere: (price: string, points: string) => `order ${price} for ${points}`,
  boatsHere: (names: string) => `boats: ${names}`,
  outpostsHere: (names: string) => `outposts: ${names}`,
  heapHere: (cubes: string) => `lying here: ${cubes}`,
  columnBonus:
    'The stars: who has built the outpost of all four rows in a column has emptied it, and takes a bonus tile. A golden star: done.',
  outpostSpaces: (colour: string, built: number, of: number) => `${colour}: ${built} of ${of} built`,

  // a click in vain
  whyNot: {
    held: 'Your turn is done: end it, or undo.',
    heldStep: 'This step is done: go on to the next one.',
    heldLast: 'That was the last turn: see the result, or undo.',
    over: 'The match is over.',
    turnOf: (name: string) => `${name} is to choose now.`,
    notNow: (decision: string) => `Not yet: “${decision}” comes first.`,
    boatElsewhere: (place: string) => `Your boat is not here: its voyage ended at ${place}.`,
    otherFort: (fort: string) => `It belongs to ${fort}, and your settlers are at another fort.`,
    'tiles-full': 'Every space for bonus tiles on your board is taken.',
    'fort-full':
      'Every space for bonus tiles on your board is taken, and you cannot pay for the point card above this fort.',
    'tile-first': 'First choose about the bonus tile of this fort; its card comes next.',
    'too-far': 'Too far: each step leaves a cube behind, and you have too few.',
    'islands-only': 'Boats start on an island, not in a port.',
    'boat-first': 'Your boat sails only when your settlers work at a location with a boat.',
    'column-first':
      'Bonus tiles come when you empty a column of your board: when its outposts of all four rows are built.',
    'next-card': 'This card comes into the row when another one is claimed.',
    'no-cube-asked': 'Nothing asks for a single cube now.',
    'card-first': 'It comes with a card that brings it; it cannot be taken by itself.',
  },
  total: 'Total',
  points: 'Points',
  pointsThen: 'Points when it ended',
  playAgain: 'Play again',
  seatsTurned: 'Rematch, next player first',
  /** @param names of the people for whom they did; null: for the reader alone. */
  finishedByBots: (names: string | null) => `Bots played it to the end for ${names ?? 'you'}.`,
  harder: (level: string) => `Against stronger bots: ${level}`,
  savePicture: 'Save a picture',
  /** The parts of the bars at the end of a match, in order. */
  barParts: (parts: readonly string[]) => `From the left: ${parts.join(' · ')}`,
  story: {
    name: 'The course of the match',
    curve: 'Points of all players from turn to turn',
    best: (name: string, round: number, points: string) =>
      `Best turn, cubes not counted: ${name} in round ${round}, ${points}.`,
    ended: {
      orders: (round: number, name: string, n: number, what: string) =>
        `${name} claimed an order in ${what} and has ${n} orders, so round ${round} was the last.`,
      cards: (round: number, name: string, n: number, what: string) =>
        `${name} claimed ${what || 'a point card'} and has ${n} point cards, so round ${round} was the last.`,
    },
    last: (round: number) => `Round ${round} was the last.`,
    stalled: 'The match ended because nobody had claimed anything for 60 rounds.',
    claims: 'Claims, in order',
    coins: (gold: number, silver: number) => `Coins: ${gold} gold, ${silver} silver`,
    claim: (name: string, round: number, points: string) => `${name}, round ${round}: ${points}`,
    /** After {@link inFront}. */
    decided: (points: string) => `That turn brought ${points}.`,
    lead: (changes: number, round: number) =>
      changes === 0
        ? 'The lead never changed.'
        : changes === 1
          ? `The lead changed once, in round ${round}.`
          : `The lead changed ${changes} times, the last time in round ${round}.`,
    closest: (name: string, points: string, round: number) =>
      `Closest after that: ${name}, ${points} behind in round ${round}.`,
    margin: (name: string, points: string) => `At the end ${name} was only ${points} behind.`,
    nearMiss: {
      orders: (name: string, claimant: string, round: number, points: string, what: string) =>
        `${name} was one cube short of the order on ${what} for ${points} that ${claimant} claimed in round ${round}.`,
      cards: (name: string, claimant: string, round: number, points: string, what: string) =>
        `${name} was one cube short of the card ${what === '' ? '' : `${what} `}for ${points} that ${claimant} claimed in round ${round}.`,
    },
    inFront: (round: number, winner: string) => `In front for good from round ${round} on: ${winner}.`,
  },
  lookBackHint: 'Go through the match step by step; bots show where a turn could have been better',
  lookAtBoard: 'Show the board',
  showResult: 'Show the result',
  gone: 'This match is no longer here.',
};

/** The texts of the page for a table, in one language. */
export type TableUi = typeof table;

/** Everything the page says, in one language. */
export type Ui = FirstUi & TableUi;
