/** The value of a position for a seat, in points: those it has, and those expected. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

import type { Core, State } from '@windrose/rules';
import type { PreparedProspects, Prospects } from './seat-prospects.ts';
import { judgementOf, plainProspects } from './own.ts';
import { realmsOf } from './realm.ts';
import { CLEAR_VIEW, type View } from './view.ts';

/** Evaluates positions for prepared seats. */
export interface Evaluation {
  /**
   * Analyses the position at the start of a seat's plan, before positions that follow from it are evaluated.
   * @param enough checked before each price; once it returns true the remaining prices stay unmeasured, as if unknown.
   * @returns the prepared seat; always the same object for a seat, with the data of its latest preparation.
   */
  prepare(state: State, seat: number, enough?: () => boolean): PreparedSeat;
  /** Prepares every seat, first the one that has to choose. */
  prepareAll(state: State, enough?: () => boolean): PreparedSeats;
}

/** A seat prepared for the position at the start of its plan. */
export interface PreparedSeat {
  readonly seat: number;
  /** The seat's prospects. */
  readonly prospects: PreparedProspects;
  /** Looks again, further on in the same plan: quickly, without thinking of what has come up since. */
  refresh(state: State): void;
  /** The value of a position for the seat, in points. */
  value(state: State): number;
}

/** All seats of a match, in turn order. */
export type PreparedSeats = readonly PreparedSeat[];

const NEVER = (): boolean => false;

/** Added to the points of the winner of a match that ends, and subtracted from those of the others. */
const VICTORY = 30;

/** Added to that for each round in a row without a claim. */
const IMPATIENCE = 3;

/** Number of rounds without a claim after which a losing seat no longer delays the end. */
const RESIGNATION = 8;

/**
 * The evaluation for a game: points and prospects as long as turns are to come, points and victory when they are not.
 * @param view how positions are seen; as they are by default.
 */
export function evaluationFor(core: Core, view = CLEAR_VIEW): Evaluation {
  const prospects = prospectsFor(core, view);
  const seats: (PreparedSeat | null)[] = prospects.map(() => null);
  const prepare = (state: State, seat: number, enough = NEVER): PreparedSeat => {
    const prepared = prospects[seat]!.prepare(state, seat, enough);
    return (seats[seat] ??= new SeatOfCore(core, seat, prepared));
  };
  return {
    prepare,
    prepareAll(state, enough) {
      const { actor } = state;
      const own = prepare(state, actor, enough);
      return prospects.map((_, seat) => (seat === actor ? own : prepare(state, seat, enough)));
    },
  };
}

class SeatOfCore implements PreparedSeat {
  readonly seat: number;
  readonly prospects: PreparedProspects;
  readonly #core: Core;

  constructor(core: Core, seat: number, prospects: PreparedProspects) {
    this.#core = core;
    this.seat = seat;
    this.prospects = prospects;
  }

  refresh(state: State): void {
    this.prospects.refresh(state, this.seat);
  }

  value(state: State): number {
    const { seat } = this;
    const core = this.#core;
    const points = core.points(state, seat);
    if (state.over === 0 && state.final === 0) return points + this.prospects.value(state, seat);
    let best = -Infinity;
    for (let side = 0; side < core.sides; side++) {
      if (side !== seat) best = Math.max(best, core.points(state, side));
    }
    // The longer there is no claim, the more an end of the match counts.
    if (points > best) return points + VICTORY + IMPATIENCE * state.stall;
    // A side that is behind delays the end, but not for ever.
    return points - VICTORY * Math.max(0, 1 - state.stall / RESIGNATION);
  }
}

/** The prospects of a game's seats: those of its own module, or of its realm. */
function prospectsFor(core: Core, view: View): readonly Prospects[] {
  const judgement = judgementOf(core);
  if (judgement) return plainProspects(core, judgement);
  // A game with a sea is won there.
  for (const realm of realmsOf(core).toReversed()) {
    const prospects = realm.prospects(core, view);
    if (prospects !== null) return prospects;
  }
  return plainProspects(core);
}
