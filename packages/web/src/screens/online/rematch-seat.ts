/** A seat at a rematch: whoever sat in the match and follows the way to the next one sits down there at once. */

const wanted = new Set<string>();

/** The person of this page goes to a table to sit down there. */
export function wantSeatAt(match: string): void {
  wanted.add(match);
}

/** Whether they have gone there to sit down; asked once. */
export function takeWantedSeat(match: string): boolean {
  return wanted.delete(match);
}
