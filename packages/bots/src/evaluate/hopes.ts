/** What all hopes are made of: prices that can be paid some turns from now. */

import { amount, count, notYellow, one, SPICE_COUNT, type State, worth } from '@windrose/rules';

/** What a seat may hope for beyond its points, while turns are to come. */
export interface Hopes {
  /** Looks at the position with which a plan for `seat` begins, before others are judged. */
  prepare(state: State, seat: number): void;
  /** Looks again, further on in the same plan: only where the others are now, not at what has come up since. */
  refresh(state: State, seat: number): void;
  /** What the seat may hope for, in points. */
  value(state: State, seat: number): number;
  /** What the features of a position are called, in the order in which they are written. */
  readonly features: readonly string[];
  /** The part of the match that is still to come, 1 to 0. */
  share(state: State): number;
  /** Writes the features of a position as the seat sees it. */
  write(state: State, seat: number, out: Float64Array): void;
}

/** The features that every realm has for the cubes of a hold and for the prices a seat is on its way to. */
export const COMMON_FEATURES = [
  'yellow',
  'red',
  'green',
  'brown',
  'first hope',
  'second hope',
  'third hope',
  'first soon',
  'second soon',
  'nearest',
  'second nearest',
] as const;

/** How the hopes of a seat are weighed: what wins differs between the realms. */
export interface Temper {
  /** Per turn: what is left of a hope that comes true so many turns from now. */
  readonly patience: readonly number[];
  /** What a cube is worth towards prices that are not thought of, for its colour: yellow 1 to brown 4 times this. */
  readonly cubes: number;
  /** The part of each further hope that counts, from the best down. */
  readonly shares: readonly number[];
}

/** The first powers of a number. */
const powers = (base: number): number[] => Array.from({ length: 32 }, (_, turns) => base ** turns);

/** For journeys: something is worth a tenth less a turn later, and one thing is pursued at a time. */
export const TRAVELLER: Temper = { patience: powers(0.9), cubes: 0.12, shares: [1, 0.3, 0.1] };

/** Where the row changes at every fort: what is near counts for more, and so does a second thing in sight. */
export const SETTLER: Temper = { patience: powers(0.875), cubes: 0.143, shares: [1, 0.38, 0.1] };

/** The same for who is in a hurry, and for what matters only if it is next. */
const HASTE = 0.75;
const NEXT = 0.6;

/** How much of a hope is left when another seat is as near, or nearer. */
const RIVALLED = 0.8;
const OUTRUN = 0.6;

/** What something worth `points` is worth that can be had in `turns`, and by the nearest other seat in `others`. */
export function hopeOf(points: number, turns: number, others: number, { patience }: Temper): number {
  const hope = points * patience[Math.min(turns, patience.length - 1)]!;
  return others < turns ? hope * OUTRUN : others === turns ? hope * RIVALLED : hope;
}

const HASTE_POWERS = powers(HASTE);
const NEXT_POWERS = powers(NEXT);

/** Gathers what a seat is on its way to and writes it as {@link COMMON_FEATURES}. */
export class Ways {
  readonly #hopes = new Float64Array(3);
  readonly #soon = new Float64Array(2);
  readonly #near = new Float64Array(2);

  clear(): void {
    this.#hopes.fill(0);
    this.#soon.fill(0);
    this.#near.fill(0);
  }

  /** Something worth `points` that can be had in `turns`, and by the nearest other seat in `others`. */
  add(points: number, turns: number, others: number): void {
    insert(this.#hopes, hopeOf(points, turns, others, TRAVELLER));
    const at = Math.min(turns, HASTE_POWERS.length - 1);
    const held = others < turns ? OUTRUN : others === turns ? RIVALLED : 1;
    insert(this.#soon, points * HASTE_POWERS[at]! * held);
    insert(this.#near, NEXT_POWERS[at]! * held);
  }

  /** Something nobody knows yet. */
  addUnknown(hope: number): void {
    insert(this.#hopes, hope);
  }

  /** Writes from `at` on and returns what comes after. */
  write(hold: number, limit: number, out: Float64Array, at: number): number {
    const kept = withinLimit(hold, limit);
    for (let spice = 0; spice < SPICE_COUNT; spice++) out[at + spice] = amount(kept, spice);
    out.set(this.#hopes, at + 4);
    out.set(this.#soon, at + 7);
    out.set(this.#near, at + 9);
    return at + 11;
  }

  /** How near the nearest is: 1 now, 0 nothing in sight. */
  get nearest(): number {
    return this.#near[0]!;
  }
}

/** Puts a number in its place among the best. */
function insert(best: Float64Array, value: number): void {
  let rest = value;
  for (let i = 0; i < best.length; i++) {
    const other = best[i]!;
    if (rest <= other) continue;
    best[i] = rest;
    rest = other;
  }
}

/** The best few hopes at once: one is pursued, the others come after it. */
export class Pursuits {
  readonly #shares: readonly number[];
  readonly #best: Float64Array;

  constructor({ shares }: Temper) {
    this.#shares = shares;
    this.#best = new Float64Array(shares.length);
  }

  clear(): void {
    this.#best.fill(0);
  }

  add(hope: number): void {
    insert(this.#best, hope);
  }

  /** What all of them are worth together. */
  get worth(): number {
    let sum = 0;
    for (let i = 0; i < this.#best.length; i++) sum += this.#best[i]! * this.#shares[i]!;
    return sum;
  }
}

/** The part of the points of cubes in the hold that counts while the match goes on. */
const SCORED = 0.1;

/**
 * What the cubes of a hold are worth besides their points: they are there to be paid with, so what they would score
 * at the end counts little before it, and those over the limit will not stay.
 */
export function cubesHope(hold: number, limit: number, { cubes }: Temper): number {
  const kept = withinLimit(hold, limit);
  return worth(kept) * cubes + notYellow(kept) * SCORED - notYellow(hold);
}

/** A hold without the cubes over a limit, yellow ones given up first. */
export function withinLimit(hold: number, limit: number): number {
  let over = count(hold) - limit;
  let kept = hold;
  for (let spice = 0; over > 0; spice++) {
    const given = Math.min(over, amount(kept, spice));
    kept -= given * one(spice);
    over -= given;
  }
  return kept;
}
