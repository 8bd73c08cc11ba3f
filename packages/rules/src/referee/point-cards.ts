/** The referee on point cards: the deck, the row above the forts, and what lasts of the cards of a seat. */

// oxlint-disable typescript/no-non-null-assertion -- runs at every decision of a watched match; rows of the state are as long as the layout says

import type { State } from '../core/state.ts';
import { bitsIn, type Inspector, same } from './inspector.ts';

/** A point card, as far as it matters here. */
export interface CardFigures {
  readonly vp: number;
  /** 0 settlers, 1 exploration, 2 help, 3 tool. */
  readonly kind: number;
  /** Of a help or tool card. */
  readonly landmark: number;
  /** The yield of a tool, a bundle. */
  readonly yields: number;
}

/** The figures that an inspector of point cards needs. */
export interface CardRules {
  readonly seats: number;
  readonly cards: readonly CardFigures[];
  /** The cards used with this number of seats, by position. */
  readonly used: readonly number[];
  /** The icon of each exploration tile, 0 to 3, or -1. */
  readonly icons: readonly number[];
}

/** The number of cards of one seat that triggers the end. */
const CARDS_TO_END = 8;
/** Cells of a seat in `state.help` and `state.tool`. */
const LANDMARKS = 5;

/** Whether a card is in a set kept as words from `base` on. */
export function holds(words: Int32Array, base: number, id: number): boolean {
  return ((words[base + (id >> 5)]! >> (id & 31)) & 1) === 1;
}

/** Every card of the match is in the deck, on top of it, in the row or with one seat; benefits are those of the cards. */
export class PointCardWatch implements Inspector {
  readonly #rules: CardRules;
  readonly #words: number;

  constructor(rules: CardRules) {
    this.#rules = rules;
    this.#words = Math.ceil(rules.cards.length / 32);
  }

  /** The cards a seat has. */
  own(state: State, seat: number): CardFigures[] {
    return this.#rules.cards.filter((_, id) => holds(state.cards, seat * this.#words, id));
  }

  /** The number of native help cards of a landmark that a seat has. */
  helps(state: State, seat: number, landmark: number): number {
    return this.own(state, seat).filter((card) => card.kind === 2 && card.landmark === landmark).length;
  }

  /** The yield of a seat's tools for a landmark, a bundle. */
  tools(state: State, seat: number, landmark: number): number {
    if (landmark < 0) return 0;
    const tools = this.own(state, seat).filter((card) => card.kind === 3 && card.landmark === landmark);
    return tools.reduce((yields, card) => yields + card.yields, 0);
  }

  /** The card that a seat has in one state and had not in another; -1 if there is none. */
  claimed(before: State, after: State, seat: number): number {
    const base = seat * this.#words;
    for (let word = 0; word < this.#words; word++) {
      const got = after.cards[base + word]! & ~before.cards[base + word]!;
      if (got !== 0) return word * 32 + 31 - Math.clz32(got);
    }
    return -1;
  }

  /** The number of cards of all seats. */
  claims(state: State): number {
    let claims = 0;
    for (let word = 0; word < state.cards.length; word++) claims += bitsIn(state.cards[word]!);
    return claims;
  }

  begin(state: State): string | null {
    if (this.claims(state) > 0) return 'A seat begins with a point card.';
    return this.#conserved(state);
  }

  check(before: State, after: State, kind: string): string | null {
    const unchanged =
      same(after.cards, before.cards) &&
      same(after.row, before.row) &&
      same(after.next, before.next) &&
      same(after.deck, before.deck) &&
      same(after.help, before.help) &&
      same(after.tool, before.tool) &&
      same(after.icons, before.icons) &&
      after.final === before.final;
    if (unchanged) return null;
    const fault = this.#conserved(after);
    if (fault !== null) return fault;
    const claimed = this.claims(after) - this.claims(before);
    if (claimed < 0 || claimed > 1) return `${claimed} point cards were claimed at once.`;
    if (claimed === 0) return null;
    const card = this.claimed(before, after, before.mover);
    if (card < 0) return `A seat got a point card in the turn of seat ${before.mover}.`;
    if (!before.row.includes(card)) return `Seat ${before.mover} got a point card that was not in the row.`;
    return kind === 'turn' || kind === 'tile' || kind === 'card'
      ? null
      : `A card was claimed by the decision "${kind}".`;
  }

  audit(state: State): string | null {
    return this.#conserved(state);
  }

  points(state: State, seat: number): Record<string, number> {
    return { cards: this.own(state, seat).reduce((points, card) => points + card.vp, 0) };
  }

  #conserved(state: State): string | null {
    const { seats, used, icons } = this.#rules;
    let most = 0;
    for (let id = 0; id < this.#rules.cards.length; id++) {
      let places = 0;
      if (holds(state.deck, 0, id)) places++;
      if (state.next[0] === id) places++;
      for (let slot = 0; slot < state.row.length; slot++) if (state.row[slot] === id) places++;
      for (let seat = 0; seat < seats; seat++) if (holds(state.cards, seat * this.#words, id)) places++;
      const expected = used.includes(id) ? 1 : 0;
      if (places !== expected) return `Point card ${id} is there ${places} times.`;
    }
    if (state.next[0]! < 0 && state.deck.some((word) => word !== 0))
      return 'The deck has no top though cards are left.';
    for (let seat = 0; seat < seats; seat++) {
      const own = this.own(state, seat);
      most = Math.max(most, own.length);
      const counted = [0, 0, 0, 0];
      for (const { kind } of own) counted[kind]!++;
      icons.forEach((icon, tile) => {
        if (icon >= 0 && ((state.explored[seat]! >> tile) & 1) === 1) counted[icon]!++;
      });
      for (let icon = 0; icon < 4; icon++) {
        if (state.icons[seat * 4 + icon] !== counted[icon]) {
          return `Seat ${seat} is said to have ${state.icons[seat * 4 + icon]!} icons of kind ${icon}, not ${counted[icon]!}.`;
        }
      }
      for (let landmark = 0; landmark < LANDMARKS; landmark++) {
        let helps = 0;
        let yields = 0;
        for (const card of own) {
          if (card.landmark !== landmark) continue;
          if (card.kind === 2) helps++;
          if (card.kind === 3) yields += card.yields;
        }
        const cell = seat * LANDMARKS + landmark;
        if (state.help[cell] !== helps) return `Seat ${seat} is said to have ${state.help[cell]!} helps, not ${helps}.`;
        if (state.tool[cell] !== yields) return `The tools of seat ${seat} yield something else than is printed.`;
      }
    }
    if (most > CARDS_TO_END) return `A seat has ${most} point cards.`;
    if ((most === CARDS_TO_END) !== (state.final === 1)) {
      return `The most cards a seat has are ${most}, and the final round is ${state.final === 1 ? '' : 'not '}triggered.`;
    }
    return null;
  }
}
