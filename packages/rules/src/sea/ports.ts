/** Ports: the VP tiles to be claimed, their pile, and the Closed Port, which moves. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, place and tile its cell, and tables of components have an entry per id

import { bitList, nthBit, popcount } from '../core/bits.ts';
import { declareEvents, EVENT_IDS } from '../core/events.ts';
import type { Luck } from '../core/luck.ts';
import { type Bundle, has } from '../core/spice.ts';
import { declareRows, type State } from '../core/state.ts';
import { noteClaim, triggerEnd } from '../core/turns.ts';
import type { Action } from '../hold/act.ts';
import type { Chart } from './chart.ts';
import './places.ts';

declare module '../core/state.ts' {
  interface State {
    /** Per port: the VP tile on it, `CLOSED_PORT`, or -1. */
    readonly port: Int32Array;
    /** The pile of VP tiles: its orders, as bits; and the number of next tiles among which the Closed Port is (0: revealed). */
    readonly pile: Int32Array;
    /** Per side: bits of the VP tiles claimed. */
    readonly vp: Int32Array;
  }
}

declareRows(
  { port: 'number', pile: 'set', vp: 'set' },
  (Fields) =>
    class extends Fields {
      override readonly port = this.view('port');
      override readonly pile = this.view('pile');
      override readonly vp = this.view('vp');
    },
);

