/** The referee on orders: the VP tiles, their pile, the ports and the Closed Port. */

// oxlint-disable typescript/no-non-null-assertion -- runs at every decision of a watched match; rows of the state are as long as the layout says

import type { State } from '../core/state.ts';
import { bitsIn, type Inspector, same } from './inspector.ts';

/** In `state.port`: no tile. */
const NOTHING = -1;
/** Number of tiles on top of the pile that contain the Closed Port. */
const CLOSED_AMONG = 6;
/** The number of tiles of one side that triggers the end. */
const TILES_TO_END = 4;

/** Every order is in the pile, on one port or with one side; the Closed Port is in the pile or on one port. */
export class Orders implements Inspector {
  readonly #vp: readonly number[];
  readonly #all: number;
  /** The position that stands for the Closed Port. */
  readonly #closed: number;

  /** @param vp the points of each order by its position in the pack. */
  constructor(vp: readonly number[]) {
    this.#vp = vp;
    this.#all = 2 ** vp.length - 1;
    this.#closed = vp.length;
  }

  begin(state: State): string | null {
    if ([...state.port].some((tile) => tile < 0 || tile >= this.#closed)) return 'A port begins without an order.';
    if (state.pile[1] !== CLOSED_AMONG) return `The Closed Port begins among ${state.pile[1]!} tiles.`;
    return this.#conserved(state);
  }

  check(before: State, after: State, kind: string): string | null {
    const unchanged =
      same(after.vp, before.vp) &&
      same(after.port, before.port) &&
      same(after.pile, before.pile) &&
      after.final === before.final;
    return unchanged ? null : this.#changed(before, after, kind);
  }

  #changed(before: State, after: State, kind: string): string | null {
    const fault = this.#conserved(after);
    if (fault !== null) return fault;
    let claims = 0;
    let most = 0;
    for (let side = 0; side < after.vp.length; side++) {
      const has = bitsIn(after.vp[side]!);
      claims += has;
      if (has > most) most = has;
      if (after.vp[side] === before.vp[side]) continue;
      if (kind === 'act' && side === before.mover) {
        const wrong = this.#claimed(before, after, side);
        if (wrong !== null) return wrong;
      } else if (side === before.mover) {
        return `Seat ${side} got a VP tile without claiming it.`;
      }
    }
    if (most > TILES_TO_END) return `A side has ${most} VP tiles.`;
    if ((after.final === 1) !== (most === TILES_TO_END)) {
      return `The most tiles a side has are ${most}, and the final round is ${after.final === 1 ? '' : 'not '}triggered.`;
    }
    const among = after.pile[1]!;
    if (among !== 0 && among !== CLOSED_AMONG - claims) {
      return `After ${claims} claims the Closed Port is said to be among ${among} tiles.`;
    }
    return claims >= CLOSED_AMONG && among !== 0 ? `After ${claims} claims the Closed Port has not come up.` : null;
  }

  points(state: State, side: number): Record<string, number> {
    return { tiles: this.#vp.reduce((sum, vp, tile) => sum + ((state.vp[side]! >> tile) & 1) * vp, 0) };
  }

  /** No tile is lost or duplicated. */
  #conserved({ pile, port, vp }: State): string | null {
    let seen = pile[0]!;
    let closed = pile[1] === 0 ? 0 : 1;
    for (let at = 0; at < port.length; at++) {
      const tile = port[at]!;
      if (tile === this.#closed) closed++;
      else if (tile === NOTHING) {
        if (pile[0] !== 0) return `Port ${at} is empty although the pile is not.`;
      } else {
        if (tile < NOTHING || tile > this.#closed) return `On port ${at} lies the tile ${tile}, which does not exist.`;
        if (((seen >> tile) & 1) === 1) return `VP tile ${tile} on port ${at} is there twice.`;
        seen |= 1 << tile;
      }
    }
    for (let side = 0; side < vp.length; side++) {
      if ((seen & vp[side]!) !== 0) return `A VP tile of side ${side} is there twice.`;
      seen |= vp[side]!;
    }
    if (seen !== this.#all) return `VP tiles were lost: ${bitsIn(this.#all & ~seen)}.`;
    return closed === 1 ? null : `The Closed Port is there ${closed} times.`;
  }

  /** A claimed tile was at the boat's place, and the ports were refilled by the rules. */
  #claimed(before: State, after: State, seat: number): string | null {
    const got = after.vp[seat]! ^ before.vp[seat]!;
    let emptied = -1;
    for (let at = 0, port = 0; at < before.tile.length; at++) {
      if (before.tile[at] !== -2) continue;
      if (at === before.boat[seat]) emptied = port;
      port++;
    }
    if (emptied < 0) return `Seat ${seat} claimed away from a port.`;
    if (got !== 1 << before.port[emptied]!) return `Seat ${seat} claimed what did not lie on its port.`;
    // A rival that claims in the same breath moves things on; then only the conservation can be checked.
    for (let side = 0; side < after.vp.length; side++) {
      if (side !== seat && after.vp[side] !== before.vp[side]) return null;
    }
    const closed = before.port.indexOf(this.#closed);
    const refilled = closed < 0 ? emptied : closed;
    for (let port = 0; port < after.port.length; port++) {
      const lies = after.port[port]!;
      if (port === refilled) {
        const fresh = lies === NOTHING || ((before.pile[0]! >> lies) & 1) === 1;
        const comesUp = lies === this.#closed && before.pile[1] !== 0;
        if (!fresh && !comesUp) return `Port ${port} was not refilled from the pile.`;
      } else if (closed >= 0 && port === emptied) {
        if (lies !== this.#closed) return 'The Closed Port did not move to the emptied port.';
      } else if (lies !== before.port[port]) {
        return `Port ${port} changed by a claim on port ${emptied}.`;
      }
    }
    return null;
  }
}
