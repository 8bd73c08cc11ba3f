/** What all hopes are made of: prices that can be paid some turns from now. */

import { amount, count, notYellow, one, type State, worth } from '@windrose/rules';

/** What a seat may hope for beyond its points, while turns are to come. */
export interface Hopes {
  /** Looks at the position with which a plan for `seat` begins, before others are judged. */
  prepare(state: State, seat: number): void;
  /** What the seat may hope for, in points. */
  value(state: State, seat: number): number;
}

/** A turn later, something is worth this much less. */
const PATIENCE = 0.9;

/** How much of a hope is left when another seat is as near, or nearer. */
const RIVALLED = 0.8;
const OUTRUN = 0.6;

/** What something worth `points` is worth that can be had in `turns`, and by the nearest other seat in `others`. */
export function hopeOf(points: number, turns: number, others: number): number {
  const hope = points * POWERS[Math.min(turns, POWERS.length - 1)]!;
  return others < turns ? hope * OUTRUN : others === turns ? hope * RIVALLED : hope;
}

const POWERS = Array.from({ length: 32 }, (_, turns) => PATIENCE ** turns);

/** The part of each further hope that counts, from the best down. */
const SHARES = [1, 0.3, 0.1] as const;

/** The best few hopes at once: one is pursued, the others come after it. */
export class Pursuits {
  readonly #best = new Float64Array(SHARES.length);

  clear(): void {
    this.#best.fill(0);
  }

  add(hope: number): void {
    const best = this.#best;
    let rest = hope;
    for (let i = 0; i < best.length; i++) {
      const other = best[i]!;
      if (rest <= other) continue;
      best[i] = rest;
      rest = other;
    }
  }

  /** What all of them are worth together. */
  get worth(): number {
    let sum = 0;
    for (let i = 0; i < SHARES.length; i++) sum += this.#best[i]! * SHARES[i]!;
    return sum;
  }
}

/** What a cube is worth towards prices that are not thought of, for its colour: yellow 1 to brown 4 times this. */
const CUBE_WORTH = 0.12;

/** The part of the points of cubes in the hold that counts while the match goes on. */
const SCORED = 0.1;

/**
 * What the cubes of a hold are worth besides their points: they are there to be paid with, so what they would score
 * at the end counts little before it, and those over the limit will not stay.
 */
export function cubesHope(hold: number, limit: number): number {
  const kept = withinLimit(hold, limit);
  return worth(kept) * CUBE_WORTH + notYellow(kept) * SCORED - notYellow(hold);
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
