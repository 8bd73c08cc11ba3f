/** A phase: one link in a game's chain of decisions. */

// oxlint-disable typescript/no-non-null-assertion -- luck draws below the number of options; every code has a choice that owns it

import type { Luck } from './luck.ts';
import type { NumberName, State } from './state.ts';

/**
 * One thing that may be chosen, in the words of the engine protocol: `{ kind: 'step', to: 'C4', leave: 'R' }`. Each phase
 * says which options it offers; its other members are texts and numbers.
 */
export interface OptionBase {
  readonly kind: string;
}

/** The most options a decision can have; a buffer of this length always suffices. */
export const MOST_OPTIONS = 256;

/** Where options are listed that nobody asked to see. */
const listed = new Int32Array(MOST_OPTIONS);

/**
 * One kind of decision (or of thing that follows by itself) in a game's chain.
 * It knows its mechanism and the components it is given, never the game it stands in.
 */
export abstract class Phase<Offered extends OptionBase = OptionBase> {
  /** The name of the decision in the protocol; "" for a phase in which nobody chooses. */
  readonly kind: string;
  /** The number of the state that is 0 as long as this phase has nothing to do: the chain then passes without asking it. */
  readonly gate: NumberName | null;
  /** Which bits of that number count. */
  readonly gateBits: number;

  constructor(kind: string, gate: NumberName | null = null, gateBits = -1) {
    this.kind = kind;
    this.gate = gate;
    this.gateBits = gateBits;
  }

  /**
   * The chain has come here, for the first time in this turn or after a choice of this phase, and the gate is open.
   * Does what follows by itself and says whether somebody (`state.actor`) now has to choose;
   * if not, the chain goes on.
   */
  abstract reach(state: State, luck: Luck): boolean;

  /** Writes the codes of all options into `out` and returns how many there are; at least one. */
  abstract legal(state: State, out: Int32Array): number;

  /**
   * Does what the option says. `code` is one that {@link legal} wrote for this very state.
   * It may move `state.phase`: the chain goes on from there, instead of reaching this phase again.
   */
  abstract apply(state: State, code: number, luck: Luck): void;

  /**
   * Does what one of the options says: the one at position `luck.draw(n)` of the `n` that {@link legal} writes.
   * Phases that are asked often do it without writing them all.
   */
  applyAtRandom(state: State, luck: Luck): void {
    const n = this.legal(state, listed);
    this.apply(state, listed[luck.draw(n)]!, luck);
  }

  /** The option behind a code, readable. */
  abstract option(state: State, code: number): Offered;

  /** The option as one word of the notation, unique among the options of a decision. */
  abstract token(state: State, code: number): string;
}

/**
 * A phase in which nobody chooses: something happens and the chain goes on. Its `reach` may move `state.phase`, to let
 * the chain go on elsewhere, and says true only when the match is over.
 *
 * @example A phase of a game of one's own: each turn brings a yellow cube, and Discard keeps the limit
 * ```ts
 * import { AutomaticPhase, one, type State } from '@windrose/rules/mechanisms';
 *
 * export class Gift extends AutomaticPhase {
 *   reach(state: State): boolean {
 *     state.hold[state.mover] = (state.hold[state.mover] ?? 0) + one(0);
 *     return false;
 *   }
 * }
 * ```
 */
export abstract class AutomaticPhase extends Phase<never> {
  constructor(gate: NumberName | null = null, gateBits = -1) {
    super('', gate, gateBits);
  }

  legal(): number {
    throw new Error('nobody chooses in this phase');
  }

  apply(): void {
    throw new Error('nobody chooses in this phase');
  }

  option(): never {
    throw new Error('nobody chooses in this phase');
  }

  token(): string {
    throw new Error('nobody chooses in this phase');
  }
}
