/** Rows that no game of the program declares: in a bundle of one game those of the other games' mechanisms are missing. */

/** Stands for a row that is missing: `const { route = NO_ROW } = state`. */
export const NO_ROW = new Int32Array(0);
