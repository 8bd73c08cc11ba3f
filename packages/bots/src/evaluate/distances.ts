/** The number of turns a seat needs to pay a price if it played alone, and a cache of the results. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

import { amount, count, one, SPICE_COUNT } from '@windrose/rules';
import { HASH_START, mix } from '../hash.ts';
import { withinLimit } from './hold-limit.ts';
import { HOLDS, MOST_CUBES, rankOf } from './holds.ts';

/** The distance of a price that is too far away to count. */
export const FAR = 16;

/** At every place, after a voyage as far as there is reach. */
export const ANYWHERE = -1;

/** Wherever the seat is, without a voyage. */
export const WITHOUT_VOYAGE = -2;

const MOST_EXCHANGES = 128;

/** The exchanges a seat can make in a turn: one of these, at its place. */
export class Exchanges {
  size = 0;
  readonly at = new Int32Array(MOST_EXCHANGES);
  /** Bundles; both 0 for upgrades. */
  readonly give = new Int32Array(MOST_EXCHANGES);
  readonly take = new Int32Array(MOST_EXCHANGES);
  /** The number of single upgrades. */
  readonly upgrades = new Int32Array(MOST_EXCHANGES);

  /** Cubes for nothing, or a trade that may be made any number of times. */
  add(at: number, give: number, take: number): void {
    this.#put(at, give, take, 0);
  }

  /** Adds an action of up to `upgrades` single upgrades. */
  addUpgrades(at: number, upgrades: number): void {
    this.#put(at, 0, 0, upgrades);
  }

  #put(at: number, give: number, take: number, upgrades: number): void {
    const i = this.size;
    if (i === MOST_EXCHANGES) return;
    this.size++;
    this.at[i] = at;
    this.give[i] = give;
    this.take[i] = take;
    this.upgrades[i] = upgrades;
  }

  /** A number for all of them. */
  get hash(): number {
    const { size, at, give, take, upgrades } = this;
    let hash = HASH_START;
    for (let i = 0; i < size; i++) {
      hash = mix(mix(mix(mix(hash, at[i]!), give[i]!), take[i]!), upgrades[i]!);
    }
    return hash;
  }
}

/** The turns to one price from everywhere. */
export class Distances {
  readonly price: number;
  readonly #places: number;
  /** Per hold and place: in how many turns the price can be paid from there, the paying one included; 0 unknown. */
  readonly #turns: Uint8Array;

  constructor(price: number, places: number, turns: Uint8Array) {
    this.price = price;
    this.#places = places;
    this.#turns = turns;
  }

  /** Number of turns until the price can be paid from a place with a hold; at most {@link FAR}. */
  turns(at: number, hold: number): number {
    const known = this.#turns[rankOf(count(hold) > MOST_CUBES ? this.#trimmed(hold) : hold) * this.#places + at]!;
    return known === 0 ? FAR : known;
  }

  /** A hold without what it has too much of: first what the price has no use for, from yellow up. */
  #trimmed(hold: number): number {
    let over = count(hold) - MOST_CUBES;
    let rest = hold;
    for (let spice = 0; spice < SPICE_COUNT && over > 0; spice++) {
      const spare = Math.min(over, Math.max(0, amount(rest, spice) - amount(this.price, spice)));
      rest -= spare * one(spice);
      over -= spare;
    }
    return withinLimit(rest, MOST_CUBES);
  }
}

/** Maximum bytes of cached tables, least recently used dropped first. */
const MOST_BYTES = 2 ** 24;

/** The distances that were measured last. */
export class KeptDistances {
  readonly #most: number;
  readonly #kept = new Map<number, Distances>();

  /** @param places the number of places from which distances are measured. */
  constructor(places: number) {
    this.#most = Math.floor(MOST_BYTES / (places * HOLDS));
  }

  /** The cached distances of a key if they belong to the price; otherwise new ones. */
  find(key: number, price: number, measure: () => Distances): Distances {
    const kept = this.#kept;
    const known = kept.get(key);
    if (known?.price === price) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const made = measure();
    if (kept.size >= this.#most) kept.delete(kept.keys().next().value!);
    kept.set(key, made);
    return made;
  }
}