/** The events it emits. */
const EVENTS = {
  /** A VP tile was claimed: its price went to the supply. `points`: its VP; `count`: the number of tiles the seat now has. */
  claimed: { seat: 'number', tile: 'vp', at: 'place', points: 'number', count: 'number' },
  /** The Closed Port moved. */
  closed: { from: 'place', to: 'place' },
  /** A VP tile was revealed ("closed" is the Closed Port). */
  revealed: { tile: 'vp', at: 'place' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
  interface ComponentNames {
    /** The VP tiles, and the Closed Port after them. */
    readonly vp: readonly string[];
  }
}
declareEvents(EVENTS);

/** The VP tiles of a pack, by position; the Closed Port is the position after the last. At most 31. */
export interface VpTiles {
  readonly ids: readonly string[];
  readonly price: Int32Array;
  readonly vp: Int32Array;
  /** The position of the Closed Port. */
  readonly closed: number;
}

/** A port without a VP tile. */
const NOTHING = -1;

/** Number of tiles at the top of the pile among which the Closed Port is shuffled. */
export const CLOSED_AMONG = 6;

/** The cell of `state.pile` for the orders still in the pile, as bits. */
export const LEFT = 0;
/** The cell of `state.pile` for the number of next tiles among which the Closed Port is; 0 once it has been revealed. */
export const CLOSED_IN = 1;

/** The number of VP tiles that triggers the end. */
export const TILES_TO_END = 4;

/** Gathers the VP tiles of a pack into arrays. */
export function vpTable(
  tiles: readonly { readonly id: string; readonly price: Bundle; readonly vp: number }[],
): VpTiles {
  return {
    ids: tiles.map((tile) => tile.id),
    price: Int32Array.from(tiles, (tile) => tile.price),
    vp: Int32Array.from(tiles, (tile) => tile.vp),
    closed: tiles.length,
  };
}

/** Lays a VP tile on every port and shuffles the Closed Port into the next six tiles of the pile. */
export function dealPorts(state: State, tiles: VpTiles, luck: Luck): void {
  state.pile[LEFT] = 2 ** tiles.closed - 1;
  for (let port = 0; port < state.port.length; port++) {
    state.pile[CLOSED_IN] = 0;
    state.port[port] = turnUp(state, tiles, luck);
  }
  state.pile[CLOSED_IN] = CLOSED_AMONG;
}

/** Reveals the next VP tile of the pile: an order, the Closed Port, or nothing when the pile is empty. */
function turnUp(state: State, tiles: VpTiles, luck: Luck): number {
  const among = state.pile[CLOSED_IN]!;
  if (among > 0) {
    if (luck.draw(among) === 0) {
      state.pile[CLOSED_IN] = 0;
      return tiles.closed;
    }
    state.pile[CLOSED_IN] = among - 1;
  }
  const left = state.pile[LEFT]!;
  if (left === 0) return NOTHING;
  const tile = nthBit(left, luck.draw(popcount(left)));
  state.pile[LEFT] = left & ~(1 << tile);
  return tile;
}

/** Whether a side can pay for the VP tile on a port. */
export function canClaim(state: State, side: number, port: number, tiles: VpTiles): boolean {
  const tile = state.port[port]!;
  return tile >= 0 && tile !== tiles.closed && has(state.hold[side]!, tiles.price[tile]!);
}

/** A side pays for the VP tile on a port and takes it; the port is refilled. A side's last tile triggers the end. */
export function claim(state: State, side: number, port: number, tiles: VpTiles, chart: Chart, luck: Luck): void {
  const tile = state.port[port]!;
  const at = chart.ports[port]!;
  state.hold[side]! -= tiles.price[tile]!;
  state.vp[side]! |= 1 << tile;
  const claimed = popcount(state.vp[side]!);
  if (state.log !== null) state.log.emit(EVENT_IDS.claimed, side, tile, at, tiles.vp[tile]!, claimed);
  noteClaim(state);
  refill(state, port, tiles, chart, luck);
  if (claimed >= TILES_TO_END) triggerEnd(state, side);
}

/** Refills an emptied port. If the Closed Port is at another port, it moves to the emptied one, and the new tile goes there. */
function refill(state: State, emptied: number, tiles: VpTiles, chart: Chart, luck: Luck): void {
  const { log } = state;
  let port = emptied;
  const closed = state.port.indexOf(tiles.closed);
  if (closed >= 0) {
    state.port[emptied] = tiles.closed;
    port = closed;
    if (log !== null) log.emit(EVENT_IDS.closed, chart.ports[closed]!, chart.ports[emptied]!);
  }
  const tile = turnUp(state, tiles, luck);
  state.port[port] = tile;
  if (log !== null && tile !== NOTHING) log.emit(EVENT_IDS.revealed, tile, chart.ports[port]!);
}

/** The action that claims the VP tile of the boat's port. */
export function claimHere(tiles: VpTiles, chart: Chart): Action<'claim'> {
  return {
    kind: 'claim',
    can(state: State): boolean {
      const port = chart.portAt[state.boat[state.mover]!]!;
      return port >= 0 && canClaim(state, state.mover, port, tiles);
    },
    run(state: State, luck: Luck): void {
      claim(state, state.mover, chart.portAt[state.boat[state.mover]!]!, tiles, chart, luck);
    },
  };
}

/** The VP of a side's claimed tiles. */
export function claimedPoints(state: State, side: number, tiles: VpTiles): number {
  let points = 0;
  for (let bits = state.vp[side]!; bits !== 0; bits &= bits - 1) points += tiles.vp[31 - Math.clz32(bits & -bits)]!;
  return points;
}

/** The ids of a side's claimed tiles, in the order of the pack. */
export function claimedList(state: State, side: number, tiles: VpTiles): string[] {
  return bitList(state.vp[side]!).map((tile) => tiles.ids[tile]!);
}

/** Ports and pile. */
export interface PortsView {
  /** Per port: its VP tile, "closed", or null for none. */
  readonly ports: readonly { readonly at: string; readonly tile: string | null }[];
  /** The VP tiles still in the pile, and the number of next tiles among which the Closed Port is; null once it is revealed. */
  readonly pile: { readonly left: readonly string[]; readonly closed: { readonly in: number } | null };
}

/** Ports and pile in the words of the protocol. */
export function describePorts(state: State, tiles: VpTiles, chart: Chart): PortsView {
  const name = (tile: number): string | null => (tile === tiles.closed ? 'closed' : (tiles.ids[tile] ?? null));
  const among = state.pile[CLOSED_IN]!;
  return {
    ports: chart.ports.map((at, port) => ({ at: chart.places[at]!.id, tile: name(state.port[port]!) })),
    pile: {
      left: bitList(state.pile[LEFT]!).map((tile) => tiles.ids[tile]!),
      closed: among > 0 ? { in: among } : null,
    },
  };
}
