/** Pictures that differ from thing to thing, and are always the same for the same one. */

/** The item of a list at a whole number from 0; after the last item the list starts again. */
export function byNumber<const Things extends readonly [unknown, ...unknown[]]>(
  things: Things,
  number: number,
): Things[number] {
  return things[number % things.length] ?? things[0];
}
