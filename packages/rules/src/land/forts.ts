/** Forts: the point card above may be paid for and, where there is a stack, its bonus tile taken first. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, location and stack its cell, and tables of components have an entry per id

import { popcount } from '../core/bits.ts';
import { Phase } from '../core/phase.ts';
import { priceMask } from '../core/spice.ts';
import type { State } from '../core/state.ts';
import { anyStacked, hasBonusSpace, stackedIn, takeTile } from './bonus.ts';
import { canPayCard, claimCard, type PointCards } from './cards.ts';
import type { LocationAction, Where } from './locations.ts';
import { CARD, CARD_REFUSABLE, TILE } from './pending.ts';

/** The forts of a game, from the left: fort `slot` stands below the card `slot` of the row. */
export interface Forts {
  /** Per location: its slot, or -1. */
  readonly slot: Int8Array;
  /** Per slot: the bit of its location. */
  readonly bit: Int32Array;
  /** Per slot: the first stack of the fort, and the position after its last. */
  readonly first: Int8Array;
  readonly end: Int8Array;
  /** Per stack of the forts, which come before all others: the bit of its fort's location. */
  readonly stackAt: Int32Array;
  readonly cards: PointCards;
  /** The maximum number of bonus tiles of a seat. */
  readonly spaces: number;
}

/** Working at the forts: at each one or both of its tile and its card. */
export function workAtForts(forts: Forts): (slot: number) => LocationAction {
  const { bit, cards, spaces, stackAt } = forts;
  const { price } = cards;
  const slots = bit.length;
  const stacks = stackAt.length;
  /** The forts among some (bits) with a card that can be paid for or a tile that the mover may take. */
  const can: Where = (state, locations, hold) => {
    let usable = 0;
    if (stacks > 0 && popcount(state.tiles[state.mover]!) < spaces) {
      const { stack } = state;
      for (let index = 0; index < stacks; index++) usable |= stackAt[index]! & ~(stack[index]! >> 31);
      if ((locations & ~usable) === 0) return locations;
    }
    const { row } = state;
    for (let slot = 0; slot < slots; slot++) {
      const card = row[slot]!;
      if (card >= 0) usable |= bit[slot]! & priceMask(hold, price[card]!);
    }
    return usable & locations;
  };
  return (slot) => {
    const work = forts.first[slot]! < forts.end[slot]! ? TILE | CARD : CARD;
    return { give: 0, take: 0, can, run: { gain: 0, sets: 'pending', bits: work } };
  };
}

function canTakeTile(state: State, forts: Forts, at: number): boolean {
  const slot = forts.slot[at]!;
  return anyStacked(state, forts.first[slot]!, forts.end[slot]!) && hasBonusSpace(state, state.mover, forts.spaces);
}

/** Whether the mover can pay for the card above the fort at which it works. */
function canTakeCard(state: State, forts: Forts): boolean {
  return canPayCard(state, forts.slot[state.at]!, state.hold[state.mover]!, forts.cards);
}

const NO_TILE = 255;

/** A tile of the fort's stacks, or none. */
export type FortTileOption = { readonly kind: 'tile'; readonly stack: number } | { readonly kind: 'no-tile' };

/** Asks which tile of the fort is taken; none only if the card can be paid for. */
export class TakeFortTile extends Phase<FortTileOption> {
  readonly #forts: Forts;

  constructor(forts: Forts) {
    super('tile', 'pending', TILE);
    this.#forts = forts;
  }

  reach(state: State): boolean {
    if (canTakeTile(state, this.#forts, state.at)) {
      state.actor = state.mover;
      return true;
    }
    state.pending &= ~TILE;
    return false;
  }

  legal(state: State, out: Int32Array): number {
    const forts = this.#forts;
    const slot = forts.slot[state.at]!;
    let n = stackedIn(state, forts.first[slot]!, forts.end[slot]!, out);
    if (canTakeCard(state, forts)) out[n++] = NO_TILE;
    return n;
  }

  apply(state: State, code: number): void {
    state.pending &= ~TILE;
    if (code === NO_TILE) return;
    takeTile(state, code);
    state.pending |= CARD_REFUSABLE;
  }

  option(_state: State, code: number): FortTileOption {
    return code === NO_TILE ? { kind: 'no-tile' } : { kind: 'tile', stack: code };
  }

  token(_state: State, code: number): string {
    return code === NO_TILE ? 'no-tile' : `tile-${code}`;
  }
}

const TAKE = 0;
const REFUSE = 1;

/** The card above the fort, or not. */
export type FortCardOption = { readonly kind: 'card' } | { readonly kind: 'no-card' };

/** Takes the card above the fort if it can be paid for; a seat that has taken a tile is asked whether it wants the card too. */
export class TakeFortCard extends Phase<FortCardOption> {
  readonly #forts: Forts;

  constructor(forts: Forts) {
    super('card', 'pending', CARD);
    this.#forts = forts;
  }

  reach(state: State): boolean {
    const { pending } = state;
    if (canTakeCard(state, this.#forts)) {
      if ((pending & CARD_REFUSABLE) !== 0) {
        state.actor = state.mover;
        return true;
      }
      claimCard(state, this.#forts.slot[state.at]!, this.#forts.cards);
    }
    state.pending &= ~(CARD | CARD_REFUSABLE);
    return false;
  }

  legal(_state: State, out: Int32Array): number {
    out[0] = TAKE;
    out[1] = REFUSE;
    return 2;
  }

  apply(state: State, code: number): void {
    state.pending &= ~(CARD | CARD_REFUSABLE);
    if (code === TAKE) claimCard(state, this.#forts.slot[state.at]!, this.#forts.cards);
  }

  option(_state: State, code: number): FortCardOption {
    return code === TAKE ? { kind: 'card' } : { kind: 'no-card' };
  }

  token(_state: State, code: number): string {
    return code === TAKE ? 'card' : 'no-card';
  }
}
