/** The small sea beside the boards: locations that move a boat or trade on its islands. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, location and stack its cell, and tables of components have an entry per id

import type { Assembly } from '../core/core.ts';
import { lowestBit } from '../core/bits.ts';
import { EVENT_IDS } from '../core/events.ts';
import type { Luck } from '../core/luck.ts';
import { NO_OPTION, Phase } from '../core/phase.ts';
import { required } from '../core/required.ts';
import { type Bundle, count, exchangeMask, isLight, SPICE_COUNT } from '../core/spice.ts';
import { declareNumbers, type Layout, type State } from '../core/state.ts';
import { Affordable } from '../hold/affordable.ts';
import { PayPrice, type PriceOption } from '../hold/pay.ts';
import { canTrade, tradeOnce } from '../hold/trade.ts';
import { type Chart, type MapNeeds, NEAR_CELLS } from '../sea/chart.ts';
import { dealTiles } from '../sea/deal.ts';
import { describeBoat, describeMap, type PlaceView } from '../sea/describe.ts';
import { type Markets, openTrade } from '../sea/market.ts';
import { SEA } from '../sea/places.ts';
import '../sea/voyage.ts';
import {
  beginBuilding,
  canBuild,
  describeOutposts,
  FoundOutpost,
  type OutpostBoard,
  type OutpostsView,
} from '../sea/outposts.ts';
import { canPayToll, PayToll, type TollOption, visited } from '../sea/toll.ts';
import { type BonusTileOption, type StackRange, TakeBonusTile } from './bonus.ts';
import type { LocationAction, Where } from './locations.ts';
import { LANDED, OUTPOST } from './pending.ts';
import type { Space, SpaceActions } from './spaces.ts';

declare module '../core/core.ts' {
  interface Tables {
    readonly islands: Islands;
  }
}

declare module '../core/state.ts' {
  interface State {
    /** The pending boat move of a land action; 0 if there is none. */
    reach: number;
  }
}

declareNumbers({ reach: 'number' });

/** Requirements for the map of islands: every tile touches at least two others (here a rule, not advice). */
export const ISLANDS_MAP: MapNeeds = { ports: 0, markets: 12, seas: [1, 1], twoNeighbours: true, rule: 'EE-31' };

/** Number of market tiles of each symbol on it. */
const MARKETS_OF_EACH_SYMBOL = ISLANDS_MAP.markets / SPICE_COUNT;

/** The components beside the boards. */
export interface Islands {
  readonly seats: number;
  readonly chart: Chart;
  readonly markets: Markets;
  readonly board: OutpostBoard;
}

/** The islands of a game put together, or null when it has none. */
export function islandsOf({ tables }: Assembly): Islands | null {
  return tables?.islands ?? null;
}

/** The cells of a state that islands need. */
export function islandsLayout({ seats, chart }: Islands): Layout {
  const places = chart.places.length;
  return { boat: seats, tile: places, outposts: places, built: seats * SPICE_COUNT };
}

/** Deals three market tiles of each symbol over the chart; all boats begin on the sea tile. */
export function dealIslands(state: State, { chart, markets }: Islands, luck: Luck): void {
  dealTiles(state, chart, markets, markets.ids.length / SPICE_COUNT - MARKETS_OF_EACH_SYMBOL, luck);
  state.boat.fill(state.tile.indexOf(SEA));
}

/** In `state.reach`: a step to an adjacent tile; the first of up to two; to any tile; the second of two. */
const ONE_STEP = 1;
const FIRST_OF_TWO = 2;
const ANYWHERE = 3;
const SECOND_OF_TWO = 4;

/** Whether a boat with so many cubes may end its move at a place: it pays a cube to every other boat there, on any tile. */
function canLand(state: State, seats: number, seat: number, at: number, cubes: number): boolean {
  return canPayToll(state, seats, seat, at, 'all tiles', cubes);
}

/** Whether a boat at a place after the first of two steps can end its move there or on the next. */
function canLandFrom(state: State, { chart, seats }: Islands, seat: number, at: number, cubes: number): boolean {
  if (canLand(state, seats, seat, at, cubes)) return true;
  const { near } = chart;
  for (let i = at * NEAR_CELLS + near[at * NEAR_CELLS]!; i > at * NEAR_CELLS; i--)
    if (canLand(state, seats, seat, near[i]!, cubes)) return true;
  return false;
}

