/** From Sand to Sea, 2 to 4 seats: Spice Road's merchant cards trade ashore and carry the boats of Eastern Wonders. */

import type { Assembly } from '../../core/core.ts';
import type { Game, OptionsBy, Setting } from '../../core/game.ts';
import type { GameShape, OptionsOf } from '../../core/shape.ts';
import type { PackFiles } from '../packs.ts';
import { BeginTurn, EndTurn, SetUpBackwards } from '../../core/turns.ts';
import { Act, PASS, type ActOption } from '../../hold/act.ts';
import { Discard, type DiscardOption } from '../../hold/limit.ts';
import { PayPrice, type PriceOption } from '../../hold/pay.ts';
import { Trade, type TradeOption } from '../../hold/trade.ts';
import { Upgrade, type UpgradeOption } from '../../hold/upgrade.ts';
import { readSeaPack } from '../eastern-wonders/pack.ts';
import { readRoadPack } from '../spice-road/pack.ts';
import { PlaceCubes, type PlaceOption } from '../../road/acquire.ts';
import { MERCHANT_WORDS } from '../../road/merchant.ts';
import { dealMerchants, describeMarket, describeOwnCards, type HandView, type MarketView } from '../../road/row.ts';
import { RoadTurn, type RoadTurnOption } from '../../road/turn.ts';
import { dealBonuses } from '../../sea/bonus.ts';
import {
  LayCard,
  MOVE_BOAT,
  SailByCards,
  type CardSailOption,
  type LaidSeatView,
  type LayOption,
  type MoveOption,
} from '../../sea/card-sail.ts';
import type { MapNeeds } from '../../sea/chart.ts';
import { noteColumn, TakeColumn, type ColumnOption } from '../../sea/column.ts';
import { dealTiles } from '../../sea/deal.ts';
import { tradeHere } from '../../sea/market.ts';
import { buildHere, FoundOutpost } from '../../sea/outposts.ts';
import { claimHere, dealPorts } from '../../sea/ports.ts';
import { ChooseSet, PlaceBoat, type BoatOption, type SetOption } from '../../sea/start.ts';
import {
  chooseChart,
  describeSea,
  describeSeaSeat,
  seaLayout,
  seaNames,
  seaScores,
  type SeaTable,
  type SeaSeatView,
  type SeaTableView,
} from '../../sea/table.ts';
import { PayToll, type TollOption } from '../../sea/toll.ts';

/** The requirements of a custom map of From Sand to Sea. */
export const SAND_TO_SEA_MAP: MapNeeds = { ports: 4, markets: 16, seas: [0, 4], twoNeighbours: false, rule: 'SS-2' };

/** The options of a match. */
const OPTIONS = { map: 'text' } as const;

/** The game as types. */
export interface SandToSea extends GameShape {
  readonly id: 'sand-to-sea';
  readonly option:
    | SetOption
    | BoatOption
    | RoadTurnOption
    | MoveOption
    | PlaceOption
    | UpgradeOption<'enough'>
    | LayOption
    | CardSailOption
    | TollOption
    | ActOption<'build' | 'trade' | 'claim' | 'pass'>
    | PriceOption
    | ColumnOption
    | TradeOption
    | DiscardOption;
  readonly options: OptionsBy<typeof OPTIONS>;
  readonly seat: HandView & LaidSeatView & SeaSeatView;
  readonly table: MarketView & SeaTableView;
  readonly packs: Pick<PackFiles, 'spice-road' | 'eastern-wonders'>;
}

function assemble({ seats, options, packs }: Setting<OptionsOf<SandToSea>>): Assembly<SandToSea> {
  const { merchants } = readRoadPack(packs['spice-road']);
  const pack = readSeaPack(packs['eastern-wonders']);
  const { markets, vpTiles, startingSets } = pack;
  const { bonuses, board, merchantRow, removed } = pack.sandToSea;
  const chart = chooseChart(options.map, SAND_TO_SEA_MAP, 'first', () => pack.firstMap);
  const table: SeaTable = { seats, sides: seats, chart, markets, vpTiles, bonuses, board };

  const setUp = [new ChooseSet(startingSets), new PlaceBoat(chart), new SetUpBackwards()];
  const turn = [
    new BeginTurn(),
    // one of four …
    new RoadTurn(merchants, merchantRow, ['played', 'filed'], MOVE_BOAT),
    new PlaceCubes(),
    new Upgrade('enough'),
    // … a move is a voyage …
    new LayCard(merchants),
    new SailByCards(chart, seats),
    new PayToll(),
    // … and then at most one action …
    new Act([buildHere(markets, board, seats), tradeHere(markets), claimHere(vpTiles, chart), PASS], 'moving'),
    new PayPrice(),
    new FoundOutpost(markets, board, (state, columnEmptied) => {
      if (columnEmptied) noteColumn(state);
    }),
    new TakeColumn(bonuses, merchantRow),
    // … with the trades of a card or a market …
    new Trade(),
    // … then the limit
    new Discard(seats),
    new EndTurn(seats, setUp.length),
  ];

  return {
    game: 'sand-to-sea',
    seats,
    sides: seats,
    layout: {
      ...seaLayout(table),
      sets: 1,
      hand: seats * MERCHANT_WORDS,
      played: seats * MERCHANT_WORDS,
      filed: seats * MERCHANT_WORDS,
      market: merchantRow,
      marketHeap: merchantRow,
      merchantDeck: MERCHANT_WORDS,
    },
    deal(state, luck) {
      dealTiles(state, chart, markets, removed, luck);
      dealPorts(state, vpTiles, luck);
      dealMerchants(state, seats, merchants, luck);
      dealBonuses(state, bonuses);
      state.limit.fill(pack.limit);
      state.boat.fill(-1);
      state.sets[0] = (1 << startingSets.length) - 1;
    },
    chain: [...setUp, ...turn],
    setUp: setUp.length,
    scores: seaScores(table),
    names: { ...seaNames(table), merchant: merchants.ids },
    tables: { sea: table, merchants },
    describe: (state) => ({
      seats: Array.from({ length: seats }, (_, seat) => ({
        hand: describeOwnCards(state.hand, seat, merchants),
        played: describeOwnCards(state.played, seat, merchants),
        pile: describeOwnCards(state.filed, seat, merchants),
        ...describeSeaSeat(state, seat, table),
      })),
      table: {
        ...describeMarket(state, merchants),
        ...describeSea(state, table),
      },
    }),
  };
}

/** The game. Its option `map` is `first` (if none is named) or the code of an own map. */
export const sandToSea: Game<SandToSea> = {
  id: 'sand-to-sea',
  rules: 1,
  seats: [2, 4],
  packs: ['spice-road', 'eastern-wonders'],
  options: OPTIONS,
  map: SAND_TO_SEA_MAP,
  coverable: 'claimed',
  assemble,
};
