/** Trade Winds, 2 to 4 seats: sail round a ring of harbours as the weather lets you, and deliver four orders. */

import { notYellow, parseBundle } from '@windrose/rules';
import {
  Act,
  type ActOption,
  type Assembly,
  BeginTurn,
  Discard,
  type DiscardOption,
  EndTurn,
  type Game,
  type GameShape,
  type NoOptions,
  PASS,
  PayPrice,
  type PriceOption,
  type Setting,
} from '@windrose/rules/mechanisms';

import {
  dealOrders,
  DELIVER,
  harbourLayout,
  HARBOURS,
  LOAD,
  orderPoints,
  ORDERS,
  ordersOf,
  Voyage,
  type VoyageOption,
} from './harbours.ts';
import { inspectors } from './referee.ts';
import { TurnUpWeather, WEATHERS } from './weather.ts';

/** The number of cubes that a boat may keep. */
const LIMIT = 8;

/** The starting cubes of the seats: the first gets two yellow and a red, each later one a yellow more. */
const START = ['YYR', 'YYYR', 'YYYYR', 'YYYYYR'] as const;

/** The game as types. */
export interface TradeWinds extends GameShape {
  readonly id: 'trade-winds';
  readonly option: VoyageOption | PriceOption | ActOption<'load' | 'deliver' | 'pass'> | DiscardOption;
  readonly options: NoOptions;
  readonly seat: {
    /** The harbour of its boat. */
    readonly harbour: string;
    /** The orders it has delivered. */
    readonly orders: readonly string[];
  };
  readonly table: {
    /** The weather of this round. */
    readonly weather: string;
    /** The harbours round the ring, each with its cargo and its order. */
    readonly harbours: readonly { readonly at: string; readonly cargo: string; readonly order: string | null }[];
  };
  readonly packs: Readonly<Record<never, never>>;
}

function assemble({ seats }: Setting<NoOptions>): Assembly<TradeWinds> {
  return {
    game: 'trade-winds',
    seats,
    sides: seats,
    layout: { hold: seats, limit: seats, sky: 1, skyDeck: 1, ...harbourLayout(seats) },
    deal(state, luck) {
      dealOrders(state, luck);
      state.limit.fill(LIMIT);
      for (let seat = 0; seat < seats; seat++) state.hold[seat] = parseBundle(START[seat] ?? '') ?? 0;
    },
    chain: [
      new BeginTurn(),
      new TurnUpWeather(),
      new Voyage(),
      new PayPrice(),
      new Act([LOAD, DELIVER, PASS]),
      new Discard(seats, 1),
      new EndTurn(seats, 0),
    ],
    setUp: 0,
    scores: [
      { part: 'orders', of: orderPoints },
      { part: 'cubes', of: (state, seat) => notYellow(state.hold[seat] ?? 0) },
    ],
    names: {
      weather: WEATHERS.map(({ id }) => id),
      harbour: HARBOURS.map(({ id }) => id),
      order: ORDERS.map(({ id }) => id),
    },
    describe: (state) => ({
      seats: Array.from({ length: seats }, (_, seat) => ({
        harbour: HARBOURS[state.harbour[seat] ?? 0]?.id ?? '',
        orders: ordersOf(state, seat).map((order) => ORDERS[order]?.id ?? ''),
      })),
      table: {
        weather: WEATHERS[state.sky]?.id ?? '',
        harbours: HARBOURS.map(({ id, cargo }, at) => ({
          at: id,
          cargo,
          order: ORDERS[state.wanted[at] ?? -1]?.id ?? null,
        })),
      },
    }),
  };
}

/** The game. */
export const tradeWinds: Game<TradeWinds> = {
  id: 'trade-winds',
  rules: 1,
  seats: [2, 4],
  packs: [],
  options: {},
  inspectors,
  assemble,
};
