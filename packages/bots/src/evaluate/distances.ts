/** How many turns a seat is away from paying a price: an exact count over holds and places, as if it played alone. */

import { amount, count, has, one, SPICE_COUNT } from '@windrose/rules';
import { HASH_START, mix } from '../hash.ts';
import { withinLimit } from './hopes.ts';

/** Holds of more cubes than this are looked up without the cubes that are needed least. */
const MOST_CUBES = 10;

/** Holds are counted in this base, a digit a spice. */
const BASE = MOST_CUBES + 1;

const DIGITS = [1, BASE, BASE ** 2, BASE ** 3] as const;
const HOLDS = BASE ** 4;

/** What is told for a price that is too far away to count. */
export const FAR = 16;

/** Added to a known number of turns: all places from which a voyage leads here are known too. */
const SAILED = 128;

/** Holds up to {@link MOST_CUBES} by number: the bundle, how many cubes. */
const BUNDLE = new Int32Array(HOLDS);
const CUBES = new Uint8Array(HOLDS);
/** The numbers of all holds of at most {@link MOST_CUBES} cubes. */
const SMALL: number[] = [];
for (let hold = 0; hold < HOLDS; hold++) {
  for (let spice = 0; spice < SPICE_COUNT; spice++) {
    const cubes = Math.floor(hold / DIGITS[spice]!) % BASE;
    BUNDLE[hold]! += cubes * one(spice);
    CUBES[hold]! += cubes;
  }
  if (CUBES[hold]! <= MOST_CUBES) SMALL.push(hold);
}

/** The number of a bundle, which may have more cubes than a hold that is told of. */
function numberOf(bundle: number): number {
  let hold = 0;
  for (let spice = 0; spice < SPICE_COUNT; spice++) hold += amount(bundle, spice) * DIGITS[spice]!;
  return hold;
}

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

  /** Cubes for nothing, or a trade that may be made any number of times. */
  add(at: number, give: number, take: number): void {
    this.#put(at, give, take, 0);
  }

  /** Up to so many single upgrades. */
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
}

/** The distances from one price. */
export class Distances {
  readonly #places: number;
  /** How many steps lie between each two places. */
  readonly #steps: Readonly<Uint8Array>;
  /** Per place and hold: in how many turns the price can be paid from there, the paying one included; 0 unknown. */
  readonly #turns: Uint8Array;
  readonly #queue: Int32Array;
  /** Chains of exchanges: the first of each place, of those at every place and of those without a voyage, and what follows each; -1 ends one. */
  readonly #first: Int32Array;
  readonly #following = new Int32Array(MOST_EXCHANGES);
  #anywhere = -1;
  #withoutVoyage = -1;
  /** Per place: how many places are in reach, itself included, and which. */
  readonly #near: Uint8Array;
  #end = 0;
  #reach = 0;
  #price = 0;
  /** A number for all that the distances depend on. */
  #made = 0;

  /** @param steps how many steps lie between each two of the places. */
  constructor(places = 1, steps: Uint8Array = new Uint8Array(places * places)) {
    this.#places = places;
    this.#steps = steps;
    this.#first = new Int32Array(places);
    this.#near = new Uint8Array(places * (places + 1));
    this.#turns = new Uint8Array(places * HOLDS);
    this.#queue = new Int32Array(places * SMALL.length);
  }

  /** In how many turns the price can be paid by who is at a place with a hold; {@link FAR} at most. */
  turns(at: number, hold: number): number {
    const known = this.#turns[at * HOLDS + numberOf(count(hold) > MOST_CUBES ? this.#trimmed(hold) : hold)]!;
    return known === 0 ? FAR : known & ~SAILED;
  }

