/** Distances of a seat that acts where it is: on land and on the road. An exact count over holds, from the price back. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

import { amount, count, one, SPICE_COUNT } from '@windrose/rules';
import { mix } from '../hash.ts';
import { Distances, type Exchanges, FAR, KeptDistances } from './distances.ts';
import { BUNDLE, CUBES, HOLDS, MOST_CUBES, PLUS, rankOf } from './holds.ts';

/** The highest bit of each spice's byte in a bundle, which is never set. */
const TOP_BITS = 0x80808080 | 0;

/** Measures distances, and keeps the last ones. */
export class Surveyor {
  readonly #kept = new KeptDistances(1);
  readonly #queue = new Int16Array(HOLDS);
  #turns = new Uint8Array(0);
  #end = 0;

  /** The distances to a price if exchanges can be made anywhere: their places are ignored. */
  measure(price: number, exchanges: Exchanges, hash = exchanges.hash): Distances {
    return this.#kept.find(mix(hash, price), price, () => this.#survey(price, exchanges));
  }

  #survey(price: number, exchanges: Exchanges): Distances {
    const turns = new Uint8Array(HOLDS);
    const distances = new Distances(price, 1, turns);
    if (count(price) > MOST_CUBES) return distances;
    this.#turns = turns;
    this.#end = 0;
    const { size, give, take, upgrades } = exchanges;

    // With the price in the hold this turn pays.
    this.#settle(rankOf(price), 1);
    // From each hold at the end of a turn to those at its start.
    // A bundle pays for everything that a part of it pays for, so only minimal bundles are followed.
    for (let next = 0; next < this.#end; next++) {
      const hold = this.#queue[next]!;
      const left = turns[hold]! + 1;
      if (left >= FAR) break;
      for (let i = size - 1; i >= 0; i--) {
        if (upgrades[i]! > 0) this.#undoUpgrades(hold, upgrades[i]!, SPICE_COUNT - 1, left);
        else this.#undoTrades(hold, give[i]!, take[i]!, left);
      }
    }
    return distances;
  }

  /** Settles where trades (or one gain) that end with `hold`, and as many cubes more as they take, may have begun. */
  #undoTrades(hold: number, give: number, take: number, turns: number): void {
    const cubes = count(give) - count(take);
    let bundle = BUNDLE[hold]!;
    let atEnd = CUBES[hold]!;
    let atStart = atEnd;
    for (;;) {
      const more = missing(bundle, take);
      // A trade that takes nothing of what is wanted is of no use.
      if (more === take) return;
      atEnd += count(more);
      atStart += count(more) + cubes;
      if (atEnd > MOST_CUBES || atStart > MOST_CUBES) return;
      bundle += more + give - take;
      const before = rankOf(bundle);
      this.#settle(before, turns);
      if (give === 0) return;
    }
  }

  /** Settles where up to `left` upgrades that end with `hold` may have begun, the cubes undone in falling order. */
  #undoUpgrades(hold: number, left: number, highest: number, turns: number): void {
    for (let spice = highest; spice > 0; spice--) {
      if (amount(BUNDLE[hold]!, spice) === 0) continue;
      const before = rankOf(BUNDLE[hold]! - one(spice) + one(spice - 1));
      this.#settle(before, turns);
      if (left > 1) this.#undoUpgrades(before, left - 1, spice, turns);
    }
  }

  /** A turn may have begun with these cubes or any more. @param fewest whether none of these can be spared. */
  #settle(hold: number, turns: number, fewest = true): void {
    if (this.#turns[hold] !== 0) return;
    this.#turns[hold] = turns;
    if (fewest) this.#queue[this.#end++] = hold;
    if (CUBES[hold]! === MOST_CUBES) return;
    for (let spice = 0; spice < SPICE_COUNT; spice++) this.#settle(PLUS[hold * SPICE_COUNT + spice]!, turns, false);
  }
}

/** The cubes of `wanted` that a bundle lacks. */
function missing(bundle: number, wanted: number): number {
  const difference = (wanted | TOP_BITS) - bundle;
  const more = difference & TOP_BITS;
  return difference & (more - (more >>> 7));
}
