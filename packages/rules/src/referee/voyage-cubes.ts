/** The referee on cubes at sea: for every kind of decision, which cubes may have gone where. */

// oxlint-disable typescript/no-non-null-assertion -- runs at every decision of a watched match; rows of the state are as long as the layout says

import type { State } from '../core/state.ts';
import { bitsIn, cubesIn, type Inspector, isBundle, isOneCube } from './inspector.ts';

/** The figures that an inspector of cubes needs; bundles by the positions of the pack. */
export interface SeaPrices {
  readonly give: readonly number[];
  readonly take: readonly number[];
  readonly orders: readonly number[];
  readonly startingSets: readonly number[];
}

/** In `state.bonus`, five a seat. */
const FREE_MOVE = 0;
const HARVEST = 1;
const YELLOW = 1;
const RED = 0x100;
/** Cubes of one spice in one place. */
const MOST = 127;

/**
 * Checks that cubes are conserved: a decision moves the cubes it is about and no others. A difference of bundles is
 * exact as a plain difference of numbers, since each spice is 0 to 127.
 */
export class VoyageCubes implements Inspector {
  readonly #prices: SeaPrices;
  readonly #seats: number;

  /** @param seats sides after these (the rival) have another inspector. */
  constructor(prices: SeaPrices, seats: number) {
    this.#prices = prices;
    this.#seats = seats;
  }

  check(before: State, after: State, kind: string): string | null {
    const { mover, actor } = before;
    const { hold, heap } = after;
    let gained = 0;
    let other = -1;
    let others = 0;
    for (let seat = 0; seat < this.#seats; seat++) {
      const change = hold[seat]! - before.hold[seat]!;
      if (change === 0) continue;
      if (seat === mover) gained = change;
      else {
        other = seat;
        others++;
      }
    }
    if (others > 1) return 'The holds of several other seats changed at once.';
    const at = before.boat[mover]!;
    let heaped = 0;
    for (let place = 0; place < heap.length; place++) {
      const change = heap[place]! - before.heap[place]!;
      if (change === 0) continue;
      if (place !== at) return `Cubes came or went on place ${place}, where the boat is not.`;
      if (!isBundle(heap[place]!)) return `On place ${place} lie fewer than 0 or more than 127 cubes of a spice.`;
      heaped = change;
    }
    if (heaped !== 0 && kind !== 'sail' && kind !== 'heap') return 'A heap changed.';
    if (others !== 0 && kind !== 'toll' && kind !== 'discard') return `The hold of seat ${other} changed.`;

    switch (kind) {
      case 'sail':
        return this.#sailed(before, after, gained, heaped);
      case 'toll': {
        if (others !== 1) return 'A toll was paid to no one.';
        const paid = hold[other]! - before.hold[other]!;
        if (gained !== -paid || !isOneCube(paid)) return 'A toll is not one cube from hand to hand.';
        return before.boat[other] === at && before.tile[at]! >= 0
          ? null
          : `Seat ${other} was paid a toll without a cause.`;
      }
      case 'heap':
        if (heaped === 0) return gained === 0 ? null : 'Cubes came from a heap that was left.';
        return heap[at] === 0 && gained === before.heap[at] ? null : 'A heap was not taken whole.';
      case 'price':
        return isOneCube(-gained) ? null : 'A price is paid cube by cube.';
      case 'discard': {
        const dropped = before.hold[actor]! - hold[actor]!;
        if (!isOneCube(dropped) || (other >= 0 && other !== actor))
          return 'A discard is one cube of the seat that is asked.';
        return cubesIn(before.hold[actor]!) > before.limit[actor]! ? null : `Seat ${actor} discarded within its limit.`;
      }
      case 'upgrade':
        if (gained === 0) return null;
        return gained === RED - 1 || gained === (RED - 1) * 0x100 || gained === (RED - 1) * 0x10000
          ? null
          : 'An upgrade is one cube by one step.';
      case 'trade':
        return gained === 0 || this.#isTrade(before, gained) ? null : 'A trade is not what the tile says.';
      case 'act':
        return this.#acted(before, after, gained);
      case 'set': {
        const chosen = before.sets[0]! ^ after.sets[0]!;
        const set = this.#prices.startingSets[31 - Math.clz32(chosen)];
        return bitsIn(chosen) === 1 && (chosen & before.sets[0]!) === chosen && gained === set
          ? null
          : 'A starting set is not one of those left.';
      }
      default:
        return gained === 0 ? null : `Cubes came or went by the decision "${kind}".`;
    }
  }

  /** A step is free or leaves one cube on the tile that is left; free steps come first. */
  #sailed(before: State, after: State, gained: number, heaped: number): string | null {
    const { mover } = before;
    if (gained !== -heaped) return 'A cube left behind is not lying where it was left.';
    if (after.boat[mover] === before.boat[mover]) return gained === 0 ? null : 'A cube was left by a boat that stays.';
    const free = 1 + before.bonus[mover * 5 + FREE_MOVE]!;
    if (before.steps < free) return heaped === 0 ? null : 'A free step left a cube.';
    return isOneCube(heaped) ? null : 'A step that is not free did not leave one cube.';
  }

  /** One action: nothing paid yet, a trade, a claim or a harvest. */
  #acted(before: State, after: State, gained: number): string | null {
    const { mover } = before;
    const claimed = after.vp[mover]! ^ before.vp[mover]!;
    if (claimed !== 0) {
      return gained === -this.#prices.orders[31 - Math.clz32(claimed)]!
        ? null
        : 'A VP tile was not paid with its price.';
    }
    if (gained === 0 || gained === roomFor(before.hold[mover]!, 2, before.bonus[mover * 5 + HARVEST]!)) return null;
    return this.#isTrade(before, gained) ? null : 'The action brought what no action brings.';
  }

  #isTrade(before: State, gained: number): boolean {
    const at = before.boat[before.mover]!;
    const tile = before.tile[at]!;
    if (tile < 0 || ((before.outposts[at]! >> before.mover) & 1) === 0) return false;
    return gained === this.#prices.take[tile]! - this.#prices.give[tile]!;
  }
}

/** A harvest of so many yellow and red cubes, as far as the hold has room. */
function roomFor(hold: number, yellow: number, red: number): number {
  const yellows = Math.min(yellow, MOST - (hold & 255));
  const reds = Math.min(red, MOST - ((hold >> 8) & 255));
  return yellows * YELLOW + reds * RED;
}
