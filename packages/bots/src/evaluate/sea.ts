/** Prospects at sea: orders that can be brought to port, outposts that will serve, bonus tiles that are near. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

import { type MerchantCards, one, popcount, SPICE_COUNT, type SeaTable, type State } from '@windrose/rules';
import { Hands } from './cards.ts';
import { ANYWHERE, type Distances, Exchanges, FAR } from './distances.ts';
import type { ProspectFeatures } from './features/prospect-features.ts';
import {
  cubesProspect,
  type PreparedProspects,
  type Prospects,
  prospectOf,
  BestProspects,
  TRAVELLER,
} from './seat-prospects.ts';
import { misjudged, type View } from './view.ts';
import { Voyages } from './voyages.ts';

/** The number of VP tiles that ends a match. */
const TILES_TO_END = 4;

/** Approximate number of rounds left, by the VP tiles of the leading seat. */
const ROUNDS_LEFT = [24, 16, 9, 4, 0] as const;

/** Value of a claimed VP tile besides its points: the end is nearer. */
const CLAIM_WORTH = 2;

/** The value of an outpost's trade over a whole match, in points. */
const TRADE_WORTH = 1;

/** Beyond this number, further outposts add little for trades. */
const USEFUL_OUTPOSTS = 8;

/** The value of the bonus tile of an emptied column over a whole match. */
const BONUS_WORTH = 4;

/** Value of each ability over a whole match: free move, harvest, upgrade, hold. */
const ABILITIES = [5, 3, 3, 2] as const;

/** The number of cells for a seat's bonus tiles in a state. */
const BONUS_CELLS = 5;
const FREE_MOVE = 0;
const HARVEST = 1;

/** The expected points of an order that is not revealed yet. */
const UNKNOWN_ORDER = 6;

/** The number of steps per turn that a seat may pay for, in a game that allows it. */
const STEPS_PAID = 3;

/** The number of steps of a boat in a turn in which cards are laid. */
const STEPS_BY_CARDS = 2;

/**
 * The prospects of the seats at sea.
 * @param merchants the merchant cards, in a game in which they move boats and trade.
 */
export function seaProspects(table: SeaTable, merchants: MerchantCards | null, view: View): readonly Prospects[] {
  const voyages = new Voyages(table.chart.places.length, stepsBetween(table));
  return Array.from({ length: table.seats }, (_, seat) => seatProspects(table, merchants, voyages, view, seat));
}

