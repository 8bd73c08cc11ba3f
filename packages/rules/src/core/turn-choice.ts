/** The decision at the beginning of a turn in games whose turns consist of one of several actions. */

// oxlint-disable typescript/no-non-null-assertion -- luck draws below the number of options; every code has a choice that owns it

import { lowestBit, nthBit, popcount } from './bits.ts';
import type { Luck } from './luck.ts';
import { MOST_OPTIONS, NO_OPTION, type OptionBase, Phase } from './phase.ts';
import { required } from './required.ts';
import type { State } from './state.ts';

/** The owner of a code that belongs to no choice; no decision has this many choices. */
const UNCLAIMED = 255;

/** One way to spend a turn, with option codes of its own. */
export interface TurnChoice<Offered extends OptionBase = OptionBase> {
  /** Its first code, and the number of its codes; at most 32. */
  readonly first: number;
  readonly codes: number;
  /** Whether all of its options are possible in every turn; a random choice then does not ask for them. */
  readonly always?: boolean;
  /** Bits of its options: the lowest stands for its first code, the others for those that follow. */
  options(state: State): number;
  apply(state: State, code: number, luck: Luck): void;
  option(state: State, code: number): Offered;
  token(state: State, code: number): string;
}

/** Asks what the seat does with its turn; the choice sends the chain on, so it is asked once. */
export class Turn<Offers extends readonly OptionBase[]> extends Phase<Offers[number]> {
  readonly #choices: readonly TurnChoice<Offers[number]>[];
  /** Per code: the position of its choice. */
  readonly #owner = new Uint8Array(MOST_OPTIONS);
  /** Per choice: its options while one of them is drawn; what is always possible is there from the beginning. */
  readonly #options: Int32Array;
  /** The number of choices before those at the end that are always possible, and the number of options of the latter. */
  readonly #asked: number;
  readonly #sure: number;

  /**
   * @param choices one of them must always be possible.
   * @throws Error when a code belongs to two of them.
   */
  constructor(choices: { readonly [At in keyof Offers]: TurnChoice<Offers[At]> }) {
    super('turn');
    this.#choices = choices;
    this.#options = Int32Array.from(choices, ({ codes, always }) => (always === true ? 2 ** codes - 1 : 0));
    this.#asked = choices.findLastIndex(({ always }) => always !== true) + 1;
    this.#sure = choices.slice(this.#asked).reduce((sum, { codes }) => sum + codes, 0);
    for (let code = 0; code < MOST_OPTIONS; code++) {
      const owners = choices.flatMap(({ first, codes }, at) => (code >= first && code < first + codes ? [at] : []));
      if (owners.length > 1) throw new Error(`code ${code} of a turn belongs to ${owners.length} of its choices`);
      this.#owner[code] = owners[0] ?? UNCLAIMED;
    }
  }

  reach(state: State): boolean {
    state.actor = state.mover;
    return true;
  }

  legal(state: State, out: Int32Array): number {
    const choices = this.#choices;
    let n = 0;
    for (let i = 0; i < choices.length; i++) {
      const { first } = choices[i]!;
      for (let bits = choices[i]!.options(state); bits !== 0; bits &= bits - 1) out[n++] = first + lowestBit(bits);
    }
    return n;
  }

  /** Options are counted instead of listed. */
  override applyAtRandom(state: State, luck: Luck): void {
    const choices = this.#choices;
    const options = this.#options;
    const asked = this.#asked;
    let n = this.#sure;
    for (let i = 0; i < asked; i++) {
      // `| 0` tells the compiler that the number is whole; otherwise it goes through a floating-point register.
      const bits = choices[i]!.options(state) | 0;
      options[i] = bits;
      n += popcount(bits);
    }
    let drawn = luck.draw(n) | 0;
    let owner = 0;
    for (let size = popcount(options[0]!); drawn >= size; size = popcount(options[owner]!)) {
      drawn -= size;
      owner++;
    }
    const choice = choices[owner]!;
    state.phase++;
    choice.apply(state, choice.first + nthBit(options[owner]!, drawn), luck);
  }

  apply(state: State, code: number, luck: Luck): void {
    state.phase++;
    this.#of(code).apply(state, code, luck);
  }

  option(state: State, code: number): Offers[number] {
    return required(this.#choices[this.#owner[code] ?? UNCLAIMED], NO_OPTION).option(state, code);
  }

  token(state: State, code: number): string {
    return this.#of(code).token(state, code);
  }

  #of(code: number): TurnChoice<Offers[number]> {
    return this.#choices[this.#owner[code]!]!;
  }
}
