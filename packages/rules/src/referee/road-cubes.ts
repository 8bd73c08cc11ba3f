/** The referee on cubes on the road: for every kind of decision, which cubes may have gone where. */

// oxlint-disable typescript/no-non-null-assertion -- runs at every decision of a watched match; rows of the state are as long as the layout says

import type { State } from '../core/state.ts';
import { cubesIn, type Inspector, isOneCube, lettersToBundle } from './inspector.ts';

/** The figures of the road pack that the referee reads for itself; the engine has checked their shape. */
export interface RawRoadPack {
  readonly starters: readonly RawMerchant[];
  readonly merchantCards: readonly RawMerchant[];
  readonly pointCards: readonly { readonly price: string; readonly vp: number }[];
  readonly coins: { readonly perSeat: number; readonly gold: number; readonly silver: number };
  readonly lastCard: Readonly<Record<string, number>>;
}

interface RawMerchant {
  readonly kind: string;
  readonly give?: string;
  readonly take?: string;
}

/** Exchanges other than by cards: returns whether one of them may have brought `gained` by a decision. */
export type OtherExchange = (before: State, after: State, kind: string, gained: number) => boolean;

const WORDS = 2;
const UPGRADES = [0x100 - 1, 0x10000 - 0x100, 0x1000000 - 0x10000];

const holds = (cells: Int32Array, base: number, id: number): boolean =>
  ((cells[base + (id >> 5)]! >> (id & 31)) & 1) === 1;

/**
 * Checks that cubes are conserved: a decision moves the cubes it is about and no others. A difference of bundles is
 * exact as a plain difference of numbers, since each spice is 0 to 127.
 */
export class RoadCubes implements Inspector {
  readonly #give: readonly number[];
  readonly #take: readonly number[];
  readonly #trades: readonly boolean[];
  readonly #prices: readonly number[];
  readonly #other: OtherExchange;

  constructor({ starters, merchantCards, pointCards }: RawRoadPack, other: OtherExchange = () => false) {
    const cards = [...starters, ...merchantCards];
    this.#give = cards.map((card) => lettersToBundle(card.give ?? ''));
    this.#take = cards.map((card) => lettersToBundle(card.take ?? ''));
    this.#trades = cards.map((card) => card.kind === 'trade');
    this.#prices = pointCards.map((card) => lettersToBundle(card.price));
    this.#other = other;
  }

  check(before: State, after: State, kind: string): string | null {
    const { mover, actor } = before;
    const { hold } = after;
    let gained = 0;
    for (let seat = 0; seat < hold.length; seat++) {
      const change = hold[seat]! - before.hold[seat]!;
      if (seat === mover) gained = change;
      else if (change === 0) continue;
      else if (kind === 'discard' && seat === actor) {
        if (!isOneCube(-change) || cubesIn(before.hold[seat]!) <= before.limit[seat]!)
          return 'A discard is one cube of a seat above its limit.';
      } else if (kind !== 'toll' || !isOneCube(change)) return `The hold of seat ${seat} changed.`;
    }
    const taken = takenSlot(before, after);
    const brought = taken < 0 ? 0 : before.marketHeap[taken]!;
    // Cubes put on a card: only in the decision "place".
    let put = 0;
    let on = -1;
    if (kind === 'place') {
      put = brought - gained;
      on = before.at - before.placing;
      if (!isOneCube(put)) return 'A price is not put down cube by cube.';
    }
    for (let slot = 0; slot < after.marketHeap.length; slot++) {
      const from = taken >= 0 && slot >= taken ? slot + 1 : slot;
      const lay = from < before.marketHeap.length ? before.marketHeap[from]! : 0;
      if (after.marketHeap[slot] !== lay + (from === on ? put : 0))
        return `The cubes on the card in slot ${slot} changed.`;
    }
    if (kind === 'place') {
      if (taken >= 0 && before.placing !== 1) return 'A card was taken before its price was put down.';
      return null;
    }
    if (taken >= 0) {
      if (kind === 'turn' && taken !== 0) return 'A card that is not the first was taken for nothing.';
      return gained === brought ? null : 'The cubes on a card did not come with it.';
    }
    if (gained === 0 || (kind === 'discard' && actor === mover && isOneCube(-gained))) return null;
    if (this.#other(before, after, kind, gained)) return null;
    switch (kind) {
      case 'turn':
        return gained === this.#byTurn(before, after) ? null : 'A turn brought what it does not bring.';
      case 'upgrade':
        return UPGRADES.includes(gained) ? null : 'An upgrade is one cube by one step.';
      case 'trade':
        for (let card = 0; card < this.#give.length; card++) {
          if (!this.#trades[card] || !holds(before.played, mover * WORDS, card)) continue;
          if (gained === this.#take[card]! - this.#give[card]!) return null;
        }
        return 'A trade is not what a card says.';
      default:
        return `Cubes came or went by the decision "${kind}".`;
    }
  }

  /** The gain from the card played or claimed in a turn. */
  #byTurn(before: State, after: State): number {
    const base = before.mover * WORDS;
    for (let card = 0; card < this.#give.length; card++) {
      if (holds(after.played, base, card) && !holds(before.played, base, card)) {
        return this.#take[card]! - this.#give[card]!;
      }
    }
    for (let card = 0; card < this.#prices.length && after.cards.length > 0; card++) {
      if (holds(after.cards, base, card) && !holds(before.cards, base, card)) return -this.#prices[card]!;
    }
    return 0;
  }
}

/** The slot of the card that was taken out of the row, or -1. */
function takenSlot(before: State, after: State): number {
  for (let slot = 0; slot < before.market.length; slot++) if (before.market[slot] !== after.market[slot]) return slot;
  return -1;
}
