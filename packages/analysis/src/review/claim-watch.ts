/** Watches who claims what, and when, while a position is played on several times. */

import { type Core, required, type State } from '@windrose/rules';
import type { ClaimSolver, Target } from '../puzzles/solver.ts';

/** The result for one target. */
interface Fate {
  /** Per try, the own turn of the seat in which it claims it; Infinity if it does not. */
  readonly claims: number[];
  readonly takers: { readonly side: number; readonly turns: number }[];
}

/** Everything that lies open in a position, with what becomes of it. */
export class ClaimWatch {
  readonly #targets: readonly Target[];
  readonly #core: Core;
  readonly #solver: ClaimSolver;
  readonly #seat: number;
  readonly #turn: number;
  readonly #fates: ReadonlyMap<string, Fate>;
  #tries = 0;
  #open = new Set<Target>();
  #running = 0;
  #turns = 1;

  /**
   * @param solver of the core. @param targets what lies open in the position.
   * @param turn the running one in it. @param seat whose turn this is.
   */
  constructor(
    core: Core,
    solver: ClaimSolver,
    targets: readonly Target[],
    { turn, seat }: { readonly turn: number; readonly seat: number },
  ) {
    this.#core = core;
    this.#solver = solver;
    this.#seat = seat;
    this.#turn = turn;
    this.#targets = targets;
    this.#fates = new Map(targets.map((target) => [keyOf(target), { claims: [], takers: [] }]));
  }

  /** Begins another try. */
  begin(): void {
    this.end();
    this.#open = new Set(this.#targets);
    this.#running = this.#turn;
    this.#turns = 1;
    this.#tries++;
  }

  /** Ends the running try: what the seat has not claimed in it, it does not claim. */
  end(): void {
    for (const { claims } of this.#fates.values()) if (claims.length < this.#tries) claims.push(Infinity);
  }

  /** Looks at the position after a choice of the running try. */
  look(state: State): void {
    for (const target of this.#open) {
      for (let side = 0; side < this.#core.sides; side++) {
        if (!this.#hasClaimed(state, side, target)) continue;
        this.#open.delete(target);
        const fate = this.#fateOf(target);
        if (side === this.#seat) fate.claims.push(this.#turns);
        else fate.takers.push({ side, turns: this.#turns });
      }
    }
    if (state.turn === this.#running) return;
    this.#running = state.turn;
    if (state.mover === this.#seat) this.#turns++;
  }

  /** In which own turn the seat claims a target in each try, counted from the running one as 1; Infinity if it does not. */
  claims(target: Target): readonly number[] {
    return this.#fateOf(target).claims;
  }

  /** The target that the seat claims before all others in more than half of the tries, and in which own turn then; null if there is none. */
  first(): { readonly target: Target; readonly turns: number } | null {
    const firsts = Array.from({ length: this.#tries }, (_, attempt) => {
      const claims = this.#targets.map((target) => ({ target, turns: this.claims(target)[attempt] ?? Infinity }));
      return claims.toSorted((a, b) => a.turns - b.turns)[0];
    }).filter((claim) => claim !== undefined && claim.turns < Infinity);
    for (const target of this.#targets) {
      const turns = firsts.flatMap((claim) => (claim?.target === target ? [claim.turns] : []));
      if (turns.length * 2 > this.#tries) return { target, turns: middle(turns) };
    }
    return null;
  }

  /** How often each side other than the seat claimed a target. */
  taken(target: Target): readonly number[] {
    const { takers } = this.#fateOf(target);
    return Array.from({ length: this.#core.sides }, (_, side) => takers.filter((taker) => taker.side === side).length);
  }

  /** In which turn of the seat another side claimed a target at the earliest half of the times. */
  takenIn(target: Target, side: number): number {
    return middle(this.#fateOf(target).takers.flatMap((taker) => (taker.side === side ? [taker.turns] : [])));
  }

  /** The solo rival claims orders, but no cards. */
  #hasClaimed(state: State, side: number, target: Target): boolean {
    return (target.kind === 'order' || side < this.#core.seats) && this.#solver.claimed(state, side, target);
  }

  #fateOf(target: Target): Fate {
    return required(this.#fates.get(keyOf(target)), 'target that lay open');
  }
}

const keyOf = ({ kind, index }: Target): string => `${kind} ${index}`;

/** The middle of some numbers: the lower one of two; Infinity of none. */
export function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[(values.length - 1) >> 1] ?? Infinity;
}

/** A turn later, a claim counts by this less. */
const DISCOUNT = 0.8;

/** The points of a target, the less the later it is claimed, summed over the tries. */
export function worthOfClaims({ points }: Target, claims: readonly number[]): number {
  return claims.reduce((sum, turns) => sum + points * DISCOUNT ** turns, 0);
}
