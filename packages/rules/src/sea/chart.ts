/** Sea charts: which places a map has and which of them touch. */

import { RulesError } from '../core/errors.ts';
import type { Luck } from '../core/luck.ts';

/** What may lie on a place: a port, a market tile, a sea tile, or (`inner`) a market or sea tile dealt by luck. */
export type PlaceKind = 'port' | 'market' | 'sea' | 'inner';

/** A place of a map: a flat-top hex in axial coordinates. */
export interface Place {
  /** Its name in the protocol: `C4` on a named map, else `q,r`. */
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly kind: PlaceKind;
}

/** The six directions of a flat-top hex grid in axial coordinates. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
];

/** The most places a map has: what an option of sailing can name in a byte, and more than any game uses. */
export const MOST_PLACES = 32;

/** A map, ready for sailing. Places and ports keep the order in which they were given. */
export class Chart {
  readonly places: readonly Place[];
  /** Seven cells a place: how many neighbours, then the neighbours. */
  readonly near: Int8Array;
  /** Positions of the ports. */
  readonly ports: readonly number[];
  /** Per place: which port it is, or -1. */
  readonly portAt: Int8Array;

  /** @param places at most {@link MOST_PLACES}, no two on the same hex. */
  constructor(places: readonly Place[]) {
    if (places.length > MOST_PLACES) {
      throw new RulesError('bad-map', `A map has at most ${MOST_PLACES} tiles; this one has ${places.length}.`);
    }
    this.places = places;
    this.near = new Int8Array(places.length * 7);
    const index = new Map(places.map((place, at) => [`${place.q},${place.r}`, at]));
    places.forEach((place, at) => {
      for (const [q, r] of DIRECTIONS) {
        const neighbour = index.get(`${place.q + q},${place.r + r}`);
        if (neighbour !== undefined) this.near[at * 7 + ++this.near[at * 7]!] = neighbour;
      }
    });
    this.ports = places.flatMap((place, at) => (place.kind === 'port' ? [at] : []));
    this.portAt = new Int8Array(places.length).fill(-1);
    this.ports.forEach((at, port) => (this.portAt[at] = port));
  }

  /** How many places touch the place at position `at`. */
  neighbours(at: number): number {
    return this.near[at * 7]!;
  }
}

/** How many tiles of each kind a map must have. */
export interface MapNeeds {
  readonly ports: number;
  /** Market tiles; places of kind `inner` become market tiles and, as far as there are more of them, sea tiles. */
  readonly markets: number;
  /** Fewest and most sea tiles. */
  readonly seas: readonly [number, number];
  /** Whether every tile must touch at least two others (a rule on small maps, advice on others). */
  readonly twoNeighbours: boolean;
}

/** The fewest neighbours a tile should have. */
const ADVISED_NEIGHBOURS = 2;

/** Something wrong, or unwise, about a map: a sentence, and the tile it is about if it is about one. */
export interface MapFault {
  readonly at: string | null;
  readonly message: string;
}

const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

/** Why a map cannot be played, most important first; empty if it can. A tile may have several faults. */
export function mapFaults(places: readonly Place[], needs: MapNeeds): MapFault[] {
  const faults: MapFault[] = [];
  const seen = new Set<string>();
  for (const place of places) {
    const key = `${place.q},${place.r}`;
    if (seen.has(key)) faults.push({ at: place.id, message: `Two tiles lie on ${place.id}; only one can.` });
    seen.add(key);
  }
  if (faults.length > 0) return faults;
  const tally = { port: 0, market: 0, sea: 0, inner: 0 };
  for (const place of places) tally[place.kind]++;
  if (tally.port !== needs.ports) {
    faults.push({ at: null, message: `The map has ${plural(tally.port, 'port')}; it needs exactly ${needs.ports}.` });
  }
  const [fewest, most] = needs.seas;
  if (tally.inner === 0) {
    if (tally.market !== needs.markets) {
      const message = `The map has ${plural(tally.market, 'market tile')}; it needs exactly ${needs.markets}.`;
      faults.push({ at: null, message });
    }
    if (tally.sea < fewest || tally.sea > most) {
      const wanted = fewest === most ? `exactly ${fewest}` : `${fewest} to ${most}`;
      faults.push({ at: null, message: `The map has ${plural(tally.sea, 'sea tile')}; it needs ${wanted}.` });
    }
  }
  const toSea = tally.market + tally.inner - needs.markets;
  if (
    tally.inner > 0 &&
    (tally.market > needs.markets || toSea < 0 || tally.sea + toSea < fewest || tally.sea + toSea > most)
  ) {
    const tiles = tally.market + tally.inner + tally.sea;
    const [least, largest] = [needs.markets + fewest, needs.markets + most];
    const wanted = fewest === most ? `exactly ${least}` : `${least} to ${largest}`;
    const message = `The map has ${plural(tiles, 'tile')} beside the ports, ${tally.market} of them market tiles and ${tally.sea} sea tiles; it needs ${wanted}, ${needs.markets} of them for market tiles.`;
    faults.push({ at: null, message });
  }
  const chart = new Chart(places);
  const main = largestPiece(chart);
  places.forEach(({ id }, at) => {
    if (main.has(at)) return;
    faults.push({ at: id, message: `The tile ${id} cannot be reached from the others; all tiles must hang together.` });
  });
  if (needs.twoNeighbours) faults.push(...mapAdvice(places));
  return faults;
}

