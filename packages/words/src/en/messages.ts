/** English. */

import { isLandmark, pointsOfCubes } from '../faces.ts';
import type { SpiceLetter } from '@windrose/rules';
import { localeOf } from '../languages.ts';
import { basics } from './basics.ts';
import { cardNames } from './card-names.ts';
import type { Icon } from '@windrose/rules';
import type { Messages, Say } from '../messages.ts';
import { pluralFor } from '../plural.ts';
import { refusals } from './refusals.ts';

const plural = pluralFor(localeOf('en'));

const COLOURS = { Y: 'yellow', R: 'red', G: 'green', B: 'brown' } as const satisfies Record<SpiceLetter, string>;

const points = (n: number): string => `${n} ${plural(n, { one: 'point', other: 'points' })}`;
const cubeCount = (n: number): string => `${n} ${plural(n, { one: 'cube', other: 'cubes' })}`;

const settlers = (n: number): string => `${n} ${plural(n, { one: 'settler', other: 'settlers' })}`;

const upgrades = (n: number): string => `upgrade up to ${n} ${plural(n, { one: 'time', other: 'times' })}`;

const ICONS: Readonly<Record<Icon, string>> = {
  settlers: 'settler',
  exploration: 'exploration',
  help: 'native help',
  tool: 'tool',
};

/** The landscapes for which a card is good; a name in a custom pack is not translated. */
const lands = (name: string): string => (isLandmark(name) ? `${name}s` : name);

