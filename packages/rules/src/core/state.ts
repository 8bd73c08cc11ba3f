/** The state of a match: one typed array with a named view for every field. */

import type { EventLog } from './events.ts';

/** The single numbers of a state, each a named property. */
const NUMBERS = [
  // where the match is
  'phase', // position in the game's chain of phases: which decision is asked
  'mover', // seat whose turn it is
  'actor', // seat that has to choose now; another one than the mover when it discards
  'turn', // how many turns have begun, set-up turns included
  'round', // from 1
  'stall', // full rounds in a row without a claim
  'claimed', // 1: somebody claimed in this round
  'final', // 1: the end is triggered, this round is the last
  'over', // 1: the match has ended

  // the running turn: cleared when a turn begins
  'acted', // 1: the action of this turn is chosen (or the set-up turn is done)
  'action', // which action was chosen, in the game's list of actions
  'moving', // 1: this turn is spent on the boat (where a turn may be spent otherwise)
  'docked', // 1: the voyage is over
  'free', // free steps left to the boat
  'steps', // steps the boat has made
  'heapAsked', // 1: the heap has been taken or left
  'take', // bundle: what the open trade gives
  'trades', // how often the seat has traded in this turn
  'at', // place, location or slot the running action is about

  // what a turn has still to ask or to do: 0 again before the turn ends
  'debts', // bits of the seats that are still owed a toll
  'owed', // cubes of a building's price still to be paid
  'building', // 1: an outpost is placed once its price is paid
  'upgrades', // upgrades still allowed
  'bonuses', // bonus tiles still to be chosen
  'give', // bundle: what the open trade takes from the hold; 0 when none is open
  'pending', // bits of what an action on land still has to ask or to do
  'reach', // how the boat may still move by an action on land; 0: it may not
  'placing', // cubes still to be put on merchant cards
  'acquiring', // 1: the merchant card in the slot `at` is taken once those cubes are placed
  'laying', // 1: a card is to be laid before the boat sails on to the place `at`
  'columns', // how many columns of outposts this turn has emptied: 1 the first of the match, 2 a later one
] as const;

/** The names of the single numbers, in the order of their cells, the first of a state. */
export const NUMBER_NAMES: readonly NumberName[] = NUMBERS;

/** Position of the first number that is cleared when a turn begins, and one past the last. */
export const TURN_CELLS: readonly [number, number] = [NUMBERS.indexOf('acted'), NUMBERS.indexOf('debts')];

/** The name of one of the single numbers. */
export type NumberName = (typeof NUMBERS)[number];

/** The cell in which a number is kept. */
export function cellOf(name: NumberName): number {
  return NUMBERS.indexOf(name);
}

type Numbers = { [Name in NumberName]: number };

/** How many cells each field of a game has; a field not named has none. */
export type Layout = { readonly [Field in FieldName]?: number };

/** The names of the fields that are rows of cells. */
type FieldName = {
  [Name in keyof State]: Name extends 'cells' ? never : State[Name] extends Int32Array ? Name : never;
}[keyof State];

/**
 * Everything a match is at one moment, in one `Int32Array`: copying is a single `set`.
 * A side is a seat or, in Solo, the rival after them.
 *
 * All games share this one class, so mechanisms stay fast whatever is played in the same program;
 * a game names in its `Layout` the fields it keeps, the others are empty.
 */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the numbers are defined right below
export class State {
  readonly cells: Int32Array;
  /** Where events are told, or null: search tells nobody. Not part of the state. */
  log: EventLog | null = null;

  /** Per side: the cubes it holds, a bundle. */
  readonly hold: Int32Array;
  /** Per side: how many cubes it may keep at the end of a turn. */
  readonly limit: Int32Array;

  // the sea
  /** Per side: the place of its boat, -1 before it is set. */
  readonly boat: Int32Array;
  /** Per place: the market tile that lies there, or `SEA` or `PORT`. */
  readonly tile: Int32Array;
  /** Per place: bits of the sides with an outpost there. */
  readonly outposts: Int32Array;
  /** Per place: the cubes left there, a bundle. */
  readonly heap: Int32Array;
  /** Per side, four a side: how many outposts are built from the row of each symbol. */
  readonly built: Int32Array;
  /** Per side, five a side: bonus tiles of each kind; of the last kind (points) the bits of their VP. */
  readonly bonus: Int32Array;
  /** Per bonus kind: tiles left in the supply; of the last kind how many of the pile are gone. */
  readonly supply: Int32Array;
  /** Per port: the VP tile on it, `CLOSED_PORT`, or -1. */
  readonly port: Int32Array;
  /** The pile of VP tiles: bits of the orders still in it; among how many of the next tiles the Closed Port is (0: out). */
  readonly pile: Int32Array;
  /** Per side: bits of the VP tiles claimed. */
  readonly vp: Int32Array;
  /** Bits of the starting sets still to be chosen. */
  readonly sets: Int32Array;

