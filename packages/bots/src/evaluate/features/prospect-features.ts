/** Features of a seat's progress: prices that can be paid some turns from now, and the cubes for them. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

import { amount, count, SPICE_COUNT } from '@windrose/rules';
import { withinLimit } from '../hold-limit.ts';
import { contested, insertBest, powers } from '../prospects.ts';

/** Discounts per turn: for long-term, short-term and immediate goals. */
const WAITING = powers(0.9);
const HASTE = powers(0.75);
const NEXT = powers(0.6);

/** Points are counted in tens, cubes in fives, so that all features are of about the same size. */
const TENS = 0.1;
const FIVES = 0.2;

/** Number of turns counted separately. */
const HORIZON = 4;

export const PROSPECT_FEATURES = [
  'yellow',
  'red',
  'green',
  'brown',
  'room',
  'first hope',
  'second hope',
  'third hope',
  'first soon',
  'second soon',
  'nearest',
  'second nearest',
  'best in one turn',
  'best in two turns',
  'best in three turns',
  'best in four turns',
  'next turn',
  'turn after',
] as const;

/** Gathers what a seat is on its way to and writes it as {@link PROSPECT_FEATURES}. */
export class ProspectFeatures {
  readonly #prospects = new Float64Array(3);
  readonly #soon = new Float64Array(2);
  readonly #near = new Float64Array(2);
  readonly #within = new Float64Array(HORIZON);
  readonly #many = new Float64Array(2);

  clear(): void {
    this.#prospects.fill(0);
    this.#soon.fill(0);
    this.#near.fill(0);
    this.#within.fill(0);
    this.#many.fill(0);
  }

  /** Something worth `points` that can be had in `turns`, and by the nearest other seat in `others`. */
  add(points: number, turns: number, others: number): void {
    const at = Math.min(turns, WAITING.length - 1);
    const held = contested(turns, others);
    insertBest(this.#prospects, points * WAITING[at]! * held);
    insertBest(this.#soon, points * HASTE[at]! * held);
    insertBest(this.#near, NEXT[at]! * held);
    for (let within = Math.max(1, turns); within <= HORIZON; within++) {
      if (points > this.#within[within - 1]!) this.#within[within - 1] = points;
    }
    if (turns <= 1) this.#many[0]!++;
    else if (turns === 2) this.#many[1]!++;
  }

  /** Adds a component that is not revealed yet. */
  addUnknown(hope: number): void {
    insertBest(this.#prospects, hope);
  }

  /** Writes the numbers from `at` on. @returns the position after the last one. */
  write(hold: number, limit: number, out: Float64Array, at: number): number {
    const kept = withinLimit(hold, limit);
    for (let spice = 0; spice < SPICE_COUNT; spice++) out[at + spice] = amount(kept, spice) * FIVES;
    out[at + 4] = (limit - count(kept)) * FIVES;
    let next = at + 5;
    for (const hope of this.#prospects) out[next++] = hope * TENS;
    for (const hope of this.#soon) out[next++] = hope * TENS;
    for (const near of this.#near) out[next++] = near;
    for (const points of this.#within) out[next++] = points * TENS;
    for (const many of this.#many) out[next++] = many;
    return next;
  }
}
