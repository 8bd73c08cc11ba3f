/** One action of several: the decision `act`. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat its cell

import type { Luck } from '../core/luck.ts';
import { MOST_OPTIONS, NO_OPTION, Phase } from '../core/phase.ts';
import { required } from '../core/required.ts';
import { declareNumbers, type NumberName, type State } from '../core/state.ts';

declare module '../core/state.ts' {
  interface State {
    /** The chosen action, as a position in the game's list of actions. */
    action: number;
  }
}

declareNumbers({ action: 'number' }, 'turn');

/** An action of a seat. Its automatic part happens immediately; later phases ask for its choices. */
export interface Action<Kind extends string = string> {
  readonly kind: Kind;
  can(state: State): boolean;
  run(state: State, luck: Luck): void;
}

/** No action at all. */
export const PASS: Action<'pass'> = {
  kind: 'pass',
  can: () => true,
  run: () => {},
};

/** An action, named. */
export type ActOption<Kind extends string> = { readonly [K in Kind]: { readonly kind: K } }[Kind];

/** Asks once per turn for one of the possible actions. */
export class Act<Kind extends string> extends Phase<ActOption<Kind>> {
  readonly #actions: readonly Action<Kind>[];
  readonly #listed = new Int32Array(MOST_OPTIONS);

  /** @param actions one of them must always be possible. @param gate the number that is 0 in turns without an action. */
  constructor(actions: readonly Action<Kind>[], gate: NumberName | null = null) {
    super('act', gate);
    this.#actions = actions;
  }

  reach(state: State): boolean {
    if (state.acted === 1) return false;
    state.actor = state.mover;
    return true;
  }

  legal(state: State, out: Int32Array): number {
    const actions = this.#actions;
    let n = 0;
    for (let code = 0; code < actions.length; code++) if (actions[code]!.can(state)) out[n++] = code;
    return n;
  }

  /** The same as the inherited method, but monomorphic: worthwhile for a phase asked in every turn. */
  override applyAtRandom(state: State, luck: Luck): void {
    const n = this.legal(state, this.#listed);
    this.apply(state, this.#listed[luck.draw(n)]!, luck);
  }

  apply(state: State, code: number, luck: Luck): void {
    state.acted = 1;
    state.action = code;
    this.#actions[code]!.run(state, luck);
  }

  option(_state: State, code: number): ActOption<Kind> {
    return { kind: required(this.#actions[code], NO_OPTION).kind };
  }

  token(_state: State, code: number): string {
    return this.#actions[code]!.kind;
  }
}
