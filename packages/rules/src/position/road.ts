/** Reads the merchant and point cards of a position: hands and rows on the road, markets and trade routes on land. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state, which the layout makes as long as there are seats, places or components

import { addToSet, setSize } from '../core/bits.ts';
import type { PackReader } from '../core/pack.ts';
import type { State } from '../core/state.ts';
import { ROUTE_CELLS } from '../land/route.ts';
import type { LandTable } from '../land/table.ts';
import type { RoadPack } from '../games/spice-road/pack.ts';
import { MERCHANT_WORDS, type MerchantCards } from '../road/merchant.ts';
import { ORDER_WORDS } from '../road/orders.ts';
import { checkFollows, Ledger } from './ledger.ts';

/** A ledger for the merchant cards of the deck. */
const deckLedger = ({ ids, starters }: MerchantCards): Ledger =>
  new Ledger(
    ids,
    [...ids.keys()].filter((card) => card >= starters),
  );

/** Reads hands, cards played and piles, and the row with its cubes. */
export function readHands(position: PackReader, state: State, seats: number, merchants: MerchantCards): void {
  const deck = deckLedger(merchants);
  const { ids, starters } = merchants;
  const places = [
    ['hand', state.hand],
    ['played', state.played],
    ...(state.filed.length > 0 ? [['pile', state.filed] as const] : []),
  ] as const;
  position
    .at('seats')
    .list(seats, seats)
    .forEach((own, seat) => {
      // Every seat has its own starters.
      const first = new Ledger(ids, [...ids.keys()].slice(0, starters));
      for (const [name, cells] of places) {
        for (const one of own.at(name).list()) {
          const ledger = ids.slice(0, starters).includes(one.value as string) ? first : deck;
          addToSet(cells, seat * MERCHANT_WORDS, ledger.put(one));
        }
      }
      const missing = first.left()[0];
      if (missing !== undefined) own.fail(`"${ids[missing]}" is missing`);
    });
  const market = position.at('market');
  state.market.fill(-1);
  const shown = market.list(0, state.market.length);
  shown.forEach((entry, slot) => {
    state.market[slot] = deck.put(entry.at('card'));
    if (entry.at('heap').value !== undefined) state.marketHeap[slot] = entry.at('heap').cubes(0);
  });
  const left = deck.left();
  if (shown.length < state.market.length && left.length > 0) {
    market.fail('the row has a gap although there are cards for it');
  }
  for (const card of left) addToSet(state.merchantDeck, 0, card);
  deck.checkLeft(position.at('merchantDeck'));
}

/** A ledger for the point cards of the road. */
export const orderLedger = ({ orders }: RoadPack): Ledger => new Ledger(orders.ids);

/** Reads the point cards and coins that a seat has claimed. */
export function readClaims(own: PackReader, state: State, seat: number, ledger: Ledger, coins: number): void {
  for (const card of ledger.putAll(own.at('cards'))) addToSet(state.cards, seat * ORDER_WORDS, card);
  const kinds = ['gold', 'silver'] as const;
  for (const [kind, name] of kinds.entries()) {
    const held = own.at('coins').at(name).whole(0, coins);
    state.coins[seat * 2 + kind] = held;
  }
}

/** Reads the point cards: those of the seats with their coins, the row, the deck. */
export function readOrders(position: PackReader, state: State, seats: number, pack: RoadPack): void {
  const ledger = orderLedger(pack);
  const coins = seats * pack.coins.perSeat;
  const owns = position.at('seats').list(seats, seats);
  owns.forEach((own, seat) => readClaims(own, state, seat, ledger, coins));
  for (const [kind, name] of (['gold', 'silver'] as const).entries()) {
    let held = 0;
    for (let seat = 0; seat < seats; seat++) held += state.coins[seat * 2 + kind]!;
    if (held > coins) position.at('seats').fail(`the seats have ${held} coins of ${name}; there are ${coins}`);
    state.coins[seats * 2 + kind] = coins - held;
  }
  checkFollows(position.at('coins'), { gold: state.coins[seats * 2]!, silver: state.coins[seats * 2 + 1]! });
  const row = position.at('row');
  state.row.fill(-1);
  const shown = row.list(0, state.row.length);
  shown.forEach((card, slot) => (state.row[slot] = ledger.put(card)));
  const left = ledger.left();
  if (shown.length < state.row.length && left.length > 0) {
    row.fail('the row has a gap although there are cards for it');
  }
  for (const card of left) addToSet(state.deck, 0, card);
  ledger.checkLeft(position.at('deck'));
}

/** Whether a seat has as many cards as end a match on the road. */
export function endsOnRoad(state: State, seats: number, { lastCard }: RoadPack): boolean {
  return Array.from({ length: seats }, (_, seat) => setSize(state.cards, seat * ORDER_WORDS, ORDER_WORDS)).some(
    (cards) => cards >= lastCard[seats]!,
  );
}

/** Reads the market of a game on land, trade routes and piles. */
export function readMarket(
  position: PackReader,
  state: State,
  seats: number,
  merchants: MerchantCards,
  land: LandTable,
): void {
  const ledger = deckLedger(merchants);
  const routes = state.route.length > 0;
  state.route.fill(-1);
  let taken = 0;
  let laid = 0;
  position
    .at('seats')
    .list(seats, seats)
    .forEach((own, seat) => {
      state.merchants[seat] = own.at('merchants').whole(0, merchants.ids.length * 4);
      taken += state.merchants[seat]!;
      if (!routes) return;
      own
        .at('route')
        .list(0, ROUTE_CELLS)
        .forEach((entry, slot) => {
          state.route[seat * ROUTE_CELLS + slot] = ledger.put(entry.at('card'));
          state.routed[seat * ROUTE_CELLS + slot] = entry.at('settlers').whole(0, land.pack.settlers.total);
          laid++;
        });
    });
  const market = position.at('market');
  market
    .list(state.market.length, state.market.length)
    .forEach((card, slot) => (state.market[slot] = ledger.putOrNone(card)));
  const pile = position.at('merchantPile');
  let piled = 0;
  for (const card of pile.value === undefined ? [] : ledger.putAll(pile)) {
    addToSet(state.merchantPile, 0, card);
    piled++;
  }
  // If piles become a new deck, they may hold fewer cards than were taken.
  if (routes ? piled + laid !== taken : piled > taken) {
    pile.fail(`the seats have taken ${taken} merchant cards; ${laid} lie on routes and ${piled} in piles`);
  }
  readDeck(position, state, ledger);
  const gap = state.market.indexOf(-1);
  const more = state.merchantDeck.some((word) => word !== 0) || (!routes && piled > 0);
  if (gap >= 0 && (more || state.market.slice(gap).some((card) => card >= 0))) {
    market.fail('the row has a gap although there are cards for it');
  }
}

/** The layers of the deck; by default all cards not placed elsewhere are one layer. */
function readDeck(position: PackReader, state: State, ledger: Ledger): void {
  const deck = position.at('merchantDeck');
  if (deck.value === undefined) {
    for (const card of ledger.left()) addToSet(state.merchantDeck, 0, card);
    return;
  }
  const layers = state.merchantDeck.length / MERCHANT_WORDS;
  deck.list(0, layers).forEach((layer, index) => {
    layer.list(1);
    for (const card of ledger.putAll(layer)) addToSet(state.merchantDeck, index * MERCHANT_WORDS, card);
  });
  ledger.checkNoneLeft(deck);
}