/** Writes the places to which the boat may go by `reach` into `out`; returns how many. */
function targets(state: State, islands: Islands, reach: number, cubes: number, out: Int32Array): number {
  const { chart, seats } = islands;
  const seat = state.mover;
  const from = state.boat[seat]!;
  let n = 0;
  if (reach === ANYWHERE) {
    for (let to = 0; to < chart.places.length; to++) {
      if (to !== from && canLand(state, seats, seat, to, cubes)) out[n++] = to;
    }
    return n;
  }
  const { near } = chart;
  for (let i = from * NEAR_CELLS + 1; i <= from * NEAR_CELLS + near[from * NEAR_CELLS]!; i++) {
    const to = near[i]!;
    const may =
      reach === FIRST_OF_TWO ? canLandFrom(state, islands, seat, to, cubes) : canLand(state, seats, seat, to, cubes);
    if (may) out[n++] = to;
  }
  return n;
}

/** The first move that a space allows its boat, as `state.reach` stores it. */
function reachOf({ reach }: Space): number {
  if (reach === 'any') return ANYWHERE;
  return reach === 2 ? FIRST_OF_TWO : ONE_STEP;
}

/** Moving the boat, as far as the space says. @param spaces of all locations. */
function moveBoat(islands: Islands, spaces: readonly Space[]): (space: Space) => LocationAction {
  const { seats, chart } = islands;
  const spare = new Int32Array(chart.places.length);
  const reaches = Int8Array.from(spaces, reachOf);
  const can: Where = (state, locations, hold) => {
    const cubes = count(hold);
    // A seat with a cube for everybody else can land anywhere.
    if (cubes >= seats - 1) return locations;
    let possible = 0;
    for (let rest = locations; rest !== 0; rest &= rest - 1) {
      const at = lowestBit(rest);
      if (targets(state, islands, reaches[at]!, cubes, spare) > 0) possible |= rest & -rest;
    }
    return possible;
  };
  return (space) => ({ give: 0, take: 0, can, run: { gain: 0, sets: 'reach', bits: reachOf(space) } });
}

const STOP = 255;

/** A step to a place, or no second one. */
type IslandSailOption = { readonly kind: 'stop' } | { readonly kind: 'sail'; readonly to: string };

/** Asks where the boat goes; it then owes a toll to every other boat there and has landed. */
class SailIslands extends Phase<IslandSailOption> {
  readonly #islands: Islands;

  constructor(islands: Islands) {
    super('sail', 'reach');
    this.#islands = islands;
  }

  reach(state: State): boolean {
    state.actor = state.mover;
    return true;
  }

  legal(state: State, out: Int32Array): number {
    const islands = this.#islands;
    const seat = state.mover;
    const cubes = count(state.hold[seat]!);
    let n = targets(state, islands, state.reach, cubes, out);
    if (state.reach === SECOND_OF_TWO && canLand(state, islands.seats, seat, state.boat[seat]!, cubes)) out[n++] = STOP;
    return n;
  }

  /** A seat that can pay a toll anywhere may go to all adjacent places: they are counted instead of listed. */
  override applyAtRandom(state: State, luck: Luck): void {
    const { seats, chart } = this.#islands;
    const seat = state.mover;
    const { reach } = state;
    if (reach === ANYWHERE || count(state.hold[seat]!) < seats - 1) {
      super.applyAtRandom(state, luck);
      return;
    }
    const { near } = chart;
    const from = state.boat[seat]! * NEAR_CELLS;
    const places = near[from]!;
    const drawn = luck.draw(reach === SECOND_OF_TWO ? places + 1 : places);
    this.apply(state, drawn === places ? STOP : near[from + 1 + drawn]!);
  }

