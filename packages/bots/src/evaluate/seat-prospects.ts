/** What all prospects are made of: prices that can be paid some turns from now. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

import { notYellow, type State, worth } from '@windrose/rules';
import type { Ways } from './features/ways.ts';
import { withinLimit } from './hold-limit.ts';
import { contested, insertBest, powers } from './prospects.ts';

/** What a seat may hope for beyond its points, while turns are to come. */
export interface Prospects {
  /**
   * Looks at the position with which a plan for `seat` begins, before others are judged.
   * @param enough asked before each price; once it is true the other prices are left unmeasured.
   */
  prepare(state: State, seat: number, enough: () => boolean): PreparedProspects;
}

/** The same once a position has been looked at: only then can others be judged. */
export interface PreparedProspects {
  /** Looks again, further on in the same plan: only where the others are now, not at what has come up since. */
  refresh(state: State, seat: number): void;
  /** What the seat may hope for, in points. */
  value(state: State, seat: number): number;
  /** The part of the match that is still to come, 1 to 0. */
  share(state: State): number;
  /** Gathers what the seat is on its way to. */
  lookAhead(state: State, seat: number, ways: Ways): void;
}

/** How the prospects of a seat are weighed: what wins differs between the realms. */
export interface Valuation {
  /** Per turn: what is left of a hope that comes true so many turns from now. */
  readonly patience: readonly number[];
  /** What a cube is worth towards prices that are not thought of, for its colour: yellow 1 to brown 4 times this. */
  readonly cubes: number;
  /** The part of each further hope that counts, from the best down. */
  readonly shares: readonly number[];
}

/** For journeys: something is worth a tenth less a turn later, and one thing is pursued at a time. */
export const TRAVELLER: Valuation = { patience: powers(0.9), cubes: 0.12, shares: [1, 0.3, 0.1] };

/** Where the row changes at every fort: what is near counts for more, and so does a second thing in sight. */
export const SETTLER: Valuation = { patience: powers(0.875), cubes: 0.143, shares: [1, 0.38, 0.1] };

/** What something worth `points` is worth that can be had in `turns`, and by the nearest other seat in `others`. */
export function prospectOf(points: number, turns: number, others: number, { patience }: Valuation): number {
  const hope = points * patience[Math.min(turns, patience.length - 1)]!;
  return hope * contested(turns, others);
}

/** The best few prospects at once: one is pursued, the others come after it. */
export class Pursuits {
  readonly #shares: readonly number[];
  readonly #best: Float64Array;

  constructor({ shares }: Valuation) {
    this.#shares = shares;
    this.#best = new Float64Array(shares.length);
  }

  clear(): void {
    this.#best.fill(0);
  }

  add(hope: number): void {
    insertBest(this.#best, hope);
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
export function cubesProspect(hold: number, limit: number, { cubes }: Valuation): number {
  const kept = withinLimit(hold, limit);
  return worth(kept) * cubes + notYellow(kept) * SCORED - notYellow(hold);
}
