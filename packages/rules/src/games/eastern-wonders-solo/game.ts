/** Eastern Wonders – Solo: one player against a rival that reacts to every turn. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat and place its cell

import type { Assembly } from '../../core/core.ts';
import type { Game, OptionsBy, Setting } from '../../core/game.ts';
import type { GameShape, OptionsOf } from '../../core/shape.ts';
import type { PackFiles } from '../packs.ts';
import { bitList } from '../../core/bits.ts';
import { formatBundle } from '../../core/spice.ts';
import { EndTurn } from '../../core/turns.ts';
import { readSeaPack } from '../eastern-wonders/pack.ts';
import { dealBonuses } from '../../sea/bonus.ts';
import { dealTiles } from '../../sea/deal.ts';
import { claimedList, dealPorts } from '../../sea/ports.ts';
import { randomMap } from '../../sea/random-map.ts';
import { type Reaction, Rival, RIVAL_LEVELS, type RivalView } from '../../sea/rival.ts';
import { PlaceBoat, type BoatOption } from '../../sea/start.ts';
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
import { neededActions, type NeededActionKind, seaTurn, type SeaTurnOption } from '../../sea/turn.ts';
import { EASTERN_WONDERS_MAP } from '../eastern-wonders/game.ts';

/** One market tile of each symbol leaves the match. */
const REMOVED_PER_SYMBOL = 1;

/** The rival's side, after the only seat. */
const RIVAL = 1;

/** The rival's reaction to each action of the player, who has to take one. */
const REACTIONS: Readonly<Record<NeededActionKind, Reaction>> = {
  build: 'market',
  trade: 'market',
  claim: 'port',
  harvest: 'harvest',
};

/** The options of a match. */
const OPTIONS = { map: 'text', level: RIVAL_LEVELS } as const;

/** The game as types. */
export interface EasternWondersSolo extends GameShape {
  readonly id: 'eastern-wonders-solo';
  readonly option: BoatOption | SeaTurnOption<NeededActionKind>;
  readonly options: OptionsBy<typeof OPTIONS>;
  readonly seat: SeaSeatView;
  readonly table: SeaTableView & { readonly rival: RivalView };
  readonly packs: Pick<PackFiles, 'eastern-wonders'>;
}

function assemble({
  options,
  packs,
  luck: before,
}: Setting<OptionsOf<EasternWondersSolo>>): Assembly<EasternWondersSolo> {
  const pack = readSeaPack(packs['eastern-wonders']);
  const { markets, vpTiles, board, soloBonuses: bonuses, startingSets } = pack;
  const level = options.level ?? 'standard';
  const chart = chooseChart(options.map, EASTERN_WONDERS_MAP, 'random', () =>
    randomMap(before, EASTERN_WONDERS_MAP, pack.seaTiles, true),
  );
  const table: SeaTable = {
    seats: 1,
    sides: 2,
    chart,
    markets,
    vpTiles,
    bonuses,
    board,
    rival: RIVAL_LEVELS.indexOf(level),
  };
  const setUp = [new PlaceBoat(chart)];
  const actions = neededActions(table);
  const reactions = actions.map(({ kind }) => REACTIONS[kind]);
  const rival = new Rival({ side: RIVAL, chart, markets, vpTiles }, level, reactions);
  // The rival reacts to the action before the player's limit is checked.
  const chain = [...setUp, ...seaTurn(table, { actions, beforeLimit: [rival] }), new EndTurn(1, setUp.length)];

  return {
    game: 'eastern-wonders-solo',
    seats: 1,
    sides: 2,
    layout: { ...seaLayout(table), heap: chart.places.length },
    deal(state, luck) {
      dealTiles(state, chart, markets, REMOVED_PER_SYMBOL, luck);
      dealPorts(state, vpTiles, luck);
      dealBonuses(state, bonuses);
      state.limit.fill(pack.limit);
      state.boat.fill(-1);
      state.hold[0] = startingSets[luck.draw(startingSets.length)]!;
    },
    chain,
    setUp: setUp.length,
    reaction: chain.indexOf(rival),
    scores: seaScores(table),
    names: seaNames(table),
    tables: { sea: table },
    describe: (state) => ({
      seats: [describeSeaSeat(state, 0, table)],
      table: {
        ...describeSea(state, table),
        rival: {
          hold: formatBundle(state.hold[RIVAL]!),
          outposts: chart.places.flatMap(({ id }, at) => (bitList(state.outposts[at]!).includes(RIVAL) ? [id] : [])),
          claimed: claimedList(state, RIVAL, vpTiles),
        },
      },
    }),
  };
}

/**
 * The game. Its option `map` is `random` (if none is named) or the code of an own map,
 * its option `level` one of `RIVAL_LEVELS` (if none is named, `standard`).
 */
export const easternWondersSolo: Game<EasternWondersSolo> = {
  id: 'eastern-wonders-solo',
  rules: 2,
  seats: [1, 1],
  packs: ['eastern-wonders'],
  options: OPTIONS,
  map: EASTERN_WONDERS_MAP,
  coverable: 'claimed',
  assemble,
};