/** The positions of the places in the largest piece of a chart; of two as large, the one that comes first. */
function largestPiece(chart: Chart): ReadonlySet<number> {
  let largest = new Set<number>();
  const known = new Set<number>();
  chart.places.forEach((_, start) => {
    if (known.has(start)) return;
    const piece = new Set([start]);
    for (const at of piece) {
      known.add(at);
      for (let i = 1; i <= chart.neighbours(at); i++) piece.add(chart.near[at * 7 + i]!);
    }
    if (piece.size > largest.size) largest = piece;
  });
  return largest;
}

/** What makes a map awkward, though it can be played: tiles that touch fewer than two others. */
export function mapAdvice(places: readonly Place[]): MapFault[] {
  const chart = new Chart(places);
  return places.flatMap((place, at) => {
    const touching = chart.neighbours(at);
    if (touching >= ADVISED_NEIGHBOURS) return [];
    return [
      { at: place.id, message: `The tile ${place.id} touches ${plural(touching, 'other tile')}; it should touch two.` },
    ];
  });
}

/** Makes a chart of places that somebody drew or sent. @throws RulesError `bad-map` with the reason and the tile. */
export function checkedChart(places: readonly Place[], needs: MapNeeds): Chart {
  const [fault] = mapFaults(places, needs);
  if (fault) throw new RulesError('bad-map', fault.message, fault.at);
  return new Chart(places);
}

/*
 * The text code of a map: rows from north to south in axial coordinates, joined by ".". In a row a letter is a
 * tile (p port, m market, s sea, i inner) and a number skips that many hexes. So `2mmp.1mmmm` is three tiles after
 * a gap of two, and below them four after a gap of one.
 */

const LETTERS: Readonly<Record<PlaceKind, string>> = { port: 'p', market: 'm', sea: 's', inner: 'i' };
const KINDS = new Map(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind as PlaceKind]));

/** The text code of a map. Where a map lies on the plane is not kept, only its shape and tiles. */
export function makeMapCode(places: readonly Place[]): string {
  const left = Math.min(...places.map((place) => place.q));
  const top = Math.min(...places.map((place) => place.r));
  const bottom = Math.max(...places.map((place) => place.r));
  const rows: string[] = [];
  for (let r = top; r <= bottom; r++) {
    const row = places.filter((place) => place.r === r).sort((a, b) => a.q - b.q);
    let text = '';
    let next = left;
    for (const place of row) {
      if (place.q > next) text += place.q - next;
      text += LETTERS[place.kind];
      next = place.q + 1;
    }
    rows.push(text);
  }
  return rows.join('.');
}

/**
 * Reads a map code; tiles are named `q,r`, north to south and west to east, the first row and column being 0.
 * @throws RulesError `bad-map` naming the row and the character that cannot be read.
 */
export function parseMapCode(code: string): Place[] {
  const places: Place[] = [];
  const rows = code.trim().split('.');
  if (rows.length > MOST_PLACES) {
    throw new RulesError('bad-map', `A map code has at most ${MOST_PLACES} rows; this one has ${rows.length}.`);
  }
  rows.forEach((row, r) => {
    let q = 0;
    for (const [part] of row.matchAll(/\d+|./gsu)) {
      const kind = KINDS.get(part);
      if (kind) places.push({ id: `${q},${r}`, q: q++, r, kind });
      else if (/^\d{1,2}$/.test(part)) q += Number(part);
      else {
        const message = `Row ${r + 1} of the map code has "${part.slice(0, 8)}"; allowed are p, m, s, i, gaps up to 99 and "." between rows.`;
        throw new RulesError('bad-map', message, `row ${r + 1}`);
      }
    }
  });
  if (places.length === 0) throw new RulesError('bad-map', 'The map code has no tiles.');
  if (places.length > MOST_PLACES) {
    throw new RulesError('bad-map', `A map has at most ${MOST_PLACES} tiles; this one has ${places.length}.`);
  }
  return places;
}

