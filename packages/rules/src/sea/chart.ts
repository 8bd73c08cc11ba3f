/** Sea charts: which places a map has and which of them touch. */

// oxlint-disable typescript/no-non-null-assertion -- places are numbered from 0, and every row has an entry per place

import { RulesError } from '../core/errors.ts';
import type { RuleId } from '../core/rule-id.ts';
import type { GameShape } from '../core/shape.ts';

/** The content of a place: a port, a market tile, a sea tile, or (`inner`) a market or sea tile dealt at random. */
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
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
];

/** The most places a map has: what an option of sailing can name in a byte, and more than any game uses. */
export const MOST_PLACES = 32;

/** The number of cells of a place in {@link Chart.near}: one for the number of its neighbours, six for the neighbours. */
export const NEAR_CELLS = 7;

/** A map, ready for sailing. Places and ports keep the order in which they were given. */
export class Chart {
  readonly places: readonly Place[];
  /** `NEAR_CELLS` cells a place: how many neighbours, then the neighbours. */
  readonly near: Int8Array;
  /** Positions of the ports. */
  readonly ports: readonly number[];
  /** Per place: which port it is, or -1. */
  readonly portAt: Int8Array;

  /**
   * @param places at most {@link MOST_PLACES}, no two on the same hex.
   * @throws RulesError `bad-map` when there are more.
   */
  constructor(places: readonly Place[]) {
    if (places.length > MOST_PLACES) throw new RulesError('bad-map', tooManyTiles(places));
    this.places = places;
    this.near = new Int8Array(places.length * NEAR_CELLS);
    const index = new Map(places.map((place, at) => [`${place.q},${place.r}`, at]));
    places.forEach((place, at) => {
      for (const [q, r] of DIRECTIONS) {
        const neighbour = index.get(`${place.q + q},${place.r + r}`);
        if (neighbour !== undefined) this.near[at * NEAR_CELLS + ++this.near[at * NEAR_CELLS]!] = neighbour;
      }
    });
    this.ports = places.flatMap((place, at) => (place.kind === 'port' ? [at] : []));
    this.portAt = new Int8Array(places.length).fill(-1);
    this.ports.forEach((at, port) => (this.portAt[at] = port));
  }

  /** The number of neighbours of the place at position `at`. */
  neighbours(at: number): number {
    return this.near[at * NEAR_CELLS]!;
  }

  /** The places that touch it; where nothing may be allocated, {@link near} is read instead. */
  touching(at: number): readonly number[] {
    const first = at * NEAR_CELLS + 1;
    return [...this.near.subarray(first, first + this.neighbours(at))];
  }
}

declare module '../core/game.ts' {
  interface Game<Shape extends GameShape = GameShape> {
    /** The requirements for a custom map (the option `map`); missing in games without that option. */
    readonly map?: MapNeeds;
  }
}

/** The required number of tiles of each kind on a map. */
export interface MapNeeds {
  readonly ports: number;
  /** Market tiles; places of kind `inner` become market tiles and, as far as there are more of them, sea tiles. */
  readonly markets: number;
  /** Fewest and most sea tiles. */
  readonly seas: readonly [number, number];
  /** Whether every tile must touch at least two others (a rule on small maps, advice on others). */
  readonly twoNeighbours: boolean;
  /** The rule that says so. */
  readonly rule: RuleId;
}

/** The minimum number of neighbours that a tile should have, and the maximum of a port, which is at a corner of the map. */
export const ADVISED_NEIGHBOURS = 2;
export const MOST_PORT_NEIGHBOURS = 3;

/** Something wrong, or unwise, about a map: a sentence, and the tile it is about if it is about one. */
export interface MapFault {
  readonly at: string | null;
  readonly message: string;
}

const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

function tooManyTiles({ length }: readonly Place[]): string {
  return `A map has at most ${MOST_PLACES} tiles; this one has ${length}.`;
}

/** The faults that make a map unplayable, the most important first; empty if it can be played. A tile may have several. */
export function mapFaults(places: readonly Place[], needs: MapNeeds): MapFault[] {
  // A chart cannot be made of so many, so nothing else can be said about them.
  if (places.length > MOST_PLACES) return [{ at: null, message: tooManyTiles(places) }];
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
  if (needs.twoNeighbours) faults.push(...lonelyTiles(chart));
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
      for (let i = 1; i <= chart.neighbours(at); i++) piece.add(chart.near[at * NEAR_CELLS + i]!);
    }
    if (piece.size > largest.size) largest = piece;
  });
  return largest;
}

