/** The sea: its map as hexes or as a list, the orders in the ports, the bonus tiles. */

import { letterOf, type Match, type PackFiles, type PlaceView, required, type SpiceLetter } from '@windrose/rules';
import { Faces, type Words } from '@windrose/words';
import pc from 'picocolors';

import type { Part } from './canvas.ts';
import { drawHexes, type Hex } from './hexes.ts';
import type { Labels } from '../words/texts.ts';
import { wrapped } from '../wrap.ts';
import { paintCubes, paintIn, paintSeat, shortCubes } from './paint.ts';
import type { TableView } from './view.ts';

/** The pack with the sea's components. */
function packOf({ components }: Match): PackFiles['eastern-wonders'] | null {
  return 'eastern-wonders' in components ? components['eastern-wonders'] : null;
}

/** A place of a map with its coordinates. */
interface Laid extends Hex {
  readonly place: PlaceView;
}

/** The coordinates of a map's places: named ones from the pack, others from their names, `q,r`. */
function laidOut(match: Match, map: readonly PlaceView[]): Laid[] {
  const named = new Map<string, Hex>(packOf(match)?.firstMap.hexes.map((hex) => [hex.id, hex]));
  return map.map((place) => {
    const [q = NaN, r = NaN] = place.at.split(',').map(Number);
    const { q: column, r: row } = named.get(place.at) ?? { q, r };
    return { place, q: column, r: row };
  });
}

/** The symbol of a market tile, a letter. */
function symbolOf(match: Match, market: string): SpiceLetter {
  const tile = packOf(match)?.marketTiles.find(({ id }) => id === market);
  if (!tile) throw new RangeError(`no market tile is called "${market}"`);
  return letterOf(tile.symbol);
}

/** The places of a game that has a map. */
const mapOf = ({ map }: TableView): readonly PlaceView[] => required(map, 'map');

/** The tile of a place with a market. */
const marketOf = ({ market }: PlaceView): string => required(market, 'market tile');

/**
 * The map as hexes: name and symbol, trade or order, outposts and boats, the cubes lying there; null where it is too wide.
 */
export function drawMap(match: Match, view: TableView, words: Words, labels: Labels, columns: number): string | null {
  const hexes = laidOut(match, mapOf(view));
  const drawn = drawHexes(hexes, ({ place }) => placeLines(match, view, place, words, labels), columns);
  return drawn === null ? null : `${drawn}\n${wrapped(pc.dim(labels.legend), columns)}`;
}

/** The four lines in the hex of a place. */
function placeLines(match: Match, view: TableView, place: PlaceView, words: Words, labels: Labels): Part[][] {
  const faces = new Faces(match);
  const cubes = paintCubes(words);
  const name: Part = [words.place(match, place.at), pc.bold];
  const pieces = piecesOn(view, place);
  const heap: Part[] = place.heap ? [[shortCubes(place.heap), cubes]] : [];
  if (place.kind === 'sea') return [[name], [['~ ~ ~', pc.blue]], pieces, heap];
  if (place.kind === 'port') {
    const tile = view.ports?.find(({ at }) => at === place.at)?.tile ?? null;
    const order = (): Part[] => {
      if (tile === 'closed') return [[labels.closed]];
      if (tile === null) return [['–']];
      const { price, points } = faces.order(tile);
      return [
        [price, cubes],
        [`=${points}`, pc.bold],
      ];
    };
    return [[name, [` ${labels.port}`, pc.dim]], order(), pieces, heap];
  }
  const { give, take } = faces.market(marketOf(place));
  const symbol = symbolOf(match, marketOf(place));
  return [[name, [' ◆', paintIn(symbol)], [symbol, cubes]], [[give, cubes], ['→'], [take, cubes]], pieces, heap];
}

/** Outposts and boats on a place: a sign, then the numbers of the seats (from 1), R being the rival. */
function piecesOn(view: TableView, place: PlaceView): Part[] {
  const seats = view.seats.length;
  const numbers = (sides: readonly number[]): Part[] =>
    sides.map((side) => [side < seats ? String(side + 1) : 'R', (text) => paintSeat(side, text)]);
  const owners = ownersOf(view, place);
  const boats = boatsOn(view, place);
  return [
    ...(owners.length > 0 ? [['⌂'] as const, ...numbers(owners)] : []),
    ...(owners.length > 0 && boats.length > 0 ? [[' '] as const] : []),
    ...(boats.length > 0 ? [['▲'] as const, ...numbers(boats)] : []),
  ];
}

/** The sides with an outpost on a place, the rival being the one after the seats. */
function ownersOf({ seats, rival }: TableView, { at, outposts }: PlaceView): number[] {
  return [...outposts, ...(rival?.outposts.includes(at) ? [seats.length] : [])];
}

function boatsOn({ seats }: TableView, { at }: PlaceView): number[] {
  return seats.flatMap(({ boat }, seat) => (boat === at ? [seat] : []));
}

/** The map as a list: a sentence a place, with what it touches. */
export function listMap(match: Match, view: TableView, words: Words, labels: Labels): string {
  const hexes = laidOut(match, mapOf(view));
  const faces = new Faces(match);
  const touching = (hex: Hex): string[] =>
    hexes.flatMap(({ place, q, r }) => {
      const [dq, dr] = [q - hex.q, r - hex.r];
      return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1 ? [words.place(match, place.at)] : [];
    });
  const names = (sides: readonly number[]): string =>
    sides.map((side) => (side < match.seats ? words.seat(side) : words.rival)).join(', ');
  return hexes
    .map((hex) => {
      const { place } = hex;
      const what = (): string => {
        if (place.kind === 'sea') return labels.sea;
        if (place.kind === 'market') {
          const { give, take } = faces.market(marketOf(place));
          const colour = words.colour(symbolOf(match, marketOf(place)));
          return `${labels.island(colour)}, ${words.letters(`${give} → ${take}`)}`;
        }
        const tile = view.ports?.find(({ at }) => at === place.at)?.tile ?? null;
        if (tile === null || tile === 'closed') return `${labels.port}, ${tile === null ? labels.gap : labels.closed}`;
        const { price, points } = faces.order(tile);
        return `${labels.port}, ${words.letters(price)}: ${words.points(points)}`;
      };
      const facts = [
        what(),
        ...notEmpty(labels.outposts, names(ownersOf(view, place))),
        ...notEmpty(labels.boats, names(boatsOn(view, place))),
        ...notEmpty(labels.lying, words.letters(place.heap ?? '')),
        `${labels.beside} ${touching(hex).join(' ')}`,
      ];
      return `${words.place(match, place.at)}: ${facts.join('; ')}`;
    })
    .join('\n');
}

function notEmpty(label: string, value: string): string[] {
  return value === '' ? [] : [`${label}: ${value}`];
}

/** The bonus tiles that can still be taken. */
export function supplyLine(match: Match, { supply }: TableView, words: Words, labels: Labels): string[] {
  if (!supply) return [];
  const kinds = Object.entries(supply).flatMap(([kind, left]) => {
    if (typeof left === 'number') return left > 0 ? [`${left}× ${words.bonus(match, kind)}`] : [];
    return left.length > 0 ? [left.map((points) => words.points(points)).join(' / ')] : [];
  });
  return [`${labels.supply}: ${kinds.length > 0 ? kinds.join(' · ') : labels.none}`];
}
