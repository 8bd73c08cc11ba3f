/** The reasons why a claimed move is not allowed: the violated rule, with its figures. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state, which the layout makes as long as there are seats, places or components

import { inSet, popcount } from '../core/bits.ts';
import type { Match } from '../core/match.ts';
import {
  addUpTo,
  amount,
  type Bundle,
  count,
  formatBundle,
  one,
  SPICE_COUNT,
  type SpiceLetter,
  SPICES,
} from '../core/spice.ts';
import type { State } from '../core/state.ts';
import type { GameId, Games, Option, OptionOfKind } from '../games/index.ts';
import { islandsOf } from '../land/islands.ts';
import { LANDMARK_CELLS } from '../land/locations.ts';
import { ROUTE_CELLS } from '../land/route.ts';
import { landTableOf, type LandTable } from '../land/table.ts';
import { MERCHANT_WORDS, type MerchantCards, merchantsOf } from '../road/merchant.ts';
import { ordersOf } from '../road/orders.ts';
import { BONUS_KINDS, POINTS } from '../sea/bonus.ts';
import type { Chart } from '../sea/chart.ts';
import { seaTableOf } from '../sea/table.ts';
import { visited } from '../sea/toll.ts';

/** A claimed move: an option of some decision, a move that no game allows, or something else. */
export type ClaimedMove = Option | { readonly kind: 'no-bonus' } | { readonly kind: 'other' };

/** The rule that is in the way. Cubes are letters such as "YYR", places and locations ids. */
export type Refusal =
  /** The hold lacks cubes. */
  | { readonly because: 'short'; readonly missing: string }
  /** The hold lacks a number of cubes of any kind. */
  | { readonly because: 'few'; readonly needs: number; readonly has: number }
  /** There is no such cube in the hold. */
  | { readonly because: 'no-cube'; readonly cube: SpiceLetter }
  /** Brown is the dearest. */
  | { readonly because: 'dearest' }
  | { readonly because: 'far'; readonly from: string; readonly to: string }
  /** A free step leaves nothing behind; any other leaves a cube. */
  | { readonly because: 'free-step' }
  | { readonly because: 'step-costs' }
  /** Steps that are not free need a card each, and none is left. */
  | { readonly because: 'no-cards' }
  /** The owners of other boats could not be paid where the voyage ends. */
  | { readonly because: 'toll'; readonly at: string; readonly owes: number; readonly has: number }
  | { readonly because: 'no-island' }
  | { readonly because: 'own-outpost' }
  | { readonly because: 'no-outpost' }
  | { readonly because: 'row-full'; readonly row: SpiceLetter }
  | { readonly because: 'no-port' }
  | { readonly because: 'closed-port' }
  | { readonly because: 'empty-port' }
  | { readonly because: 'unexplored' }
  /** Own settlers stand there already. */
  | { readonly because: 'own-settlers' }
  | { readonly because: 'settlers'; readonly needs: number; readonly ready: number }
  /** The location could do nothing for this seat; `kind` is what it is. */
  | { readonly because: 'no-use'; readonly kind: string }
  | { readonly because: 'not-in-hand' }
  | { readonly because: 'already-played' }
  /** There is nothing to take. */
  | { readonly because: 'nothing-there' }
  | { readonly because: 'none-left' }
  | { readonly because: 'one-of-a-kind' }
  | { readonly because: 'points-last' }
  | { readonly because: 'first-column' }
  /** The tile must come from other stacks. */
  | { readonly because: 'other-stack' }
  /** No place holds more cubes of a kind. */
  | { readonly because: 'full' }
  /** An action has to be taken; it can't be passed. */
  | { readonly because: 'must-act' }
  /** The gain cannot be declined. */
  | { readonly because: 'must-take' }
  | { readonly because: 'not-now' };

const NOT_NOW: Refusal = { because: 'not-now' };
/** In `state.reach`: the boat may go to any tile. */
const ANYWHERE = 3;

/** The cubes of a price that a hold lacks, as letters; "" if none. */
function lacking(hold: Bundle, price: Bundle): string {
  let missing = 0;
  for (let spice = 0; spice < SPICE_COUNT; spice++) {
    missing += one(spice) * Math.max(0, amount(price, spice) - amount(hold, spice));
  }
  return formatBundle(missing);
}

