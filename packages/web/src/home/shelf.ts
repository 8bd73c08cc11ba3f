/** The games on the home screen. It names them itself, so that nobody has to wait for the rules in order to choose. */

/** A game as it stands on the shelf; what it says of itself is in the words. */
export interface ShelfGame {
  readonly id: string;
  /** The fewest and the most seats. */
  readonly seats: readonly [fewest: number, most: number];
}

/** The games in the order in which the rules offer them; a test holds this to the rules. */
export const SHELF: readonly ShelfGame[] = [
  { id: 'eastern-wonders', seats: [2, 4] },
  { id: 'eastern-wonders-solo', seats: [1, 1] },
  { id: 'new-world', seats: [2, 4] },
  { id: 'east-to-west-1', seats: [2, 4] },
  { id: 'east-to-west-2', seats: [2, 4] },
  { id: 'east-to-west-3', seats: [2, 4] },
  { id: 'spice-road', seats: [2, 5] },
  { id: 'sand-to-sea', seats: [2, 4] },
];
