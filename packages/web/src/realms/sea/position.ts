/** The sea games in the page: typed positions, printed content, coordinates of tiles. */

import { letterOf, type Match, packOf, type PlaceView, type SeaView, type SpiceLetter, SPICES } from '@windrose/rules';

import { placeNames } from '@windrose/words';

import { pageGameOf } from '../../games/catalogue.ts';
import { endOf } from '../../play/progress.ts';
import type { Hex } from '../../table/places.ts';

/** Everything public of a sea game. */
export type SeaPosition = SeaView;

/** The chart's part of a position. */
export interface ChartPosition {
  readonly seats: readonly { readonly boat: string | null }[];
  readonly map: readonly PlaceView[];
  readonly ports: SeaPosition['ports'];
}

/** The match as one seat sees it. */
export function seaPosition(match: Match, viewer: number): SeaPosition {
  const position = match.view(viewer);
  if (!('ports' in position)) throw new RangeError(`${match.game.id} is not played at sea`);
  if (!('rival' in position)) return position;
  const { rival } = position;
  // On the map the rival is the side after the seats.
  const map = position.map.map((place) =>
    rival.outposts.includes(place.at) ? { ...place, outposts: [...place.outposts, match.seats] } : place,
  );
  return { ...position, map };
}

/** The kinds of bonus tiles of a game with what is left of each: the supply without those that the game does not have. */
export function suppliedIn({ supply, seats }: SeaPosition): [kind: string, left: number | readonly number[]][] {
  return Object.entries(supply).filter(
    ([kind, left]) =>
      typeof left !== 'number' || left > 0 || seats.some(({ bonus }) => bonus.some((tile) => tile === kind)),
  );
}

/** The trade of a market tile and the row its outposts come from. */
interface Market {
  readonly symbol: SpiceLetter;
  readonly give: string;
  readonly take: string;
}

/** A VP tile. */
export interface Order {
  readonly price: string;
  readonly points: number;
}

/** The printed content of a sea game's components, and the coordinates of its places. */
export interface SeaPrint {
  readonly markets: ReadonlyMap<string, Market>;
  readonly orders: ReadonlyMap<string, Order>;
  /** The number of orders of one side that triggers the end; null if something else does. */
  readonly lastOrder: number | null;
  /** Points of the spaces of the player board: a row a spice, from the left. */
  readonly values: readonly (readonly number[])[];
  readonly hexes: readonly Hex[];
  readonly hexOf: ReadonlyMap<string, Hex>;
  /** The names of places, by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** One for all the copies of a match: they share their core, and what is printed never changes. */
const prints = new WeakMap<Match['core'], SeaPrint>();

/** The printed content of a match's components. Its packs are valid, or it could not have been set up. */
export function seaPrint(match: Match): SeaPrint {
  let print = prints.get(match.core);
  if (!print) {
    print = readPrint(match);
    prints.set(match.core, print);
  }
  return print;
}

function readPrint(match: Match): SeaPrint {
  const pack = packOf(match, 'eastern-wonders');
  const board = (pageGameOf(match.game.id)?.boards === 'sandToSea' ? pack.sandToSea : pack).playerBoard;
  const end = endOf(match);
  const named = new Map(pack.firstMap.hexes.map(({ id, q, r }) => [id, [q, r] as const]));
  const hexes = (match.core.names.place ?? []).map((id) => {
    const [q = 0, r = 0] = named.get(id) ?? id.split(',').map(Number);
    return { id, x: 150 * q, y: 100 * Math.sqrt(3) * (r + q / 2) };
  });
  return {
    markets: new Map(
      pack.marketTiles.map(({ id, symbol, give, take }) => [id, { symbol: letterOf(symbol), give, take }]),
    ),
    orders: new Map(pack.vpTiles.tiles.map(({ id, price, vp }) => [id, { price, points: vp }])),
    lastOrder: end?.what === 'orders' ? end.end : null,
    values: SPICES.map(() => board.values),
    hexes,
    hexOf: new Map(hexes.map((hex) => [hex.id, hex])),
    names: placeNames(match.core.names.place ?? []),
  };
}