/** The refusal for missing cubes; if none are missing, the refusal for a full hold. */
function short(hold: Bundle, price: Bundle): Refusal {
  const missing = lacking(hold, price);
  return missing === '' ? { because: 'full' } : { because: 'short', missing };
}

/** The reason why an option that the match does not offer now is not allowed. */
export function whyNot(match: Match<Games[GameId]>, state: State, option: ClaimedMove): Refusal {
  const { assembly } = match.core;
  const hold = state.hold[state.actor]!;
  switch (option.kind) {
    case 'work':
      return whyNotWork(state, landTableOf(assembly)!, option.at);
    case 'route':
      return whyNotRoute(state, merchantsOf(assembly)!, option.slot);
    case 'play':
      return whyNotPlay(state, merchantsOf(assembly)!, option.card);
    case 'acquire': {
      const { slot } = option;
      if (state.market[slot]! < 0) return { because: 'nothing-there' };
      return count(hold) < slot ? { because: 'few', needs: slot, has: count(hold) } : { because: 'full' };
    }
    case 'claim': {
      const orders = ordersOf(assembly);
      if (!orders || !('slot' in option)) return whyNotAct(match, state, 'claim');
      const card = state.row[option.slot]!;
      return card < 0 ? { because: 'nothing-there' } : short(hold, orders.price[card]!);
    }
    case 'build':
    case 'trade':
      return whyNotAct(match, state, option.kind);
    case 'step':
    case 'sail':
    case 'stop':
      return whyNotSail(match, state, option);
    case 'upgrade':
      if (option.cube === 'B') return { because: 'dearest' };
      return cubeMissing(hold, option);
    case 'pay':
    case 'discard':
    case 'place':
      return cubeMissing(hold, option);
    case 'again':
      return short(hold, state.give);
    case 'bonus':
    case 'tile':
    case 'merchant':
      return whyNotTake(match, state, option);
    case 'no-tile': {
      // To leave the tile is to take the card alone.
      const { forts } = landTableOf(assembly)!;
      const card = state.row[forts.slot[state.at]!]!;
      return card < 0 ? { because: 'nothing-there' } : short(hold, forts.cards.price[card]!);
    }
    case 'explore':
      return { because: 'nothing-there' };
    case 'pass':
      return match.decision?.kind === 'act' ? { because: 'must-act' } : NOT_NOW;
    case 'no-bonus':
      return match.decision?.kind === 'bonus' ? { because: 'must-take' } : NOT_NOW;
    default:
      return NOT_NOW;
  }
}

function cubeMissing(hold: Bundle, { cube }: { readonly cube: SpiceLetter }): Refusal {
  return amount(hold, SPICES.indexOf(cube)) === 0 ? { because: 'no-cube', cube } : { because: 'full' };
}

function whyNotWork(state: State, table: LandTable, id: string): Refusal {
  const at = table.ids.indexOf(id);
  const seat = state.mover;
  const { landmark, give, kind } = table.spaces[at]!;
  if (state.covered[at]! >= 0) return { because: 'unexplored' };
  if (state.holder[at] === seat + 1) return { because: 'own-settlers' };
  const mark = seat * LANDMARK_CELLS + landmark;
  const needs = Math.max(1, state.asked[at]! - state.help[mark]!);
  if (needs > state.ready[seat]!) return { because: 'settlers', needs, ready: state.ready[seat]! };
  const missing = lacking(addUpTo(state.hold[seat]!, state.tool[mark]!), give);
  return missing === '' ? { because: 'no-use', kind } : { because: 'short', missing };
}

function whyNotRoute(state: State, merchants: MerchantCards, slot: number): Refusal {
  const seat = state.mover;
  const base = seat * ROUTE_CELLS;
  const card = state.route[base + slot]!;
  if (card < 0) return { because: 'nothing-there' };
  if (state.routed[base + slot]! > 0) return { because: 'own-settlers' };
  let needs = 1;
  for (let left = 0; left < slot; left++) if (state.routed[base + left] === 0) needs++;
  if (needs > state.ready[seat]!) return { because: 'settlers', needs, ready: state.ready[seat]! };
  return short(state.hold[seat]!, merchants.give[card]!);
}

