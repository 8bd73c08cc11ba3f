/** From East to West, Part II, 2 to 4 seats: settlers and islands. */

import type { Assembly } from '../../core/core.ts';
import type { Game, OptionsBy, Setting } from '../../core/game.ts';
import type { GameShape, OptionsOf } from '../../core/shape.ts';
import type { PackFiles } from '../packs.ts';
import { Turn } from '../../core/turn-choice.ts';
import { BeginTurn, EndTurn } from '../../core/turns.ts';
import { Discard, type DiscardOption } from '../../hold/limit.ts';
import { Trade, type TradeOption } from '../../hold/trade.ts';
import { Upgrade, type UpgradeOption } from '../../hold/upgrade.ts';
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
import { Rest, type RestOption } from '../../land/rest.ts';
import { LandTable, type LandSeatView, type LandTableView } from '../../land/table.ts';
import { TurnUp } from '../../land/turn-up.ts';
import { readSeaPack } from '../eastern-wonders/pack.ts';
import { readLandPack } from '../new-world/pack.ts';
import { randomIslands } from '../../sea/random-map.ts';
import { boardPoints } from '../../sea/outposts.ts';
import { chooseChart } from '../../sea/table.ts';

/** The options of a match. */
const OPTIONS = { map: 'text' } as const;

/** The game as types. */
export interface EastToWest2 extends GameShape {
  readonly id: 'east-to-west-2';
  readonly option:
    | WorkOption
    | RestOption
    | FortCardOption
    | ExploreOption
    | IslandOption
    | UpgradeOption<'enough'>
    | TradeOption
    | DiscardOption;
  readonly options: OptionsBy<typeof OPTIONS>;
  readonly seat: LandSeatView & IslandSeatView;
  readonly table: LandTableView & IslandsView;
  readonly packs: Pick<PackFiles, 'new-world' | 'eastern-wonders'>;
}

function assemble({ seats, options, packs, luck: before }: Setting<OptionsOf<EastToWest2>>): Assembly<EastToWest2> {
  const pack = readLandPack(packs['new-world']);
  const { markets } = readSeaPack(packs['eastern-wonders']);
  const table = new LandTable(pack, 'part2', seats);
  const { build, forts, ids } = table;
  const chart = chooseChart(options.map, ISLANDS_MAP, 'random', () => randomIslands(before, ISLANDS_MAP.markets));
  const islands: Islands = { seats, chart, markets, board: pack.outposts };
  const locations = table.locations(islandActions(islands, table.spaces));

  return {
    game: 'east-to-west-2',
    seats,
    sides: seats,
    layout: { ...table.layout, ...islandsLayout(islands) },
    deal(state, luck) {
      table.deal(state, luck);
      dealIslands(state, islands, luck);
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
      // … elsewhere what the location lets one do …
      new Upgrade('enough'),
      new Trade(),
      // … then what was taken is replaced, and the limit
      new TurnUp(table.refills),
      new Discard(seats),
      new EndTurn(seats, 0, true),
    ],
    setUp: 0,
    scores: [...table.scores, { part: 'board', of: (state, seat) => boardPoints(state, seat, islands.board) }],
    names: { ...table.names, place: chart.places.map((place) => place.id) },
    tables: { land: table, islands },
    describe: (state) => ({
      seats: Array.from({ length: seats }, (_, seat) => ({
        ...table.describeSeat(state, seat),
        ...describeIslandsSeat(state, seat, islands),
      })),
      table: { ...table.describeTable(state), ...describeIslands(state, islands) },
    }),
  };
}

/** The game. Its option `map` is `random` (if none is named) or the code of an own map. */
export const eastToWest2: Game<EastToWest2> = {
  id: 'east-to-west-2',
  rules: 2,
  seats: [2, 4],
  packs: ['new-world', 'eastern-wonders'],
  options: OPTIONS,
  map: ISLANDS_MAP,
  assemble,
};
