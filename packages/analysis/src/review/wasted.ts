/** Turns that left cubes for nothing: another turn leads to the same position, with more cubes in the hold. */

import { EndComparer } from '@windrose/bots';
import {
  type Core,
  count,
  FastLuck,
  formatBundle,
  type Match,
  MOST_OPTIONS,
  required,
  type State,
} from '@windrose/rules';
import type { Line } from './judge.ts';
import type { WastedTurn } from './result.ts';
import type { ReviewStep } from './steps.ts';
import { lacking } from './way.ts';

/** The choices that are tried for one turn, and the choices of a turn at most. A turn with more is not looked at further. */
const MOST_TRIED = 4_000;
const MOST_CHOICES = 12;

/** Finds wasted cubes in one match. */
export class WastedCubes {
  readonly #core: Core;
  readonly #ends: EndComparer;
  readonly #luck = new FastLuck(0);

  constructor({ core }: Match) {
    this.#core = core;
    this.#ends = new EndComparer(core);
  }

  /**
   * The turn that leads to the same position with the most cubes more; null if there is none, or the turn played drew something.
   * @param step the whole rest of a turn.
   */
  find({ before, after, codes, drawn, seat }: ReviewStep): WastedTurn | null {
    if (drawn || after.over === 1 || after.turn === before.turn) return null;
    const starts = this.#startsOf(before, codes);
    let tried = 0;
    // The later two turns part, the more alike they are to whoever reads of them.
    for (let from = codes.length - 1; from >= 0; from--) {
      let best: WastedTurn | null = null;
      const go = (state: State, line: Line): void => {
        const options = new Int32Array(MOST_OPTIONS);
        const n = this.#core.legal(state, options);
        for (const code of options.subarray(0, n)) {
          if (line.length === from && code === codes[from]) continue;
          if (++tried > MOST_TRIED) return;
          const next = this.#after(state, code);
          if (next === null || next.over === 1) continue;
          const way = [...line, code];
          if (next.turn === before.turn) {
            if (way.length < MOST_CHOICES) go(next, way);
          } else if (this.#ends.isAsGood(next, after, seat)) {
            const more = lacking(required(next.hold[seat], 'hold'), required(after.hold[seat], 'hold'));
            if (count(more) > (best?.cubes.length ?? 0)) best = { line: way, cubes: formatBundle(more) };
          }
        }
      };
      go(required(starts[from], 'position of a turn'), codes.slice(0, from));
      if (best !== null || tried > MOST_TRIED) return best;
    }
    return null;
  }

  /** The position before each choice of a turn. */
  #startsOf(before: State, codes: Line): readonly State[] {
    const starts = [before];
    for (const code of codes.slice(0, -1)) {
      starts.push(
        required(this.#after(required(starts.at(-1), 'position'), code) ?? undefined, 'position without a draw'),
      );
    }
    return starts;
  }

  /** The position after a choice; null where something is drawn. */
  #after(state: State, code: number): State | null {
    const next = this.#core.newState();
    const { drawn } = this.#luck;
    next.copy(state);
    this.#core.apply(next, code, this.#luck);
    return this.#luck.drawn > drawn ? null : next;
  }
}
