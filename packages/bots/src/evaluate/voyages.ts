/**
 * Distances at sea: a turn sails, then acts where it has come to. An exact count over holds and places, turn by turn, with
 * the places of a hold as the bits of a number: one step of a boat is the same for all of them at once.
 */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

import { count, has, fits, lowestBit, SPICE_COUNT } from '@windrose/rules';
import { mix } from '../hash.ts';
import { Distances, type Exchanges, FAR, KeptDistances, WITHOUT_VOYAGE } from './distances.ts';
import { BUNDLE, HOLDS, MOST_CUBES, PLUS, rankOf, UPGRADED } from './holds.ts';

/** The maximum number of places: the bits of a number. */
const MOST_PLACES = 32;

/** Tables of places have an entry for each value of each byte of their bits. */
const BYTE = 256;

/** The movement of a boat: free steps per turn, and further steps for a cube each. */
export interface Reach {
  readonly free: number;
  readonly paid: number;
}

/** Measures distances over a fixed set of places, and keeps the last ones. */
export class Voyages {
  readonly #places: number;
  readonly #steps: Uint8Array;
  readonly #kept: KeptDistances;
  /** By number of steps: per byte of the bits of places, the places within that many steps of one of them. */
  readonly #near = new Map<number, Int32Array>();
  /** Per hold, as bits: the places from which the price can be paid within the turns computed so far. */
  readonly #paying = new Int32Array(HOLDS);
  /** The same of the next turn, after its voyage; and two more for voyages and what needs none. */
  readonly #acting = new Int32Array(HOLDS);
  readonly #sailing = new Int32Array(HOLDS);
  readonly #staying = new Int32Array(HOLDS);

  /**
   * @param places at most 32.
   * @param steps number of steps between each two of them.
   * @throws RangeError with more places.
   */
  constructor(places: number, steps: Uint8Array) {
    if (places > MOST_PLACES) throw new RangeError(`at most ${MOST_PLACES} places, not ${places}`);
    this.#places = places;
    this.#steps = steps;
    this.#kept = new KeptDistances(places);
  }

  /** The distances to a price that can be paid at the place `goal`. */
  measure(price: number, goal: number, reach: Reach, exchanges: Exchanges, hash = exchanges.hash): Distances {
    const key = mix(mix(mix(mix(hash, price), goal), reach.free), reach.paid);
    return this.#kept.find(key, price, () => this.#survey(price, goal, reach, exchanges));
  }