/** The messages. */
export const messages: Messages = {
  ...basics,
  spices: {
    sea: { Y: 'ginger', R: 'chili', G: 'tea', B: 'cloves' },
    land: { Y: 'corn', R: 'meat', G: 'tobacco', B: 'fur' },
    road: { Y: 'turmeric', R: 'saffron', G: 'cardamom', B: 'cinnamon' },
    colours: COLOURS,
  },
  player: (number) => `Player ${number}`,
  rival: 'The rival',
  idle: (who) => `${who} does nothing.`,
  sendingBack: (who, n) => `sending ${settlers(n)} of ${who} back`,

  cardNames,
  quoted: (name) => `“${name}”`,
  cardInMarket: (place, name) =>
    name === null ? `card ${place} of the market` : `${name} (card ${place} of the market)`,
  cardOnRoute: (place, name) => (name === null ? `card ${place} of the route` : `${name} (card ${place} of the route)`),

  noCubes: 'nothing',
  cube: (spice) => `a ${COLOURS[spice]} cube`,
  amount: ({ spice, cubes }) => `${cubes} ${COLOURS[spice]}`,
  cubeThere: (spice) => `a ${COLOURS[spice]} cube`,
  amountThere: ({ spice, cubes }) => `${cubes} ${COLOURS[spice]}`,
  exchange: (give, take) => `${give} for ${take}`,
  cubeCount,
  points,
  placeAt: (coordinates) => `(${coordinates})`,

  bonus(kind, vp) {
    switch (kind) {
      case 'free-move':
        return 'one more free step';
      case 'harvest':
        return 'one more red cube per harvest';
      case 'upgrade':
        return 'an upgrade whenever you build';
      case 'hold':
        return 'room for 3 more cubes';
      case 'points':
        return vp > 0 ? points(vp) : 'points';
    }
  },

  bonusTile(tile) {
    switch (tile.kind) {
      case 'per-icon':
        return `${points(tile.points)} for each ${ICONS[tile.icon]} icon`;
      case 'per-pair': {
        const [a, b] = tile.icons;
        return `${points(tile.points)} for each pair of ${ICONS[a]}${a === b ? '' : ` and ${ICONS[b]}`} icons`;
      }
      case 'per-2-settlers':
        return `${points(tile.points)} for every 2 settlers outside the reserve`;
      case 'per-2-merchants':
        return `${points(tile.points)} for every 2 merchant cards`;
      case 'flat':
        return points(tile.points);
    }
  },
  benefit(benefit) {
    switch (benefit.kind) {
      case 'none':
        return null;
      case 'settlers':
        return benefit.settlers === 1 ? 'a new settler' : `${benefit.settlers} new settlers`;
      case 'exploration':
        return 'an exploration tile';
      case 'help':
        return `native help (${lands(benefit.landmark)})`;
      case 'tool':
        return `a tool (${lands(benefit.landmark)} give a ${COLOURS[benefit.cube]} cube)`;
    }
  },
  card: (price, vp, benefit) => `${price} for ${points(vp)}${benefit === null ? '' : ` and ${benefit}`}`,
  exploration(tile, cubes) {
    switch (tile.kind) {
      case 'cubes':
        return cubes;
      case 'settler':
        return 'a new settler';
      case 'points':
        return points(tile.points);
      case 'icon':
        return `one more ${ICONS[tile.icon]} icon`;
    }
  },
  merchant(card, say) {
    switch (card.kind) {
      case 'spice':
        return `take ${say.cubes(card.cubes)}`;
      case 'upgrade':
        return upgrades(card.upgrades);
      case 'trade':
        return `trade ${say.exchange(card.give, card.take)}`;
    }
  },
  landmarks: { river: 'river', forest: 'forest', hill: 'hill', plain: 'plain' },
  work(work, card, say) {
    switch (work.kind) {
      case 'fort':
        return card === null ? 'visit the fort' : `visit the fort (${say.card(card)})`;
      case 'market':
        return card === null ? 'visit the market' : `visit the market (${say.merchant(card)})`;
      case 'production':
        return `take ${say.cubes(work.cubes)}`;
      case 'upgrade':
        return upgrades(work.upgrades);
      case 'trade':
        return `trade ${say.exchange(work.give, work.take)}`;
      case 'move-boat':
        if (work.reach === 'any') return 'sail to any tile';
        return `sail ${work.reach} ${plural(work.reach, { one: 'tile', other: 'tiles' })}`;
      case 'boat-trade':
        return 'trade where your boat is';
      case 'outpost-trade':
        return 'trade at an outpost';
      case 'refresh-market':
        return 'refresh the market and take another turn';
      case 'adjust-route':
        return 'take a yellow cube and rearrange your route';
    }
  },

  decisions: {
    set: 'Choose your starting cubes',
    boat: 'Choose where your boat starts',
    sail: 'Choose where to sail',
    toll: 'Choose a cube for the toll',
    heap: 'Take the cubes lying here?',
    act: 'Choose your action',
    price: 'Choose a cube to pay with',
    upgrade: 'Choose a cube to upgrade',
    bonus: 'Choose a bonus tile',
    trade: 'Make this trade?',
    discard: 'Too many cubes: choose one to give up',
    turn: 'Choose what to do this turn',
    tile: 'Choose a bonus tile at the fort',
    card: 'Pay for the point card as well?',
    explore: 'Choose an exploration tile',
    build: 'Build an outpost here?',
    outpost: 'Choose the outpost to trade at',
    market: 'Use the merchant card, or add it to your route?',
    swap: 'Your route is full: choose the card to replace',
    adjust: 'Swap two cards of your route?',
    place: 'Choose a cube to put on a card',
    lay: 'Choose the card that pays for the step',
    column: 'A column is empty: choose your reward',
  },
  tradeAgain: 'Trade again?',
  tileThenCard: 'Choose a bonus tile at the fort; the point card is asked for next',

  options: {
    set: ({ cubes }, say) => `start with ${say.cubes(cubes)}`,
    boat: ({ at }, say) => `start at ${say.place(at)}`,
    stay: () => 'stay here',
    step: ({ to, leave }, say) => `sail to ${say.place(to)}${leave === '' ? '' : `, leaving ${say.cubes(leave)}`}`,
    stop: () => 'stay here',
    toll: ({ cube, to }, say) => `pay ${say.seat(to)} ${say.cubes(cube)}`,
    price: ({ cube }, say) => `pay ${say.cubes(cube)}`,
    takeHeap: ({ cubes }, say) => `take ${say.cubes(cubes)} lying here`,
    leaveHeap: () => 'leave the cubes here',
    build: ({ price }) => `build an outpost here ${price === 0 ? 'for free' : `for ${cubeCount(price)}`}`,
    trade: ({ give, take }, say) => `trade ${say.exchange(give, take)}`,
    claimOrder: ({ price, points: vp }, say) => `claim the order: ${say.cubes(price)} for ${points(vp)}`,
    harvest: ({ cubes }, say) => `harvest ${say.cubes(cubes)}`,
    pass: () => 'do nothing',
    upgrade: ({ from, to }, say) => `upgrade ${say.cubes(from)} to ${COLOURS[to]}`,
    skipUpgrade: () => 'skip this upgrade',
    noMoreUpgrades: () => 'stop upgrading',
    noUpgrade: () => 'upgrade nothing',
    bonusTile: ({ tile, from, which }, say) =>
      `take the bonus tile${from === null ? '' : ` from ${from}`}${which === null ? '' : ` (stack ${which} there)`}: ${say.bonus(tile)}`,
    tradeAgain: ({ give, take }, say) => `trade ${say.exchange(give, take)} again`,
    noMoreTrades: () => 'stop trading',
    noTrade: () => 'trade nothing',
    discard: ({ cube }, say) => `give up ${say.cubes(cube)}`,

    work: ({ at, settlers: placed, card, trade }, say) =>
      `place ${settlers(placed)} on ${at}: ${card === null && say.faces.location(at).kind === 'fort' ? 'take a bonus tile at the fort, without its point card' : say.work(at, card)}${trade === null ? '' : ` (${say.exchange(trade.give, trade.take)})`}`,
    useRoute: ({ card, settlers: placed }, say) =>
      `place ${settlers(placed)} on ${say.merchantName(card)} of your route: ${say.merchant(card)}`,
    restSettlers: ({ none }) => (none ? 'rest, with no settler to take back' : 'rest and take back your settlers'),
    noTile: () => 'do without the bonus tile and claim only the point card',
    claimCard: ({ card }, say) => `claim the point card: ${say.card(card)}`,
    noCard: () => 'leave the point card',
    explore: ({ tile, at, alike }, say) =>
      `take the exploration tile ${at === null ? 'beside the boards' : `from ${at}`}${alike === null ? '' : `, number ${alike} of its kind`}: ${say.exploration(tile)}`,
    noBuilding: () => 'do not build',
    outpostTrade: ({ at, give, take }, say) => `trade ${say.exchange(give, take)} on ${say.place(at)}`,
    useMerchant: ({ card }, say) => `use ${say.merchantName(card)}: ${say.merchant(card)}`,
    addToRoute: ({ card }, say) => `add ${say.merchantName(card)} to your route (the card “${say.merchant(card)}”)`,
    replaceRoute: ({ card }, say) =>
      `replace ${say.merchantName(card)} of your route (the card “${say.merchant(card)}”)`,
    swapRoute: ({ seat, a, b }, say) =>
      `swap ${say.onRoute(seat, a - 1, null)} and ${say.onRoute(seat, b - 1, null)} on your route`,
    keepRoute: () => 'leave your route as it is',

    play: ({ card }, say) => `play ${say.merchantName(card)}: ${say.merchant(card)}`,
    acquire: ({ card, price, cubes }, say) =>
      `take ${say.merchantName(card)} (${say.merchant(card)})${lyingOn(cubes, say)}${cubes === '' ? '' : ','} ${price === 0 ? 'for free' : `for ${cubeCount(price)}`}`,
    restCards: ({ none }) => (none ? 'rest, with no card to take back' : 'rest and take back your cards'),
    claimCardWithCoin: ({ card, coin }, say) =>
      `claim ${say.cardName(card) ?? 'the point card'}: ${say.card(card)}${coin === 0 ? '' : ` and ${coinWorth(coin, say)}`}`,
    voyage: () => 'sail, then trade, build or claim an order',
    put: ({ cube, on }, say) => `put ${say.cubes(cube)} on ${say.inMarket(on - 1, null)}`,
    lay: ({ card, from }, say) =>
      `pay with ${say.merchantName(card)} ${from === 'hand' ? 'from your hand' : 'that you have played'} (the card “${say.merchant(card)}”)`,
    freeMerchant: ({ card, cubes }, say) =>
      `take ${say.merchantName(card)} (${say.merchant(card)})${lyingOn(cubes, say)}`,
  },

  events: {
    turn: ({ seat, round }, say) => `Round ${round}: ${say.seat(seat)} to play.`,
    set: ({ seat, cubes }, say) => `${say.seat(seat)} starts with ${say.cubes(cubes)}.`,
    boat: ({ seat, at }, say) => `${say.seat(seat)} starts at ${say.place(at)}.`,
    sailed: ({ seat, to, leave }, say) =>
      `${say.seat(seat)} sails to ${say.place(to)}${leave === '' ? '' : `, leaving ${say.cubes(leave)}`}.`,
    toll: ({ seat, to, cubes }, say) => `${say.seat(seat)} pays ${say.seat(to)} a toll: ${say.cubes(cubes)}.`,
    heap: ({ seat, at, cubes }, say) => `${say.seat(seat)} takes ${say.cubes(cubes)} lying on ${say.place(at)}.`,
    paid: ({ seat, cubes }, say) => `${say.seat(seat)} pays ${say.cubes(cubes)} for an outpost.`,
    built: ({ seat, at, points: vp }, say) =>
      `${say.seat(seat)} builds an outpost on ${say.place(at)}${vp > 0 ? ` and gains ${points(vp)}` : ''}.`,
    upgraded: ({ seat, from, to }, say) =>
      `${say.seat(seat)} upgrades ${say.cubes(from)} to ${COLOURS[to as SpiceLetter]}.`,
    bonus: ({ seat, tile }, say) => `${say.seat(seat)} takes a bonus tile: ${say.bonus(tile)}.`,
    traded: ({ seat, give, take }, say) => `${say.seat(seat)} trades ${say.exchange(give, take)}.`,
    gained: ({ seat, cubes }, say) => `${say.seat(seat)} gains ${say.cubes(cubes)}.`,
    claimed: ({ seat, tile, at, points: vp, count }, say) =>
      `${say.seat(seat)} claims an order in ${say.place(at)}: ${say.cubes(say.faces.order(tile).price)} for ${points(vp)} (order ${count} of 4${cubesPaid(say.faces.order(tile).price)}).`,
    closed: ({ from, to }, say) => `The Closed Port moves from ${say.place(from)} to ${say.place(to)}.`,
    revealed({ tile, at }, say) {
      if (tile === 'closed') return `The Closed Port appears: ${say.place(at)} is closed.`;
      const order = say.faces.order(tile);
      return `A new order in ${say.place(at)}: ${say.cubes(order.price)} for ${points(order.points)}.`;
    },
    discarded: ({ seat, cubes }, say) => `${say.seat(seat)} gives up ${say.cubes(cubes)}.`,
    placed: ({ seat, at, count }, say) => `${say.seat(seat)} places ${settlers(count)} on ${say.place(at)}.`,
    ousted: ({ seat, at, count }, say) =>
      `${say.seat(seat)} is ousted from ${say.place(at)}: ${settlers(count)} ${plural(count, { one: 'comes', other: 'come' })} back.`,
    rested: ({ seat, count }, say) =>
      count === 0 ? `${say.seat(seat)} rests.` : `${say.seat(seat)} rests and takes back ${settlers(count)}.`,
    tools: ({ seat, cubes }, say) => `${say.seat(seat)} gets ${say.cubes(cubes)} from tools.`,
    settled: ({ seat, count }, say) => `${say.seat(seat)} gets ${settlers(count)} from the reserve.`,
    card: ({ seat, card, count }, say) =>
      `${say.seat(seat)} claims ${say.cardName(card) ?? 'a point card'}: ${say.card(card)} (${count} ${plural(count, { one: 'card', other: 'cards' })} in all${cubesPaid(say.faces.pointCard(card).price)}).`,
    dealt: ({ card }, say) => `A new point card${apposed(say.cardName(card))}: ${say.card(card)}.`,
    next: ({ card }, say) => `Next point card in the deck${apposed(say.cardName(card))}: ${say.card(card)}.`,
    explored: ({ seat, tile }, say) => `${say.seat(seat)} takes an exploration tile: ${say.exploration(tile)}.`,
    uncovered: ({ tile }, say) => `A new bonus tile: ${say.bonus(tile)}.`,
    rival: ({ at }, say) => `The rival places an outpost on ${say.place(at)}.`,
    refreshed: ({ seat, count }, say) =>
      `${say.seat(seat)} refreshes the market: ${count} ${plural(count, { one: 'card goes', other: 'cards go' })} under the deck.`,
    shuffled: ({ count }) =>
      `The deck has run out: ${count} used ${plural(count, { one: 'card is', other: 'cards are' })} shuffled into a new one.`,
    routed: ({ seat, card, slot }, say) =>
      `${say.seat(seat)} adds ${say.merchantName(card)} to the trade route, in place ${slot + 1} (the card “${say.merchant(card)}”).`,
    filed: ({ seat, card }, say) =>
      `${say.seat(seat)} removes ${say.merchantName(card)} from the trade route (the card “${say.merchant(card)}”).`,
    sent: (event, say) =>
      `${say.seat(event.seat)} places ${settlers(event.count)} on ${say.onRoute(event.seat, event.slot, event)} of the trade route.`,
    adjusted(event, say) {
      const { seat, a, b } = event;
      return `${say.seat(seat)} swaps ${say.onRoute(seat, a, event)} and ${say.onRoute(seat, b, event)} on the trade route.`;
    },
    played: ({ seat, card }, say) => `${say.seat(seat)} plays ${say.merchantName(card)}: ${say.merchant(card)}.`,
    put: (event, say) => `${say.seat(event.seat)} puts ${say.cubes(event.cubes)} on ${say.inMarket(event.on, event)}.`,
    merchant: ({ seat, card, cubes }, say) =>
      `${say.seat(seat)} takes ${say.merchantName(card)} (${say.merchant(card)})${lyingOn(cubes, say)}.`,
    merchantDealt: ({ card }, say) => `A new merchant card, ${say.merchantName(card)}: ${say.merchant(card)}.`,
    tookBack: ({ seat, count }, say) =>
      count === 0
        ? `${say.seat(seat)} rests.`
        : `${say.seat(seat)} rests and takes back ${count} ${plural(count, { one: 'card', other: 'cards' })}.`,
    coin: ({ seat, points: vp }, say) => `${say.seat(seat)} gets ${coinWorth(vp, say)}.`,
    laid: ({ seat, card, hand }, say) =>
      `${say.seat(seat)} pays for a step with ${say.merchantName(card)}, ${hand === 1 ? 'from hand' : 'already played'} (the card “${say.merchant(card)}”).`,
    final: ({ seat }, say) => `${say.seat(seat)} triggers the end: this is the last round.`,
    over: ({ stalled }) =>
      stalled === 1 ? 'The match ends: no one has claimed anything for 60 rounds.' : 'The match is over.',
  },

  refusals,
  rule: (id) => `${id.endsWith('r') ? 'ruling' : id.endsWith('c') ? 'case' : 'rule'} ${id}`,

  scoreParts: {
    tiles: { name: 'Orders', why: 'the points of the orders claimed at ports' },
    cards: { name: 'Point cards', why: 'the points of the point cards claimed' },
    coins: { name: 'Coins', why: '3 points for each gold coin, 1 for each silver coin' },
    board: { name: 'Outposts', why: 'the values uncovered on the player board by building' },
    bonus: { name: 'Bonus tiles', why: 'the points of the bonus tiles' },
    exploration: { name: 'Exploration tiles', why: 'the points of the exploration tiles' },
    cubes: { name: 'Cubes', why: '1 point for each cube that is not yellow' },
  },
  winner: (name, total, tied) =>
    `${name === null ? 'You win' : `${name} wins`} with ${points(total)}${tied ? ': the later player in turn order wins ties' : ''}.`,
  // The engine's own messages are English and say more.
  error: (_code, message) => message,
};

/** A name behind what it is the name of; "" without one. */
function apposed(name: string | null): string {
  return name === null ? '' : `, ${name}`;
}

/** What the cubes of a price counted while they were held, as an addition; "" for nothing. */
function cubesPaid(price: string): string {
  const lost = pointsOfCubes(price);
  return lost === 0 ? '' : `, cubes paid −${lost}`;
}

/** A coin with its points: "a gold coin worth 3 points". */
function coinWorth(worth: number, say: Say): string {
  const kind = say.faces.coinOf(worth);
  return `a ${kind === null ? '' : `${kind} `}coin worth ${points(worth)}`;
}

/** Cubes on a card, as an addition; "" for none. */
function lyingOn(cubes: string, say: Say): string {
  return cubes === '' ? '' : ` and ${say.cubes(cubes)} lying on it`;
}
