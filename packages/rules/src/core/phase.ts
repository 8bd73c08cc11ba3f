/** A phase: one link in a game's chain of decisions. */

// oxlint-disable typescript/no-non-null-assertion -- luck draws below the number of options; every code has a choice that owns it

import type { Luck } from './luck.ts';
import type { NumberName, State } from './state.ts';

/**
 * An option, in the format of the engine protocol: `{ kind: 'step', to: 'C4', leave: 'R' }`. Each phase declares its
 * options; members are texts and numbers.
 */
export interface OptionBase {
  readonly kind: string;
}

/** Codes are whole numbers from 0 to below this, so no decision has more options, and a buffer of this length always suffices. */
export const MOST_OPTIONS = 256;

/** The error for a code that belongs to no option of a phase. */
export const NO_OPTION = 'option with that code';

/** A buffer for listing options internally. */
const listed = new Int32Array(MOST_OPTIONS);

/**
 * One kind of decision, or an automatic effect, in a game's chain.
 * It knows its mechanism and its components, never the game it belongs to.
 */
export abstract class Phase<Offered extends OptionBase = OptionBase> {
  /** The name of the decision in the protocol; "" for an automatic phase. */
  readonly kind: string;
  /** The number of the state that is 0 while this phase has nothing to do: the chain then skips it. */
  readonly gate: NumberName | null;
  /** The bits of that number that count. */
  readonly gateBits: number;

  constructor(kind: string, gate: NumberName | null = null, gateBits = -1) {
    this.kind = kind;
    this.gate = gate;
    this.gateBits = gateBits;
  }

  /**
   * Called when the chain arrives here, for the first time in this turn or after a choice of this phase, with the gate open.
   * Applies automatic effects and returns whether a seat (`state.actor`) now has to choose; if not, the chain advances.
   */
  abstract reach(state: State, luck: Luck): boolean;

  /** Writes the codes of all options into `out` and returns how many there are; at least one. */
  abstract legal(state: State, out: Int32Array): number;

  /**
   * Applies an option. `code` is one that {@link legal} wrote for this same state.
   * It may move `state.phase`: the chain then continues there, instead of reaching this phase again.
   */
  abstract apply(state: State, code: number, luck: Luck): void;

  /**
   * Applies a random option, each equally likely: the one at position `luck.draw(n)` of the `n` that {@link legal} writes. Frequent
   * phases override it to avoid writing all options; the choice of a turn (`Turn`) draws in another way.
   */
  applyAtRandom(state: State, luck: Luck): void {
    const n = this.legal(state, listed);
    this.apply(state, listed[luck.draw(n)]!, luck);
  }

  /**
   * The description of the option with a code, which need not be offered now.
   * @throws RangeError when the phase has no option with that code. (A phase may describe a code that it never writes.)
   */
  abstract option(state: State, code: number): Offered;

  /** The option as one word of the notation, unique among the options of a decision: the referee checks it. */
  abstract token(state: State, code: number): string;
}

/**
 * A phase without a decision: it applies an effect and the chain advances. Its `reach` may move `state.phase`, to continue
 * elsewhere in the chain, and returns true only when the match is over.
 *
 * @example A phase of a custom game: each turn brings a yellow cube, and Discard keeps the limit
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
    throw new Error('this phase has no choices');
  }

  apply(): void {
    throw new Error('this phase has no choices');
  }

  option(): never {
    throw new Error('this phase has no choices');
  }

  token(): string {
    throw new Error('this phase has no choices');
  }
}