function whyNotPlay(state: State, merchants: MerchantCards, id: string): Refusal {
  const base = state.mover * MERCHANT_WORDS;
  const card = merchants.ids.indexOf(id);
  if (inSet(state.hand, base, card)) return short(state.hold[state.mover]!, merchants.give[card]!);
  const laid = inSet(state.played, base, card) || (state.filed.length > 0 && inSet(state.filed, base, card));
  return { because: laid ? 'already-played' : 'not-in-hand' };
}

/** Building, trading and claiming at the boat's place. */
function whyNotAct(match: Match, state: State, kind: 'build' | 'trade' | 'claim'): Refusal {
  const { sides, chart, markets, board, vpTiles } = seaTableOf(match.core.assembly)!;
  const seat = state.mover;
  const at = state.boat[seat]!;
  const hold = state.hold[seat]!;
  if (kind === 'claim') {
    const port = chart.portAt[at]!;
    if (port < 0) return { because: 'no-port' };
    const tile = state.port[port]!;
    if (tile < 0) return { because: 'empty-port' };
    return tile === vpTiles.closed ? { because: 'closed-port' } : short(hold, vpTiles.price[tile]!);
  }
  const tile = state.tile[at]!;
  if (tile < 0) return { because: 'no-island' };
  const outposts = state.outposts[at]!;
  const own = ((outposts >>> seat) & 1) === 1;
  if (kind === 'trade') return own ? short(hold, markets.give[tile]!) : { because: 'no-outpost' };
  if (own) return { because: 'own-outpost' };
  const row = markets.symbol[tile]!;
  if (state.built[seat * SPICE_COUNT + row]! >= board.columns) return { because: 'row-full', row: SPICES[row]! };
  return { because: 'few', needs: popcount(outposts) * (sides === 2 ? 2 : 1), has: count(hold) };
}

function whyNotSail(match: Match, state: State, option: OptionOfKind<'stop' | 'step' | 'sail'>): Refusal {
  const { assembly } = match.core;
  const sea = seaTableOf(assembly);
  const chart: Chart = sea?.chart ?? islandsOf(assembly)!.chart;
  const seat = state.mover;
  const from = state.boat[seat]!;
  const cubes = count(state.hold[seat]!);
  const tolls = sea ? 'market tiles' : 'all tiles';
  const toll = (at: number, has: number): Refusal => ({
    because: 'toll',
    at: chart.places[at]!.id,
    owes: popcount(visited(state, match.seats, seat, at, tolls)),
    has,
  });
  if (option.kind === 'stop') return toll(from, cubes);
  const to = chart.places.findIndex(({ id }) => id === option.to);
  const near = chart.touching(from);
  if (!near.includes(to) && state.reach !== ANYWHERE) {
    return { because: 'far', from: chart.places[from]!.id, to: option.to };
  }
  if (!('leave' in option)) {
    if (sea && state.free === 0) {
      const base = seat * MERCHANT_WORDS;
      const cards = [...state.hand.subarray(base, base + 2), ...state.played.subarray(base, base + 2)];
      if (cards.every((word) => word === 0)) return { because: 'no-cards' };
    }
    return toll(to, cubes);
  }
  if (option.leave === '') return state.free > 0 ? toll(to, cubes) : { because: 'step-costs' };
  if (state.free > 0) return { because: 'free-step' };
  const spice = SPICES.indexOf(option.leave);
  if (amount(state.hold[seat]!, spice) === 0) return { because: 'no-cube', cube: option.leave };
  return toll(to, cubes - 1);
}

/** Taking tiles and cards that a building or a fort brings. */
function whyNotTake(match: Match, state: State, option: OptionOfKind<'bonus' | 'tile' | 'merchant'>): Refusal {
  if ('stack' in option) {
    return { because: state.stack[option.stack]! < 0 ? 'nothing-there' : 'other-stack' };
  }
  if (option.kind === 'merchant') return { because: state.market[option.slot]! < 0 ? 'nothing-there' : 'full' };
  const { bonuses } = seaTableOf(match.core.assembly)!;
  const kind = BONUS_KINDS.indexOf(option.tile);
  if (state.columns === 1) return { because: 'first-column' };
  const left = kind === POINTS ? bonuses.pile.length - state.supply[POINTS]! : state.supply[kind]!;
  if (left <= 0) return { because: 'none-left' };
  return { because: kind === POINTS ? 'points-last' : 'one-of-a-kind' };
}
