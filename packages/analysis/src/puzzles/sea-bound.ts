/**
 * A bound for the search of claims at sea: whether the cubes of an order could be had within a number of turns if tolls, building costs,
 * full holds and the colours of the cubes left behind did not count. What fails here cannot be done, and need not be searched.
 */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, place and tile its cell, and tables of components have an entry per id

import { stepsBetween } from '@windrose/bots';
import { amount, BONUS_KINDS, type Core, count, seaTableOf, SPICES, type State } from '@windrose/rules';

const KINDS = BONUS_KINDS.length;
const FREE_MOVE = BONUS_KINDS.indexOf('free-move');
const HARVEST = BONUS_KINDS.indexOf('harvest');
const UPGRADE = BONUS_KINDS.indexOf('upgrade');
const SPICE_COUNT = SPICES.length;

/** The yellow cubes of a harvest. */
const PLAIN_HARVEST = 2;

/** A trade is repeated so often at most: no hold has cubes for more. */
const MOST_TRADES = 16;

/** What a position of the search knows: four numbers of cubes, which may be negative where cheaper ones are upgraded. */
type Cubes = Int32Array;

/** Bounds of one core. Only of games of the sea alone: with cards or a land there are other ways to cubes. */
export class SeaBound {
  readonly #sea: NonNullable<ReturnType<typeof seaTableOf>>;
  /** Per pair of places: the steps from one to the other. */
  readonly #steps: Uint8Array;
  readonly #places: number;
  /** The cubes before each of the turns that are left, the last first. */
  readonly #cubes: Cubes[] = [];
  readonly #price = new Int32Array(SPICE_COUNT);
  #state: State;
  #goal = 0;
  #free = 0;
  #red = 0;
  #upgrades = 0;

  private constructor(core: Core, sea: NonNullable<ReturnType<typeof seaTableOf>>) {
    this.#sea = sea;
    this.#state = core.newState();
    this.#places = sea.chart.places.length;
    this.#steps = stepsBetween(sea);
  }

  /** The bounds of a game of the sea alone; null for another game. */
  static of(core: Core): SeaBound | null {
    const { tables } = core.assembly;
    const sea = seaTableOf(core.assembly);
    return sea === null || Object.keys(tables ?? {}).length > 1 ? null : new SeaBound(core, sea);
  }

  /**
   * Whether an order could be claimed in the last of some turns, as far as this tells.
   * @param state before the first of these turns, or within it. @param price of the order, a bundle. @param port where it lies, by number.
   * @param turns at least 1.
   */
  canBe(
    state: State,
    seat: number,
    { price, port }: { readonly price: number; readonly port: number },
    turns: number,
  ): boolean {
    const goal = this.#sea.chart.ports[port];
    if (goal === undefined) return false;
    const base = seat * KINDS;
    const extra = columnsWithin(state, seat, turns - 1) ? 1 : 0;
    this.#state = state;
    this.#goal = goal;
    this.#free = 1 + state.bonus[base + FREE_MOVE]! + extra;
    this.#red = state.bonus[base + HARVEST]! + extra;
    this.#upgrades = (state.bonus[base + UPGRADE]! + extra) * (turns - 1) + state.upgrades;
    // In a turn that has begun the boat may have sailed, and a trade may be open.
    const hold = state.hold[seat]!;
    const cubes = this.#cubesOf(turns);
    for (let spice = 0; spice < SPICE_COUNT; spice++) {
      cubes[spice] = amount(hold, spice as 0);
      this.#price[spice] = amount(price, spice as 0);
    }
    return this.#within(state.boat[seat]!, turns, 0);
  }

  /** @param paid cubes left behind so far, of no colour. */
  #within(at: number, turns: number, paid: number): boolean {
    const cubes = this.#cubesOf(turns);
    if (turns === 1) return this.#isPaid(at, cubes, paid);
    const state = this.#state;
    const next = this.#cubesOf(turns - 1);
    const { give, take } = this.#sea.markets;
    const held = cubes[0]! + cubes[1]! + cubes[2]! + cubes[3]! - paid;
    for (let place = 0; place < this.#places; place++) {
      const cost = this.#costOf(at, place);
      if (cost > held) continue;
      const heap = state.heap[place]!;
      const tile = state.tile[place]!;
      const here = paid + cost;
      // A harvest, which every place allows.
      for (let spice = 0; spice < SPICE_COUNT; spice++) next[spice] = cubes[spice]! + amount(heap, spice as 0);
      next[0]! += PLAIN_HARVEST;
      next[1]! += this.#red;
      if (this.#within(place, turns - 1, here)) return true;
      if (tile < 0) continue;
      const [gives, takes] = [give[tile]!, take[tile]!];
      for (let times = 0; times <= MOST_TRADES; times++) {
        for (let spice = 0; spice < SPICE_COUNT; spice++) {
          const had = cubes[spice]! + amount(heap, spice as 0);
          next[spice] = had + times * (amount(takes, spice as 0) - amount(gives, spice as 0));
        }
        // A trade more is paid for with what the one before left, or with what is upgraded to it.
        if (times > 0 && this.#upgradesTo(next, null) > this.#upgrades) break;
        if (this.#within(place, turns - 1, here)) return true;
      }
    }
    return false;
  }

  /** Whether the order is paid for at its port, with the cubes that lie there. */
  #isPaid(at: number, cubes: Cubes, paid: number): boolean {
    const heap = this.#state.heap[this.#goal]!;
    let left = -paid - this.#costOf(at, this.#goal) + count(heap);
    for (let spice = 0; spice < SPICE_COUNT; spice++) left += cubes[spice]! - this.#price[spice]!;
    return left >= 0 && this.#upgradesTo(cubes, heap) <= this.#upgrades;
  }

  /** The cubes that a voyage leaves behind. */
  #costOf(from: number, to: number): number {
    return Math.max(0, this.#steps[from * this.#places + to]! - this.#free);
  }

  /**
   * How many upgrades make cubes pay the order; Infinity if none do.
   * @param heap cubes besides; null: no order is paid, and no number of cubes may be negative.
   */
  #upgradesTo(cubes: Cubes, heap: number | null): number {
    let lacking = 0;
    let upgrades = 0;
    for (let spice = SPICE_COUNT - 1; spice >= 0; spice--) {
      const needed = heap === null ? 0 : this.#price[spice]! - amount(heap, spice as 0);
      lacking = Math.max(0, lacking + needed - cubes[spice]!);
      upgrades += spice === 0 ? 0 : lacking;
    }
    return lacking > 0 ? Infinity : upgrades;
  }

  #cubesOf(turns: number): Cubes {
    return (this.#cubes[turns] ??= new Int32Array(SPICE_COUNT));
  }
}

/** Whether a seat can empty a column of its board with so many outposts: a bonus tile may come then. */
function columnsWithin(state: State, seat: number, outposts: number): boolean {
  const built = state.built.subarray(seat * SPICE_COUNT, (seat + 1) * SPICE_COUNT);
  const empty = Math.min(...built);
  return built.filter((number) => number === empty).length <= outposts || state.bonuses > 0;
}
