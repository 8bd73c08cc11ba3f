/** Exploration tiles cover locations, or are beside the boards, until an exploration card takes one with its bonus. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, location and stack its cell, and tables of components have an entry per id

import { bitList, lowestBit, nthBit, popcount } from '../core/bits.ts';
import { declareEvents, EVENT_IDS } from '../core/events.ts';
import type { Luck } from '../core/luck.ts';
import { NO_OPTION, Phase } from '../core/phase.ts';
import { required } from '../core/required.ts';
import { addUpTo, type Bundle } from '../core/spice.ts';
import { declareRows, type State } from '../core/state.ts';
import { ICONS } from './cards.ts';
import { cover, settle, uncover } from './locations.ts';
import { EXPLORE } from './pending.ts';
import '../hold/gain.ts';

declare module '../core/state.ts' {
  interface State {
    /** Bits of the exploration tiles beside the boards. */
    readonly beside: Int32Array;
    /** Per seat: bits of the exploration tiles taken. */
    readonly explored: Int32Array;
  }
}

declareRows(
  { beside: 'set', explored: 'set' },
  (Fields) =>
    class extends Fields {
      override readonly beside = this.view('beside');
      override readonly explored = this.view('explored');
    },
);

/** The events it emits. */
const EVENTS = {
  /** An exploration tile was taken; "beside" the boards, or from the location it covered. */
  explored: { seat: 'number', tile: 'exploration', at: 'location' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
  interface ComponentNames {
    /** The exploration tiles. */
    readonly exploration: readonly string[];
  }
}
declareEvents(EVENTS);

/** Rewards of exploration tiles: cubes or a settler at once, points or another icon at the end. */
export const EXPLORATION_KINDS = ['cubes', 'settler', 'points', 'icon'] as const;

const CUBES = 0;
const SETTLER = 1;
const POINTS = 2;

/** An exploration tile, as a pack describes it. What its kind does not have is 0. */
export interface ExplorationTile {
  readonly id: string;
  readonly kind: (typeof EXPLORATION_KINDS)[number];
  readonly cubes: Bundle;
  readonly settlers: number;
  readonly vp: number;
  /** The icon, by position in the list of icons. */
  readonly icon: number;
}

/** The most exploration tiles of a pack: one word of bits. */
export const MOST_EXPLORATION_TILES = 32;

/** The exploration tiles of a pack, by position. */
export interface ExplorationTiles {
  readonly ids: readonly string[];
  /** A position in {@link EXPLORATION_KINDS}. */
  readonly kind: Int8Array;
  readonly cubes: Int32Array;
  readonly settlers: Int8Array;
  readonly vp: Int32Array;
  readonly icon: Int8Array;
}

/** Gathers tiles into arrays; at most {@link MOST_EXPLORATION_TILES}. */
export function explorationTable(tiles: readonly ExplorationTile[]): ExplorationTiles {
  return {
    ids: tiles.map((tile) => tile.id),
    kind: Int8Array.from(tiles, (tile) => EXPLORATION_KINDS.indexOf(tile.kind)),
    cubes: Int32Array.from(tiles, (tile) => tile.cubes),
    settlers: Int8Array.from(tiles, (tile) => tile.settlers),
    vp: Int32Array.from(tiles, (tile) => tile.vp),
    icon: Int8Array.from(tiles, (tile) => tile.icon),
  };
}

/**
 * Puts a random tile on each of some locations; the others are beside the boards or leave the match.
 * @param covered the locations, by position; not more than there are tiles.
 */
export function dealExploration(
  state: State,
  tiles: ExplorationTiles,
  covered: readonly number[],
  others: 'beside' | 'leave',
  luck: Luck,
): void {
  let left = 2 ** tiles.ids.length - 1;
  for (const at of covered) {
    const tile = nthBit(left, luck.draw(popcount(left)));
    left &= ~(1 << tile);
    cover(state, at, tile);
  }
  if (others === 'beside') state.beside[0] = left;
}

/** Codes from here on name a tile beside the boards, the codes before it a location. */
const BESIDE_CODE = 32;

/** The exploration tile of a location, or one beside the boards. */
export type ExploreOption =
  | { readonly kind: 'explore'; readonly at: string }
  | { readonly kind: 'explore'; readonly tile: string };

/** Asks for the exploration tile that an exploration card brings, while there is one. */
export class Explore extends Phase<ExploreOption> {
  readonly #locations: readonly string[];
  readonly #tiles: ExplorationTiles;

  /** @param locations the ids of the locations, in the order in which the state counts them. */
  constructor(locations: readonly string[], tiles: ExplorationTiles) {
    super('explore', 'pending', EXPLORE);
    this.#locations = locations;
    this.#tiles = tiles;
  }

  reach(state: State): boolean {
    if (anyTile(state)) {
      state.actor = state.mover;
      return true;
    }
    state.pending &= ~EXPLORE;
    return false;
  }

  legal(state: State, out: Int32Array): number {
    let n = 0;
    for (let bits = state.closed[0]!; bits !== 0; bits &= bits - 1) out[n++] = lowestBit(bits);
    for (let bits = besideBits(state); bits !== 0; bits &= bits - 1) out[n++] = BESIDE_CODE + lowestBit(bits);
    return n;
  }

  apply(state: State, code: number): void {
    state.pending &= ~EXPLORE;
    let tile = code - BESIDE_CODE;
    if (tile >= 0) {
      state.beside[0]! &= ~(1 << tile);
    } else {
      tile = uncover(state, code);
    }
    this.#take(state, tile, code);
  }

  option(_state: State, code: number): ExploreOption {
    if (code >= BESIDE_CODE) return { kind: 'explore', tile: required(this.#tiles.ids[code - BESIDE_CODE], NO_OPTION) };
    return { kind: 'explore', at: required(this.#locations[code], NO_OPTION) };
  }

  token(_state: State, code: number): string {
    return `explore-${code >= BESIDE_CODE ? this.#tiles.ids[code - BESIDE_CODE]! : this.#locations[code]!}`;
  }

  /** The mover takes a tile and has its bonus. */
  #take(state: State, tile: number, code: number): void {
    const seat = state.mover;
    const tiles = this.#tiles;
    state.explored[seat]! |= 1 << tile;
    if (state.log !== null) {
      const at = code >= BESIDE_CODE ? this.#locations.length : code;
      state.log.emit(EVENT_IDS.explored, seat, tile, at);
    }
    const kind = tiles.kind[tile]!;
    if (kind === CUBES) {
      const before = state.hold[seat]!;
      const hold = addUpTo(before, tiles.cubes[tile]!);
      state.hold[seat] = hold;
      if (state.log !== null) state.log.emit(EVENT_IDS.gained, seat, hold - before);
    } else if (kind === SETTLER) {
      settle(state, seat, tiles.settlers[tile]!);
    } else if (kind !== POINTS) {
      state.icons[seat * ICONS.length + tiles.icon[tile]!]!++;
    }
  }
}

/** The names of the places of exploration tiles, for events: the locations, then "beside". */
export function explorationPlaces(locations: readonly string[]): string[] {
  return [...locations, 'beside'];
}

function besideBits(state: State): number {
  return state.beside.length > 0 ? state.beside[0]! : 0;
}

function anyTile(state: State): boolean {
  return state.closed[0] !== 0 || besideBits(state) !== 0;
}

/** The points of a seat's exploration tiles. */
export function explorationPoints(state: State, seat: number, tiles: ExplorationTiles): number {
  let points = 0;
  for (let bits = state.explored[seat]!; bits !== 0; bits &= bits - 1) points += tiles.vp[lowestBit(bits)]!;
  return points;
}

/** The ids of the tiles in a word of bits, in the order of the pack. */
export function explorationIds(bits: number, tiles: ExplorationTiles): string[] {
  return bitList(bits).map((tile) => tiles.ids[tile]!);
}
