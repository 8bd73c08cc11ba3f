/** Yardsticks: well-known simple strategies, rebuilt as fixed opponents for measurements. */

import type { Core, State } from '@windrose/rules';

/** Chooses for the seat that has to choose in `state`, which is left as it is, one of the first `n` of the legal `codes`. */
export type Chooser = (state: State, codes: Int32Array, n: number) => number;

/** A simple way to play, made for one core. */
export interface Yardstick {
  /** A short description of its play. */
  readonly plays: string;
  /** @param seed any 32-bit number: the seed of its own random numbers. The same seed gives the same choices. */
  make(core: Core, seed: number): Chooser;
}
