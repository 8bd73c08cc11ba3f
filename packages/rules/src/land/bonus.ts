/** Bonus tiles: face-up stacks of which the top may be taken, and what the tiles score at the end. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, location and stack its cell, and tables of components have an entry per id

import { bitList, lowestBit, nthBit, popcount } from '../core/bits.ts';
import { declareEvents, EVENT_IDS } from '../core/events.ts';
import type { Luck } from '../core/luck.ts';
import { Phase } from '../core/phase.ts';
import { declareRows, type State } from '../core/state.ts';
import { ICONS } from './cards.ts';
import { TURN_UP } from './pending.ts';
import { hasGap } from './turn-up.ts';
import '../hold/bonus-tiles.ts';

declare module '../core/state.ts' {
  interface State {
    /** Per stack of bonus tiles: the top one; -1 if there is none or it is not revealed yet. */
    readonly stack: Int32Array;
    /** Per stack of bonus tiles: how many are left, the top one included. */
    readonly stacked: Int32Array;
    /** Bits of the bonus tiles not revealed yet. */
    readonly unseen: Int32Array;
    /** Per seat: bits of the bonus tiles taken. */
    readonly tiles: Int32Array;
  }
}

declareRows(
  { stack: 'number', stacked: 'number', unseen: 'set', tiles: 'set' },
  (Fields) =>
    class extends Fields {
      override readonly stack = this.view('stack');
      override readonly stacked = this.view('stacked');
      override readonly unseen = this.view('unseen');
      override readonly tiles = this.view('tiles');
    },
);

