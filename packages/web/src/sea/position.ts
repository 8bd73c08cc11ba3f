/** The sea games as the page sees them: positions typed, what is printed on tiles, where the tiles lie. */

import { type Match, type SpiceLetter, SPICES } from '@windrose/rules';

/** A seat of a sea game, as the engine describes it. */
export interface SeaSeat {
  readonly hold: string;
  readonly limit: number;
  readonly boat: string | null;
  readonly outposts: Readonly<Record<SpiceLetter, number>>;
  readonly bonus: readonly string[];
  readonly claimed: readonly string[];
}

/** A place of the map and what lies there. */
export interface SeaPlace {
  readonly at: string;
  readonly kind: 'market' | 'port' | 'sea';
  readonly market?: string;
  readonly outposts: readonly number[];
  readonly heap?: string;
}

/** Everything public of a sea game. */
export interface SeaPosition {
  readonly seats: readonly SeaSeat[];
  readonly map: readonly SeaPlace[];
  readonly ports: readonly { readonly at: string; readonly tile: string | null }[];
  readonly pile: { readonly left: readonly string[]; readonly closed: { readonly in: number } | null };
  readonly supply: Readonly<Record<string, number | readonly number[]>>;
  /** Solo: the other side, which needs no boat. */
  readonly rival?: { readonly hold: string; readonly outposts: readonly string[]; readonly claimed: readonly string[] };
}

/** What a chart shows of a position. */
export interface ChartPosition {
  readonly seats: readonly { readonly boat: string | null }[];
  readonly map: readonly SeaPlace[];
  readonly ports: SeaPosition['ports'];
}

/** The match as one seat sees it. */
export function seaPosition(match: Match, viewer: number): SeaPosition {
  const position = match.view(viewer) as unknown as SeaPosition;
  const { rival } = position;
  if (!rival) return position;
  // On the map the rival is the side after the seats.
  const map = position.map.map((place) =>
    rival.outposts.includes(place.at) ? { ...place, outposts: [...place.outposts, match.seats] } : place,
  );
  return { ...position, map };
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

/** A middle of a hex; hexes are flat-topped, 100 units from the middle to a corner. */
export interface Hex {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** What is printed on the components of a sea game, and where its places lie. */
export interface SeaPrint {
  readonly markets: ReadonlyMap<string, Market>;
  readonly orders: ReadonlyMap<string, Order>;
  /** Points of the spaces of the player board: a row a spice, from the left. */
  readonly values: readonly (readonly number[])[];
  readonly hexes: readonly Hex[];
  readonly hexOf: ReadonlyMap<string, Hex>;
}

interface RawSeaPack {
  readonly marketTiles: readonly { id: string; symbol: string; give: string; take: string }[];
  readonly vpTiles: { readonly tiles: readonly { id: string; price: string; vp: number }[] };
  readonly playerBoard: { readonly values: readonly number[] };
  readonly sandToSea: { readonly playerBoard: { readonly values: readonly number[] } };
  readonly firstMap: { readonly hexes: readonly { id: string; q: number; r: number }[] };
}

const LETTERS: Readonly<Record<string, SpiceLetter>> = { yellow: 'Y', red: 'R', green: 'G', brown: 'B' };

/** One for all the copies of a match: they share their core, and what is printed never changes. */
const prints = new WeakMap<Match['core'], SeaPrint>();

/** What is printed on the components of a match. Its packs are checked: it could not have been set up otherwise. */
export function seaPrint(match: Match): SeaPrint {
  let print = prints.get(match.core);
  if (!print) {
    print = readPrint(match);
    prints.set(match.core, print);
  }
  return print;
}

function readPrint(match: Match): SeaPrint {
  const pack = match.components['eastern-wonders'] as unknown as RawSeaPack;
  const board = (match.game.id === 'sand-to-sea' ? pack.sandToSea : pack).playerBoard;
  const named = new Map(pack.firstMap.hexes.map(({ id, q, r }) => [id, [q, r] as const]));
  const hexes = (match.core.names.place ?? []).map((id) => {
    const [q = 0, r = 0] = named.get(id) ?? id.split(',').map(Number);
    return { id, x: 150 * q, y: 100 * Math.sqrt(3) * (r + q / 2) };
  });
  return {
    markets: new Map(
      pack.marketTiles.map(({ id, symbol, give, take }) => [id, { symbol: LETTERS[symbol]!, give, take }]),
    ),
    orders: new Map(pack.vpTiles.tiles.map(({ id, price, vp }) => [id, { price, points: vp }])),
    values: SPICES.map(() => board.values),
    hexes,
    hexOf: new Map(hexes.map((hex) => [hex.id, hex])),
  };
}

/** How a place is called: its name, or its coordinates in brackets. */
export function placeName(id: string): string {
  return /^-?\d/.test(id) ? `(${id})` : id;
}

/** The place to which an arrow key leads: the nearest one that lies within 60 degrees of its direction. */
export function placeTowards(hexes: readonly Hex[], from: Hex, dx: number, dy: number): Hex | null {
  let best: Hex | null = null;
  let least = Infinity;
  for (const hex of hexes) {
    const [x, y] = [hex.x - from.x, hex.y - from.y];
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 1 || across > along * 1.75) continue;
    const far = along + across * 1.2;
    if (far < least) {
      least = far;
      best = hex;
    }
  }
  return best;
}
