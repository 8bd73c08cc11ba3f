/** A turn on the road: play a card, acquire one, rest, or do what the game adds to that. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat and slot its cell, and tables of components have an entry per id

import { addToSet, dropFromSet, nthBit, popcount } from '../core/bits.ts';
import { declareEvents, EVENT_IDS } from '../core/events.ts';
import type { Luck } from '../core/luck.ts';
import { type OptionBase, MOST_OPTIONS, Phase } from '../core/phase.ts';
import type { State } from '../core/state.ts';
import { acquirable, openSlots } from './acquire.ts';
import {
  affordableIn,
  applyMerchant,
  MERCHANT_WORDS,
  type MerchantCards,
  MOST_MERCHANTS,
  usableMerchants,
} from './merchant.ts';
import { MOST_IN_ROW } from './row.ts';

/** The events it emits. */
const EVENTS = {
  /** A seat took back its merchant cards, `count` of them. */
  tookBack: { seat: 'number', count: 'number' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);

/*
 * The codes of the decision: a card to be played is its position, a card to be acquired its slot after those, then
 * resting, then what the game adds.
 */
const ACQUIRE = MOST_MERCHANTS;
const REST = ACQUIRE + MOST_IN_ROW;
const FURTHER = REST + 1;

/** A further action of a turn on the road; its choices are numbered from 0, at most 100. */
export interface FurtherAction<Further extends OptionBase = OptionBase> {
  /** Writes its choices, each plus `first`, into `out` from position `count` on and returns the new count. */
  legal(state: State, out: Int32Array, count: number, first: number): number;
  apply(state: State, choice: number, luck: Luck): void;
  option(choice: number): Further;
  token(choice: number): string;
}

/** The places of a seat's cards that resting takes back. */
type Laid = 'played' | 'filed';

/** Ways to spend a turn on the road in every game. */
export type RoadTurnOption =
  | { readonly kind: 'play'; readonly card: string }
  | { readonly kind: 'acquire'; readonly slot: number }
  | { readonly kind: 'rest' };

/** Asks what the seat does with its turn; the choice sends the chain on, so it is asked once. */
export class RoadTurn<Further extends OptionBase> extends Phase<RoadTurnOption | Further> {
  readonly #cards: MerchantCards;
  readonly #row: number;
  readonly #laid: readonly Laid[];
  readonly #further: FurtherAction<Further>;
  readonly #listed = new Int32Array(MOST_OPTIONS);

  /** @param row how many merchant cards the row shows; @param laid from where resting takes cards back. */
  constructor(cards: MerchantCards, row: number, laid: readonly Laid[], further: FurtherAction<Further>) {
    super('turn');
    this.#cards = cards;
    this.#row = row;
    this.#laid = laid;
    this.#further = further;
  }

  reach(state: State): boolean {
    state.actor = state.mover;
    return true;
  }

  /** Resting is always allowed, even with no card to take back (ruling). */
  legal(state: State, out: Int32Array): number {
    const seat = state.mover;
    let n = usableMerchants(state.hold[seat]!, this.#cards, state.hand, seat * MERCHANT_WORDS, out);
    n = acquirable(state, out, n, ACQUIRE, this.#row);
    out[n++] = REST;
    return this.#further.legal(state, out, n, FURTHER);
  }

  /** Cards are counted instead of listed. */
  override applyAtRandom(state: State, luck: Luck): void {
    const seat = state.mover;
    const hold = state.hold[seat]!;
    const slots = openSlots(state, hold, this.#row);
    if (slots < 0) {
      super.applyAtRandom(state, luck);
      return;
    }
    const base = seat * MERCHANT_WORDS;
    const first = affordableIn(hold, this.#cards, state.hand, base, 0);
    const second = affordableIn(hold, this.#cards, state.hand, base, 1);
    const few = popcount(first);
    const cards = few + popcount(second);
    const more = this.#further.legal(state, this.#listed, 0, FURTHER);
    const drawn = luck.draw(cards + slots + 1 + more);
    const rest = drawn - cards - slots;
    let code: number;
    if (drawn < few) code = nthBit(first, drawn);
    else if (drawn < cards) code = 32 + nthBit(second, drawn - few);
    else if (rest < 0) code = ACQUIRE + slots + rest;
    else code = rest === 0 ? REST : this.#listed[rest - 1]!;
    this.apply(state, code, luck);
  }

  apply(state: State, code: number, luck: Luck): void {
    state.phase++;
    if (code < ACQUIRE) {
      this.#play(state, code);
    } else if (code < REST) {
      state.at = code - ACQUIRE;
      state.placing = state.at;
      state.acquiring = 1;
    } else if (code === REST) {
      this.#rest(state);
    } else {
      this.#further.apply(state, code - FURTHER, luck);
    }
  }

  option(_state: State, code: number): RoadTurnOption | Further {
    if (code < ACQUIRE) return { kind: 'play', card: this.#cards.ids[code]! };
    if (code < REST) return { kind: 'acquire', slot: code - ACQUIRE };
    return code === REST ? { kind: 'rest' } : this.#further.option(code - FURTHER);
  }

  token(_state: State, code: number): string {
    if (code < ACQUIRE) return `play-${this.#cards.ids[code]!}`;
    if (code < REST) return `acquire-${code - ACQUIRE}`;
    return code === REST ? 'rest' : this.#further.token(code - FURTHER);
  }

  /** A card is used and counts as played from that moment; later phases ask for its upgrades or further trades. */
  #play(state: State, card: number): void {
    const base = state.mover * MERCHANT_WORDS;
    dropFromSet(state.hand, base, card);
    addToSet(state.played, base, card);
    if (state.log !== null) state.log.emit(EVENT_IDS.played, state.mover, card);
    applyMerchant(state, this.#cards, card);
  }

  /** All cards laid down come back to the hand. */
  #rest(state: State): void {
    const first = state.mover * MERCHANT_WORDS;
    let back = 0;
    for (let i = 0; i < this.#laid.length; i++) {
      const laid = state[this.#laid[i]!];
      for (let cell = first; cell < first + MERCHANT_WORDS; cell++) {
        back += popcount(laid[cell]!);
        state.hand[cell]! |= laid[cell]!;
        laid[cell] = 0;
      }
    }
    if (state.log !== null) state.log.emit(EVENT_IDS.tookBack, state.mover, back);
  }
}
