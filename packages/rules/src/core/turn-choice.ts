/** The decision with which a turn begins in games whose turns are spent in one of several ways. */

import type { Luck } from './luck.ts';
import { type OptionBase, MOST_OPTIONS, Phase } from './phase.ts';
import type { State } from './state.ts';

/** Codes are below this. */
const MOST_CODES = 256;

/** The owner of a code that belongs to no choice: no decision has so many. */
const NOBODY = 255;

/** One way to spend a turn, with option codes of its own. */
export interface TurnChoice<Offered extends OptionBase = OptionBase> {
  /** Whether a code of this decision is one of its. */
  owns(code: number): boolean;
  /** Writes the codes of its options into `out` from position `count` on and returns the new count. */
  legal(state: State, out: Int32Array, count: number): number;
  apply(state: State, code: number, luck: Luck): void;
  option(state: State, code: number): Offered;
  token(state: State, code: number): string;
}

/** Asks what the seat does with its turn; the choice sends the chain on, so it is asked once. */
export class Turn<Offers extends readonly OptionBase[]> extends Phase<Offers[number]> {
  readonly #choices: readonly TurnChoice<Offers[number]>[];
  /** Per code: the position of the choice whose it is. */
  readonly #owner = new Uint8Array(MOST_CODES);
  readonly #listed = new Int32Array(MOST_OPTIONS);

  /**
   * @param choices one of them must always be possible.
   * @throws Error when a code belongs to two of them.
   */
  constructor(choices: { readonly [At in keyof Offers]: TurnChoice<Offers[At]> }) {
    super('turn');
    this.#choices = choices;
    for (let code = 0; code < MOST_CODES; code++) {
      const owners = choices.flatMap((choice, at) => (choice.owns(code) ? [at] : []));
      if (owners.length > 1) throw new Error(`code ${code} of a turn belongs to ${owners.length} of its choices`);
      this.#owner[code] = owners[0] ?? NOBODY;
    }
  }

  reach(state: State): boolean {
    state.actor = state.mover;
    return true;
  }

  legal(state: State, out: Int32Array): number {
    const choices = this.#choices;
    let n = 0;
    for (let i = 0; i < choices.length; i++) n = choices[i]!.legal(state, out, n);
    return n;
  }

  /** As every phase does, but known to be this one: what is asked once a turn is worth it. */
  override applyAtRandom(state: State, luck: Luck): void {
    const n = this.legal(state, this.#listed);
    this.apply(state, this.#listed[luck.draw(n)]!, luck);
  }

  apply(state: State, code: number, luck: Luck): void {
    state.phase++;
    this.#of(code).apply(state, code, luck);
  }

  option(state: State, code: number): Offers[number] {
    return this.#of(code).option(state, code);
  }

  token(state: State, code: number): string {
    return this.#of(code).token(state, code);
  }

  #of(code: number): TurnChoice<Offers[number]> {
    return this.#choices[this.#owner[code]!]!;
  }
}
