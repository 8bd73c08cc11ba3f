/** The referee on point cards and coins on the road. */

// oxlint-disable typescript/no-non-null-assertion -- runs at every decision of a watched match; rows of the state are as long as the layout says

import type { State } from '../core/state.ts';
import { bitsIn, type Inspector, same } from './inspector.ts';

/** The figures that an inspector of point cards and coins needs. */
export interface RoadOrderRules {
  readonly seats: number;
  /** The points of each card by its position in the pack. */
  readonly vp: readonly number[];
  readonly coins: { readonly perSeat: number; readonly gold: number; readonly silver: number };
  /** The number of cards of one seat that triggers the end. */
  readonly last: number;
}

const WORDS = 2;
const GOLD = 0;
const SILVER = 1;

const holds = (cells: Int32Array, base: number, id: number): boolean =>
  ((cells[base + (id >> 5)]! >> (id & 31)) & 1) === 1;

/** The number of point cards of all seats. */
export function roadClaims({ cards }: State): number {
  let claims = 0;
  for (let word = 0; word < cards.length; word++) claims += bitsIn(cards[word]!);
  return claims;
}

/** Every card is in the deck, in the row or with one seat; every coin on the table or with one seat. */
export class RoadOrders implements Inspector {
  readonly #rules: RoadOrderRules;

  constructor(rules: RoadOrderRules) {
    this.#rules = rules;
  }

  begin(state: State): string | null {
    const { seats, coins } = this.#rules;
    for (const kind of [GOLD, SILVER]) {
      if (state.coins[seats * 2 + kind] !== seats * coins.perSeat) return 'Not all coins lie on the table.';
    }
    return this.#conserved(state);
  }

  check(before: State, after: State, kind: string): string | null {
    const unchanged =
      same(after.cards, before.cards) &&
      same(after.row, before.row) &&
      same(after.deck, before.deck) &&
      same(after.coins, before.coins) &&
      after.final === before.final;
    if (unchanged) return null;
    return this.#conserved(after) ?? this.#claimed(before, after, kind);
  }

  points(state: State, seat: number): Record<string, number> {
    const { vp, coins } = this.#rules;
    const cards = vp.reduce((sum, points, id) => sum + (holds(state.cards, seat * WORDS, id) ? points : 0), 0);
    return { cards, coins: state.coins[seat * 2]! * coins.gold + state.coins[seat * 2 + 1]! * coins.silver };
  }

  /** Checks a claim: one card of the row went to the mover, with a coin by the rules; the row slid and was filled. */
  #claimed(before: State, after: State, kind: string): string | null {
    const { seats } = this.#rules;
    const { mover } = before;
    if (kind !== 'turn') return `Point cards or coins changed by the decision "${kind}".`;
    if (roadClaims(after) !== roadClaims(before) + 1) return 'Not one point card was claimed.';
    const { row } = before;
    let slot = 0;
    while (slot < row.length && !(row[slot]! >= 0 && holds(after.cards, mover * WORDS, row[slot]!))) slot++;
    if (slot === row.length) return `Seat ${mover} did not claim a card of the row.`;
    for (let at = 0; at < row.length - 1; at++) {
      if (after.row[at] !== row[at < slot ? at : at + 1]) return 'The row of point cards did not slide.';
    }
    const gold = before.coins[seats * 2 + GOLD]!;
    const silver = before.coins[seats * 2 + SILVER]!;
    let coin = -1;
    if (slot === 0) coin = gold > 0 ? GOLD : silver > 0 ? SILVER : -1;
    if (slot === 1 && gold > 0 && silver > 0) coin = SILVER;
    for (let cell = 0; cell < after.coins.length; cell++) {
      const owner = cell >> 1;
      const change = (cell & 1) !== coin ? 0 : owner === mover ? 1 : owner === seats ? -1 : 0;
      if (after.coins[cell]! - before.coins[cell]! !== change) return 'The coin does not go with the card.';
    }
    return null;
  }

  #conserved(state: State): string | null {
    const { seats, vp, coins, last } = this.#rules;
    let most = 0;
    for (let id = 0; id < vp.length; id++) {
      let places = holds(state.deck, 0, id) ? 1 : 0;
      for (let slot = 0; slot < state.row.length; slot++) if (state.row[slot] === id) places++;
      for (let seat = 0; seat < seats; seat++) if (holds(state.cards, seat * WORDS, id)) places++;
      if (places !== 1) return `Point card ${id} is there ${places} times.`;
    }
    const empty = state.row.indexOf(-1);
    if (empty >= 0) {
      if (state.row.some((card, slot) => slot > empty && card >= 0)) return 'The row of point cards has a gap.';
      if (state.deck.some((word) => word !== 0)) return 'The row is short although the deck is not out.';
    }
    for (const kind of [GOLD, SILVER]) {
      let all = 0;
      for (let owner = 0; owner <= seats; owner++) all += state.coins[owner * 2 + kind]!;
      if (all !== seats * coins.perSeat || state.coins.some((cell) => cell < 0))
        return `There are ${all} coins of kind ${kind}.`;
    }
    for (let seat = 0; seat < seats; seat++) {
      const has = bitsIn(state.cards[seat * WORDS]!) + bitsIn(state.cards[seat * WORDS + 1]!);
      if (has > most) most = has;
    }
    if (most > last) return `A seat has ${most} point cards.`;
    return (most === last) === (state.final === 1)
      ? null
      : `The most cards a seat has are ${most}, and the final round is ${state.final === 1 ? '' : 'not '}triggered.`;
  }
}
