/** Prospects on land: point cards that work can pay for, settlers to do it, and what cards, tiles and outposts will bring. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

import {
  CARDS_TO_END,
  count,
  type Islands,
  LANDMARK_CELLS,
  type LandTable,
  type MerchantCards,
  popcount,
  ROUTE_CELLS,
  SPICE_COUNT,
  type State,
} from '@windrose/rules';
import { addMerchant } from './cards.ts';
import { ANYWHERE, type Distances, Exchanges, FAR } from './distances.ts';
import { ICON_GAINS, iconGains } from './features/land.ts';
import type { ProspectFeatures } from './features/prospect-features.ts';
import { lean, NO_ROW } from './no-row.ts';
import {
  cubesProspect,
  type PreparedProspects,
  type Prospects,
  prospectOf,
  BestProspects,
  SETTLER,
} from './seat-prospects.ts';
import { Surveyor } from './surveyor.ts';

/*
 * These weights, and those of a settler's valuation, were found by playing: small changes at random, kept when they won more
 * against the yardsticks B2 and B4 and against what was best before.
 */

/** Value of a claimed card besides its points: the end is nearer. */
const CLAIM_WORTH = 0.49;

/** The value of a settler outside the reserve over a whole match, in points, and of one ready to be placed now. */
const SETTLER_WORTH = 1.27;
const READY_WORTH = 0.094;

/** The value of a native help, and of each cube that a tool yields, over a whole match. */
const HELP_WORTH = 0.84;
const TOOL_WORTH = 2;

/** The expected further gain of a bonus tile over a whole match. */
const TILE_GROWTH = 0.5;

/** The value of an outpost over a whole match besides its points, and of a column that it empties. */
const OUTPOST_WORTH = 0.7;
const COLUMN_WORTH = 3;

/** The value of a taken merchant card if every fourth brings a tile. */
const MERCHANT_WORTH = 0.4;

/** About how many settlers a turn of work takes. */
const SETTLERS_A_TURN = 1.6;

/** The expected points of a point card that is not revealed yet. */
const UNKNOWN_CARD = 2.5;

/** The value of a point on an unclaimed card: its icons will score, too. */
const CARD_WORTH = 1.48;

/** The value of the benefit of each kind of point card besides parts counted elsewhere: settlers, exploration, help, tool. */
const BENEFITS = [0.54, 2.5, 1, 1.5] as const;

/** The components beside the land in combined games. */
export interface LandNeighbours {
  readonly islands: Islands | null;
  readonly merchants: MerchantCards | null;
}

/** The prospects of the seats on land. */
export function landProspects(table: LandTable, neighbours: LandNeighbours, sight: number): readonly Prospects[] {
  const surveyor = new Surveyor();
  return Array.from({ length: table.seats }, () => seatProspects(table, neighbours, surveyor, sight));
}