/** Tiles that touch fewer than two others. */
function lonelyTiles(chart: Chart): MapFault[] {
  return chart.places.flatMap((place, at) => {
    const touching = chart.neighbours(at);
    if (touching >= ADVISED_NEIGHBOURS) return [];
    return [
      { at: place.id, message: `The tile ${place.id} touches ${plural(touching, 'other tile')}; it should touch two.` },
    ];
  });
}

/** Ports that do not stand at a corner of the map, or that touch each other: one fault a port at most. */
function misplacedPorts(chart: Chart): MapFault[] {
  const { places, near, ports, portAt } = chart;
  return ports.flatMap((at) => {
    const { id } = places[at]!;
    const touching = chart.neighbours(at);
    const others = [...near.subarray(at * NEAR_CELLS + 1, at * NEAR_CELLS + 1 + touching)];
    const port = others.find((other) => portAt[other]! >= 0);
    if (port !== undefined) {
      const message = `The port ${id} touches the port ${places[port]!.id}; ports should lie apart, at the corners of the map.`;
      return [{ at: id, message }];
    }
    if (touching <= MOST_PORT_NEIGHBOURS) return [];
    const message = `The port ${id} touches ${touching} tiles; a port should lie at a corner of the map and touch at most ${MOST_PORT_NEIGHBOURS}.`;
    return [{ at: id, message }];
  });
}

/**
 * Weaknesses of a map that can be played: tiles that touch fewer than two others, ports not at a corner.
 * There is no advice on more than {@link MOST_PLACES} places.
 */
export function mapAdvice(places: readonly Place[]): MapFault[] {
  if (places.length > MOST_PLACES) return [];
  const chart = new Chart(places);
  return [...lonelyTiles(chart), ...misplacedPorts(chart)];
}

/** Makes a chart from the places of a custom map. @throws RulesError `bad-map` with the reason and the tile. */
export function checkedChart(places: readonly Place[], needs: MapNeeds): Chart {
  const [fault] = mapFaults(places, needs);
  if (fault) throw new RulesError('bad-map', fault.message, fault.at, needs.rule);
  return new Chart(places);
}

/*
 * The text code of a map: rows from north to south in axial coordinates, joined by ".". In a row a letter is a
 * tile (p port, m market, s sea, i inner) and a number skips that many hexes. So `2mmp.1mmmm` is three tiles after
 * a gap of two, and below them four after a gap of one.
 */

const LETTERS: Readonly<Record<PlaceKind, string>> = { port: 'p', market: 'm', sea: 's', inner: 'i' };
/** The rule about codes of maps. */
const CODES: RuleId = 'EW-53r';
const KINDS = new Map(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind as PlaceKind]));

/** The text code of a map. It keeps its shape and tiles, not its position in the plane. */
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
  const { places, faults } = readMapCode(code);
  const [fault] = faults;
  if (fault) throw new RulesError('bad-map', fault.message, fault.at, CODES);
  return places;
}

/** Reads as much of a map code as can be read, and says all that cannot, each with its row. */
export function readMapCode(code: string): { readonly places: Place[]; readonly faults: readonly MapFault[] } {
  const places: Place[] = [];
  const faults: MapFault[] = [];
  const rows = code.trim().split('.');
  if (rows.length > MOST_PLACES) {
    const message = `A map code has at most ${MOST_PLACES} rows; this one has ${rows.length}.`;
    return { places, faults: [{ at: null, message }] };
  }
  rows.forEach((row, r) => {
    let q = 0;
    for (const [part] of row.matchAll(/\d+|./gsu)) {
      const kind = KINDS.get(part);
      if (kind) places.push({ id: `${q},${r}`, q: q++, r, kind });
      else if (/^\d{1,2}$/.test(part)) q += Number(part);
      else {
        const message = `Row ${r + 1} of the map code has "${part.slice(0, 8)}"; allowed are p, m, s, i, gaps up to 99 and "." between rows.`;
        faults.push({ at: `row ${r + 1}`, message });
        // An unknown character most likely stood for one tile.
        q++;
      }
    }
  });
  if (places.length === 0 && faults.length === 0) faults.push({ at: null, message: 'The map code has no tiles.' });
  if (places.length > MOST_PLACES) faults.push({ at: null, message: tooManyTiles(places) });
  return { places, faults };
}