  /**
   * Measures the way to a price that can be paid at the place `goal`. Does nothing when all is as it was.
   * @param reach how many steps can be made in a turn before something is done.
   */
  measure(price: number, goal: number, reach: number, exchanges: Exchanges): void {
    const made = signature(price, goal, reach, exchanges);
    if (made === this.#made) return;
    this.#made = made;
    this.#price = price;
    this.#reach = reach;
    this.#end = 0;
    this.#turns.fill(0);
    if (count(price) > MOST_CUBES) return;

    this.#findNear();
    this.#sortByPlace(exchanges);

    // With the price in the hold and the goal in reach, this turn pays.
    for (const hold of SMALL) if (has(BUNDLE[hold]!, price)) this.#settle(goal, hold, 1, true);
    // From each position at the end of a turn to those at its start: what was done, then where it came from.
    for (let next = 0; next < this.#end; next++) {
      const position = this.#queue[next]!;
      const turns = (this.#turns[position]! & ~SAILED) + 1;
      if (turns >= FAR) return;
      const place = Math.floor(position / HOLDS);
      const hold = position - place * HOLDS;
      if (reach > 0) this.#settle(place, hold, turns, true);
      this.#undo(exchanges, this.#first[place]!, place, hold, turns, true);
      this.#undo(exchanges, this.#anywhere, place, hold, turns, true);
      this.#undo(exchanges, this.#withoutVoyage, place, hold, turns, false);
    }
  }

  /** Notes which places are in reach of each other. */
  #findNear(): void {
    const places = this.#places;
    for (let at = 0; at < places; at++) {
      const base = at * (places + 1);
      let n = 0;
      for (let from = 0; from < places; from++) {
        if (this.#steps[at * places + from]! <= this.#reach) this.#near[base + ++n] = from;
      }
      this.#near[base] = n;
    }
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
    const { give, take, upgrades } = exchanges;
    for (let i = first; i >= 0; i = this.#following[i]!) {
      if (upgrades[i]! > 0) this.#undoUpgrades(place, hold, upgrades[i]!, SPICE_COUNT - 1, turns, voyage);
      else this.#undoTrades(place, hold, give[i]!, take[i]!, turns, voyage);
    }
  }

  /** Settles where trades (or one gain) that end with `hold` may have begun. */
  #undoTrades(place: number, hold: number, give: number, take: number, turns: number, voyage: boolean): void {
    const shift = numberOf(give) - numberOf(take);
    const cubes = count(give) - count(take);
    let bundle = BUNDLE[hold]!;
    let before = hold;
    while (has(bundle, take) && CUBES[before]! + cubes <= MOST_CUBES) {
      bundle += give - take;
      before += shift;
      this.#settle(place, before, turns, voyage);
      if (give === 0) return;
    }
  }

  /** Settles where up to `left` upgrades that end with `hold` may have begun, the cubes undone in falling order. */
  #undoUpgrades(place: number, hold: number, left: number, highest: number, turns: number, voyage: boolean): void {
    for (let spice = highest; spice > 0; spice--) {
      if (amount(BUNDLE[hold]!, spice) === 0) continue;
      const before = hold - DIGITS[spice]! + DIGITS[spice - 1]!;
      this.#settle(place, before, turns, voyage);
      if (left > 1) this.#undoUpgrades(place, before, left - 1, spice, turns, voyage);
    }
  }

  /** A turn that acts at `at` may begin there or, with a voyage, wherever `at` is in reach; more cubes do no harm. */
  #settle(at: number, hold: number, turns: number, voyage: boolean): void {
    const all = this.#turns;
    const here = at * HOLDS + hold;
    if (voyage) {
      if ((all[here]! & SAILED) !== 0) return;
      const base = at * (this.#places + 1);
      for (let i = base + this.#near[base]!; i > base; i--) this.#note(this.#near[i]! * HOLDS + hold, turns);
      all[here]! |= SAILED;
    } else {
      if (all[here] !== 0) return;
      this.#note(here, turns);
    }
    if (CUBES[hold]! === MOST_CUBES) return;
    for (let spice = 0; spice < SPICE_COUNT; spice++) this.#settle(at, hold + DIGITS[spice]!, turns, voyage);
  }

  #note(position: number, turns: number): void {
    if (this.#turns[position]! !== 0) return;
    this.#turns[position] = turns;
    this.#queue[this.#end++] = position;
  }

  /** A hold without what it has too much of: first what the price has no use for, from yellow up. */
  #trimmed(hold: number): number {
    let over = count(hold) - MOST_CUBES;
    let rest = hold;
    for (let spice = 0; spice < SPICE_COUNT && over > 0; spice++) {
      const spare = Math.min(over, Math.max(0, amount(rest, spice) - amount(this.#price, spice)));
      rest -= spare * one(spice);
      over -= spare;
    }
    return withinLimit(rest, MOST_CUBES);
  }
}

/** A number for what distances depend on; never 0. */
function signature(price: number, goal: number, reach: number, exchanges: Exchanges): number {
  const { size, at, give, take, upgrades } = exchanges;
  let hash = mix(mix(mix(HASH_START, price), goal), reach);
  for (let i = 0; i < size; i++) hash = mix(mix(mix(mix(hash, at[i]!), give[i]!), take[i]!), upgrades[i]!);
  return hash === 0 ? 1 : hash;
}
