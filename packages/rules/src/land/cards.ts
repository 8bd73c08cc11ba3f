/** Point cards: a row above the forts, the face-up deck beside it, and the benefits of the cards. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, location and stack its cell, and tables of components have an entry per id

import { addToSet, drawFromSet, lowestBit, setList, setSize, wordsFor } from '../core/bits.ts';
import { declareEvents, EVENT_IDS } from '../core/events.ts';
import type { Luck } from '../core/luck.ts';
import { addUpTo, type Bundle, has } from '../core/spice.ts';
import { declareRows, type State } from '../core/state.ts';
import { noteClaim, triggerEnd } from '../core/turns.ts';
import { LANDMARK_CELLS, settle } from './locations.ts';
import { EXPLORE, TURN_UP } from './pending.ts';
import { hasGap } from './turn-up.ts';
import '../hold/point-cards.ts';

declare module '../core/state.ts' {
  interface State {
    /** Per seat, four a seat: icons of each kind on point cards and exploration tiles. */
    readonly icons: Int32Array;
    /** The face-up top of the deck of point cards, or -1; empty in games with a face-down deck. */
    readonly next: Int32Array;
  }
}

declareRows(
  { icons: 'number', next: 'number' },
  (Fields) =>
    class extends Fields {
      override readonly icons = this.view('icons');
      override readonly next = this.view('next');
    },
);

/** The events it emits. */
const EVENTS = {
  /** The new top of a face-up deck was revealed. */
  next: { card: 'card' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);

/** The icons of the land: every point card shows the one of its kind. */
export const ICONS = ['settlers', 'exploration', 'help', 'tool'] as const;

const SETTLERS = 0;
const EXPLORATION = 1;
const HELP = 2;

/** A point card, as a pack describes it. */
export interface PointCard {
  readonly id: string;
  readonly kind: (typeof ICONS)[number];
  readonly price: Bundle;
  readonly vp: number;
  /** New settlers it brings; 0 for other kinds. */
  readonly settlers: number;
  /** The landmark of a help or tool card; 0 for other kinds. */
  readonly landmark: number;
  /** The yield of a tool, a bundle; 0 for other kinds. */
  readonly yields: Bundle;
}

/** The most point cards of a pack. */
export const MOST_POINT_CARDS = 128;

/** The number of point cards of one seat that triggers the end. */
export const CARDS_TO_END = 8;

/** The point cards of a pack, by position. */
export interface PointCards {
  readonly ids: readonly string[];
  /** A position in {@link ICONS}. */
  readonly kind: Int8Array;
  readonly price: Int32Array;
  readonly vp: Int32Array;
  readonly settlers: Int8Array;
  readonly landmark: Int8Array;
  readonly yields: Int32Array;
  /** The number of words for a set of cards in a state. */
  readonly words: number;
}

/** Gathers cards into arrays; at most {@link MOST_POINT_CARDS}. */
export function cardTable(cards: readonly PointCard[]): PointCards {
  return {
    ids: cards.map((card) => card.id),
    kind: Int8Array.from(cards, (card) => ICONS.indexOf(card.kind)),
    price: Int32Array.from(cards, (card) => card.price),
    vp: Int32Array.from(cards, (card) => card.vp),
    settlers: Int8Array.from(cards, (card) => card.settlers),
    landmark: Int8Array.from(cards, (card) => card.landmark),
    yields: Int32Array.from(cards, (card) => card.yields),
    words: wordsFor(cards.length),
  };
}

/** Deals the row and reveals the top of the deck; `used` are the cards of this match, by position. */
export function dealCards(state: State, cards: PointCards, used: readonly number[], luck: Luck): void {
  for (const card of used) addToSet(state.deck, 0, card);
  state.row.fill(-1);
  state.next[0] = drawFromSet(state.deck, 0, cards.words, luck);
  fillRow(state, cards, luck);
}

/** The cards of the row slide left; gaps are filled from the deck, whose next card is revealed. */
export function fillRow(state: State, cards: PointCards, luck: Luck): void {
  const { row, next, log } = state;
  if (!hasGap(row)) return;
  const slots = row.length;
  let to = 0;
  for (let from = 0; from < slots; from++) if (row[from]! >= 0) row[to++] = row[from]!;
  for (; to < slots; to++) {
    const card = next[0]!;
    row[to] = card;
    if (card < 0) continue;
    if (log !== null) log.emit(EVENT_IDS.dealt, card, to);
    next[0] = drawFromSet(state.deck, 0, cards.words, luck);
    if (log !== null && next[0] >= 0) log.emit(EVENT_IDS.next, next[0]);
  }
}

/** Whether the owner of `hold` can pay for the card in a slot of the row. */
export function canPayCard(state: State, slot: number, hold: Bundle, cards: PointCards): boolean {
  const card = state.row[slot]!;
  return card >= 0 && has(hold, cards.price[card]!);
}

/** The mover pays for the card in a slot, takes it and has its benefit; the row is filled at the end of the action. */
export function claimCard(state: State, slot: number, cards: PointCards): void {
  const seat = state.mover;
  const card = state.row[slot]!;
  state.row[slot] = -1;
  state.hold[seat]! -= cards.price[card]!;
  addToSet(state.cards, seat * cards.words, card);
  state.pending |= TURN_UP;
  const kind = cards.kind[card]!;
  state.icons[seat * ICONS.length + kind]!++;
  const claimed = setSize(state.cards, seat * cards.words, cards.words);
  if (state.log !== null) state.log.emit(EVENT_IDS.card, seat, card, slot, cards.vp[card]!, claimed);

  if (kind === SETTLERS) {
    settle(state, seat, cards.settlers[card]!);
  } else if (kind === EXPLORATION) {
    state.pending |= EXPLORE;
  } else {
    const held = seat * LANDMARK_CELLS + cards.landmark[card]!;
    if (kind === HELP) state.help[held]!++;
    else state.tool[held] = addUpTo(state.tool[held]!, cards.yields[card]!);
  }
  noteClaim(state);
  if (claimed >= CARDS_TO_END) triggerEnd(state);
}

/** The points of a seat's cards. */
export function cardPoints(state: State, seat: number, cards: PointCards): number {
  const { words } = cards;
  let points = 0;
  for (let word = 0; word < words; word++) {
    for (let bits = state.cards[seat * words + word]!; bits !== 0; bits &= bits - 1) {
      points += cards.vp[word * 32 + lowestBit(bits)]!;
    }
  }
  return points;
}

/** The ids of a seat's cards, in the order of the pack. */
export function describeCards(state: State, seat: number, cards: PointCards): string[] {
  return setList(state.cards, seat * cards.words, cards.words).map((card) => cards.ids[card]!);
}

/** Point cards: the row above the forts (null is a gap), the top of the deck beside it, and what else is in the deck. */
export interface CardRowView {
  readonly row: readonly (string | null)[];
  readonly next: string | null;
  readonly deck: readonly string[];
}

/** Row and deck in the words of the protocol. */
export function describeDeck(state: State, cards: PointCards): CardRowView {
  return {
    row: Array.from(state.row, (card) => cards.ids[card] ?? null),
    next: cards.ids[state.next[0]!] ?? null,
    deck: setList(state.deck, 0, cards.words).map((card) => cards.ids[card]!),
  };
}
