/** A map being drawn: the tile of each hex. Drawings are immutable. */

import { makeMapCode, parseMapCode, type Place, type PlaceKind, required, type SpiceLetter } from '@windrose/rules';
import { placeNames } from '@windrose/words';

/** A hex in axial coordinates. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** A tile on its hex. */
interface Tile extends Hex {
  readonly kind: PlaceKind;
  /** The colour of its island, where it is known. */
  readonly island?: SpiceLetter;
}

/** Tiles by the key of their hex. */
export type Drawing = ReadonlyMap<string, Tile>;

/** The kinds of tiles, in the order in which they are offered. */
export const KINDS: readonly PlaceKind[] = ['port', 'market', 'sea', 'inner'];

const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;

/** The key of a hex. */
export const keyOf = ({ q, r }: Hex): string => `${q},${r}`;

const drawn = (tiles: readonly Tile[]): Drawing => new Map(tiles.map((tile) => [keyOf(tile), tile]));

/** A drawing of a map code. @throws RulesError when it cannot be read. */
export function drawingOf(code: string): Drawing {
  return drawn(parseMapCode(code).map(({ q, r, kind }) => ({ q, r, kind })));
}

/** The ids of hexes, as in a map code: from the first used row and column. */
export function idsFor(drawing: Drawing): (hex: Hex) => string {
  const tiles = [...drawing.values()];
  const [left, top] =
    tiles.length === 0 ? [0, 0] : [Math.min(...tiles.map(({ q }) => q)), Math.min(...tiles.map(({ r }) => r))];
  return ({ q, r }) => keyOf({ q: q - left, r: r - top });
}

/** The places of a drawing. */
export function placesOf(drawing: Drawing): Place[] {
  const idOf = idsFor(drawing);
  return [...drawing.values()].map((tile) => ({ id: idOf(tile), ...tile }));
}

/** The names of hexes, as at a table with this map: "C2". An empty hex is named as if it had a tile. */
export function namesFor(drawing: Drawing): (hex: Hex) => string {
  const idOf = idsFor(drawing);
  const ids = [...drawing.values()].map(idOf);
  const names = placeNames(ids);
  return (hex) => {
    const id = idOf(hex);
    return names.get(id) ?? required(placeNames([...ids, id]).get(id), `name of the hex ${id}`);
  };
}

/** The code of a drawing; "" if it has no tiles. */
export function codeOf(drawing: Drawing): string {
  return drawing.size === 0 ? '' : makeMapCode(placesOf(drawing));
}

/** Puts a tile on a hex, replacing its tile; null removes it. */
export function put(drawing: Drawing, { q, r }: Hex, kind: PlaceKind | null): Drawing {
  const next = new Map(drawing);
  if (kind === null) next.delete(keyOf({ q, r }));
  else next.set(keyOf({ q, r }), { q, r, kind });
  return next;
}

/** Moves a tile to another hex; a tile there is swapped. */
export function move(drawing: Drawing, from: Hex, to: Hex): Drawing {
  const moved = drawing.get(keyOf(from));
  if (!moved || keyOf(from) === keyOf(to)) return drawing;
  const other = drawing.get(keyOf(to));
  return put(put(drawing, from, other?.kind ?? null), to, moved.kind);
}

/** Turns the whole map by 60 degrees clockwise. */
export function turn(drawing: Drawing): Drawing {
  return drawn([...drawing.values()].map(({ q, r, kind }) => ({ q: -r || 0, r: q + r, kind })));
}

/** Mirrors the whole map, left for right. */
export function mirror(drawing: Drawing): Drawing {
  return drawn([...drawing.values()].map(({ q, r, kind }) => ({ q: -q || 0, r: q + r, kind })));
}

/** The hexes up to two steps from the middle, the middle first. */
const FIELD: readonly Hex[] = [-2, -1, 0, 1, 2]
  .flatMap((q) => [-2, -1, 0, 1, 2].map((r): Hex => ({ q, r })))
  .filter(({ q, r }) => Math.abs(q + r) <= 2)
  .sort((a, b) => stepsFromMiddle(a) - stepsFromMiddle(b));

function stepsFromMiddle({ q, r }: Hex): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The empty hexes beside the tiles, on which the next ones may be put; of an empty drawing the whole {@link FIELD}. */
export function openHexes(drawing: Drawing): Hex[] {
  if (drawing.size === 0) return [...FIELD];
  const open = new Map<string, Hex>();
  for (const { q, r } of drawing.values()) {
    for (const [dq, dr] of NEIGHBOURS) {
      const hex = { q: q + dq, r: r + dr };
      if (!drawing.has(keyOf(hex))) open.set(keyOf(hex), hex);
    }
  }
  return [...open.values()];
}

/** The middle of a hex; hexes are flat-topped, 100 units from the middle to a corner. */
export function middleOf({ q, r }: Hex): { readonly x: number; readonly y: number } {
  return { x: 150 * q, y: 100 * Math.sqrt(3) * (r + q / 2) };
}

/** The hex that contains a point. */
export function hexAt(x: number, y: number): Hex {
  const q = x / 150;
  const r = y / (100 * Math.sqrt(3)) - q / 2;
  // Rounded so that q + r + s stays 0: what was rounded most follows from the other two.
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)];
  if (dq > dr && dq > ds) return { q: -rr - rs || 0, r: rr || 0 };
  return dr > ds ? { q: rq || 0, r: -rq - rs || 0 } : { q: rq || 0, r: rr || 0 };
}

/** A part of the plane. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The bounding box of the hexes, with a margin. */
export function boxOf(hexes: readonly Hex[]): Box {
  const middles = hexes.map(middleOf);
  const [left, top] = [Math.min(...middles.map(({ x }) => x)) - 108, Math.min(...middles.map(({ y }) => y)) - 96];
  return {
    x: left,
    y: top,
    width: Math.max(...middles.map(({ x }) => x)) + 108 - left,
    height: Math.max(...middles.map(({ y }) => y)) + 96 - top,
  };
}

/** The bounding box of the hexes, around the same middle at least as large as that of {@link FIELD}: a small map is not drawn huge. */
function roomFor(hexes: readonly Hex[]): Box {
  const [box, least] = [boxOf(hexes), boxOf(FIELD)];
  const [wider, higher] = [Math.max(0, least.width - box.width), Math.max(0, least.height - box.height)];
  return { x: box.x - wider / 2, y: box.y - higher / 2, width: box.width + wider, height: box.height + higher };
}

/** The least share of a view that its hexes take up in one direction. */
const FILLED = 0.8;

/** What is in view: the same as before while the hexes fit in it and fill it, so that nothing moves under the pointer; else all around their middle. */
export function viewOf(hexes: readonly Hex[], before: Box | null): Box {
  const [inner, room] = [boxOf(hexes), roomFor(hexes)];
  const fits =
    before !== null &&
    inner.x >= before.x &&
    inner.y >= before.y &&
    inner.x + inner.width <= before.x + before.width &&
    inner.y + inner.height <= before.y + before.height &&
    (room.width >= FILLED * before.width || room.height >= FILLED * before.height);
  return fits ? before : room;
}
