/**
 * A small language for positions of A New World and From East to West: say who stands where with what, then play words
 * of the notation and look at the table. A test reads like the case it is about:
 *
 *   const table = landTable({ seats: 2, holds: ['RR'], placed: { 'C1-1': [1, 3] }, cards: [['H02']] });
 *   table.play('C1-1');
 *   expect(table.at('C1-1')).toEqual([0, 3]);
 */

import { PACKS, type RawPack, startMatch, findGame, packOf } from '../../src/index.ts';
import type { NaiveLandPack } from '../naive/land.ts';
import { cubes, found, PlayTable, put } from '../play-table.ts';

/** A position; unspecified parts are as dealt. */
export interface LandPosition {
  readonly game?: 'new-world' | 'east-to-west-1' | 'east-to-west-2' | 'east-to-west-3';
  readonly seats: number;
  /** The fourth board of A New World; D1 by default. */
  readonly board?: string;
  readonly packs?: readonly RawPack[];
  /** The seat whose turn begins; 0 by default. */
  readonly mover?: number;
  /** The cubes of each seat; none by default. */
  readonly holds?: readonly string[];
  /** The seat and its settlers on a location or on a place of its route (`route-2`). */
  readonly placed?: Readonly<Record<string, readonly [number, number]>>;
  /** Settlers on each seat's board; by default the initial ones minus those placed. The rest is in reserve. */
  readonly settlers?: readonly number[];
  /** The point cards, bonus tiles and exploration tiles of each seat. */
  readonly cards?: readonly (readonly string[])[];
  readonly tiles?: readonly (readonly string[])[];
  readonly explored?: readonly (readonly string[])[];
  /** Exploration tiles by location, null for an open one; tiles not named stay where they were dealt as far as they can. */
  readonly exploration?: Readonly<Record<string, string | null>>;
  /** The cards above the forts, null for a gap. */
  readonly row?: readonly (string | null)[];
  readonly next?: string | null;
  /** The cards still in the deck; by default the unused ones. */
  readonly deck?: readonly string[];
  /** The top tile and the size of stacks, by position. */
  readonly stacks?: Readonly<Record<number, readonly [string | null, number]>>;
  // with merchant cards
  readonly market?: readonly (string | null)[];
  /** The layers of the deck from the top; by default the unused cards. */
  readonly merchantDeck?: readonly (readonly string[])[];
  readonly pile?: readonly string[];
  /** Number of cards each seat has taken; by default those of its route. */
  readonly merchants?: readonly number[];
  readonly routes?: readonly (readonly string[])[];
  // with islands
  readonly boats?: readonly string[];
  readonly islands?: Readonly<Record<string, string>>;
  readonly outposts?: Readonly<Record<string, readonly number[]>>;
  /** Rounds without a claim that have gone by. */
  readonly stall?: number;
}

/** Islands around the sea tile 2,1, in three rows. */
const ISLANDS = '1mmmm.mmsmm.1mmmm';

const SYMBOLS = ['yellow', 'red', 'green', 'brown'];
const ICONS = ['settlers', 'exploration', 'help', 'tool'];

/** A table on which words of the notation are played. */
export class PlayedLand extends PlayTable {
  /** The seat and number of settlers at a location; null without any. */
  at(location: string): [number, number] | null {
    const { locations } = this.table as {
      locations: { at: string; settlers: { seat: number; count: number } | null }[];
    };
    const { settlers } = locations.find(({ at }) => at === location)!;
    return settlers && [settlers.seat, settlers.count];
  }

  /** Whether a location is offered for work. */
  offers(location: string): boolean {
    return this.options().includes(location);
  }
}

/** Sets up a position, at the beginning of a turn. */
export function landTable(position: LandPosition): PlayedLand {
  const { game = 'new-world', seats, board = 'D1', packs = [], mover = 0 } = position;
  const islands = game === 'east-to-west-2' || game === 'east-to-west-3';
  const match = startMatch({
    game: findGame(game).id,
    seats,
    seed: 'a table for tests',
    options: game === 'new-world' ? { board } : islands ? { map: ISLANDS } : {},
    packs,
  });
  const state = match.copiedState();
  const table = new PlayedLand(match.core, state);
  state.mover = mover;
  state.actor = mover;
  state.stall = position.stall ?? 0;
  const pack = packOf(match, 'new-world') as unknown as NaiveLandPack;
  state.hold.fill(0);
  position.holds?.forEach((letters, seat) => (state.hold[seat] = cubes(letters)));
  arrangeCards(table, position, pack);
  arrangeTiles(table, position, pack);
  if (state.market.length > 0) arrangeMerchants(table, position);
  arrangeSettlers(table, position, pack);
  if (islands) arrangeIslands(table, position);
  arrangeBenefits(table, pack);
  return table;
}

