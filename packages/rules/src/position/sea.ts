/** Reads the sea part of a position: the map, boats and outposts, ports and their pile, bonus tiles. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state, which the layout makes as long as there are seats, places or components

import { popcount } from '../core/bits.ts';
import type { PackReader } from '../core/pack.ts';
import { count, SPICE_COUNT, SPICES } from '../core/spice.ts';
import type { State } from '../core/state.ts';
import { PORT, SEA } from '../sea/places.ts';
import { BONUS_KINDS, BONUS_NAMES, type BonusSupply, HOLD, HOLD_ROOM, POINTS } from '../sea/bonus.ts';
import type { Chart } from '../sea/chart.ts';
import type { Markets } from '../sea/market.ts';
import { describeOutposts, emptyColumns, type OutpostBoard } from '../sea/outposts.ts';
import { CLOSED_AMONG, CLOSED_IN, describePorts, LEFT, TILES_TO_END } from '../sea/ports.ts';
import type { SeaTable } from '../sea/table.ts';
import { checkFollows, Ledger, readSeats, show } from './ledger.ts';

/** The map that games at sea and games with islands have. */
export interface Waters {
  readonly seats: number;
  readonly chart: Chart;
  readonly markets: Markets;
  readonly board: OutpostBoard;
}

/** Reads the map with outposts and heaps, and where the boats are. */
export function readWaters(position: PackReader, state: State, { seats, chart, markets, board }: Waters): void {
  const ledger = new Ledger(markets.ids);
  const { places } = chart;
  const map = position.at('map');
  const lying = [0, 0, 0, 0];
  map.list(places.length, places.length).forEach((tile, at) => {
    const place = places[at]!;
    tile.at('at').oneOf([place.id]);
    const kinds = place.kind === 'inner' ? (['market', 'sea'] as const) : ([place.kind] as const);
    const kind = tile.at('kind').oneOf(kinds);
    state.tile[at] = kind === 'port' ? PORT : kind === 'sea' ? SEA : ledger.put(tile.at('market'));
    const row = state.tile[at]! < 0 ? -1 : markets.symbol[state.tile[at]!]!;
    if (row >= 0) lying[row]!++;
    const outposts = tile.at('outposts');
    for (const seat of outposts.value === undefined ? [] : readSeats(outposts, seats)) {
      if (row < 0) outposts.fail('outposts stand on islands only', 'EW-27');
      state.outposts[at]! |= 1 << seat;
      if (++state.built[seat * SPICE_COUNT + row]! > board.columns) {
        outposts.fail(`seat ${seat} has more than ${board.columns} outposts of the row ${SPICES[row]}`);
      }
    }
    const heap = tile.at('heap');
    if (state.heap.length > 0 && heap.value !== undefined) state.heap[at] = heap.cubes(0);
  });
  if (new Set(lying).size > 1) map.fail(`each symbol must occur equally often, found ${lying.join(', ')}`);
  const ids = places.map((place) => place.id);
  position
    .at('seats')
    .list(seats, seats)
    .forEach((own, seat) => {
      state.boat[seat] = ids.indexOf(own.at('boat').oneOf(ids));
      checkFollows(own.at('outposts'), describeOutposts(state, seat));
    });
}

/** Reads the bonus tiles of a seat. @param columns how many it may have at most. */
export function readBonuses(own: PackReader, state: State, seat: number, supply: BonusSupply, columns: number): void {
  const list = own.at('bonus');
  if (list.value === undefined) return;
  const base = seat * BONUS_KINDS.length;
  for (const one of list.list(0, columns)) {
    const name = BONUS_NAMES.indexOf(one.oneOf(BONUS_NAMES));
    if (name >= POINTS) {
      const bit = 1 << (name - POINTS);
      if (!supply.pile.includes(name - POINTS) || (state.bonus[base + POINTS]! & bit) !== 0) {
        one.fail(`${show(one.value)} is not in this match`);
      }
      state.bonus[base + POINTS]! |= bit;
      state.supply[POINTS]!++;
    } else {
      const most = supply.mostOfAKind ?? supply.counts[name]!;
      if (state.supply[name] === 0 || state.bonus[base + name]! >= most) {
        one.fail(`there are no more of ${show(one.value)}`);
      }
      state.supply[name]!--;
      state.bonus[base + name]!++;
      if (name === HOLD) state.limit[seat]! += HOLD_ROOM;
    }
  }
}

