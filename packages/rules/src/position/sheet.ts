/** A score sheet: what each side has at the end of a match at a table, counted by the scores of the game. */

import type { Match, Scores } from '../core/match.ts';
import { PackReader } from '../core/pack.ts';
import { SPICE_COUNT, SPICES } from '../core/spice.ts';
import type { State } from '../core/state.ts';
import { islandsOf } from '../land/islands.ts';
import { landTableOf } from '../land/table.ts';
import { readRoadPack } from '../games/spice-road/pack.ts';
import { merchantsOf } from '../road/merchant.ts';
import { ordersOf } from '../road/orders.ts';
import type { OutpostBoard } from '../sea/outposts.ts';
import { seaTableOf } from '../sea/table.ts';
import { Ledger } from './ledger.ts';
import { landLedgers, readTaken } from './land.ts';
import { orderLedger, readClaims } from './road.ts';
import { readBonuses } from './sea.ts';

/** The most bonus tiles of a seat at sea: one for each column of a board. */
const MOST_COLUMNS = 8;

/**
 * Counts the scores of a sheet.
 * @param match any match of the game; it is not touched.
 * @param sides per seat (and, in Solo, for the rival after them) what it has, in the words of the protocol: `hold`, and
 * as the game has them `claimed`, `outposts` (by rows), `bonus`, `cards`, `tiles`, `explored`, `reserve` (settlers that
 * never came into play), `merchants`, `coins`. What is left out is nothing.
 * @throws RulesError `bad-position` with the place and the reason: components that are not in the match, or are twice.
 */
export function countSheet(match: Match, sides: unknown): Scores {
  const { core, seats, components } = match;
  const { assembly } = core;
  const state = core.newState();
  const [sea, land, islands] = [seaTableOf(assembly), landTableOf(assembly), islandsOf(assembly)];
  const orders = ordersOf(assembly);
  const road = orders ? readRoadPack(components['spice-road']) : null;
  const atSea = sea && { ...sea, claims: new Ledger(sea.vpTiles.ids) };
  const onRoad = road && { road, cards: orderLedger(road) };
  const onLand = land && { land, ledgers: landLedgers(land) };
  sea?.bonuses.counts.forEach((tiles, kind) => (state.supply[kind] = tiles));

  const list = new PackReader(sides, 'sides', 'bad-position').list(core.sides, core.sides);
  list.forEach((given, side) => {
    const own = withDefaults(given);
    state.hold[side] = own.at('hold').cubes(0);
    if (atSea) {
      state.vp[side] = atSea.claims.putAll(own.at('claimed')).reduce((all, tile) => all | (1 << tile), 0);
      if (side >= seats) return;
      readBuilt(own, state, side, sea.board);
      readBonuses(own, state, side, sea.bonuses, MOST_COLUMNS);
    }
    if (onLand) {
      const { land: board, ledgers } = onLand;
      readTaken(own, state, side, board, ledgers);
      state.reserve[side] = own.at('reserve').whole(0, board.pack.settlers.total);
      if (merchantsOf(assembly)) state.merchants[side] = own.at('merchants').whole(0, 200);
    }
    if (islands) readBuilt(own, state, side, islands.board);
    if (onRoad) readClaims(own, state, side, onRoad.cards, seats * onRoad.road.coins.perSeat);
  });

  const counted = list.map((_, side) => ({
    total: core.points(state, side),
    parts: Object.fromEntries(core.scores.map((line) => [line.part, line.of(state, side)])),
  }));
  const leader = core.leader(state);
  const rival = counted[seats];
  return {
    seats: counted.slice(0, seats),
    ...(rival ? { rival } : {}),
    winner: leader < seats ? leader : 'rival',
  };
}

/** The default values of a side. */
const NOTHING = {
  hold: '',
  claimed: [],
  outposts: {},
  bonus: [],
  cards: [],
  tiles: [],
  explored: [],
  reserve: 0,
  merchants: 0,
  coins: { gold: 0, silver: 0 },
};

function withDefaults(given: PackReader): PackReader {
  given.keys();
  return new PackReader({ ...NOTHING, ...(given.value as object) }, given.path, 'bad-position');
}

/** Reads how many outposts a side has built of each row. */
function readBuilt(own: PackReader, state: State, side: number, board: OutpostBoard): void {
  const outposts = own.at('outposts');
  for (const [row, spice] of SPICES.entries()) {
    const built = outposts.at(spice);
    if (built.value !== undefined) state.built[side * SPICE_COUNT + row] = built.whole(0, board.columns);
  }
}