  #survey(price: number, goal: number, reach: Reach, exchanges: Exchanges): Distances {
    const places = this.#places;
    const turns = new Uint8Array(HOLDS * places);
    const distances = new Distances(price, places, turns);
    if (count(price) > MOST_CUBES) return distances;
    const paying = this.#paying.fill(0);
    const acting = this.#acting.fill(0);
    const staying = this.#staying.fill(0);
    // With the price in the hold and the goal in reach, this turn pays.
    acting[rankOf(price)] = 1 << goal;
    for (let turn = 1; turn < FAR; turn++) {
      if (turn > 1) {
        acting.set(paying);
        staying.fill(0);
        this.#exchange(exchanges);
      }
      const sailed = this.#sail(reach);
      extend(staying);
      let more = 0;
      for (let hold = 0; hold < HOLDS; hold++) {
        const now = sailed[hold]! | staying[hold]!;
        const found = now & ~paying[hold]!;
        if (found === 0) continue;
        more |= found;
        paying[hold] = paying[hold]! | now;
        for (let bits = found; bits !== 0; bits &= bits - 1) turns[hold * places + lowestBit(bits)] = turn;
      }
      if (more === 0) break;
    }
    return distances;
  }

  /** Adds the holds and places at which one of the exchanges leads to where the price can be paid. */
  #exchange({ size, at, give, take, upgrades }: Exchanges): void {
    const paying = this.#paying;
    for (let i = 0; i < size; i++) {
      const place = at[i]!;
      const bits = place >= 0 ? 1 << place : -1;
      const before = place === WITHOUT_VOYAGE ? this.#staying : this.#acting;
      if (upgrades[i]! > 0) {
        this.#upgrade(before, bits, upgrades[i]!);
        continue;
      }
      const chains = chainsOf(give[i]!, take[i]!);
      for (let next = 0; next < chains.length; next++) {
        let after = paying[chains[next]!]!;
        for (let hold = chains[++next]!; hold >= 0; hold = chains[++next]!) {
          before[hold] = before[hold]! | (after & bits);
          after |= paying[hold]!;
        }
      }
    }
  }

  /** The same of up to `most` single upgrades. */
  #upgrade(before: Int32Array, bits: number, most: number): void {
    const sums = this.#sailing;
    sums.set(this.#paying);
    for (let upgrade = 0; upgrade < most; upgrade++) {
      // From the lowest rank up: what a hold is upgraded to has a higher one and is as it was.
      for (let hold = 0; hold < HOLDS; hold++) {
        for (let entry = hold * (SPICE_COUNT - 1); entry < (hold + 1) * (SPICE_COUNT - 1); entry++) {
          const to = UPGRADED[entry]!;
          if (to >= 0) sums[hold] = sums[hold]! | sums[to]!;
        }
      }
    }
    for (let hold = 0; hold < HOLDS; hold++) before[hold] = before[hold]! | (sums[hold]! & bits);
  }

  /** From the holds and places of an action to those at the start of its turn: a cube is paid for each step that is not free. */
  #sail({ free, paid }: Reach): Int32Array {
    const acting = this.#acting;
    const sailing = this.#sailing;
    extend(acting);
    let reached = acting;
    const step = this.#within(1);
    for (let cube = 0; cube < paid; cube++) {
      // From the highest rank down: a hold with a cube less is as it was.
      sailing.set(reached);
      for (let hold = HOLDS - 1; hold >= 0; hold--) {
        const from = sailing[hold]!;
        if (from === 0) continue;
        const near = nearTo(step, from);
        for (let entry = hold * SPICE_COUNT; entry < (hold + 1) * SPICE_COUNT; entry++) {
          const more = PLUS[entry]!;
          if (more >= 0) sailing[more] = sailing[more]! | near;
        }
      }
      reached = sailing;
    }
    if (free > 0) {
      const within = this.#within(free);
      for (let hold = 0; hold < HOLDS; hold++) sailing[hold] = nearTo(within, reached[hold]!);
      return sailing;
    }
    return reached;
  }

  /** Per byte of the bits of places: all places within a number of steps of one of them. */
  #within(steps: number): Int32Array {
    const known = this.#near.get(steps);
    if (known) return known;
    const places = this.#places;
    const near = new Int32Array((MOST_PLACES / 8) * BYTE);
    for (let entry = 0; entry < near.length; entry++) {
      const first = (entry >>> 8) * 8;
      for (let place = first; place < Math.min(first + 8, places); place++) {
        if (((entry >>> (place - first)) & 1) === 0) continue;
        for (let to = 0; to < places; to++) if (this.#steps[place * places + to]! <= steps) near[entry]! |= 1 << to;
      }
    }
    this.#near.set(steps, near);
    return near;
  }
}

/** All places that a table has near to some (bits). */
function nearTo(table: Int32Array, places: number): number {
  return (
    table[places & 0xff]! |
    table[BYTE + ((places >>> 8) & 0xff)]! |
    table[2 * BYTE + ((places >>> 16) & 0xff)]! |
    table[3 * BYTE + (places >>> 24)]!
  );
}

/** An exchange possible with some cubes is possible with more. */
function extend(places: Int32Array): void {
  for (let hold = 0; hold < HOLDS; hold++) {
    const bits = places[hold]!;
    if (bits === 0) continue;
    for (let entry = hold * SPICE_COUNT; entry < (hold + 1) * SPICE_COUNT; entry++) {
      const more = PLUS[entry]!;
      if (more >= 0) places[more] = places[more]! | bits;
    }
  }
}

/** Trades by what they give and take, as {@link chainsOf} has them. */
const CHAINS = new Map<number, Map<number, Int16Array>>();

/**
 * The holds that a trade connects: chains of ranks, each from a hold without a further trade back to the hold that the first trade
 * is made with, and -1 behind each. A gain (a trade that gives nothing) is made once: its chains have two holds.
 */
function chainsOf(give: number, take: number): Int16Array {
  const ofGive = CHAINS.get(give) ?? new Map<number, Int16Array>();
  CHAINS.set(give, ofGive);
  const known = ofGive.get(take);
  if (known) return known;
  const chains: number[] = [];
  const after = BUNDLE.map((bundle) => {
    if (!has(bundle, give) || !fits(bundle - give, take)) return -1;
    const traded = bundle - give + take;
    return count(traded) > MOST_CUBES ? -1 : rankOf(traded);
  });
  if (give === 0) {
    after.forEach((to, hold) => to >= 0 && chains.push(to, hold, -1));
  } else if (give !== take) {
    const reached = new Set(after);
    for (let first = 0; first < HOLDS; first++) {
      if (reached.has(first) || after[first]! < 0) continue;
      const chain: number[] = [];
      for (let hold = first; hold >= 0; hold = after[hold]!) chain.push(hold);
      chains.push(...chain.toReversed(), -1);
    }
  }
  const made = Int16Array.from(chains);
  ofGive.set(take, made);
  return made;
}
