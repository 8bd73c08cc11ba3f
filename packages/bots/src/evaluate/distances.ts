/** How many turns a seat is away from paying a price: an exact count over holds and places, as if it played alone. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

import { amount, count, one, SPICE_COUNT } from '@windrose/rules';
import { HASH_START, mix } from '../hash.ts';
import { withinLimit } from './hold-limit.ts';

/** Holds of more cubes than this are looked up without the cubes that are needed least. */
const MOST_CUBES = 10;

/** Holds are numbered in this base first, a digit a spice. */
const BASE = MOST_CUBES + 1;

const DIGITS = [1, BASE, BASE ** 2, BASE ** 3] as const;

/** The holds of at most {@link MOST_CUBES} cubes, by rank: the bundle, and how many cubes. */
const BUNDLE: number[] = [];
const CUBES: number[] = [];
/** The rank of a hold by its number. */
const RANK = new Int16Array(BASE ** 4).fill(-1);
for (let number = 0; number < RANK.length; number++) {
  let bundle = 0;
  for (let spice = 0; spice < SPICE_COUNT; spice++) {
    bundle += (Math.floor(number / DIGITS[spice]!) % BASE) * one(spice);
  }
  if (count(bundle) > MOST_CUBES) continue;
  RANK[number] = BUNDLE.length;
  BUNDLE.push(bundle);
  CUBES.push(count(bundle));
}
const HOLDS = BUNDLE.length;

/** The rank of a bundle of at most {@link MOST_CUBES} cubes. */
function rankOf(bundle: number): number {
  return RANK[
    (bundle & 0x7f) +
      ((bundle >>> 8) & 0x7f) * BASE +
      ((bundle >>> 16) & 0x7f) * (BASE * BASE) +
      (bundle >>> 24) * (BASE * BASE * BASE)
  ]!;
}

/** Per hold, four each: the rank of the hold with one more cube of a spice, -1 over the limit. */
const PLUS = new Int16Array(HOLDS * SPICE_COUNT);
for (let hold = 0; hold < HOLDS; hold++) {
  for (let spice = 0; spice < SPICE_COUNT; spice++) {
    PLUS[hold * SPICE_COUNT + spice] = CUBES[hold] === MOST_CUBES ? -1 : rankOf(BUNDLE[hold]! + one(spice));
  }
}

/** The highest bit of each spice's byte in a bundle, which is never set. */
const TOP_BITS = 0x80808080 | 0;

/** What is told for a price that is too far away to count. */
export const FAR = 16;

/** At every place, after a voyage as far as there is reach. */
export const ANYWHERE = -1;

/** Wherever the seat is, without a voyage. */
export const WITHOUT_VOYAGE = -2;

const MOST_EXCHANGES = 128;

/** What a seat can do with its hold in a turn: one of these, at the place where it is done. */
export class Exchanges {
  size = 0;
  readonly at = new Int32Array(MOST_EXCHANGES);
  /** Bundles; both 0 for upgrades. */
  readonly give = new Int32Array(MOST_EXCHANGES);
  readonly take = new Int32Array(MOST_EXCHANGES);
  /** How many single upgrades. */
  readonly upgrades = new Int32Array(MOST_EXCHANGES);
  /** How many cubes, of any kind, are to be paid before. */
  readonly fee = new Int32Array(MOST_EXCHANGES);

  /** Cubes for nothing, or a trade that may be made any number of times; before it `fee` cubes of any kind are paid. */
  add(at: number, give: number, take: number, fee = 0): void {
    this.#put(at, give, take, 0, fee);
  }

  /** Up to so many single upgrades. */
  addUpgrades(at: number, upgrades: number): void {
    this.#put(at, 0, 0, upgrades, 0);
  }

  #put(at: number, give: number, take: number, upgrades: number, fee: number): void {
    const i = this.size;
    if (i === MOST_EXCHANGES) return;
    this.size++;
    this.at[i] = at;
    this.give[i] = give;
    this.take[i] = take;
    this.upgrades[i] = upgrades;
    this.fee[i] = fee;
  }

  /** A number for all of them. */
  get hash(): number {
    const { size, at, give, take, upgrades, fee } = this;
    let hash = HASH_START;
    for (let i = 0; i < size; i++) {
      hash = mix(mix(mix(mix(mix(hash, at[i]!), give[i]!), take[i]!), upgrades[i]!), fee[i]!);
    }
    return hash;
  }
}

/** The turns to one price from everywhere. */
export class Distances {
  readonly price: number;
  /** Per place and hold: in how many turns the price can be paid from there, the paying one included; 0 unknown. */
  readonly #turns: Uint8Array;

