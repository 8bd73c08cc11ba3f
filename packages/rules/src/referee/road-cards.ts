/** The referee on merchant cards on the road: deck, row, and what each seat has in hand, played and on its pile. */

// oxlint-disable typescript/no-non-null-assertion -- runs at every decision of a watched match; rows of the state are as long as the layout says

import type { State } from '../core/state.ts';
import { bitsIn, type Inspector, isBundle } from './inspector.ts';

/** Words of a set of merchant cards. */
const WORDS = 2;

/** Every card of the deck is in one place, and every seat has its own starters in one place each. */
export class RoadCards implements Inspector {
  readonly #seats: number;
  readonly #starters: number;
  readonly #all: readonly number[];

  /** @param starters the first so many of all `cards`. */
  constructor(seats: number, starters: number, cards: number) {
    this.#seats = seats;
    this.#starters = 2 ** starters - 1;
    this.#all = [0, 1].map((word) => {
      let bits = 0;
      for (let card = word * 32; card < Math.min(cards, word * 32 + 32); card++) bits |= 1 << (card & 31);
      return bits;
    });
  }

  begin(state: State): string | null {
    for (let seat = 0; seat < this.#seats; seat++) {
      const base = seat * WORDS;
      if (state.hand[base] !== this.#starters || state.hand[base + 1] !== 0)
        return `Seat ${seat} begins with a wrong hand.`;
    }
    if ([...state.played, ...state.filed].some((word) => word !== 0)) return 'A card lies played before the match.';
    if ([...state.marketHeap].some((heap) => heap !== 0)) return 'Cubes lie on the row before the match.';
    return this.#conserved(state);
  }

  check(before: State, after: State, kind: string): string | null {
    const fault = this.#conserved(after);
    if (fault !== null) return fault;
    for (let seat = 0; seat < this.#seats; seat++) {
      let gained = 0;
      let moved = 0;
      for (let word = seat * WORDS; word < seat * WORDS + WORDS; word++) {
        const had = before.hand[word]! | before.played[word]! | (before.filed[word] ?? 0);
        const has = after.hand[word]! | after.played[word]! | (after.filed[word] ?? 0);
        if ((had & ~has) !== 0) return `Seat ${seat} lost a card.`;
        gained += bitsIn(has & ~had);
        moved += bitsIn(after.played[word]! & ~before.played[word]!);
        moved += bitsIn((after.filed[word] ?? 0) & ~(before.filed[word] ?? 0));
      }
      if (gained === 0 && moved === 0) continue;
      if (seat !== before.mover) return `The cards of seat ${seat} changed in the turn of seat ${before.mover}.`;
      if (gained + moved > 1) return `Seat ${seat} moved ${gained + moved} cards at once.`;
      if (gained === 1 && kind !== 'turn' && kind !== 'place' && kind !== 'column')
        return `A card was taken by the decision "${kind}".`;
      if (moved === 1 && kind !== 'turn' && kind !== 'lay') return `A card was laid down by the decision "${kind}".`;
    }
    return null;
  }

  #conserved({ merchantDeck, market, marketHeap, hand, played, filed }: State): string | null {
    let low = merchantDeck[0]!;
    let high = merchantDeck[1]!;
    let gap = false;
    for (let slot = 0; slot < market.length; slot++) {
      const card = market[slot]!;
      if (!isBundle(marketHeap[slot]!)) return `On the card in slot ${slot} lie fewer than 0 or more than 127 cubes.`;
      if (card < 0) {
        gap = true;
        if (marketHeap[slot] !== 0) return `Cubes lie in the empty slot ${slot}.`;
        continue;
      }
      if (gap) return 'The row of merchant cards has a gap.';
      const bit = 1 << (card & 31);
      if (((card < 32 ? low : high) & bit) !== 0) return `Merchant card ${card} is there twice.`;
      if (card < 32) low |= bit;
      else high |= bit;
    }
    if (gap && (merchantDeck[0] !== 0 || merchantDeck[1] !== 0))
      return 'The row is short although the deck is not out.';
    for (let seat = 0; seat < this.#seats; seat++) {
      const base = seat * WORDS;
      let own = 0;
      for (const cells of [hand, played, filed]) {
        if (cells.length === 0) continue;
        const first = cells[base]! & ~this.#starters;
        if ((low & first) !== 0 || (high & cells[base + 1]!) !== 0)
          return `A merchant card of seat ${seat} is there twice.`;
        if ((own & cells[base]! & this.#starters) !== 0) return `Seat ${seat} has a starter twice.`;
        low |= first;
        high |= cells[base + 1]!;
        own |= cells[base]! & this.#starters;
      }
      if (own !== this.#starters) return `Seat ${seat} has lost a starter.`;
    }
    return (low | this.#starters) === this.#all[0] && high === this.#all[1] ? null : 'A merchant card was lost.';
  }
}