function seatProspects(
  table: LandTable,
  { islands, merchants }: LandNeighbours,
  surveyor: Surveyor,
  sight: number,
): Prospects {
  const { seats, spaces, forts, pack, marketSlot } = table;
  const { cards, settlers } = pack;
  const distances = cards.ids.map(() => null as Distances | null);
  const exchanges = new Exchanges();
  const best = new BestProspects(SETTLER);
  const gains = new Float64Array(ICON_GAINS);
  /** Per slot of the row: the location of its fort. */
  const fortOf = Array.from({ length: forts.first.length }, (_, slot) => forts.slot.indexOf(slot));
  /** Per point card: whether its way is measured for the present plan, and how many turns the nearest other seat needs. */
  const measured = new Uint8Array(cards.ids.length);
  const others = new Int32Array(cards.ids.length);
  let share = 1;

  const claimedBy = (state: State, seat: number): number => {
    let claimed = 0;
    for (let word = 0; word < cards.words; word++) claimed += popcount(state.cards[seat * cards.words + word]!);
    return claimed;
  };

  /** Bits of the places whose trades the boat can make by one of the locations that are open. */
  const tradePlaces = (state: State, seat: number): number => {
    if (islands === null) return 0;
    const { chart } = islands;
    const at = state.boat[seat]!;
    let bits = 0;
    for (let location = 0; location < spaces.length; location++) {
      if (state.covered[location]! >= 0) continue;
      const { kind, reach } = spaces[location]!;
      if (kind === 'boat-trade') bits |= 1 << at;
      if (kind === 'outpost-trade') {
        for (let place = 0; place < chart.places.length; place++) {
          if (((state.outposts[place]! >>> seat) & 1) === 1) bits |= 1 << place;
        }
      }
      if (kind !== 'move-boat') continue;
      if (reach === 'any') return -1;
      for (const next of chart.touching(at)) bits |= 1 << next;
    }
    return bits;
  };

  const addExchanges = (state: State, seat: number): void => {
    exchanges.size = 0;
    const outside = settlers.total - state.reserve[seat]!;
    for (let location = 0; location < spaces.length; location++) {
      const { kind, landmark, gain, give, take, upgrades } = spaces[location]!;
      const mark = seat * LANDMARK_CELLS + landmark;
      if (state.covered[location]! >= 0 || state.asked[location]! - state.help[mark]! > outside) continue;
      const tools = state.tool[mark]!;
      if (kind === 'production') exchanges.add(ANYWHERE, 0, gain + tools);
      else if (tools !== 0) exchanges.add(ANYWHERE, 0, tools);
      if (kind === 'upgrade') exchanges.addUpgrades(ANYWHERE, upgrades);
      else if (kind === 'trade') exchanges.add(ANYWHERE, give, take);
      else if (kind === 'market' && merchants !== null) {
        const card = state.market[marketSlot[location]!]!;
        if (card >= 0) addMerchant(exchanges, merchants, card);
      }
    }
    const { route = NO_ROW } = lean(state);
    if (merchants !== null && route.length > 0) {
      for (let slot = 0; slot < ROUTE_CELLS; slot++) {
        const card = route[seat * ROUTE_CELLS + slot]!;
        if (card >= 0) addMerchant(exchanges, merchants, card);
      }
    }
    if (islands !== null) {
      const trades = tradePlaces(state, seat);
      for (let place = 0; place < islands.chart.places.length; place++) {
        const tile = state.tile[place]!;
        if (tile >= 0 && ((trades >>> place) & 1) === 1) {
          exchanges.add(ANYWHERE, islands.markets.give[tile]!, islands.markets.take[tile]!);
        }
      }
    }
  };

  const measure = (card: number, hash: number, enough: () => boolean): void => {
    if (card < 0 || enough()) return;
    measured[card] = 1;
    distances[card] = surveyor.measure(cards.price[card]!, exchanges, hash);
  };

  const lookAround = (state: State, seat: number, card: number): void => {
    if (card < 0 || measured[card] === 0) return;
    others[card] = FAR;
    for (let other = 0; other < seats; other++) {
      if (other !== seat) others[card] = Math.min(others[card]!, distances[card]!.turns(0, state.hold[other]!));
    }
  };

  const refresh = (state: State, seat: number): void => {
    share = shareOf(state);
    for (let slot = 0; slot < state.row.length; slot++) lookAround(state, seat, state.row[slot]!);
    lookAround(state, seat, state.next[0]!);
  };

  const value = (state: State, seat: number): number => {
    const ready = state.ready[seat]!;
    let growth = (settlers.total - state.reserve[seat]!) * SETTLER_WORTH + popcount(state.tiles[seat]!) * TILE_GROWTH;
    for (let mark = seat * LANDMARK_CELLS; mark < (seat + 1) * LANDMARK_CELLS; mark++) {
      growth += state.help[mark]! * HELP_WORTH + count(state.tool[mark]!) * TOOL_WORTH;
    }
    if (islands !== null) growth += outpostsWorth(state, seat, islands);
    const { merchants: taken = NO_ROW } = lean(state);
    if (taken.length > 0) growth += taken[seat]! * MERCHANT_WORTH;

    const hold = state.hold[seat]!;
    best.clear();
    for (let slot = 0; slot < state.row.length; slot++) {
      const card = state.row[slot]!;
      if (card < 0) continue;
      const points = cards.vp[card]! * CARD_WORTH + BENEFITS[cards.kind[card]!]! * share;
      if (measured[card] === 0) {
        best.add(UNKNOWN_CARD);
        continue;
      }
      // The last of the turns goes to the fort, the others to work; a rest comes between when settlers run out.
      const turns = distances[card]!.turns(0, hold);
      if (turns > sight) continue;
      const wanted = (turns - 1) * SETTLERS_A_TURN + state.asked[fortOf[slot]!]!;
      best.add(prospectOf(points, wanted > ready ? turns + 1 : turns, others[card]!, SETTLER));
    }
    return (
      growth * share +
      ready * READY_WORTH +
      claimedBy(state, seat) * CLAIM_WORTH +
      cubesProspect(hold, state.limit[seat]!, SETTLER) +
      best.worth
    );
  };

  const shareOf = (state: State): number => {
    let claimed = 0;
    for (let other = 0; other < seats; other++) claimed = Math.max(claimed, claimedBy(state, other));
    return Math.max(0, 1 - claimed / CARDS_TO_END);
  };

  const lookAhead = (state: State, seat: number, ways: ProspectFeatures): void => {
    const ready = state.ready[seat]!;
    const hold = state.hold[seat]!;
    iconGains(state, seat, table, gains);
    for (let slot = 0; slot < state.row.length; slot++) {
      const card = state.row[slot]!;
      if (card < 0) continue;
      if (measured[card] === 0) {
        ways.addUnknown(UNKNOWN_CARD);
        continue;
      }
      const turns = distances[card]!.turns(0, hold);
      const wanted = (turns - 1) * SETTLERS_A_TURN + state.asked[fortOf[slot]!]!;
      const kind = cards.kind[card]!;
      const points = cards.vp[card]! + gains[kind]! + BENEFITS[kind]! * share;
      ways.add(points, wanted > ready ? turns + 1 : turns, others[card]!);
    }
  };

  const prepared: PreparedProspects = { refresh, value, share: shareOf, lookAhead };
  return {
    prepare(state, seat, enough) {
      addExchanges(state, seat);
      const { hash } = exchanges;
      measured.fill(0);
      for (let slot = 0; slot < state.row.length; slot++) measure(state.row[slot]!, hash, enough);
      measure(state.next[0]!, hash, enough);
      refresh(state, seat);
      return prepared;
    },
  };
}

/** The value of a seat's outposts over a whole match, and of its next column. */
function outpostsWorth(state: State, seat: number, islands: Islands): number {
  return outpostsOf(state, seat) * OUTPOST_WORTH + columnOf(state, seat, islands) * COLUMN_WORTH;
}

function outpostsOf(state: State, seat: number): number {
  let built = 0;
  for (let row = 0; row < SPICE_COUNT; row++) built += state.built[seat * SPICE_COUNT + row]!;
  return built;
}

/** The built part of the next column. */
function columnOf(state: State, seat: number, { board }: Islands): number {
  let fewest = board.columns;
  for (let row = 0; row < SPICE_COUNT; row++) fewest = Math.min(fewest, state.built[seat * SPICE_COUNT + row]!);
  if (fewest === board.columns) return 0;
  let next = 0;
  for (let row = 0; row < SPICE_COUNT; row++) if (state.built[seat * SPICE_COUNT + row]! > fewest) next++;
  return next / SPICE_COUNT;
}
