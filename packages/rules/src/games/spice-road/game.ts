/** Spice Road, 2 to 5 seats: a caravan's hand of cards turns yellow spice into brown, and spice into points. */

import { required } from '../../core/required.ts';
import type { Assembly } from '../../core/core.ts';
import type { Game, Setting } from '../../core/game.ts';
import type { GameShape, NoOptions, OptionsOf } from '../../core/shape.ts';
import type { PackFiles } from '../packs.ts';
import { notYellow } from '../../core/spice.ts';
import { BeginTurn, EndTurn } from '../../core/turns.ts';
import { Discard, type DiscardOption } from '../../hold/limit.ts';
import { Trade, type TradeOption } from '../../hold/trade.ts';
import { Upgrade, type UpgradeOption } from '../../hold/upgrade.ts';
import { readRoadPack, ROAD_SEATS } from './pack.ts';
import { PlaceCubes, type PlaceOption } from '../../road/acquire.ts';
import { MERCHANT_WORDS } from '../../road/merchant.ts';
import {
  ClaimOrder,
  coinPoints,
  dealOrders,
  describeCoins,
  describeOrderRow,
  describeOrders,
  ORDER_WORDS,
  orderPoints,
  type ClaimCardOption,
  type OrderRowView,
  type OrderSeatView,
} from '../../road/orders.ts';
import { dealMerchants, describeMarket, describeOwnCards, type HandView, type MarketView } from '../../road/row.ts';
import { RoadTurn, type RoadTurnOption } from '../../road/turn.ts';

/** The game as types. */
export interface SpiceRoad extends GameShape {
  readonly id: 'spice-road';
  readonly option:
    | RoadTurnOption
    | ClaimCardOption
    | PlaceOption
    | UpgradeOption<'enough'>
    | TradeOption
    | DiscardOption;
  readonly options: NoOptions;
  readonly seat: HandView & OrderSeatView;
  readonly table: MarketView & OrderRowView;
  readonly packs: Pick<PackFiles, 'spice-road'>;
}

function assemble({ seats, packs }: Setting<OptionsOf<SpiceRoad>>): Assembly<SpiceRoad> {
  const pack = readRoadPack(packs['spice-road']);
  const { merchants, orders, coins, row } = pack;
  const turn = [
    new BeginTurn(),
    // one of four …
    new RoadTurn(
      merchants,
      row.merchants,
      ['played'],
      new ClaimOrder(
        orders,
        coins,
        seats,
        row.points,
        required(pack.lastCard[seats], `end of the game for ${seats} seats`),
      ),
    ),
    // … and what is to be chosen about it …
    new PlaceCubes(),
    new Upgrade('enough'),
    new Trade(),
    // … then the limit
    new Discard(seats, 1),
    new EndTurn(seats, 0, true),
  ];

  return {
    game: 'spice-road',
    seats,
    sides: seats,
    layout: {
      hold: seats,
      limit: seats,
      hand: seats * MERCHANT_WORDS,
      played: seats * MERCHANT_WORDS,
      market: row.merchants,
      marketHeap: row.merchants,
      merchantDeck: MERCHANT_WORDS,
      cards: seats * ORDER_WORDS,
      row: row.points,
      deck: ORDER_WORDS,
      coins: (seats + 1) * 2,
    },
    deal(state, luck) {
      dealOrders(state, seats, orders, coins, luck);
      dealMerchants(state, seats, merchants, luck);
      state.limit.fill(pack.limit);
      state.hold.set(pack.startingCubes.slice(0, seats));
    },
    chain: turn,
    setUp: 0,
    scores: [
      { part: 'cards', of: (state, side) => orderPoints(state, side, orders) },
      { part: 'coins', of: (state, side) => coinPoints(state, side, coins) },
      { part: 'cubes', of: (state, side) => notYellow(required(state.hold[side], `hold of seat ${side}`)) },
    ],
    names: { merchant: merchants.ids, card: orders.ids },
    tables: { merchants, orders },
    describe: (state) => ({
      seats: Array.from({ length: seats }, (_, seat) => ({
        hand: describeOwnCards(state.hand, seat, merchants),
        played: describeOwnCards(state.played, seat, merchants),
        cards: describeOrders(state, seat, orders),
        coins: describeCoins(state, seat),
      })),
      table: {
        ...describeMarket(state, merchants),
        ...describeOrderRow(state, orders),
        coins: describeCoins(state, seats),
      },
    }),
  };
}

/** The game. */
export const spiceRoad: Game<SpiceRoad> = {
  id: 'spice-road',
  rules: 1,
  seats: ROAD_SEATS,
  packs: ['spice-road'],
  options: {},
  coverable: 'cards',
  assemble,
};
