/** The referee on the sea: tiles, boats and outposts. */

// oxlint-disable typescript/no-non-null-assertion -- runs at every decision of a watched match; rows of the state are as long as the layout says

import type { State } from '../core/state.ts';
import { bitsIn, type Inspected, type Inspector, same } from './inspector.ts';

/** The state's value for a place that is not a market tile. */
const SEA = -1;
const PORT = -2;
/** In `state.reach`: the boat may go to any tile. */
const ANYWHERE = 3;

/** The figures that an inspector of the sea needs. */
export interface SeaRules {
  /** The symbol of each market tile by its position in the pack, 0 (yellow) to 3 (brown). */
  readonly symbols: readonly number[];
  /** Number of market tiles of each symbol on the map. */
  readonly tilesOfASymbol: number;
  readonly ports: number;
  /** Points of the spaces of each of the four rows of a player's board, from the left. */
  readonly board: readonly (readonly number[])[];
  /** The place of all boats before the first choice. */
  readonly boats: 'off the map' | 'on the sea tile';
  /** The axial coordinates of named places of a map; others are named `q,r`. */
  readonly named: ReadonlyMap<string, readonly [number, number]>;
}

/** Whether two hexes touch. */
function touch([q, r]: readonly [number, number], [x, y]: readonly [number, number]): boolean {
  return Math.max(Math.abs(q - x), Math.abs(r - y), Math.abs(q + r - x - y)) === 1;
}

/** Tiles stay where they were dealt; boats sail to places that touch; an outpost on a tile is one less on the board. */
export class Islands implements Inspector {
  readonly #rules: SeaRules;
  readonly #seats: number;
  /** Per place and place: 1 where the two touch. */
  readonly #touch: Uint8Array;
  readonly #places: number;
  readonly #counted: Int32Array;
  /** The tiles as they were dealt. */
  readonly #dealt: Int32Array;

  constructor({ core, seats }: Inspected, rules: SeaRules) {
    this.#rules = rules;
    this.#seats = seats;
    this.#counted = new Int32Array(core.sides * 4);
    const places = (core.names.place ?? []).map((name) => {
      const [q, r] = rules.named.get(name) ?? name.split(',').map(Number);
      return [q!, r!] as const;
    });
    this.#places = places.length;
    this.#dealt = new Int32Array(places.length);
    this.#touch = new Uint8Array(places.length ** 2);
    places.forEach((a, i) => places.forEach((b, j) => (this.#touch[i * places.length + j] = touch(a, b) ? 1 : 0)));
  }

  begin(state: State): string | null {
    const { symbols, tilesOfASymbol, ports } = this.#rules;
    const { tile, outposts, heap, built, boat } = state;
    this.#dealt.set(tile);
    const lying = [...tile].filter((id) => id >= 0);
    if (new Set(lying).size < lying.length) return 'A market tile was dealt twice.';
    for (let symbol = 0; symbol < 4; symbol++) {
      const found = lying.filter((id) => symbols[id] === symbol).length;
      if (found !== tilesOfASymbol) return `${found} market tiles of the symbol ${symbol} were dealt.`;
    }
    const found = [...tile].filter((id) => id === PORT).length;
    if (found !== ports) return `The map has ${found} ports.`;
    if (lying.length + found + [...tile].filter((id) => id === SEA).length < tile.length) return 'A place has no tile.';
    if ([...outposts, ...heap, ...built].some((cell) => cell !== 0))
      return 'Something stands on the map before the match.';
    const berth = this.#rules.boats === 'off the map' ? -1 : tile.indexOf(SEA);
    return [...boat].some((at) => at !== berth) ? `A boat is not ${this.#rules.boats} before the match.` : null;
  }

  check(before: State, after: State, kind: string): string | null {
    const { mover } = before;
    const { tile, outposts, built, boat } = after;
    for (let seat = 0; seat < boat.length; seat++) {
      const at = boat[seat]!;
      const was = before.boat[seat]!;
      if (at < -1 || at >= this.#places) return `The boat of seat ${seat} lies on place ${at}, which does not exist.`;
      if (at === was) continue;
      if (seat !== mover) return `The boat of seat ${seat} moved in the turn of seat ${mover}.`;
      if (kind === 'boat' && was === -1) {
        if (tile[at]! < 0) return `The boat of seat ${seat} was set on a place without a market tile.`;
      } else if (
        (kind !== 'sail' && kind !== 'lay') ||
        was === -1 ||
        (before.reach !== ANYWHERE && this.#touch[was * this.#places + at] === 0)
      ) {
        return `The boat of seat ${seat} came from place ${was} to place ${at}.`;
      }
    }

    let changed = !same(built, before.built);
    for (let at = 0; at < outposts.length; at++) {
      const stood = before.outposts[at]!;
      if (outposts[at] === stood) continue;
      changed = true;
      // Sides after the seats belong to no person: what they build, they build beside the mover.
      const others = ((1 << this.#seats) - 1) & ~(1 << mover);
      if ((stood & ~outposts[at]!) !== 0) return `An outpost left place ${at}.`;
      if (at !== before.boat[mover] || (outposts[at]! & ~stood & others) !== 0) {
        return `Somebody built on place ${at} who is not there.`;
      }
    }
    return changed ? this.#count(after) : null;
  }

  /** The outposts on the map are those that are gone from the boards. */
  #count({ tile, outposts, built }: State): string | null {
    const { symbols, board } = this.#rules;
    const counted = this.#counted.fill(0);
    for (let at = 0; at < tile.length; at++) {
      const stand = outposts[at]!;
      if (stand === 0) continue;
      if (tile[at]! < 0) return `An outpost stands on place ${at}, where no market tile lies.`;
      if (stand >>> (counted.length >> 2) !== 0) return `An outpost on place ${at} has no owner.`;
      const row = symbols[tile[at]!]!;
      for (let side = 0; stand >>> side !== 0; side++) if (((stand >>> side) & 1) === 1) counted[side * 4 + row]!++;
    }
    for (let cell = 0; cell < this.#seats * 4; cell++) {
      const side = cell >> 2;
      const stand = counted[cell]!;
      if (stand !== built[cell])
        return `Side ${side} has built ${built[cell]!} of row ${cell & 3}, ${stand} stand on the map.`;
      if (stand > board[cell & 3]!.length)
        return `Side ${side} has built ${stand} of row ${cell & 3}, which has ${board[cell & 3]!.length} spaces.`;
    }
    return null;
  }

  audit(state: State): string | null {
    if (!same(state.tile, this.#dealt)) return 'A tile is not where it was dealt.';
    return this.#count(state);
  }

  /** Sides after the seats have no board: their outposts are worth nothing. */
  points(state: State, side: number): Record<string, number> {
    if (side >= this.#seats) return { board: 0 };
    const { symbols, board } = this.#rules;
    const rows = [0, 0, 0, 0];
    state.outposts.forEach((stand, at) => {
      if (bitsIn(stand & (1 << side)) === 1) rows[symbols[state.tile[at]!]!]!++;
    });
    let points = 0;
    rows.forEach((uncovered, row) => {
      for (let space = 0; space < uncovered; space++) points += board[row]![space]!;
    });
    return { board: points };
  }
}