function arrangeCards({ core, state }: PlayedLand, position: LandPosition, pack: NaiveLandPack): void {
  const ids = core.names.card!;
  const id = (name: string): number => found(ids.indexOf(name), `the point card ${name}`);
  const words = Math.ceil(ids.length / 32);
  const named = new Set([...(position.cards ?? []).flat(), ...(position.row ?? []), position.next ?? null]);
  // Cards that are named elsewhere make room in the row and on the deck.
  const free = ids.filter((name, at) => ((state.deck[at >> 5]! >> (at & 31)) & 1) === 1 && !named.has(name));
  const keep = (card: number): number => (named.has(ids[card] ?? null) ? id(free.shift()!) : card);
  position.cards?.forEach((own, seat) => own.forEach((name) => put(state.cards, seat * words, id(name), true)));
  state.row.forEach((card, slot) => {
    const name = position.row?.[slot];
    state.row[slot] = name === undefined ? keep(card) : name === null ? -1 : id(name);
  });
  const { next } = position;
  state.next[0] = next === undefined ? keep(state.next[0]!) : next === null ? -1 : id(next);
  const used = [...state.row, state.next[0]!, ...(position.cards ?? []).flat().map(id)];
  for (const card of used) if (card >= 0) put(state.deck, 0, card, false);
  if (position.deck) {
    state.deck.fill(0);
    for (const name of position.deck) put(state.deck, 0, id(name), true);
  }
  if (pack.pointCards.length !== ids.length) throw new Error('the pack of the table is another one');
}

function arrangeTiles({ core, state }: PlayedLand, position: LandPosition, pack: NaiveLandPack): void {
  const bonus = core.names.bonus!;
  const tile = (name: string): number => found(bonus.indexOf(name), `the bonus tile ${name}`);
  const drop = (id: number): void => {
    state.unseen[0]! &= ~(1 << id);
    const stack = state.stack.indexOf(id);
    if (stack < 0) return;
    const [other] = bonus.flatMap((_, at) => (((state.unseen[0]! >> at) & 1) === 1 ? [at] : []));
    state.stack[stack] = other!;
    state.unseen[0]! &= ~(1 << other!);
  };
  for (const [stack, [top, left]] of Object.entries(position.stacks ?? {})) {
    if (top !== null) drop(tile(top));
    state.stack[Number(stack)] = top === null ? -1 : tile(top);
    state.stacked[Number(stack)] = left;
  }
  position.tiles?.forEach((own, seat) => {
    for (const name of own) {
      drop(tile(name));
      state.tiles[seat]! |= 1 << tile(name);
    }
  });

  const exploration = core.names.exploration!;
  const explored = (name: string): number => found(exploration.indexOf(name), `the exploration tile ${name}`);
  const locations = core.names.location!;
  position.explored?.forEach((own, seat) => {
    for (const name of own) {
      state.explored[seat]! |= 1 << explored(name);
      const at = state.covered.indexOf(explored(name));
      if (at >= 0) state.covered[at] = -1;
      if (state.beside.length > 0) state.beside[0]! &= ~(1 << explored(name));
    }
  });
  for (const [location, name] of Object.entries(position.exploration ?? {})) {
    const at = found(locations.indexOf(location), `the location ${location}`);
    const lay = state.covered[at]!;
    const from = name === null ? -1 : state.covered.indexOf(explored(name));
    if (from >= 0) state.covered[from] = lay;
    else if (name !== null && state.beside.length > 0) {
      put(state.beside, 0, explored(name), false);
      if (lay >= 0) put(state.beside, 0, lay, true);
    }
    state.covered[at] = name === null ? -1 : explored(name);
  }
  state.closed[0] = state.covered.reduce((bits, covers, at) => (covers < 0 ? bits : bits | (1 << at)), 0);
  if (pack.bonusTiles.length !== bonus.length) throw new Error('the pack of the table is another one');
}

