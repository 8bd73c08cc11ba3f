/**
 * A small language for positions of Spice Road and From Sand to Sea: say who holds what, which cards lie where, then
 * play words of the notation and look at the table:
 *
 *   const table = roadTable({ seats: 2, holds: ['YYYY'], hands: [['M10']] });
 *   expect(table.play('play-M10').options()).toEqual(['again', 'enough']);
 */

import { FastLuck, type RawPack, startMatch, seaTableOf } from '../../src/index.ts';
import { cubes, found, PlayTable, put } from '../play-table.ts';

/** A position; unspecified parts are as dealt. */
export interface RoadPosition {
  readonly game?: 'spice-road' | 'sand-to-sea';
  readonly seats: number;
  /** The seat whose turn begins; 0 by default. */
  readonly mover?: number;
  readonly packs?: readonly RawPack[];
  readonly map?: string;
  /** The cubes of each seat; none by default. */
  readonly holds?: readonly string[];
  /** The cards in each seat's hand; by default the unused starting cards. */
  readonly hands?: readonly (readonly string[])[];
  readonly played?: readonly (readonly string[])[];
  /** From Sand to Sea: the face-down piles. */
  readonly piles?: readonly (readonly string[])[];
  /** The row of merchant cards; with fewer than the row has places, the deck is out. */
  readonly market?: readonly string[];
  /** The cubes on the cards of the row. */
  readonly heaps?: readonly string[];
  /** Spice Road: the row of point cards. */
  readonly row?: readonly string[];
  readonly cards?: readonly (readonly string[])[];
  /** Coins on the table. */
  readonly coins?: { readonly gold: number; readonly silver: number };
  /** Rounds without a claim that have gone by. */
  readonly stall?: number;
  // From Sand to Sea
  readonly boats?: readonly string[];
  readonly tiles?: Readonly<Record<string, string>>;
  readonly outposts?: Readonly<Record<string, readonly number[]>>;
  readonly bonus?: readonly (readonly string[])[];
  readonly claimed?: readonly (readonly string[])[];
  readonly ports?: Readonly<Record<string, string>>;
}

const KINDS = ['free-move', 'harvest', 'upgrade', 'hold', 'points'];

/** A table with a row of merchant cards. */
export class RoadTable extends PlayTable {
  /** The cards of the row with the cubes on them: `M10`, `M11 YR`. */
  get market(): string[] {
    const { market } = this.table as { market: { card: string; heap: string }[] };
    return market.map(({ card, heap }) => `${card} ${heap}`.trim());
  }
}

/** Sets up a position, at the beginning of a turn. */
export function roadTable(position: RoadPosition): RoadTable {
  const { game = 'spice-road', seats, mover = 0, packs = [], map } = position;
  const match = startMatch({
    game,
    seats,
    seed: 'a table for tests',
    options: map === undefined ? {} : { map },
    packs,
  });
  while (match.inSetUp) match.choose(match.legal()[0]!.code);
  const state = match.copiedState();
  const table = new RoadTable(match.core, state);
  cards(table, position);
  if (game === 'spice-road') orders(table, position);
  else sea(table, position);
  state.hold.fill(0);
  position.holds?.forEach((letters, seat) => (state.hold[seat] = cubes(letters)));
  state.stall = position.stall ?? 0;
  match.core.skipTo(state, mover, new FastLuck(1));
  return table;
}

/** Puts the merchant cards where the test wants them; the others are in the deck, or out of the match if the row is short. */
function cards({ core, state }: RoadTable, position: RoadPosition): void {
  const ids = core.names.merchant!;
  const card = (id: string): number => found(ids.indexOf(id), `the merchant card ${id}`);
  const starters = ids.filter((id) => id.startsWith('S'));
  const places = [
    [position.hands, state.hand],
    [position.played, state.played],
    [position.piles, state.filed],
  ] as const;
  const everywhere = places.flatMap(([lists]) => lists ?? []).flat();
  for (const [lists, cells] of places) {
    if (cells.length === 0) continue;
    cells.fill(0);
    lists?.forEach((list, seat) => list.forEach((id) => put(cells, seat * 2, card(id), true)));
  }
  for (let seat = 0; seat < position.seats; seat++) {
    const own = places.flatMap(([lists]) => lists?.[seat] ?? []);
    for (const id of starters) if (!own.includes(id)) put(state.hand, seat * 2, card(id), true);
  }
  if (position.market !== undefined) {
    state.market.fill(-1);
    position.market.forEach((id, slot) => (state.market[slot] = card(id)));
  } else {
    const free = ids.filter((id) => !id.startsWith('S') && !everywhere.includes(id));
    for (let slot = 0; slot < state.market.length; slot++) state.market[slot] = card(free[slot]!);
  }
  state.marketHeap.fill(0);
  position.heaps?.forEach((letters, slot) => (state.marketHeap[slot] = cubes(letters)));
  state.merchantDeck.fill(0);
  if (state.market.includes(-1)) return;
  ids.forEach((id, at) => {
    const free = !id.startsWith('S') && !everywhere.includes(id) && !state.market.includes(at);
    if (free) put(state.merchantDeck, 0, at, true);
  });
}