function seatProspects(
  table: SeaTable,
  merchants: MerchantCards | null,
  voyages: Voyages,
  view: View,
  viewer: number,
): Prospects {
  const { sight } = view;
  const { seats, sides, chart, markets, vpTiles, board } = table;
  const places = chart.places.length;
  const ports = chart.ports.length;
  const distances: Distances[] = [];
  /** Per port: the order whose way is measured, and how many turns the nearest other seat needs for it. */
  const measured = new Int32Array(ports);
  const others = new Int32Array(ports);
  const exchanges = new Exchanges();
  const best = new BestProspects(TRAVELLER);
  const hands = merchants === null ? null : new Hands(merchants, view, viewer);
  /** Per VP tile: the points that count when it is considered. */
  const wished = misjudged(vpTiles.vp, 'orders', view, viewer);
  /** The part of the match that is still to come. */
  let share = 1;

  const refresh = (state: State, seat: number): void => {
    share = shareOf(state);
    for (let port = 0; port < ports; port++) {
      others[port] = FAR;
      const tile = state.port[port]!;
      if (tile < 0 || tile !== measured[port]) continue;
      for (let other = 0; other < seats; other++) {
        const at = state.boat[other]!;
        if (other !== seat && at >= 0) {
          others[port] = Math.min(others[port]!, distances[port]!.turns(at, state.hold[other]!));
        }
      }
    }
  };

  const value = (state: State, seat: number): number => {
    let outposts = 0;
    let fewest = board.columns;
    for (let row = 0; row < SPICE_COUNT; row++) {
      const built = state.built[seat * SPICE_COUNT + row]!;
      outposts += built;
      if (built < fewest) fewest = built;
    }
    let hope = Math.min(outposts, USEFUL_OUTPOSTS) * TRADE_WORTH;
    if (fewest < board.columns) {
      let rows = 0;
      for (let row = 0; row < SPICE_COUNT; row++) if (state.built[seat * SPICE_COUNT + row]! > fewest) rows++;
      hope += (rows / SPICE_COUNT) * BONUS_WORTH;
    }
    for (let kind = 0; kind < ABILITIES.length; kind++)
      hope += state.bonus[seat * BONUS_CELLS + kind]! * ABILITIES[kind]!;
    hope = hope * share + popcount(state.vp[seat]!) * CLAIM_WORTH;
    if (hands !== null) hope += hands.worth(state, seat, share);

    const at = state.boat[seat]!;
    if (at < 0) return hope;
    const hold = state.hold[seat]!;
    best.clear();
    for (let port = 0; port < ports; port++) {
      const tile = state.port[port]!;
      if (tile < 0 || tile === vpTiles.closed) continue;
      if (tile === measured[port]) {
        const turns = distances[port]!.turns(at, hold);
        if (turns <= sight) best.add(prospectOf(wished[tile]!, turns, others[port]!, TRAVELLER));
      } else {
        best.add(UNKNOWN_ORDER);
      }
    }
    return hope + cubesProspect(hold, state.limit[seat]!, TRAVELLER) + best.worth;
  };

  const shareOf = (state: State): number => {
    let claimed = 0;
    for (let side = 0; side < sides; side++) claimed = Math.max(claimed, popcount(state.vp[side]!));
    return ROUNDS_LEFT[Math.min(claimed, TILES_TO_END)]! / ROUNDS_LEFT[0];
  };

  const lookAhead = (state: State, seat: number, ways: ProspectFeatures): void => {
    const place = state.boat[seat]!;
    const hold = state.hold[seat]!;
    for (let port = 0; port < ports && place >= 0; port++) {
      const tile = state.port[port]!;
      if (tile < 0 || tile === vpTiles.closed) continue;
      if (tile === measured[port]) ways.add(vpTiles.vp[tile]!, distances[port]!.turns(place, hold), others[port]!);
      else ways.addUnknown(UNKNOWN_ORDER);
    }
  };

  const prepared: PreparedProspects = { refresh, value, share: shareOf, lookAhead };
  return {
    prepare(state, seat, enough) {
      exchanges.size = 0;
      if (hands !== null) hands.addTo(exchanges, state, seat);
      else exchanges.add(ANYWHERE, 0, 2 * one(0) + state.bonus[seat * BONUS_CELLS + HARVEST]! * one(1));
      for (let at = 0; at < places; at++) {
        const market = state.tile[at]!;
        if (market < 0) continue;
        const own = ((state.outposts[at]! >>> seat) & 1) === 1;
        if (own || state.built[seat * SPICE_COUNT + markets.symbol[market]!]! < board.columns) {
          exchanges.add(at, markets.give[market]!, markets.take[market]!);
        }
      }
      const { hash } = exchanges;
      const reach = {
        free: (hands === null ? 1 : STEPS_BY_CARDS) + state.bonus[seat * BONUS_CELLS + FREE_MOVE]!,
        paid: hands === null ? STEPS_PAID : 0,
      };
      for (let port = 0; port < ports; port++) {
        const tile = state.port[port]!;
        const open = tile >= 0 && tile !== vpTiles.closed && !enough();
        measured[port] = open ? tile : -1;
        if (open) {
          distances[port] = voyages.measure(vpTiles.price[tile]!, chart.ports[port]!, reach, exchanges, hash);
        }
      }
      refresh(state, seat);
      return prepared;
    },
  };
}

/** The number of steps between each two places of a chart, a row per place; 255 where no way leads. */
export function stepsBetween({ chart }: SeaTable): Uint8Array {
  const places = chart.places.length;
  const steps = new Uint8Array(places * places).fill(255);
  for (let from = 0; from < places; from++) {
    const reached = [from];
    steps[from * places + from] = 0;
    for (const at of reached) {
      for (const to of chart.touching(at)) {
        if (steps[from * places + to] !== 255) continue;
        steps[from * places + to] = steps[from * places + at]! + 1;
        reached.push(to);
      }
    }
  }
  return steps;
}
