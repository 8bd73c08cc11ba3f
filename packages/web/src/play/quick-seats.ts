/** How many sit at a table of "play now"; known before the rules are. */

/** Two, unless the game asks for more or is for one. */
export function quickSeats(fewest: number, most: number): number {
  return Math.min(Math.max(fewest, 2), most);
}
