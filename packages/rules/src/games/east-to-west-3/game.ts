/** From East to West, Part III, 2 to 4 seats: settlers, merchant cards and islands, all three games in one. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat and place its cell

import type { Assembly } from '../../core/core.ts';
import type { Game, OptionsBy, Setting } from '../../core/game.ts';
import type { GameShape, OptionsOf } from '../../core/shape.ts';
import type { PackFiles } from '../packs.ts';
import { Turn } from '../../core/turn-choice.ts';
import { BeginTurn, EndTurn } from '../../core/turns.ts';
import { Discard, type DiscardOption } from '../../hold/limit.ts';
import { Trade, type TradeOption } from '../../hold/trade.ts';
import { Upgrade, type UpgradeOption } from '../../hold/upgrade.ts';
import { TakeBonusTile, type BonusTileOption } from '../../land/bonus.ts';
import { Explore, type ExploreOption } from '../../land/exploration.ts';
import { TakeFortCard, type FortCardOption } from '../../land/forts.ts';
import {
  dealIslands,
  describeIslands,
  describeIslandsSeat,
  islandActions,
  islandPhases,
  type Islands,
  ISLANDS_MAP,
  islandsLayout,
  type IslandOption,
  type IslandSeatView,
  type IslandsView,
} from '../../land/islands.ts';
import { recallFromLocations, Work, type WorkOption } from '../../land/locations.ts';
import {
  AnotherTurn,
  dealMarket,
  describeMerchants,
  fillMarketFromPiles,
  marketLayout,
  type MerchantMarket,
  PutAway,
  REFRESH_MARKET,
  workAtMarket,
  type MerchantMarketView,
  type MerchantSeatView,
} from '../../land/merchants.ts';
import { Rest, type RestOption } from '../../land/rest.ts';
import { LandTable, type LandSeatView, type LandTableView } from '../../land/table.ts';
import { TurnUp } from '../../land/turn-up.ts';
import { readSeaPack } from '../eastern-wonders/pack.ts';
import { readLandPack } from '../new-world/pack.ts';
import { readRoadPack } from '../spice-road/pack.ts';
import { randomIslands } from '../../sea/random-map.ts';
import { boardPoints } from '../../sea/outposts.ts';
import { chooseChart } from '../../sea/table.ts';

/** Number of taken merchant cards per bonus tile. */
const CARDS_FOR_BONUS = 4;

/** The options of a match. */
const OPTIONS = { map: 'text' } as const;

/** The game as types. */
export interface EastToWest3 extends GameShape {
  readonly id: 'east-to-west-3';
  readonly option:
    | WorkOption
    | RestOption
    | FortCardOption
    | ExploreOption
    | IslandOption
    | UpgradeOption<'enough'>
    | TradeOption
    | BonusTileOption
    | DiscardOption;
  readonly options: OptionsBy<typeof OPTIONS>;
  readonly seat: LandSeatView & MerchantSeatView & IslandSeatView;
  readonly table: LandTableView & MerchantMarketView & IslandsView;
  readonly packs: Pick<PackFiles, 'new-world' | 'eastern-wonders' | 'spice-road'>;
}

function assemble({ seats, options, packs, luck: before }: Setting<OptionsOf<EastToWest3>>): Assembly<EastToWest3> {
  const pack = readLandPack(packs['new-world']);
  const { markets } = readSeaPack(packs['eastern-wonders']);
  const { merchants } = readRoadPack(packs['spice-road']);
  const table = new LandTable(pack, 'part3', seats);
  const { build, forts, ids } = table;
  const chart = chooseChart(options.map, ISLANDS_MAP, 'random', () => randomIslands(before, ISLANDS_MAP.markets));
  const islands: Islands = { seats, chart, markets, board: pack.outposts };
  const market: MerchantMarket = { cards: merchants, slot: table.marketSlot, slots: build.markets.length };
  const atMarket = workAtMarket(market);
  const locations = table.locations({
    ...islandActions(islands, table.spaces),
    market: () => atMarket,
    'refresh-market': () => REFRESH_MARKET,
  });

  return {
    game: 'east-to-west-3',
    seats,
    sides: seats,
    layout: { ...table.layout, ...islandsLayout(islands), ...marketLayout(market, seats) },
    deal(state, luck) {
      table.deal(state, luck);
      dealIslands(state, islands, luck);
      dealMarket(state, market, luck);
    },
    chain: [
      new BeginTurn(),
      // work or rest …
      new Turn([new Work(locations), new Rest([recallFromLocations(locations)])]),
      // … at a fort a card with its benefit …
      new TakeFortCard(forts),
      new Explore(ids, pack.exploration),
      // … at sea a voyage and a building …
      ...islandPhases(islands, table.boardStacks('outpost-column'), build.bonusSpaces),
      // … elsewhere what the location or its merchant card lets one do …
      new Upgrade('enough'),
      new Trade(),
      new PutAway(market, (state, taken) => {
        if (taken % CARDS_FOR_BONUS === 0) state.bonuses = 1;
      }),
      new TakeBonusTile(table.boardStacks('fourth-merchant'), build.bonusSpaces),
      // … then what was taken is replaced, and the limit
      new TurnUp([...table.refills, fillMarketFromPiles]),
      new Discard(seats),
      new AnotherTurn(0),
      new EndTurn(seats, 0, true),
    ],
    setUp: 0,
    scores: [...table.scores, { part: 'board', of: (state, seat) => boardPoints(state, seat, islands.board) }],
    names: { ...table.names, place: chart.places.map((place) => place.id), merchant: merchants.ids },
    tables: { land: table, islands, merchants },
    describe: (state) => ({
      seats: Array.from({ length: seats }, (_, seat) => ({
        ...table.describeSeat(state, seat),
        merchants: state.merchants[seat]!,
        ...describeIslandsSeat(state, seat, islands),
      })),
      table: {
        ...table.describeTable(state),
        ...describeMerchants(state, market),
        ...describeIslands(state, islands),
      },
    }),
  };
}

/** The game. Its option `map` is `random` (if none is named) or the code of an own map. */
export const eastToWest3: Game<EastToWest3> = {
  id: 'east-to-west-3',
  rules: 2,
  seats: [2, 4],
  packs: ['new-world', 'eastern-wonders', 'spice-road'],
  options: OPTIONS,
  map: ISLANDS_MAP,
  assemble,
};
