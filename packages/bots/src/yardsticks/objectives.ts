/** The claims available at the moment in any game: price, points, and destination. */

// oxlint-disable typescript/no-non-null-assertion -- options run below their number; rows of the state are as long as the layout says

import {
  amount,
  type Core,
  landTableOf,
  ordersOf,
  type SeaTable,
  seaTableOf,
  SPICE_COUNT,
  type State,
} from '@windrose/rules';
import { stepsBetween } from '../evaluate/sea.ts';

/** The maximum number of objectives in a position of any game. */
const MOST = 16;

/** The destination of an objective that needs no transport. */
const ANYWHERE = -1;

/** The orders and cards that can be claimed in a position, in the order of the table. */
export class Objectives {
  size = 0;
  /** Their prices, bundles. */
  readonly price = new Int32Array(MOST);
  /** Their points. */
  readonly points = new Int32Array(MOST);
  /** A number for the thing itself, the same in all positions of a match. */
  readonly id = new Int32Array(MOST);
  /** The place to which a boat brings it, or -1. */
  readonly at = new Int32Array(MOST);
  readonly #list: (state: State) => void;
  readonly #steps: Uint8Array | null;
  readonly #places: number;

  constructor({ assembly }: Core) {
    const sea = seaTableOf(assembly);
    const land = landTableOf(assembly);
    const orders = ordersOf(assembly);
    this.#steps = sea === null ? null : stepsBetween(sea);
    this.#places = sea === null ? 0 : sea.chart.places.length;
    if (sea !== null) this.#list = (state) => this.#listPorts(state, sea);
    else if (land !== null) this.#list = (state) => this.#listRow(state, land.pack.cards);
    else if (orders !== null) this.#list = (state) => this.#listRow(state, orders);
    else throw new RangeError('it is not known what can be claimed in this game');
  }

  /** Collects the available claims. */
  look(state: State): void {
    this.size = 0;
    this.#list(state);
  }

  /** The distance in steps from a seat's boat to the destination of objective `i`. */
  steps(state: State, seat: number, i: number): number {
    const to = this.at[i]!;
    const from = to < 0 ? ANYWHERE : state.boat[seat]!;
    return from < 0 ? 0 : this.#steps![from * this.#places + to]!;
  }

  #listPorts({ port }: State, { vpTiles, chart }: SeaTable): void {
    for (let i = 0; i < port.length; i++) {
      const tile = port[i]!;
      if (tile >= 0 && tile !== vpTiles.closed)
        this.#add(tile, vpTiles.price[tile]!, vpTiles.vp[tile]!, chart.ports[i]!);
    }
  }

  #listRow({ row }: State, cards: { readonly price: Int32Array; readonly vp: Int32Array }): void {
    for (const card of row) if (card >= 0) this.#add(card, cards.price[card]!, cards.vp[card]!, ANYWHERE);
  }

  #add(id: number, price: number, points: number, at: number): void {
    const i = this.size++;
    this.id[i] = id;
    this.price[i] = price;
    this.points[i] = points;
    this.at[i] = at;
  }
}

/** The value of the cubes that a hold lacks for a price: a yellow one 1, a brown one 4. */
export function missingWorth(hold: number, price: number): number {
  let missing = 0;
  for (let spice = 0; spice < SPICE_COUNT; spice++) {
    missing += Math.max(0, amount(price, spice) - amount(hold, spice)) * (spice + 1);
  }
  return missing;
}
