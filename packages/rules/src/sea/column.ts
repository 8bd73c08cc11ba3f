/** Emptied columns where merchants come along: a merchant card or, from the second column on, a bonus tile. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, place and tile its cell, and tables of components have an entry per id

import { Phase } from '../core/phase.ts';
import { fits } from '../core/spice.ts';
import { declareNumbers, type State } from '../core/state.ts';
import { takeMerchant } from '../road/row.ts';
import type { Luck } from '../core/luck.ts';
import { BONUS_KINDS, bonusOpen, type BonusOption, type BonusSupply, takeBonus } from './bonus.ts';
import { emptyColumns } from './outposts.ts';

declare module '../core/state.ts' {
  interface State {
    /** The number of outpost columns emptied in this turn: 1 the first of the match, 2 a later one. */
    columns: number;
  }
}

declareNumbers({ columns: 'number' });

/* In `state.columns`: the first column of the match brings a merchant card only. */
const FIRST = 1;
const LATER = 2;

/** Notes that the mover has just emptied a column. */
export function noteColumn(state: State): void {
  state.columns = emptyColumns(state, state.mover) === 1 ? FIRST : LATER;
}

/* Codes: a bonus tile is its kind, a merchant card its slot after those. */
const MERCHANT = BONUS_KINDS.length;

/** The reward for an emptied column. */
export type ColumnOption = BonusOption | { readonly kind: 'merchant'; readonly slot: number };

/** Asks what an emptied column brings, if there is anything to take; a merchant card is free and comes with its cubes. */
export class TakeColumn extends Phase<ColumnOption> {
  readonly #supply: BonusSupply;
  readonly #row: number;

  /** @param row how many merchant cards the row shows. */
  constructor(supply: BonusSupply, row: number) {
    super('column', 'columns');
    this.#supply = supply;
    this.#row = row;
  }

  reach(state: State): boolean {
    state.actor = state.mover;
    for (let kind = 0; kind < MERCHANT; kind++) if (this.#tileOpen(state, kind)) return true;
    for (let slot = 0; slot < this.#row; slot++) if (merchantOpen(state, slot)) return true;
    state.columns = 0;
    return false;
  }

  legal(state: State, out: Int32Array): number {
    let n = 0;
    for (let kind = 0; kind < MERCHANT; kind++) if (this.#tileOpen(state, kind)) out[n++] = kind;
    for (let slot = 0; slot < this.#row; slot++) if (merchantOpen(state, slot)) out[n++] = MERCHANT + slot;
    return n;
  }

  apply(state: State, code: number, luck: Luck): void {
    state.columns = 0;
    if (code < MERCHANT) takeBonus(state, code, this.#supply);
    else takeMerchant(state, code - MERCHANT, luck);
  }

  option(_state: State, code: number): ColumnOption {
    return code < MERCHANT ? { kind: 'bonus', tile: BONUS_KINDS[code]! } : { kind: 'merchant', slot: code - MERCHANT };
  }

  token(_state: State, code: number): string {
    return code < MERCHANT ? `+${BONUS_KINDS[code]!}` : `merchant-${code - MERCHANT}`;
  }

  #tileOpen(state: State, kind: number): boolean {
    return state.columns === LATER && bonusOpen(state, kind, this.#supply);
  }
}

/** Whether a slot of the row has a card whose cubes fit into the mover's hold. */
function merchantOpen(state: State, slot: number): boolean {
  return state.market[slot]! >= 0 && fits(state.hold[state.mover]!, state.marketHeap[slot]!);
}