/** The tiles of plain points form a pile: the upper ones are taken first. */
function checkPile(position: PackReader, state: State, sides: number, { pile }: BonusSupply): void {
  let gone = 0;
  for (let side = 0; side < sides; side++) {
    const own = state.bonus[side * BONUS_KINDS.length + POINTS]!;
    if ((gone & own) !== 0) position.at('seats').fail('the same tile of points is with two seats', 'EW-9');
    gone |= own;
  }
  const above = pile.slice(0, popcount(gone)).reduce((bits, points) => bits | (1 << points), 0);
  if (gone !== above) {
    position.at('seats').fail(`the tiles of points are taken in the order ${pile.join(', ')}`, 'EW-9');
  }
}

/** Reads a position at sea. @param limit cubes that a hold keeps without bonus tiles. */
export function readSea(position: PackReader, state: State, table: SeaTable, limit: number): void {
  const { seats, sides, chart, vpTiles, bonuses } = table;
  state.limit.fill(limit);
  bonuses.counts.forEach((tiles, kind) => (state.supply[kind] = tiles));
  readWaters(position, state, table);
  const ledger = new Ledger(vpTiles.ids);
  const claim = (own: PackReader, side: number): void => {
    const claimed = own.at('claimed');
    claimed.list(0, TILES_TO_END);
    for (const tile of ledger.putAll(claimed)) state.vp[side]! |= 1 << tile;
  };
  position
    .at('seats')
    .list(seats, seats)
    .forEach((own, seat) => {
      readBonuses(own, state, seat, bonuses, emptyColumns(state, seat));
      claim(own, seat);
    });
  if (sides > seats) {
    const rival = position.at('rival');
    state.hold[seats] = rival.at('hold').cubes(0);
    claim(rival, seats);
    const ids = chart.places.map((place) => place.id);
    for (const one of rival.at('outposts').list()) {
      const at = ids.indexOf(one.oneOf(ids));
      if (state.tile[at]! < 0) one.fail('outposts stand on islands only');
      state.outposts[at]! |= 1 << seats;
    }
  }
  checkPile(position, state, sides, bonuses);
  readPorts(position, state, table, ledger);
  checkFollows(position.at('pile'), describePorts(state, vpTiles, chart).pile);
}

/** Reads the ports; the pile has the tiles not placed elsewhere. */
function readPorts(position: PackReader, state: State, { chart, vpTiles }: SeaTable, ledger: Ledger): void {
  const ports = position.at('ports');
  const ids = chart.ports.map((at) => chart.places[at]!.id);
  let closed = false;
  ports.list(ids.length, ids.length).forEach((entry, port) => {
    entry.at('at').oneOf([ids[port]!]);
    const tile = entry.at('tile');
    if (tile.value === 'closed') {
      if (closed) tile.fail('there is one Closed Port only', 'EW-2');
      closed = true;
      state.port[port] = vpTiles.closed;
    } else {
      state.port[port] = ledger.putOrNone(tile);
    }
  });
  for (const tile of ledger.left()) state.pile[LEFT]! |= 1 << tile;
  if (state.pile[LEFT] !== 0 && state.port.includes(-1)) {
    ports.fail('a port is empty although there are orders left in the pile');
  }
  let claims = 0;
  for (const own of state.vp) claims += popcount(own);
  if (closed && claims === 0) ports.fail('the Closed Port comes up with a claim; nothing has been claimed', 'EW-8');
  if (!closed && claims >= CLOSED_AMONG) {
    ports.fail(`after ${CLOSED_AMONG} claims the Closed Port lies on one of the ports`, 'EW-8');
  }
  state.pile[CLOSED_IN] = closed ? 0 : CLOSED_AMONG - claims;
}

/** Whether a seat has as many tiles as end a match at sea. */
export function endsAtSea(state: State): boolean {
  return [...state.vp].some((own) => popcount(own) >= TILES_TO_END);
}

/** Complains about holds over their limits. */
export function checkLimits(position: PackReader, state: State, seats: number): void {
  for (const [seat, own] of position.at('seats').list(seats, seats).entries()) {
    const cubes = count(state.hold[seat]!);
    if (cubes > state.limit[seat]!) {
      own.at('hold').fail(`${cubes} cubes are more than the ${state.limit[seat]!} that may be kept`, 'SH-9');
    }
  }
}
