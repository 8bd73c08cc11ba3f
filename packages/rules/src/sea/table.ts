/** A sea game's table: the components of one match, and the descriptions that all games at sea share. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, place and tile its cell, and tables of components have an entry per id

import type { Assembly, ScorePart } from '../core/core.ts';
import { notYellow, SPICE_COUNT } from '../core/spice.ts';
import type { Layout, State } from '../core/state.ts';
import type { HoldView } from '../core/view.ts';
import {
  BONUS_CELLS,
  bonusList,
  BONUS_NAMES,
  bonusPoints,
  type BonusSupply,
  describeSupply,
  type SupplyView,
} from './bonus.ts';
import { type Chart, checkedChart, type MapNeeds, type Place, parseMapCode } from './chart.ts';
import { describeBoat, describeMap, type PlaceView } from './describe.ts';
import type { Markets } from './market.ts';
import { boardPoints, describeOutposts, type OutpostBoard, type OutpostsView } from './outposts.ts';
import { claimedList, claimedPoints, describePorts, type PortsView, type VpTiles } from './ports.ts';
import type { RivalView } from './rival.ts';

declare module '../core/core.ts' {
  interface Tables {
    readonly sea: SeaTable;
  }
}

/** The components of a game at sea. */
export interface SeaTable {
  /** Seats, each with a boat and a board. */
  readonly seats: number;
  /** Sides that own outposts and claim VP tiles: the seats and, in Solo, the rival. */
  readonly sides: number;
  /** The level of Solo's rival, as a position in the list of its levels; missing in other games. */
  readonly rival?: number;
  readonly chart: Chart;
  readonly markets: Markets;
  readonly vpTiles: VpTiles;
  readonly bonuses: BonusSupply;
  readonly board: OutpostBoard;
}

/** The table at sea of a game put together, or null when it has none. */
export function seaTableOf({ tables }: Assembly): SeaTable | null {
  return tables?.sea ?? null;
}

/**
 * The chart of a match: the map that `option` is the code of, or without one (or with `word`) the usual one.
 * @throws RulesError `bad-map` when the code cannot be read, or the map does not have what the game needs.
 */
export function chooseChart(
  option: string | undefined,
  needs: MapNeeds,
  word: string,
  usual: () => readonly Place[],
): Chart {
  const places = option === undefined || option === word ? usual() : parseMapCode(option);
  return checkedChart(places, needs);
}

/** The fields of a state that every game at sea keeps. */
export function seaLayout({ seats, sides, chart }: SeaTable): Layout {
  const places = chart.places.length;
  return {
    hold: sides,
    limit: seats,
    boat: seats,
    tile: places,
    outposts: places,
    built: sides * SPICE_COUNT,
    bonus: sides * BONUS_CELLS,
    supply: BONUS_CELLS,
    port: chart.ports.length,
    pile: 2,
    vp: sides,
  };
}

/** VP tiles, uncovered spaces, bonus tiles and cubes. */
export function seaScores({ vpTiles, board, bonuses }: SeaTable): ScorePart[] {
  return [
    { part: 'tiles', of: (state, side) => claimedPoints(state, side, vpTiles) },
    { part: 'board', of: (state, side) => boardPoints(state, side, board) },
    { part: 'bonus', of: (state, side) => bonusPoints(state, side, bonuses) },
    { part: 'cubes', of: (state, side) => notYellow(state.hold[side]!) },
  ];
}

/** The names of places, bonus tiles and VP tiles. */
export function seaNames({ chart, vpTiles }: SeaTable): Assembly['names'] {
  return {
    place: chart.places.map((place) => place.id),
    bonus: BONUS_NAMES,
    vp: [...vpTiles.ids, 'closed'],
  };
}

/** The view of a seat at sea. */
export interface SeaSeatView {
  /** The place of its boat, or null before it is set. */
  readonly boat: string | null;
  readonly outposts: OutpostsView;
  /** Its bonus tiles by name: `hold`, `points-6` … */
  readonly bonus: readonly string[];
  /** Its VP tiles; "covered" is one that must not be seen. */
  readonly claimed: readonly string[];
}

/** The view of the table at sea. */
export interface SeaTableView extends PortsView {
  readonly map: readonly PlaceView[];
  readonly supply: SupplyView;
}

/** The view of any game at sea; only Solo has a rival. */
export interface SeaView extends SeaTableView {
  readonly seats: readonly (HoldView & SeaSeatView)[];
  readonly rival?: RivalView;
}

/** The data of a seat at sea, in the format of the protocol. */
export function describeSeaSeat(state: State, seat: number, { chart, vpTiles }: SeaTable): SeaSeatView {
  return {
    boat: describeBoat(state, seat, chart),
    outposts: describeOutposts(state, seat),
    bonus: bonusList(state, seat),
    claimed: claimedList(state, seat, vpTiles),
  };
}

/** The data of the table, in the format of the protocol. */
export function describeSea(state: State, table: SeaTable): SeaTableView {
  const { seats, chart, markets, vpTiles, bonuses } = table;
  return {
    map: describeMap(state, chart, markets, seats),
    ...describePorts(state, vpTiles, chart),
    supply: describeSupply(state, bonuses),
  };
}