/** The events it emits. */
const EVENTS = {
  /** The new top of a stack of bonus tiles was revealed. */
  uncovered: { stack: 'number', tile: 'bonus' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);

/** The things that bonus tiles count. */
export const BONUS_TILE_KINDS = ['per-icon', 'per-pair', 'per-2-settlers', 'per-2-merchants', 'flat'] as const;

const PER_ICON = 0;
const PER_PAIR = 1;
const PER_2_SETTLERS = 2;
const PER_2_MERCHANTS = 3;

/** A bonus tile, as a pack describes it. */
export interface BonusTile {
  readonly id: string;
  readonly kind: (typeof BONUS_TILE_KINDS)[number];
  /** The icons it counts, by position in the list of icons: one, two (which may be equal), or none. */
  readonly icons: readonly number[];
  /** Points for each time that what it counts is there. */
  readonly vp: number;
}

/** The most bonus tiles of a pack: one word of bits. */
export const MOST_BONUS_TILES = 32;

/** The bonus tiles of a pack, by position. */
export interface BonusTiles {
  readonly ids: readonly string[];
  /** A position in {@link BONUS_TILE_KINDS}. */
  readonly kind: Int8Array;
  /** The icons it counts; 0 where it counts none. */
  readonly first: Int8Array;
  readonly second: Int8Array;
  readonly vp: Int32Array;
}

/** Gathers tiles into arrays; at most {@link MOST_BONUS_TILES}. */
export function bonusTable(tiles: readonly BonusTile[]): BonusTiles {
  return {
    ids: tiles.map((tile) => tile.id),
    kind: Int8Array.from(tiles, (tile) => BONUS_TILE_KINDS.indexOf(tile.kind)),
    first: Int8Array.from(tiles, (tile) => tile.icons[0] ?? 0),
    second: Int8Array.from(tiles, (tile) => tile.icons[1] ?? 0),
    vp: Int32Array.from(tiles, (tile) => tile.vp),
  };
}

/** One stack: its place (a fort or a board) and its number of tiles at the start. */
export interface Stack {
  readonly at: string;
  readonly size: number;
}

/** A range of stacks: from the first to before the end. */
export interface StackRange {
  readonly first: number;
  readonly end: number;
}

/** Deals the stacks from the tiles `used` (bits); the rest leaves the match unseen. */
export function dealStacks(state: State, stacks: readonly Stack[], used: number, luck: Luck): void {
  state.unseen[0] = used;
  stacks.forEach((stack, index) => {
    state.stack[index] = -1;
    state.stacked[index] = stack.size;
  });
  turnUpStacks(state, luck);
}

/** Reveals the top of every stack whose top was taken. */
export function turnUpStacks(state: State, luck: Luck): void {
  const { stack, stacked } = state;
  if (!hasGap(stack)) return;
  const stacks = stack.length;
  for (let index = 0; index < stacks; index++) {
    if (stack[index]! >= 0 || stacked[index] === 0) continue;
    const unseen = state.unseen[0]!;
    const tile = nthBit(unseen, luck.draw(popcount(unseen)));
    state.unseen[0] = unseen & ~(1 << tile);
    stack[index] = tile;
    if (state.log !== null) state.log.emit(EVENT_IDS.uncovered, index, tile);
  }
}

/** Whether a seat has one of its `spaces` for bonus tiles empty. */
export function hasBonusSpace(state: State, seat: number, spaces: number): boolean {
  return popcount(state.tiles[seat]!) < spaces;
}

/** Whether one of the stacks from `first` to before `end` has a tile. */
export function anyStacked(state: State, first: number, end: number): boolean {
  for (let index = first; index < end; index++) if (state.stack[index]! >= 0) return true;
  return false;
}

/** Writes the stacks from `first` to before `end` that have a tile into `out`; returns how many. */
export function stackedIn(state: State, first: number, end: number, out: Int32Array): number {
  let n = 0;
  for (let index = first; index < end; index++) if (state.stack[index]! >= 0) out[n++] = index;
  return n;
}

/** The mover takes the top tile of a stack; the next one is revealed at the end of the action. */
export function takeTile(state: State, index: number): void {
  const seat = state.mover;
  const tile = state.stack[index]!;
  state.tiles[seat]! |= 1 << tile;
  state.stack[index] = -1;
  state.stacked[index]!--;
  state.pending |= TURN_UP;
  if (state.log !== null) state.log.emit(EVENT_IDS.bonus, seat, tile);
}

/** The top tile of a stack. */
export type BonusTileOption = { readonly kind: 'bonus'; readonly stack: number };

/**
 * Asks for a tile of some stacks while `state.bonuses` are due, if the mover has an empty space and there is a tile. A
 * seat gains it: it can't be declined.
 */
export class TakeBonusTile extends Phase<BonusTileOption> {
  readonly #first: number;
  readonly #end: number;
  readonly #spaces: number;

  /**
   * @param stacks those of which it may be.
   * @param spaces how many tiles a seat may have.
   */
  constructor({ first, end }: StackRange, spaces: number) {
    super('bonus', 'bonuses');
    this.#first = first;
    this.#end = end;
    this.#spaces = spaces;
  }

  reach(state: State): boolean {
    if (hasBonusSpace(state, state.mover, this.#spaces) && anyStacked(state, this.#first, this.#end)) {
      state.actor = state.mover;
      return true;
    }
    state.bonuses = 0;
    return false;
  }

  legal(state: State, out: Int32Array): number {
    return stackedIn(state, this.#first, this.#end, out);
  }

  apply(state: State, code: number): void {
    state.bonuses--;
    takeTile(state, code);
  }

  option(_state: State, code: number): BonusTileOption {
    return { kind: 'bonus', stack: code };
  }

  token(_state: State, code: number): string {
    return `bonus-${code}`;
  }
}

/** The points of a seat's bonus tiles, each on its own. @param total the settlers a seat has in all. */
export function bonusTilePoints(state: State, seat: number, tiles: BonusTiles, total: number): number {
  let points = 0;
  for (let bits = state.tiles[seat]!; bits !== 0; bits &= bits - 1) {
    const tile = lowestBit(bits);
    points += tiles.vp[tile]! * timesCounted(state, seat, tiles, tile, total);
  }
  return points;
}

/** The number of times a seat has what a tile counts. */
function timesCounted(state: State, seat: number, tiles: BonusTiles, tile: number, total: number): number {
  const base = seat * ICONS.length;
  const first = tiles.first[tile]!;
  const second = tiles.second[tile]!;
  switch (tiles.kind[tile]) {
    case PER_ICON:
      return state.icons[base + first]!;
    case PER_PAIR:
      if (first === second) return state.icons[base + first]! >> 1;
      return Math.min(state.icons[base + first]!, state.icons[base + second]!);
    case PER_2_SETTLERS:
      return (total - state.reserve[seat]!) >> 1;
    case PER_2_MERCHANTS:
      return seat < state.merchants.length ? state.merchants[seat]! >> 1 : 0;
    default:
      return 1;
  }
}

/** The ids of a seat's bonus tiles, in the order of the pack. */
export function describeTiles(state: State, seat: number, tiles: BonusTiles): string[] {
  return bitList(state.tiles[seat]!).map((tile) => tiles.ids[tile]!);
}

/** A stack of bonus tiles at a fort or on a board: its top tile, and how many there are. */
export interface StackView {
  readonly at: string;
  readonly top: string | null;
  readonly left: number;
}

/** The stacks, and the bonus tiles not revealed yet. */
export interface StacksView {
  readonly stacks: readonly StackView[];
  readonly unseen: readonly string[];
}

/** The stacks in the words of the protocol. */
export function describeStacks(state: State, stacks: readonly Stack[], tiles: BonusTiles): StacksView {
  return {
    stacks: stacks.map(({ at }, index) => ({
      at,
      top: tiles.ids[state.stack[index]!] ?? null,
      left: state.stacked[index]!,
    })),
    unseen: bitList(state.unseen[0]!).map((tile) => tiles.ids[tile]!),
  };
}
