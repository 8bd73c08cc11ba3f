/** Pictures that differ from thing to thing, and are always the same for the same one. */

/** One of some things, chosen by a whole number from 0: after the last one comes the first again. */
export function byNumber<const Things extends readonly [unknown, ...unknown[]]>(
  things: Things,
  number: number,
): Things[number] {
  return things[number % things.length] ?? things[0];
}