/** A hex in axial coordinates. */
type Hex = readonly [number, number];

const keyOf = (q: number, r: number): string => `${q},${r}`;

const distance = ([q, r]: Hex, [x, y]: Hex): number =>
  (Math.abs(q - x) + Math.abs(r - y) + Math.abs(q + r - x - y)) / 2;

/** How far a hex is from all the others together. */
const spread = (hex: Hex, hexes: readonly Hex[]): number => hexes.reduce((sum, other) => sum + distance(hex, other), 0);

/** So many hexes of one piece, each touching at least two others: they grow from three by hexes that touch two. */
function growHexes(luck: Luck, size: number): Hex[] {
  const taken = new Map<string, Hex>([
    [keyOf(0, 0), [0, 0]],
    [keyOf(1, 0), [1, 0]],
    [keyOf(0, 1), [0, 1]],
  ]);
  while (taken.size < size) {
    const open = new Map<string, Hex>();
    for (const [q, r] of taken.values()) {
      for (const [dq, dr] of DIRECTIONS) {
        const [x, y] = [q + dq, r + dr];
        const touching = DIRECTIONS.filter(([ex, ey]) => taken.has(keyOf(x + ex, y + ey))).length;
        if (!taken.has(keyOf(x, y)) && touching >= ADVISED_NEIGHBOURS) open.set(keyOf(x, y), [x, y]);
      }
    }
    const [id, hex] = [...open][luck.draw(open.size)]!;
    taken.set(id, hex);
  }
  return [...taken.values()].sort(([q, r], [x, y]) => r - y || q - x);
}

/** Hexes in rows from north to south as places of a map, whose first row and column are 0. */
function placesOf(hexes: readonly Hex[], kindOf: (hex: Hex) => PlaceKind): Place[] {
  const [left, top] = [Math.min(...hexes.map(([q]) => q)), hexes[0]![1]];
  return hexes.map((hex) => {
    const [q, r] = [hex[0] - left, hex[1] - top];
    return { id: keyOf(q, r), q, r, kind: kindOf(hex) };
  });
}

/**
 * A random map of one piece in which every tile touches at least two others: four far apart are ports, and of the
 * others `seas` are sea tiles.
 * @param inner whether the tiles that are no ports stay undecided (`inner`) instead of becoming market or sea tiles.
 */
export function randomMap(luck: Luck, needs: MapNeeds, seas = 0, inner = false): Place[] {
  const hexes = growHexes(luck, needs.ports + needs.markets + seas);
  const ports = farApart(hexes, needs.ports, luck);
  const others = hexes.filter((hex) => !ports.includes(hex));
  const seaTiles = new Set<Hex>();
  while (seaTiles.size < seas && !inner) seaTiles.add(others[luck.draw(others.length)]!);
  return placesOf(hexes, (hex) =>
    ports.includes(hex) ? 'port' : inner ? 'inner' : seaTiles.has(hex) ? 'sea' : 'market',
  );
}

/** A random map of market tiles around one sea tile, in which every tile touches at least two others. */
export function randomIslands(luck: Luck, markets: number): Place[] {
  const hexes = growHexes(luck, markets + 1);
  const nearest = Math.min(...hexes.map((hex) => spread(hex, hexes)));
  const middle = hexes.filter((hex) => spread(hex, hexes) === nearest);
  const sea = middle[luck.draw(middle.length)]!;
  return placesOf(hexes, (hex) => (hex === sea ? 'sea' : 'market'));
}

/** So many hexes, each as far as possible from those chosen before; the first by luck among those at the rim. */
function farApart(hexes: readonly Hex[], wanted: number, luck: Luck): Hex[] {
  const rim = [...hexes].sort((a, b) => spread(b, hexes) - spread(a, hexes)).slice(0, 4);
  const chosen = wanted > 0 ? [rim[luck.draw(rim.length)]!] : [];
  while (chosen.length < wanted) {
    const room = (hex: Hex): number => Math.min(...chosen.map((other) => distance(hex, other)));
    const best = Math.max(...hexes.map(room));
    const candidates = hexes.filter((hex) => room(hex) === best);
    chosen.push(candidates[luck.draw(candidates.length)]!);
  }
  return chosen;
}
