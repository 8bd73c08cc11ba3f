/** The referee on the solo rival: what it may do after the player's action, once a turn, and never at another moment. */

// oxlint-disable typescript/no-non-null-assertion -- runs at every decision of a watched match; rows of the state are as long as the layout says

import type { State } from '../core/state.ts';
import { bitsIn, type Inspector } from './inspector.ts';
import type { SeaPrices } from './voyage-cubes.ts';

/** The player's only seat, and the side after it. */
const PLAYER = 0;
const RIVAL = 1;
const TWO_YELLOW = 2;
const MOST = 127;
/** Outposts of the rival. */
const OUTPOSTS = 20;

/** Decisions before the player's action is chosen. */
const AT_SEA: readonly string[] = ['boat', 'sail', 'toll', 'heap'];

/** Checks the rival: its possessions change only by the actions that its rules allow, once a round. */
export class RivalWatch implements Inspector {
  readonly #prices: SeaPrices;
  /** The turn in which the rival acted last. */
  #actedIn = -1;

  constructor(prices: SeaPrices) {
    this.#prices = prices;
  }

  begin(state: State): string | null {
    this.#actedIn = -1;
    if (state.hold[RIVAL] !== 0) return 'The rival begins with cubes.';
    return this.#prices.startingSets.includes(state.hold[PLAYER]!)
      ? null
      : 'The player does not begin with a starting set.';
  }

  check(before: State, after: State, kind: string): string | null {
    const claimed = after.vp[RIVAL]! & ~before.vp[RIVAL]!;
    let settled = 0;
    let stand = 0;
    for (let at = 0; at < after.outposts.length; at++) {
      stand += (after.outposts[at]! >> RIVAL) & 1;
      settled += ((after.outposts[at]! & ~before.outposts[at]!) >> RIVAL) & 1;
    }
    if (stand > OUTPOSTS) return `The rival has ${stand} outposts.`;
    if (bitsIn(claimed) > 1) return 'The rival completed more than one order.';
    if (settled > 1) return 'The rival placed more than one outpost.';
    const { turn } = before;
    const changed = after.hold[RIVAL] !== before.hold[RIVAL] || claimed !== 0 || settled !== 0;
    if (!changed) {
      const wrong = this.#actedIn === turn && kind !== 'discard';
      return wrong ? 'After the reaction of the rival the player only discards.' : null;
    }
    if (this.#actedIn === turn) return 'The rival acted twice in a turn.';
    this.#actedIn = turn;
    if (kind === 'discard') return 'The rival acted after the discarding.';
    if (AT_SEA.includes(kind)) return 'The rival acted before the action of the player.';
    return this.#gained(before, after, claimed);
  }

  /** The cubes added to the rival's hold, its payment aside: nothing, two yellow, or the result of the player's trade some times. */
  #gained(before: State, after: State, claimed: number): string | null {
    const paid = claimed === 0 ? 0 : this.#prices.orders[31 - Math.clz32(claimed)]!;
    const tile = before.tile[before.boat[PLAYER]!]!;
    const take = tile < 0 ? 0 : this.#prices.take[tile]!;
    for (const gain of [0, TWO_YELLOW, take]) {
      // Every spice grows by the same number of times, as far as there is room.
      let times = 0;
      let right = true;
      let full = false;
      for (let shift = 0; shift < 32; shift += 8) {
        const had = ((before.hold[RIVAL]! >> shift) & 255) - ((paid >> shift) & 255);
        const has = (after.hold[RIVAL]! >> shift) & 255;
        const each = (gain >> shift) & 255;
        if (had < 0) return 'The rival paid with cubes it does not have.';
        if (each === 0) right &&= has === had;
        else if (has === MOST) full = true;
        else {
          const n = (has - had) / each;
          right &&= Number.isInteger(n) && n >= 0 && (times === 0 || n === times);
          times = n;
        }
      }
      if (right && (times > 0 || full || gain === 0)) return null;
    }
    return 'The rival gained what its rules do not bring.';
  }
}