/** Point cards and coins. */
function orders({ core, state }: RoadTable, position: RoadPosition): void {
  const ids = core.names.card!;
  const card = (id: string): number => found(ids.indexOf(id), `the point card ${id}`);
  state.cards.fill(0);
  position.cards?.forEach((list, seat) => list.forEach((id) => put(state.cards, seat * 2, card(id), true)));
  const claimed = position.cards?.flat() ?? [];
  const shown = position.row ?? ids.filter((id) => !claimed.includes(id)).slice(0, state.row.length);
  state.row.fill(-1);
  shown.forEach((id, slot) => (state.row[slot] = card(id)));
  state.deck.fill(0);
  if (!state.row.includes(-1)) {
    ids.forEach((id, at) => put(state.deck, 0, at, !shown.includes(id) && !claimed.includes(id)));
  }
  if (position.coins) {
    const table = position.seats * 2;
    const { gold, silver } = position.coins;
    // Coins that are not on the table are with the last seat.
    state.coins[table - 2] = state.coins[table]! - gold;
    state.coins[table - 1] = state.coins[table + 1]! - silver;
    state.coins.set([gold, silver], table);
  }
}

/** Boats, tiles, outposts, bonus and VP tiles. */
function sea({ core, state }: RoadTable, position: RoadPosition): void {
  const place = (name: string): number => found(core.names.place!.indexOf(name), `the place ${name}`);
  position.boats?.forEach((name, seat) => (state.boat[seat] = place(name)));
  for (const [name, id] of Object.entries(position.tiles ?? {})) {
    // Tile m1 is the first of the pack; what lay here goes where the wanted one lay, if it was on the map.
    const tile = Number(id.slice(1)) - 1;
    const elsewhere = state.tile.indexOf(tile);
    if (elsewhere >= 0) state.tile[elsewhere] = state.tile[place(name)]!;
    state.tile[place(name)] = tile;
  }
  for (const [name, owners] of Object.entries(position.outposts ?? {})) {
    const row = Math.floor(state.tile[place(name)]! / 6);
    for (const seat of owners) {
      state.outposts[place(name)]! |= 1 << seat;
      state.built[seat * 4 + row]!++;
    }
  }
  position.bonus?.forEach((names, seat) => {
    for (const name of names) {
      const kind = found(KINDS.indexOf(name), `the bonus tile ${name}`);
      state.bonus[seat * 5 + kind]!++;
      state.supply[kind]!--;
      if (name === 'hold') state.limit[seat]! += 3;
    }
  });
  const ids = core.names.vp!;
  const tile = (id: string): number => found(ids.indexOf(id), `the VP tile ${id}`);
  const { chart } = seaTableOf(core.assembly)!;
  const at = chart.ports.map((port) => chart.places[port]!.id);
  const taken = position.claimed?.flat().map(tile) ?? [];
  const wanted = Object.entries(position.ports ?? {}).map(([name, id]) => [at.indexOf(name), tile(id)] as const);
  const shown = [...state.port].map((old, port) => wanted.find(([other]) => other === port)?.[1] ?? old);
  shown.forEach((old, port) => {
    if (!taken.includes(old) && shown.indexOf(old) === port) return;
    shown[port] = ids.findIndex((_, id) => !taken.includes(id) && !shown.includes(id));
  });
  state.port.set(shown);
  position.claimed?.forEach((list, seat) => list.forEach((id) => (state.vp[seat]! |= 1 << tile(id))));
  const gone = [...shown, ...taken].reduce((bits, id) => bits | (1 << id), 0);
  state.pile[0] = (2 ** (ids.length - 1) - 1) & ~gone;
}
