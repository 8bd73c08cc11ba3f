/** The view of a match of any game: drawings show what exists. */

import type { AnySeat, AnyView, Match } from '@windrose/rules';

/** A seat's own things. */
export type SeatView = AnySeat;

/** The whole table. */
export type TableView = AnyView;

/** What a seat (or `null`, a spectator) sees of a match. */
export function viewOf(match: Match, viewer: number | null): TableView {
  return match.view(viewer);
}
