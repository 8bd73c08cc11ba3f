/** Watches who gets a merchant card of the row while a position is played on several times; in the games whose cards go to a hand. */

import { type Core, FastLuck, formatBundle, inSet, required, type State } from '@windrose/rules';
import type { Line } from './judge.ts';

/** Whether a side has a merchant card: in hand, played, or laid face down for a step of its boat. */
function holds({ seats }: Core, { hand, played, filed }: State, side: number, card: number): boolean {
  const base = side * (hand.length / seats);
  return [hand, played, filed].some((cards) => cards.length > 0 && inSet(cards, base, card));
}

/** The merchant card that a line brings to hand; null if none. @param from the position before it; it is not modified. */
export function acquiredBy(core: Core, from: State, line: Line): number | null {
  if (from.hand.length === 0) return null;
  const state = core.newState();
  const luck = new FastLuck(0);
  state.copy(from);
  for (const code of line) if (state.over === 0) core.apply(state, code, luck);
  const cards = required(core.names.merchant, 'names of merchant cards').map((_, card) => card);
  const isNew = (card: number): boolean => holds(core, state, from.actor, card) && !holds(core, from, from.actor, card);
  return cards.find(isNew) ?? null;
}

/** The cubes lying on a merchant card of the row, as letters; "" for another one, and for none. */
export function lyingOn({ market, marketHeap }: State, card: number | null): string {
  const slot = card === null ? -1 : market.indexOf(card);
  return formatBundle(marketHeap[slot] ?? 0);
}

/** Who is the first to get one merchant card. */
export class MerchantWatch {
  readonly #core: Core;
  readonly #card: number;
  readonly #takers: number[];
  #taken = false;

  constructor(core: Core, card: number) {
    this.#core = core;
    this.#card = card;
    this.#takers = Array.from({ length: core.seats }, () => 0);
  }

  /** Begins another try. */
  begin(): void {
    this.#taken = false;
  }

  /** Looks at the position after a choice of the running try. */
  look(state: State): void {
    if (this.#taken) return;
    const side = this.#takers.findIndex((_, seat) => holds(this.#core, state, seat, this.#card));
    if (side < 0) return;
    this.#taken = true;
    this.#takers[side] = (this.#takers[side] ?? 0) + 1;
  }

  /** How often each seat was the first to get it. */
  get takers(): readonly number[] {
    return this.#takers;
  }
}
