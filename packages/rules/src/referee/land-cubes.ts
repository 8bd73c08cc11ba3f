/** The referee on cubes on land: for every kind of decision, which cubes may have come and gone. */

// oxlint-disable typescript/no-non-null-assertion -- runs at every decision of a watched match; rows of the state are as long as the layout says

import type { State } from '../core/state.ts';
import { cubesIn, type Inspector, isBundle, isOneCube } from './inspector.ts';

/** Something given for something taken, bundles; both 0 where nothing is exchanged. */
export interface Exchange {
  readonly give: number;
  readonly take: number;
}

/** The figures that an inspector of cubes needs; ids are positions in the packs. */
export interface LandPrices {
  /** Per location: its kind, and its automatic exchange. */
  readonly spaces: readonly (Exchange & { readonly kind: string })[];
  /** Per location: its slot in the row of merchant cards, or -1. */
  readonly slots: readonly number[];
  /** The yield of a seat's tools at a location. */
  tools(state: State, seat: number, at: number): number;
  /** Per point card: its price. */
  readonly cards: readonly number[];
  /** The card that a seat has claimed by a decision, or -1. */
  claimed(before: State, after: State, seat: number): number;
  /** Per exploration tile: the cubes it brings. */
  readonly exploration: readonly number[];
  /** Per merchant card: what using it takes and gives; of an upgrade card nothing. */
  readonly merchants: readonly Exchange[];
  /** Per market tile of the islands. */
  readonly islands: readonly Exchange[];
}

const STEP_UP = 0x100 - 1;
/** Places of a trade route. */
const ROUTE = 5;

const gain = ({ give, take }: Exchange): number => take - give;

/** Checks that cubes are conserved: a decision moves the cubes it is about and no others. */
export class LandCubes implements Inspector {
  readonly #prices: LandPrices;

  constructor(prices: LandPrices) {
    this.#prices = prices;
  }

  check(before: State, after: State, kind: string): string | null {
    const { mover } = before;
    const change = after.hold[mover]! - before.hold[mover]!;
    for (let seat = 0; seat < after.hold.length; seat++) {
      const other = after.hold[seat]! - before.hold[seat]!;
      if (other === 0 || seat === mover) continue;
      if (kind === 'toll') {
        if (!isOneCube(other) || change !== -other) return 'A toll is not one cube from hand to hand.';
        if (after.boat[seat] !== after.boat[mover]) return `Seat ${seat} was paid a toll without a cause.`;
      } else if (kind !== 'discard') return `The hold of seat ${seat} changed in the turn of seat ${mover}.`;
    }
    return this.#explained(before, after, kind, change) ? null : `The decision "${kind}" brought what it cannot bring.`;
  }

  /** Whether a decision may change the hold of the seat that chooses by so much. */
  #explained(before: State, after: State, kind: string, change: number): boolean {
    const { mover, actor } = before;
    switch (kind) {
      case 'turn':
        return this.#worked(before, after, change);
      case 'tile':
      case 'card':
        return change === -this.#paidForCard(before, after);
      case 'explore':
        return this.#explored(before, after, change);
      case 'market':
        return change === 0 || change === this.#cardAt(before, before.at);
      case 'outpost':
        return this.#tradesAtOutpost(before, change);
      case 'trade':
        return change === 0 || change === before.take - before.give;
      case 'upgrade':
        return change === 0 || change === STEP_UP || change === STEP_UP * 0x100 || change === STEP_UP * 0x10000;
      case 'toll':
      case 'price':
        return isOneCube(-change);
      case 'discard':
        return (
          cubesIn(before.hold[actor]!) > before.limit[actor]! && isOneCube(before.hold[actor]! - after.hold[actor]!)
        );
      default:
        return after.hold[mover] === before.hold[mover];
    }
  }

  /** Tools come first, then the automatic part of the location or the card of the route. */
  #worked(before: State, after: State, change: number): boolean {
    const { mover } = before;
    const { spaces, merchants } = this.#prices;
    for (let place = mover * ROUTE; place < (mover + 1) * ROUTE && place < after.routed.length; place++) {
      if (before.routed[place] === 0 && after.routed[place]! > 0)
        return change === gain(merchants[after.route[place]!]!);
    }
    const at = spaces.findIndex((_, location) => {
      return after.holder[location] === mover + 1 && before.holder[location] !== mover + 1;
    });
    if (at < 0) return change === 0;
    const tools = this.#prices.tools(before, mover, at);
    // Tools stop at 127 of a spice, which is not looked into.
    if (!isBundle(before.hold[mover]! + tools)) return true;
    const acted = change - tools;
    const { kind } = spaces[at]!;
    if (kind === 'fort') return acted === -this.#paidForCard(before, after);
    if (kind === 'market') return acted === 0 || acted === this.#cardAt(before, at);
    if (kind === 'outpost-trade') return acted === 0 || this.#tradesAtOutpost(before, acted);
    if (kind === 'boat-trade') {
      const tile = before.tile[before.boat[mover]!]!;
      return tile >= 0 && acted === gain(this.#prices.islands[tile]!);
    }
    return acted === gain(spaces[at]!);
  }

  #paidForCard(before: State, after: State): number {
    const card = this.#prices.claimed(before, after, before.mover);
    return card < 0 ? 0 : this.#prices.cards[card]!;
  }

  #explored({ explored, hold, mover }: State, after: State, change: number): boolean {
    const tile = 31 - Math.clz32(after.explored[mover]! & ~explored[mover]!);
    const cubes = this.#prices.exploration[tile]!;
    return change === cubes || !isBundle(hold[mover]! + cubes);
  }

  /** The yield of the card below a market. */
  #cardAt(before: State, at: number): number {
    return gain(this.#prices.merchants[before.market[this.#prices.slots[at]!]!]!);
  }

  #tradesAtOutpost({ outposts, tile, mover }: State, change: number): boolean {
    for (let at = 0; at < outposts.length; at++) {
      if (((outposts[at]! >> mover) & 1) === 1 && change === gain(this.#prices.islands[tile[at]!]!)) return true;
    }
    return false;
  }
}
