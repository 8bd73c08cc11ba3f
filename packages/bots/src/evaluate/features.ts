/** A position as numbers, as one side sees it: what a learned judgement is made from. */

import { type Core, notYellow, type State } from '@windrose/rules';
import type { Evaluation } from './evaluate.ts';

/** Points are counted in tens, so that all features are of about the same size. */
const TENS = 0.1;

/** A lead of so many points is half of what a lead can matter. */
const LEAD = 8;

/** The features that every game has, before those of its realm. */
const FIRST = ['worth', 'points', 'lead', 'to move'] as const;

/** Turns positions of one core into numbers. */
export class Features {
  /** How many numbers there are; each stands once as it is and once for the part of the match still to come. */
  readonly size: number;
  readonly names: readonly string[];
  readonly #core: Core;
  readonly #evaluation: Evaluation;
  readonly #own: Float64Array;

  constructor(core: Core, evaluation: Evaluation) {
    this.#core = core;
    this.#evaluation = evaluation;
    const own = [...FIRST, ...evaluation.hopes[0]!.features];
    this.#own = new Float64Array(own.length - FIRST.length);
    this.names = [...own, ...own.map((name) => `${name}, early`)];
    this.size = this.names.length;
  }

  /** Describes a position for a side; the seat (for Solo's rival, the only seat) must have been prepared. */
  write(state: State, side: number, out: Float64Array): void {
    const core = this.#core;
    const own = this.#own;
    const hopes = this.#evaluation.hopes[Math.min(side, core.seats - 1)]!;
    const share = hopes.share(state);
    hopes.write(state, side, own);
    out.set(own, FIRST.length);
    const all = core.points(state, side);
    const points = all - notYellow(state.hold[side]!);
    let best = -Infinity;
    for (let other = 0; other < core.sides; other++) {
      if (other !== side) best = Math.max(best, core.points(state, other) - notYellow(state.hold[other]!));
    }
    const lead = points - best;
    out[0] = (side < core.seats ? all + hopes.value(state, side) : all) * TENS;
    out[1] = points * TENS;
    out[2] = lead / (Math.abs(lead) + LEAD);
    out[3] = state.mover === side ? 1 : 0;
    const half = this.size / 2;
    for (let i = 0; i < half; i++) out[half + i] = out[i]! * share;
  }
}
