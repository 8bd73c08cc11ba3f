/** Eastern Wonders, 2 to 4 seats: sail between islands, build outposts, trade, and bring four orders to the ports. */

import type { Assembly } from '../../core/core.ts';
import type { Game, OptionsBy, Setting } from '../../core/game.ts';
import type { GameShape, OptionsOf } from '../../core/shape.ts';
import type { PackFiles } from '../packs.ts';
import { EndTurn, SetUpBackwards } from '../../core/turns.ts';
import { readSeaPack } from './pack.ts';
import { dealBonuses } from '../../sea/bonus.ts';
import type { MapNeeds } from '../../sea/chart.ts';
import { dealTiles } from '../../sea/deal.ts';
import { dealPorts } from '../../sea/ports.ts';
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
import { optionalActions, type OptionalActionKind, seaTurn, type SeaTurnOption } from '../../sea/turn.ts';

/** One market tile of each symbol leaves the match. */
const REMOVED_PER_SYMBOL = 1;

/** The requirements of a custom map of Eastern Wonders. */
export const EASTERN_WONDERS_MAP: MapNeeds = {
  ports: 4,
  markets: 20,
  seas: [0, 4],
  twoNeighbours: false,
  rule: 'EW-48',
};

/** The options of a match. */
const OPTIONS = { map: 'text' } as const;

/** The game as types. */
export interface EasternWonders extends GameShape {
  readonly id: 'eastern-wonders';
  readonly option: SetOption | BoatOption | SeaTurnOption<OptionalActionKind>;
  readonly options: OptionsBy<typeof OPTIONS>;
  readonly seat: SeaSeatView;
  readonly table: SeaTableView;
  readonly packs: Pick<PackFiles, 'eastern-wonders'>;
}

function assemble({ seats, options, packs }: Setting<OptionsOf<EasternWonders>>): Assembly<EasternWonders> {
  const pack = readSeaPack(packs['eastern-wonders']);
  const { markets, vpTiles, bonuses, board } = pack;
  const chart = chooseChart(options.map, EASTERN_WONDERS_MAP, 'first', () => pack.firstMap);
  const table: SeaTable = { seats, sides: seats, chart, markets, vpTiles, bonuses, board };
  const setUp = [new ChooseSet(pack.startingSets), new PlaceBoat(chart), new SetUpBackwards()];

  return {
    game: 'eastern-wonders',
    seats,
    sides: seats,
    layout: { ...seaLayout(table), heap: chart.places.length, sets: 1 },
    deal(state, luck) {
      dealTiles(state, chart, markets, REMOVED_PER_SYMBOL, luck);
      dealPorts(state, vpTiles, luck);
      dealBonuses(state, bonuses);
      state.limit.fill(pack.limit);
      state.boat.fill(-1);
      state.sets[0] = (1 << pack.startingSets.length) - 1;
    },
    chain: [...setUp, ...seaTurn(table, { actions: optionalActions(table) }), new EndTurn(seats, setUp.length)],
    setUp: setUp.length,
    scores: seaScores(table),
    names: seaNames(table),
    tables: { sea: table },
    describe: (state) => ({
      seats: Array.from({ length: seats }, (_, seat) => describeSeaSeat(state, seat, table)),
      table: describeSea(state, table),
    }),
  };
}

/** The game. Its option `map` is `first` (if none is named) or the code of an own map. */
export const easternWonders: Game<EasternWonders> = {
  id: 'eastern-wonders',
  rules: 1,
  seats: [2, 4],
  packs: ['eastern-wonders'],
  options: OPTIONS,
  map: EASTERN_WONDERS_MAP,
  coverable: 'claimed',
  assemble,
};
