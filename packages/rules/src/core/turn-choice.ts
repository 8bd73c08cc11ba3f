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
  /**
   * Bits among which all of its options are, found in less time: a random choice draws from them, and asks of those drawn whether they
   * are {@link possible}. A choice has both methods or neither.
   */
  candidates?(state: State): number;
  /** Whether a candidate, by the position of its bit, is an option. */
  possible?(state: State, candidate: number): boolean;
  apply(state: State, code: number, luck: Luck): void;
  option(state: State, code: number): Offered;
  token(state: State, code: number): string;
}

/** Asks what the seat does with its turn; the choice sends the chain on, so it is asked once. */
export class Turn<Offers extends readonly OptionBase[]> extends Phase<Offers[number]> {
  readonly #choices: readonly TurnChoice<Offers[number]>[];
  /** Per code: the position of its choice. */
  readonly #owner = new Uint8Array(MOST_OPTIONS);
  /** Per choice: its candidates not yet drawn; what is always possible is there from the beginning. */
  readonly #left: Int32Array;
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
    this.#left = Int32Array.from(choices, ({ codes, always }) => (always === true ? 2 ** codes - 1 : 0));
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

  /** Draws candidates without putting them back until one is an option: only those drawn are examined. */
  override applyAtRandom(state: State, luck: Luck): void {
    const choices = this.#choices;
    const left = this.#left;
    const asked = this.#asked;
    let n = this.#sure;
    for (let i = 0; i < asked; i++) {
      // `| 0` tells the compiler that the number is whole; otherwise it goes through a floating-point register.
      const choice = choices[i]!;
      const bits = (choice.candidates === undefined ? choice.options(state) : choice.candidates(state)) | 0;
      left[i] = bits;
      n += popcount(bits);
    }
    for (;;) {
      let drawn = luck.draw(n--) | 0;
      let owner = 0;
      for (let size = popcount(left[0]!); drawn >= size; size = popcount(left[owner]!)) {
        drawn -= size;
        owner++;
      }
      const choice = choices[owner]!;
      const candidate = nthBit(left[owner]!, drawn);
      if (choice.possible === undefined || choice.possible(state, candidate)) {
        state.phase++;
        choice.apply(state, choice.first + candidate, luck);
        return;
      }
      left[owner]! &= ~(1 << candidate);
    }
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
