/** A New World, 2 to 4 seats: place settlers, work the land, and pay for eight point cards at the forts. */

import { required } from '../../core/required.ts';
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
import { TakeFortCard, TakeFortTile, type FortCardOption, type FortTileOption } from '../../land/forts.ts';
import { recallFromLocations, Work, type WorkOption } from '../../land/locations.ts';
import { Rest, type RestOption } from '../../land/rest.ts';
import { LandTable, type LandSeatView, type LandTableView } from '../../land/table.ts';
import { TurnUp } from '../../land/turn-up.ts';
import { readLandPack } from './pack.ts';

/** The boards of which one is laid beside the other three. */
const FOURTH_BOARDS = ['D1', 'E1', 'F1'] as const;

/** The options of a match. */
const OPTIONS = { board: FOURTH_BOARDS } as const;

/** The game as types. */
export interface NewWorld extends GameShape {
  readonly id: 'new-world';
  readonly option:
    | WorkOption
    | RestOption
    | FortTileOption
    | FortCardOption
    | ExploreOption
    | UpgradeOption<'enough'>
    | TradeOption
    | DiscardOption;
  readonly options: OptionsBy<typeof OPTIONS>;
  readonly seat: LandSeatView;
  readonly table: LandTableView;
  readonly packs: Pick<PackFiles, 'new-world'>;
}

function assemble({ seats, options, packs, luck }: Setting<OptionsOf<NewWorld>>): Assembly<NewWorld> {
  const pack = readLandPack(packs['new-world']);
  const { choice } = pack.builds.base;
  const fourth = options.board ?? required(choice[luck.draw(choice.length)], 'board to choose');
  const table = new LandTable(pack, 'base', seats, fourth);
  const { forts, ids } = table;
  const locations = table.locations();

  return {
    game: 'new-world',
    seats,
    sides: seats,
    layout: table.layout,
    deal: (state, chance) => table.deal(state, chance),
    chain: [
      new BeginTurn(),
      // work or rest …
      new Turn([new Work(locations), new Rest([recallFromLocations(locations)])]),
      // … at a fort a tile, then a card with its benefit …
      new TakeFortTile(forts),
      new TakeFortCard(forts),
      new Explore(ids, pack.exploration),
      // … elsewhere what the location lets one do …
      new Upgrade('enough'),
      new Trade(),
      // … then what was taken is replaced, and the limit
      new TurnUp(table.refills),
      new Discard(seats),
      new EndTurn(seats, 0, true),
    ],
    setUp: 0,
    scores: table.scores,
    names: table.names,
    tables: { land: table },
    describe: (state) => ({
      seats: Array.from({ length: seats }, (_, seat) => table.describeSeat(state, seat)),
      table: table.describeTable(state),
    }),
  };
}

/** The game. Its option `board` names the fourth board; if none is named, one is drawn. */
export const newWorld: Game<NewWorld> = {
  id: 'new-world',
  rules: 1,
  seats: [2, 4],
  packs: ['new-world'],
  options: OPTIONS,
  assemble,
};
