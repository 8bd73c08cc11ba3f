/** Discounts of prospects by turns needed and by competition, and a short list of the best ones. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

/** The remaining part of a prospect when another seat is as near, and when it is nearer. */
const RIVALLED = 0.8;
const OUTRUN = 0.6;

/** The first powers of a number: discounts by number of turns. */
export function powers(base: number): number[] {
  return Array.from({ length: 32 }, (_, turns) => base ** turns);
}

/** The remaining value of a prospect that a seat reaches in `turns`, and the nearest other seat in `others`. */
export function contested(turns: number, others: number): number {
  return others < turns ? OUTRUN : others === turns ? RIVALLED : 1;
}

/** Puts a number in its place among the best, which are in falling order; the last one falls out. */
export function insertBest(best: Float64Array, value: number): void {
  let rest = value;
  for (let i = 0; i < best.length; i++) {
    const other = best[i]!;
    if (rest <= other) continue;
    best[i] = rest;
    rest = other;
  }
}