function arrangeMerchants({ core, state }: PlayedLand, position: LandPosition): void {
  const ids = core.names.merchant!;
  const id = (name: string): number => found(ids.indexOf(name), `the merchant card ${name}`);
  const used = new Set([
    ...(position.market ?? []),
    ...(position.routes ?? []).flat(),
    ...(position.pile ?? []),
    ...(position.merchantDeck ?? []).flat(),
  ]);
  const starters = ids.filter((name) => name.startsWith('S'));
  const free = ids.filter((name) => !used.has(name) && !starters.includes(name));
  state.market.forEach((_, slot) => {
    const name = position.market === undefined ? free.shift()! : (position.market[slot] ?? null);
    state.market[slot] = name === null ? -1 : id(name);
  });
  state.merchantDeck.fill(0);
  (position.merchantDeck ?? [free]).forEach((layer, at) => {
    for (const name of layer) put(state.merchantDeck, at * 2, id(name), true);
  });
  for (const name of position.pile ?? []) put(state.merchantPile, 0, id(name), true);
  position.routes?.forEach((own, seat) => {
    own.forEach((name, slot) => (state.route[seat * 5 + slot] = id(name)));
    state.merchants[seat] = own.length;
  });
  position.merchants?.forEach((taken, seat) => (state.merchants[seat] = taken));
}

function arrangeSettlers({ core, state }: PlayedLand, position: LandPosition, pack: NaiveLandPack): void {
  const locations = core.names.location!;
  const { total } = pack.playerBoards.settlers;
  const placed = state.ready.map(() => 0);
  for (const [where, [seat, settlers]] of Object.entries(position.placed ?? {})) {
    placed[seat]! += settlers;
    const place = /^route-(\d)$/.exec(where);
    if (place) {
      state.routed[seat * 5 + Number(place[1])] = settlers;
      continue;
    }
    const at = found(locations.indexOf(where), `the location ${where}`);
    state.settlers[at] = settlers;
    state.holder[at] = seat + 1;
    state.asked[at] = settlers + 1;
    state.occupied[seat]! |= 1 << at;
  }
  for (let seat = 0; seat < state.ready.length; seat++) {
    const wanted = position.settlers?.[seat];
    state.ready[seat] = wanted ?? Math.max(0, state.ready[seat]! - placed[seat]!);
    state.reserve[seat] = total - state.ready[seat]! - placed[seat]!;
    if (state.reserve[seat]! < 0) throw new Error(`the test gives seat ${seat} more than ${total} settlers`);
  }
}

function arrangeIslands({ core, state }: PlayedLand, position: LandPosition): void {
  const places = core.names.place!;
  const at = (name: string): number => found(places.indexOf(name), `the place ${name}`);
  const { marketTiles } = PACKS['eastern-wonders'] as unknown as { marketTiles: { id: string; symbol: string }[] };
  position.boats?.forEach((place, seat) => (state.boat[seat] = at(place)));
  for (const [place, name] of Object.entries(position.islands ?? {})) {
    const tile = found(
      marketTiles.findIndex(({ id }) => id === name),
      `the market tile ${name}`,
    );
    const lay = state.tile[at(place)]!;
    const from = state.tile.indexOf(tile);
    if (from >= 0) state.tile[from] = lay;
    state.tile[at(place)] = tile;
  }
  for (const [place, seats] of Object.entries(position.outposts ?? {})) {
    const row = SYMBOLS.indexOf(marketTiles[state.tile[at(place)]!]!.symbol);
    for (const seat of seats) {
      state.outposts[at(place)]! |= 1 << seat;
      state.built[seat * 4 + row]!++;
    }
  }
}

/** The lasting effects of the seats' cards and tiles. */
function arrangeBenefits({ state }: PlayedLand, pack: NaiveLandPack): void {
  const { landmarks } = pack;
  const words = Math.ceil(pack.pointCards.length / 32);
  for (let seat = 0; seat < state.ready.length; seat++) {
    pack.pointCards.forEach((card, id) => {
      if (((state.cards[seat * words + (id >> 5)]! >> (id & 31)) & 1) === 0) return;
      state.icons[seat * 4 + ICONS.indexOf(card.kind)]!++;
      const cell = seat * 5 + landmarks.indexOf(card.landmark ?? '');
      if (card.kind === 'help') state.help[cell]!++;
      if (card.kind === 'tool') state.tool[cell]! += cubes(card.cube!);
    });
    pack.explorationTiles.forEach(({ icon }, tile) => {
      if (icon !== undefined && ((state.explored[seat]! >> tile) & 1) === 1) {
        state.icons[seat * 4 + ICONS.indexOf(icon)]!++;
      }
    });
  }
}