  // the land
  /** Per seat: settlers on its board, ready to be placed. */
  readonly ready: Int32Array;
  /** Per seat: settlers in its reserve. */
  readonly reserve: Int32Array;
  /** Per location: how many settlers stand there. */
  readonly settlers: Int32Array;
  /** Per location: the seat whose settlers stand there, counted from 1; 0 when none do. */
  readonly holder: Int32Array;
  /** Per location: the exploration tile that covers it, or -1. */
  readonly covered: Int32Array;
  /** Bits of the locations that an exploration tile covers. */
  readonly closed: Int32Array;
  /** Per seat: bits of the locations where its settlers stand. */
  readonly occupied: Int32Array;
  /** Per location: settlers it asks of a seat that is not there, helps aside. */
  readonly asked: Int32Array;
  /** Bits of the exploration tiles that lie beside the boards. */
  readonly beside: Int32Array;
  /** Per seat: bits of the exploration tiles taken. */
  readonly explored: Int32Array;
  /** Per seat, five a seat: native help cards of each landmark; the last cell is for locations without one and stays 0. */
  readonly help: Int32Array;
  /** Per seat, five a seat: what the tool cards of each landmark yield, a bundle; the last cell as in `help`. */
  readonly tool: Int32Array;
  /** Per seat, four a seat: icons of each kind on point cards and exploration tiles. */
  readonly icons: Int32Array;
  /** Per stack of bonus tiles: the top one; -1 when there is none or it is not yet turned up. */
  readonly stack: Int32Array;
  /** Per stack of bonus tiles: how many are left, the top one included. */
  readonly stacked: Int32Array;
  /** Bits of the bonus tiles that may still be turned up. */
  readonly unseen: Int32Array;
  /** Per seat: bits of the bonus tiles taken. */
  readonly tiles: Int32Array;
  /** Per seat, five a seat: the merchant cards of its trade route from the left, -1 after the last. */
  readonly route: Int32Array;
  /** Per seat, five a seat: settlers on the places of its trade route. */
  readonly routed: Int32Array;

  // cards; a set is a row of words, as many as its ids need
  /** Per seat, a set each: the point cards claimed. */
  readonly cards: Int32Array;
  /** The point cards face up in a row, from the left; -1 is a gap. */
  readonly row: Int32Array;
  /** The face-up top of the deck of point cards, or -1; empty in games whose deck lies face down. */
  readonly next: Int32Array;
  /** Set: the point cards that may still be turned up. */
  readonly deck: Int32Array;
  /** The merchant cards face up in a row, from the left; -1 is a gap. */
  readonly market: Int32Array;
  /** Sets, the layers of the deck of merchant cards from the top: what lies in a layer comes in unknown order. */
  readonly merchantDeck: Int32Array;
  /** Set: the merchant cards lying in the seats' piles. */
  readonly merchantPile: Int32Array;
  /** Per seat: how many merchant cards it has taken. */
  readonly merchants: Int32Array;
  /** Per slot of the row of merchant cards: the cubes lying on the card, a bundle. */
  readonly marketHeap: Int32Array;
  /** Per seat, a set each: the merchant cards in its hand. */
  readonly hand: Int32Array;
  /** Per seat, a set each: the merchant cards lying played before it. */
  readonly played: Int32Array;
  /** Per seat, a set each: the merchant cards lying face down on its pile, laid for steps of its boat. */
  readonly filed: Int32Array;
  /** Per seat, two a seat: gold and silver coins taken; after the seats those still on the table. */
  readonly coins: Int32Array;

  constructor(layout: Layout) {
    let size = NUMBERS.length;
    for (const length of Object.values(layout)) size += length;
    const cells = new Int32Array(size);
    let from = NUMBERS.length;
    const view = (field: FieldName): Int32Array => {
      const length = layout[field] ?? 0;
      from += length;
      return cells.subarray(from - length, from);
    };
    this.cells = cells;
    this.hold = view('hold');
    this.limit = view('limit');
    this.boat = view('boat');
    this.tile = view('tile');
    this.outposts = view('outposts');
    this.heap = view('heap');
    this.built = view('built');
    this.bonus = view('bonus');
    this.supply = view('supply');
    this.port = view('port');
    this.pile = view('pile');
    this.vp = view('vp');
    this.sets = view('sets');
    this.ready = view('ready');
    this.reserve = view('reserve');
    this.settlers = view('settlers');
    this.holder = view('holder');
    this.covered = view('covered');
    this.closed = view('closed');
    this.occupied = view('occupied');
    this.asked = view('asked');
    this.beside = view('beside');
    this.explored = view('explored');
    this.help = view('help');
    this.tool = view('tool');
    this.icons = view('icons');
    this.stack = view('stack');
    this.stacked = view('stacked');
    this.unseen = view('unseen');
    this.tiles = view('tiles');
    this.route = view('route');
    this.routed = view('routed');
    this.cards = view('cards');
    this.row = view('row');
    this.next = view('next');
    this.deck = view('deck');
    this.market = view('market');
    this.merchantDeck = view('merchantDeck');
    this.merchantPile = view('merchantPile');
    this.merchants = view('merchants');
    this.marketHeap = view('marketHeap');
    this.hand = view('hand');
    this.played = view('played');
    this.filed = view('filed');
    this.coins = view('coins');
  }

  /** Becomes the same as `other`, a state of the same game and settings. */
  copy(other: State): void {
    this.cells.set(other.cells);
  }
}

export interface State extends Numbers {}

for (const [index, name] of NUMBERS.entries()) {
  Object.defineProperty(State.prototype, name, {
    get(this: State) {
      return this.cells[index];
    },
    set(this: State, value: number) {
      this.cells[index] = value;
    },
  });
}

/** In {@link State.tile}: a sea tile. */
export const SEA = -1;
/** In {@link State.tile}: a port. */
export const PORT = -2;