  constructor(price: number, turns: Uint8Array) {
    this.price = price;
    this.#turns = turns;
  }

  /** In how many turns the price can be paid by who is at a place with a hold; {@link FAR} at most. */
  turns(at: number, hold: number): number {
    const known = this.#turns[at * HOLDS + rankOf(count(hold) > MOST_CUBES ? this.#trimmed(hold) : hold)]!;
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

/** So many bytes of tables are kept, the last ones used. */
const MOST_BYTES = 2 ** 24;

/** How a boat gets about: how many steps are free in a turn, and how many more may be paid for, a cube each. */
export interface Reach {
  readonly free: number;
  readonly paid: number;
}

/** Without places there is nowhere to go. */
export const NO_REACH: Reach = { free: 0, paid: 0 };

/** Measures distances over a fixed set of places, and keeps the last ones. */
export class Surveyor {
  readonly #places: number;
  /** Per place: all places, the nearest first, and how many of them are at most so many steps away. */
  readonly #nearest: Uint8Array;
  readonly #within: Uint8Array;
  readonly #furthest: number;
  readonly #kept = new Map<number, Distances>();
  /** Per place and hold: for how many spare cubes the voyages that end there are known, counted from 1. */
  readonly #sailed: Uint8Array;
  readonly #queue: Int32Array;
  /** Chains of exchanges: the first of each place, of those at every place and of those without a voyage, and what follows each; -1 ends one. */
  readonly #first: Int32Array;
  readonly #following = new Int32Array(MOST_EXCHANGES);
  #anywhere = -1;
  #withoutVoyage = -1;
  #turns = new Uint8Array(0);
  #reach: Reach = NO_REACH;
  #end = 0;

  /** @param steps how many steps lie between each two of the places. */
  constructor(places = 1, steps: Uint8Array = new Uint8Array(places * places)) {
    this.#places = places;
    this.#first = new Int32Array(places);
    this.#sailed = new Uint8Array(places * HOLDS);
    this.#queue = new Int32Array(places * HOLDS);
    this.#nearest = new Uint8Array(places * places);
    this.#furthest = steps.reduce((most, step) => Math.max(most, step), 0);
    this.#within = new Uint8Array(places * (this.#furthest + 1));
    for (let at = 0; at < places; at++) {
      let n = 0;
      for (let away = 0; away <= this.#furthest; away++) {
        for (let from = 0; from < places; from++) {
          if (steps[at * places + from] === away) this.#nearest[at * places + n++] = from;
        }
        this.#within[at * (this.#furthest + 1) + away] = n;
      }
    }
  }

  /** The distances to a price that can be paid at the place `goal`. */
  measure(price: number, goal: number, reach: Reach, exchanges: Exchanges, hash = exchanges.hash): Distances {
    const key = mix(mix(mix(mix(hash, price), goal), reach.free), reach.paid);
    const kept = this.#kept;
    const known = kept.get(key);
    if (known?.price === price) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const made = this.#survey(price, goal, reach, exchanges);
    if (kept.size * this.#places * HOLDS >= MOST_BYTES) kept.delete(kept.keys().next().value!);
    kept.set(key, made);
    return made;
  }

  #survey(price: number, goal: number, reach: Reach, exchanges: Exchanges): Distances {
    const turns = new Uint8Array(this.#places * HOLDS);
    const distances = new Distances(price, turns);
    if (count(price) > MOST_CUBES) return distances;
    this.#turns = turns;
    this.#sailed.fill(0);
    this.#reach = reach;
    this.#end = 0;
    this.#sortByPlace(exchanges);

    // With the price in the hold and the goal in reach, this turn pays.
    this.#sail(goal, rankOf(price), 0, 1);
    // From each position at the end of a turn to those at its start: what was done, then where it came from.
    // Who pays with some cubes pays with more, too, so only the fewest cubes that do are followed.
    for (let next = 0; next < this.#end; next++) {
      const position = this.#queue[next]!;
      const left = turns[position]! + 1;
      if (left >= FAR) break;
      const place = Math.floor(position / HOLDS);
      const hold = position - place * HOLDS;
      if (reach.free + reach.paid > 0) this.#sail(place, hold, 0, left);
      this.#undo(exchanges, this.#first[place]!, place, hold, left, true);
      this.#undo(exchanges, this.#anywhere, place, hold, left, true);
      this.#undo(exchanges, this.#withoutVoyage, place, hold, left, false);
    }
    return distances;
  }

  /** Chains the exchanges of each place, those of all places, and those without a voyage. */
  #sortByPlace({ size, at }: Exchanges): void {
    this.#first.fill(-1);
    this.#anywhere = -1;
    this.#withoutVoyage = -1;
    for (let i = 0; i < size; i++) {
      const place = at[i]!;
      if (place === ANYWHERE) {
        this.#following[i] = this.#anywhere;
        this.#anywhere = i;
      } else if (place === WITHOUT_VOYAGE) {
        this.#following[i] = this.#withoutVoyage;
        this.#withoutVoyage = i;
      } else {
        this.#following[i] = this.#first[place]!;
        this.#first[place] = i;
      }
    }
  }

  /** Settles where a turn may have begun that ended at `place` with `hold` after one of a chain of exchanges. */
  #undo(exchanges: Exchanges, first: number, place: number, hold: number, turns: number, voyage: boolean): void {
    const { give, take, upgrades, fee } = exchanges;
    for (let i = first; i >= 0; i = this.#following[i]!) {
      if (upgrades[i]! > 0) this.#undoUpgrades(place, hold, upgrades[i]!, SPICE_COUNT - 1, turns, voyage);
      else this.#undoTrades(place, hold, give[i]!, take[i]!, fee[i]!, turns, voyage);
    }
  }

  /** Settles where trades (or one gain) that end with `hold`, and as many cubes more as they take, may have begun. */
  #undoTrades(
    place: number,
    hold: number,
    give: number,
    take: number,
    fee: number,
    turns: number,
    voyage: boolean,
  ): void {
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
      if (voyage) this.#sail(place, before, -fee, turns);
      else this.#stay(place, before, turns);
      if (give === 0) return;
    }
  }

  /** Settles where up to `left` upgrades that end with `hold` may have begun, the cubes undone in falling order. */
  #undoUpgrades(place: number, hold: number, left: number, highest: number, turns: number, voyage: boolean): void {
    for (let spice = highest; spice > 0; spice--) {
      if (amount(BUNDLE[hold]!, spice) === 0) continue;
      const before = rankOf(BUNDLE[hold]! - one(spice) + one(spice - 1));
      if (voyage) this.#sail(place, before, 0, turns);
      else this.#stay(place, before, turns);
      if (left > 1) this.#undoUpgrades(place, before, left - 1, spice, turns, voyage);
    }
  }

  /**
   * A turn that acts at `at` with `hold` and `spare` cubes more may have begun wherever `at` is in reach, a cube paid
   * for each step that is not free; and with any cubes more.
   */
  #sail(at: number, hold: number, spare: number, turns: number): void {
    const here = at * HOLDS + hold;
    const known = this.#sailed[here]!;
    if (spare >= 0) {
      const { free, paid } = this.#reach;
      const now = Math.min(spare, paid) + 1;
      if (known >= now) return;
      this.#sailed[here] = now;
      const row = at * (this.#furthest + 1);
      const from = known === 0 ? 0 : this.#within[row + Math.min(free + known - 1, this.#furthest)]!;
      const to = this.#within[row + Math.min(free + now - 1, this.#furthest)]!;
      // Places that a cube less leads to, too, need not be followed from here.
      const fewest = spare === 0 ? 0 : this.#within[row + Math.min(free + spare - 1, this.#furthest)]!;
      for (let i = from; i < to; i++) {
        this.#note(this.#nearest[at * this.#places + i]! * HOLDS + hold, turns, i >= fewest);
      }
    }
    if (CUBES[hold]! === MOST_CUBES) return;
    for (let spice = 0; spice < SPICE_COUNT; spice++) {
      this.#sail(at, PLUS[hold * SPICE_COUNT + spice]!, spare + 1, turns);
    }
  }

  /** A turn without a voyage may have begun with these cubes or any more. @param fewest whether none of these can be spared. */
  #stay(at: number, hold: number, turns: number, fewest = true): void {
    const here = at * HOLDS + hold;
    if (this.#turns[here] !== 0) return;
    this.#note(here, turns, fewest);
    if (CUBES[hold]! === MOST_CUBES) return;
    for (let spice = 0; spice < SPICE_COUNT; spice++) this.#stay(at, PLUS[hold * SPICE_COUNT + spice]!, turns, false);
  }

  /** @param fewest whether the position is to be followed: it needs all of its cubes, as far as is known. */
  #note(position: number, turns: number, fewest: boolean): void {
    if (this.#turns[position]! !== 0) return;
    this.#turns[position] = turns;
    if (fewest) this.#queue[this.#end++] = position;
  }
}

/** What of `wanted` a bundle does not have. */
function missing(bundle: number, wanted: number): number {
  const difference = (wanted | TOP_BITS) - bundle;
  const more = difference & TOP_BITS;
  return difference & (more - (more >>> 7));
}
