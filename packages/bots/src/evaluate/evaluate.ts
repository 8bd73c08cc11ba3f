/** What a position is worth to a seat, in points: those it has, and those it may hope for. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

import { type Core, islandsOf, landTableOf, merchantsOf, ordersOf, seaTableOf, type State } from '@windrose/rules';
import type { Prospects } from './seat-prospects.ts';
import { landProspects } from './land.ts';
import { judgementOf, plainProspects } from './own.ts';
import { roadProspects } from './road.ts';
import { seaProspects } from './sea.ts';

/** Judges positions. Each seat is prepared by itself and stays so. */
export interface Evaluation {
  /**
   * Looks at the position a seat's plan begins with, before those that come of it are judged.
   * @param enough asked before each price; once it is true the other prices are left unmeasured, as if nobody knew them yet.
   */
  prepare(state: State, seat: number, enough?: () => boolean): void;
  /** Looks again, further on in the same plan: quickly, without thinking of what has come up since. */
  refresh(state: State, seat: number): void;
  /** How good a position is for the seat, in points. */
  value(state: State, seat: number): number;
  /** What each seat may hope for. */
  readonly prospects: readonly Prospects[];
}

const NEVER = (): boolean => false;

/** Added to the points of who would win a match that ends, and taken from those of who would not. */
const VICTORY = 30;

/** Added to that for each round in a row without a claim. */
const IMPATIENCE = 3;

/** After so many rounds without a claim, who is behind no longer minds that the match ends. */
const RESIGNATION = 8;

/**
 * The evaluation for a game: points and prospects as long as turns are to come, points and victory when they are not.
 * @param sight what could be paid for in more turns than this is not seen.
 */
export function evaluationFor(core: Core, sight = Infinity): Evaluation {
  const prospects = prospectsFor(core, sight);
  return {
    prospects,
    prepare: (state, seat, enough = NEVER) => prospects[seat]!.prepare(state, seat, enough),
    refresh: (state, seat) => prospects[seat]!.refresh(state, seat),
    value(state, seat) {
      const points = core.points(state, seat);
      if (state.over === 0 && state.final === 0) return points + prospects[seat]!.value(state, seat);
      let best = -Infinity;
      for (let side = 0; side < core.sides; side++) {
        if (side !== seat) best = Math.max(best, core.points(state, side));
      }
      // The longer nobody has claimed anything, the more it counts that the match comes to its end.
      if (points > best) return points + VICTORY + IMPATIENCE * state.stall;
      // A side that is behind puts off the end, but not for ever.
      return points - VICTORY * Math.max(0, 1 - state.stall / RESIGNATION);
    },
  };
}

/**
 * Prepares every seat, first the one that has to choose.
 * @param enough once it is true what is left is not measured.
 */
export function prepareAll(evaluation: Evaluation, state: State, enough: () => boolean): void {
  const { actor } = state;
  const seats = evaluation.prospects.length;
  evaluation.prepare(state, actor, enough);
  for (let seat = 0; seat < seats; seat++) if (seat !== actor) evaluation.prepare(state, seat, enough);
}

/** What the seats of a game may hope for, each by itself. */
function prospectsFor(core: Core, sight: number): readonly Prospects[] {
  const { assembly, seats } = core;
  const judgement = judgementOf(core);
  if (judgement) return plainProspects(core, judgement);
  const sea = seaTableOf(assembly);
  const land = landTableOf(assembly);
  const merchants = merchantsOf(assembly);
  const orders = ordersOf(assembly);
  if (sea) return seaProspects(sea, merchants, sight);
  if (land) return landProspects(land, { islands: islandsOf(assembly), merchants }, sight);
  if (merchants && orders) return roadProspects(seats, merchants, orders, sight);
  return plainProspects(core);
}
