/** A turn that claims something at once, judged beside another one as a hint judges it. */

import type { NetWeights } from '@windrose/bots';
import type { Match, State } from '@windrose/rules';
import { ClaimSolver } from '../puzzles/solver.ts';
import { aimOf, type PassedOver } from './aim.ts';
import { type ClaimNamed, named } from './claim-named.ts';
import { untilLuck } from './comparison.ts';
import { isClaimAdvised } from './claim-advice.ts';
import type { Line } from './judge.ts';
import { after, type ClaimWay, endsBehind, SEARCH_CHOICES } from './quick-claim.ts';

/** What is known of a claim at once beside another turn. */
export interface ClaimAtHand {
  readonly claim: ClaimNamed;
  /** Whether a hint would advise it, although the other turn is there: that is not clearly better. */
  readonly isAdvised: boolean;
  /** What the other turn is worth beside it. */
  readonly passes: PassedOver;
}

/** Judges claims at once in one match. */
export class ClaimsAtHand {
  readonly #match: Match;
  readonly #weights: NetWeights | null;
  readonly #solver: ClaimSolver;

  /** @param match whose core is played. @param weights what was learned of the game; null where nothing was. */
  constructor(match: Match, weights: NetWeights | null) {
    this.#match = match;
    this.#weights = weights;
    this.#solver = new ClaimSolver(match.core, SEARCH_CHOICES);
  }

  /**
   * What a hint makes of a claim beside another turn; null where the first line claims nothing that scores, where the other one claims
   * something, too, or where the claim ends the match behind: then it is no question of points.
   */
  beside(from: State, claiming: Line, other: Line): ClaimAtHand | null {
    const { core } = this.#match;
    const way = this.#claimOf(from, claiming);
    if (way === null || this.#claimOf(from, other) !== null || endsBehind(core, from, way)) return null;
    const at = this.#match.standingAt(from);
    const { passes } = aimOf(at, this.#weights, untilLuck(at, from, other), {
      solver: this.#solver,
      passed: way,
    });
    return passes === null ? null : { claim: named(way.target), isAdvised: isClaimAdvised(passes), passes };
  }

  /** The claim that a line makes at once, if it scores something: the one with the most points. */
  #claimOf(from: State, line: Line): ClaimWay | null {
    const { core } = this.#match;
    const end = after(core, from, line);
    const claimed = this.#solver.targets(from).filter((target) => this.#solver.claimed(end, from.actor, target));
    const points = core.points(end, from.actor) - core.points(from, from.actor);
    const [target] = claimed.toSorted((a, b) => b.points - a.points);
    return target === undefined || points <= 0 ? null : { target, turns: [line], points };
  }
}
