/** From East to West, Part I, 2 to 4 seats: settlers and merchant cards, which make up a trade route. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat and place its cell

import type { Assembly } from '../../core/core.ts';
import type { Game, Setting } from '../../core/game.ts';
import type { GameShape, NoOptions, OptionsOf } from '../../core/shape.ts';
import type { PackFiles } from '../packs.ts';
import { Turn } from '../../core/turn-choice.ts';
import { BeginTurn, EndTurn } from '../../core/turns.ts';
import { Discard, type DiscardOption } from '../../hold/limit.ts';
import { Trade, type TradeOption } from '../../hold/trade.ts';
import { Upgrade, type UpgradeOption } from '../../hold/upgrade.ts';
import { Explore, type ExploreOption } from '../../land/exploration.ts';
import { TakeFortCard, TakeFortTile, type FortCardOption, type FortTileOption } from '../../land/forts.ts';
import { recallFromLocations, Work, type WorkOption } from '../../land/locations.ts';
import {
  AnotherTurn,
  dealMarket,
  describeMerchants,
  fillMarket,
  marketLayout,
  type MerchantMarket,
  PutAway,
  REFRESH_MARKET,
  type MerchantMarketView,
  type MerchantSeatView,
} from '../../land/merchants.ts';
import { Rest, type RestOption } from '../../land/rest.ts';
import {
  ADJUST_ROUTE,
  AdjustRoute,
  dealRoutes,
  describeRoute,
  recallFromRoute,
  routeLayout,
  SwapRoute,
  UseOrTake,
  workAtMarketOrRoute,
  WorkRoute,
  type AdjustOption,
  type MarketOption,
  type ReplaceOption,
  type RouteOption,
  type RouteSeatView,
} from '../../land/route.ts';
import { LandTable, type LandSeatView, type LandTableView } from '../../land/table.ts';
import { TurnUp } from '../../land/turn-up.ts';
import { readLandPack } from '../new-world/pack.ts';
import { readRoadPack } from '../spice-road/pack.ts';

/** The game as types. */
export interface EastToWest1 extends GameShape {
  readonly id: 'east-to-west-1';
  readonly option:
    | WorkOption
    | RouteOption
    | RestOption
    | FortTileOption
    | FortCardOption
    | ExploreOption
    | MarketOption
    | ReplaceOption
    | AdjustOption
    | UpgradeOption<'enough'>
    | TradeOption
    | DiscardOption;
  readonly options: NoOptions;
  readonly seat: LandSeatView & MerchantSeatView & RouteSeatView;
  readonly table: LandTableView & MerchantMarketView;
  readonly packs: Pick<PackFiles, 'new-world' | 'spice-road'>;
}

function assemble({ seats, packs }: Setting<OptionsOf<EastToWest1>>): Assembly<EastToWest1> {
  const pack = readLandPack(packs['new-world']);
  const { merchants } = readRoadPack(packs['spice-road']);
  const table = new LandTable(pack, 'part1', seats);
  const { build, forts, ids } = table;
  const market: MerchantMarket = { cards: merchants, slot: table.marketSlot, slots: build.markets.length };
  const atMarket = workAtMarketOrRoute(market);
  const locations = table.locations({
    market: () => atMarket,
    'refresh-market': () => REFRESH_MARKET,
    'adjust-route': () => ADJUST_ROUTE,
  });

  return {
    game: 'east-to-west-1',
    seats,
    sides: seats,
    layout: { ...table.layout, ...marketLayout(market, seats), ...routeLayout(seats) },
    deal(state, luck) {
      table.deal(state, luck);
      dealMarket(state, market, luck);
      dealRoutes(state);
    },
    chain: [
      new BeginTurn(),
      // work, also on the own route, or rest …
      new Turn([
        new Work(locations),
        new WorkRoute(merchants),
        new Rest([recallFromLocations(locations), recallFromRoute]),
      ]),
      // … at a fort a tile, then a card with its benefit …
      new TakeFortTile(forts),
      new TakeFortCard(forts),
      new Explore(ids, pack.exploration),
      // … at a market the card's use, or its place on the route …
      new UseOrTake(market),
      new SwapRoute(market),
      new AdjustRoute(),
      // … elsewhere what the location or a merchant card lets one do …
      new Upgrade('enough'),
      new Trade(),
      new PutAway(market),
      // … then what was taken is replaced, and the limit
      new TurnUp([...table.refills, fillMarket]),
      new Discard(seats),
      new AnotherTurn(0),
      new EndTurn(seats, 0, true),
    ],
    setUp: 0,
    scores: table.scores,
    names: { ...table.names, merchant: merchants.ids },
    tables: { land: table, merchants },
    describe: (state) => ({
      seats: Array.from({ length: seats }, (_, seat) => ({
        ...table.describeSeat(state, seat),
        merchants: state.merchants[seat]!,
        route: describeRoute(state, seat, merchants),
      })),
      table: { ...table.describeTable(state), ...describeMerchants(state, market) },
    }),
  };
}

/** The game. */
export const eastToWest1: Game<EastToWest1> = {
  id: 'east-to-west-1',
  rules: 1,
  seats: [2, 4],
  packs: ['new-world', 'spice-road'],
  options: {},
  assemble,
};