  apply(state: State, code: number): void {
    const seat = state.mover;
    const goesOn = state.reach === FIRST_OF_TWO;
    if (code !== STOP) {
      const from = state.boat[seat]!;
      state.boat[seat] = code;
      if (state.log !== null) state.log.emit(EVENT_IDS.sailed, seat, from, code, 0);
    }
    if (goesOn) {
      state.reach = SECOND_OF_TWO;
      return;
    }
    state.reach = 0;
    state.debts = visited(state, this.#islands.seats, seat, state.boat[seat]!, 'all tiles');
    state.pending |= LANDED;
  }

  option(_state: State, code: number): IslandSailOption {
    return code === STOP
      ? { kind: 'stop' }
      : { kind: 'sail', to: required(this.#islands.chart.places[code], NO_OPTION).id };
  }

  token(_state: State, code: number): string {
    return code === STOP ? 'stop' : this.#islands.chart.places[code]!.id;
  }
}

const BUILD = 0;
const NO_BUILD = 1;

/** Building an outpost, or not. */
type BuildOption = { readonly kind: 'build' } | { readonly kind: 'no-build' };

/** After the tolls on a market tile: asks whether to build, if that is possible, and opens the tile's trade. */
class BuildOrNot extends Phase<BuildOption> {
  readonly #islands: Islands;

  constructor(islands: Islands) {
    super('build', 'pending', LANDED);
    this.#islands = islands;
  }

  reach(state: State): boolean {
    const { seats, markets, board } = this.#islands;
    if (canBuild(state, markets, board, seats)) {
      state.actor = state.mover;
      return true;
    }
    state.pending &= ~LANDED;
    const at = state.boat[state.mover]!;
    if (state.tile[at]! >= 0) openTrade(state, markets, at);
    return false;
  }

  legal(_state: State, out: Int32Array): number {
    out[0] = BUILD;
    out[1] = NO_BUILD;
    return 2;
  }

  override applyAtRandom(state: State, luck: Luck): void {
    this.apply(state, luck.draw(2) === BUILD ? BUILD : NO_BUILD);
  }

  apply(state: State, code: number): void {
    const { seats, markets } = this.#islands;
    state.pending &= ~LANDED;
    if (code === BUILD) beginBuilding(state, seats);
    else openTrade(state, markets, state.boat[state.mover]!);
  }

  option(_state: State, code: number): BuildOption {
    return code === BUILD ? { kind: 'build' } : { kind: 'no-build' };
  }

  token(_state: State, code: number): string {
    return code === BUILD ? 'build' : 'no-build';
  }
}

/** Whether the owner of `hold` can make the trade of the tile at `at`. */
function canTradeAt(state: State, { give, take }: Markets, at: number, hold: Bundle): boolean {
  const tile = state.tile[at]!;
  return tile >= 0 && exchangeMask(hold, give[tile]!, take[tile]!) !== 0;
}

/** Makes the trade of the tile at `at` once and leaves it open. */
function tradeAt(state: State, markets: Markets, at: number): void {
  openTrade(state, markets, at);
  tradeOnce(state);
}

/** The trade of the tile under the mover's boat, with or without an outpost. */
function boatTrade({ markets }: Islands): LocationAction {
  return {
    give: 0,
    take: 0,
    heavy: !markets.take.every(isLight),
    can: (state, locations, hold) => (canTradeAt(state, markets, state.boat[state.mover]!, hold) ? locations : 0),
    run: (state) => tradeAt(state, markets, state.boat[state.mover]!),
  };
}

/** Returns the bits of the tiles with an outpost of the mover whose trade it can make with a hold. */
type TradingOutposts = (state: State, hold: Bundle) => number;

/** The trades that a hold can pay for, and whether what any of them adds has room beside a light hold. */
function pricesOf({ give, take }: Markets): { readonly sets: Affordable; readonly light: boolean } {
  return { sets: new Affordable([...give]), light: take.every(isLight) };
}

/** Prepares the search for such tiles. */
function tradingOutposts({ markets, chart }: Islands): TradingOutposts {
  const { give, take } = markets;
  const { sets: payable, light } = pricesOf(markets);
  const places = chart.places.length;
  return ({ tile, outposts, mover }, hold) => {
    // No branches: which outposts a seat has is unpredictable. The sea tile, -1, has none.
    const able = payable.word(hold, 0);
    let trading = 0;
    for (let at = 0; at < places; at++) trading |= ((outposts[at]! >>> mover) & (able >>> tile[at]!) & 1) << at;
    if (light && isLight(hold)) return trading;
    for (let rest = trading; rest !== 0; rest &= rest - 1) {
      const market = tile[lowestBit(rest)]!;
      if (!canTrade(hold, give[market]!, take[market]!)) trading &= ~(rest & -rest);
    }
    return trading;
  };
}

/** The trade of any tile with an own outpost; with several tiles the seat is asked which. */
function outpostTrade({ markets, chart }: Islands, trading: TradingOutposts): LocationAction {
  const { sets, light } = pricesOf(markets);
  const places = chart.places.length;
  return {
    give: 0,
    take: 0,
    heavy: !light,
    can(state, locations, hold) {
      if (!light || !isLight(hold)) return trading(state, hold) === 0 ? 0 : locations;
      // As in tradingOutposts, but only whether there is one.
      const { tile, outposts, mover } = state;
      const able = sets.word(hold, 0);
      let paying = 0;
      for (let at = 0; at < places; at++) paying |= (outposts[at]! >>> mover) & (able >>> tile[at]!);
      return locations & -(paying & 1);
    },
    run(state: State): void {
      const tiles = trading(state, state.hold[state.mover]!);
      if ((tiles & (tiles - 1)) !== 0) state.pending |= OUTPOST;
      else tradeAt(state, markets, lowestBit(tiles));
    },
  };
}

/** The outpost at which to trade. */
type OutpostOption = { readonly kind: 'outpost'; readonly at: string };

/** Asks at which of the mover's outposts to trade. */
class ChooseOutpost extends Phase<OutpostOption> {
  readonly #islands: Islands;
  readonly #trading: TradingOutposts;

  constructor(islands: Islands) {
    super('outpost', 'pending', OUTPOST);
    this.#islands = islands;
    this.#trading = tradingOutposts(islands);
  }

  reach(state: State): boolean {
    state.actor = state.mover;
    return true;
  }

  legal(state: State, out: Int32Array): number {
    let n = 0;
    for (let rest = this.#trading(state, state.hold[state.mover]!); rest !== 0; rest &= rest - 1)
      out[n++] = lowestBit(rest);
    return n;
  }

  apply(state: State, code: number): void {
    state.pending &= ~OUTPOST;
    tradeAt(state, this.#islands.markets, code);
  }

  option(_state: State, code: number): OutpostOption {
    return { kind: 'outpost', at: required(this.#islands.chart.places[code], NO_OPTION).id };
  }

  token(_state: State, code: number): string {
    return this.#islands.chart.places[code]!.id;
  }
}

/** The actions of locations that belong to the islands. @param spaces of all locations. */
export function islandActions(islands: Islands, spaces: readonly Space[]): SpaceActions {
  const atBoat = boatTrade(islands);
  const atOutpost = outpostTrade(islands, tradingOutposts(islands));
  return {
    'move-boat': moveBoat(islands, spaces),
    'boat-trade': () => atBoat,
    'outpost-trade': () => atOutpost,
  };
}

/** Everything that is chosen at sea. */
export type IslandOption = IslandSailOption | TollOption | BuildOption | PriceOption | BonusTileOption | OutpostOption;

/**
 * The decisions of a boat move and an outpost trade, up to the trade itself: the voyage, tolls, a building and the bonus tile
 * of a column just emptied, from `stacks` if the seat has one of its `spaces` empty.
 */
export function islandPhases(islands: Islands, stacks: StackRange, spaces: number): Phase<IslandOption>[] {
  const { markets, board } = islands;
  return [
    new SailIslands(islands),
    new PayToll(),
    new BuildOrNot(islands),
    new PayPrice(),
    new FoundOutpost(markets, board, (state, columnEmptied) => {
      if (columnEmptied) state.bonuses = 1;
    }),
    new TakeBonusTile(stacks, spaces),
    new ChooseOutpost(islands),
  ];
}

/** The components of a seat at sea. */
export interface IslandSeatView {
  readonly boat: string | null;
  readonly outposts: OutpostsView;
}

/** The islands beside the boards. */
export interface IslandsView {
  readonly map: readonly PlaceView[];
}

/** The components of a seat at sea, in the protocol's format. */
export function describeIslandsSeat(state: State, seat: number, { chart }: Islands): IslandSeatView {
  return { boat: describeBoat(state, seat, chart), outposts: describeOutposts(state, seat) };
}

/** The map in the words of the protocol. */
export function describeIslands(state: State, { seats, chart, markets }: Islands): IslandsView {
  return { map: describeMap(state, chart, markets, seats) };
}
