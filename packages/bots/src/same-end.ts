/** Whether one position is as good for a seat as another that is the same but for cubes. */

import { amount, type Core, required, SPICES, type State } from '@windrose/rules';

/** Rows of cubes that lie about: whoever comes there takes them, so leaving more of them is no gain. */
const LYING: ReadonlySet<string> = new Set(['heap', 'marketHeap']);

/** Compares ends of turns at positions of one core. */
export class EndComparer {
  /** 1 for each cell in which the ends of two turns have to be equal; those of holds are compared by colour. */
  readonly #compared: Uint8Array;
  readonly #holds: number;

  constructor(core: Core) {
    const { rows } = core.plan;
    this.#compared = new Uint8Array(core.newState().cells.length).fill(1);
    for (const { name, from, to } of rows) if (LYING.has(name)) this.#compared.fill(0, from, to);
    this.#holds = required(
      rows.find(({ name }) => name === 'hold'),
      'row of holds',
    ).from;
  }

  /** Whether an end is the same as another one, but for cubes lying about, with no cube less in the hold of a seat. */
  isAsGood({ cells }: State, { cells: others }: State, seat: number): boolean {
    const own = this.#holds + seat;
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] !== others[cell] && this.#compared[cell] === 1 && cell !== own) return false;
    }
    const [hold, other] = [cells[own] ?? 0, others[own] ?? 0];
    return SPICES.every((_, spice) => amount(hold, spice) >= amount(other, spice));
  }

  /** Whether the hold of a seat is not the same in two positions. */
  differInHold({ cells }: State, { cells: others }: State, seat: number): boolean {
    return cells[this.#holds + seat] !== others[this.#holds + seat];
  }
}
