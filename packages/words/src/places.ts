/** The names of a map's places: those of the first map have their own, all others are named by column and row. */

import type { Match } from '@windrose/rules';

/** An id made of the coordinates of a hex. */
const COORDINATES = /^(-?\d+),(-?\d+)$/;

/** A letter for each column from the west; past Z two. */
function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last;
}

/**
 * The names of the places of a map, by id. A place with coordinates is named by its column, from the west, and its position in
 * it, from the north: "C2". Ids that are names already are kept.
 */
export function placeNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const hexes = ids.flatMap((id) => {
    const [, q, r] = COORDINATES.exec(id) ?? [];
    return q === undefined ? [] : [{ id, q: Number(q), r: Number(r) }];
  });
  const west = Math.min(...hexes.map(({ q }) => q));
  const names = new Map(ids.map((id) => [id, id]));
  for (const q of new Set(hexes.map((hex) => hex.q))) {
    const column = hexes.filter((hex) => hex.q === q);
    for (const [row, { id }] of column.sort((a, b) => a.r - b.r).entries()) {
      names.set(id, `${letterOf(q - west)}${row + 1}`);
    }
  }
  return names;
}

/** Kept for all the copies of a match: they share their core. */
const known = new WeakMap<Match['core'], ReadonlyMap<string, string>>();

function namesOf({ core }: Match): ReadonlyMap<string, string> {
  let names = known.get(core);
  if (!names) {
    names = placeNames(core.names.place ?? []);
    known.set(core, names);
  }
  return names;
}

/** The name of a place of a match; undefined if it is not on its map. */
export function placeName(match: Match, id: string): string | undefined {
  return namesOf(match).get(id);
}

/** The id of a place of a match by its name, in upper or lower case, or by its id; undefined if it is not on its map. */
export function placeNamed(match: Match, name: string): string | undefined {
  const wanted = name.toLowerCase();
  for (const [id, called] of namesOf(match)) {
    if (called.toLowerCase() === wanted || id.toLowerCase() === wanted) return id;
  }
  return undefined;
}

/** A sentence of the rules about a map, such as a fault of it, with names in place of the coordinates of its places. */
export function withPlaceNames(sentence: string, ids: readonly string[]): string {
  const names = placeNames(ids);
  return sentence.replaceAll(/-?\d+,-?\d+/g, (found) => names.get(found) ?? found);
}
