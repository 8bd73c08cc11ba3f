/** Common parts of all prospects: prices that can be paid some turns from now. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

import { notYellow, type State, worth } from '@windrose/rules';
import type { ProspectFeatures } from './features/prospect-features.ts';
import { withinLimit } from './hold-limit.ts';
import { contested, insertBest, powers } from './prospects.ts';

/** The expected points of a seat beyond those it has, for the turns to come. */
export interface Prospects {
  /**
   * Analyses the position at the start of a plan for `seat`, before others are evaluated.
   * @param enough checked before each price; once it returns true the remaining prices stay unmeasured.
   */
  prepare(state: State, seat: number, enough: () => boolean): PreparedProspects;
}

/** The same after preparation: only then can positions be evaluated. */
export interface PreparedProspects {
  /** Looks again, further on in the same plan: only where the others are now, not at what has come up since. */
  refresh(state: State, seat: number): void;
  /** The seat's expected points. */
  value(state: State, seat: number): number;
  /** The part of the match that is still to come, 1 to 0. */
  share(state: State): number;
  /** Gathers what the seat is on its way to. */
  lookAhead(state: State, seat: number, ways: ProspectFeatures): void;
}

/** The weights of a seat's prospects, which differ between realms. */
export interface Valuation {
  /** Discounts by number of turns. */
  readonly patience: readonly number[];
  /** The value of a cube towards prices not considered, per rank of its colour: yellow 1 to brown 4 times this. */
  readonly cubes: number;
  /** The part of each further hope that counts, from the best down. */
  readonly shares: readonly number[];
}

/** For boats: a tenth less per turn, and one goal at a time. */
export const TRAVELLER: Valuation = { patience: powers(0.9), cubes: 0.12, shares: [1, 0.3, 0.1] };

/** For land, where the row changes at every fort: near goals count for more, and so does a second visible goal. */
export const SETTLER: Valuation = { patience: powers(0.875), cubes: 0.143, shares: [1, 0.38, 0.1] };

/** Present value of `points` that the seat can have in `turns`, and the nearest other seat in `others`. */
export function prospectOf(points: number, turns: number, others: number, { patience }: Valuation): number {
  const hope = points * patience[Math.min(turns, patience.length - 1)]!;
  return hope * contested(turns, others);
}

/** The best few prospects: the first is pursued, the others follow it. */
export class BestProspects {
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

  /** Their total value. */
  get worth(): number {
    let sum = 0;
    for (let i = 0; i < this.#best.length; i++) sum += this.#best[i]! * this.#shares[i]!;
    return sum;
  }
}

/** The part of the points of cubes in the hold that counts during the match. */
const SCORED = 0.1;

/**
 * The value of the cubes of a hold besides their points. Cubes are for paying, so their final score counts little during the
 * match, and those over the limit are lost.
 */
export function cubesProspect(hold: number, limit: number, { cubes }: Valuation): number {
  const kept = withinLimit(hold, limit);
  return worth(kept) * cubes + notYellow(kept) * SCORED - notYellow(hold);
}
