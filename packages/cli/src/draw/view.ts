/** The view of a match of any game: drawings show what exists. */

import type { AnySeat, AnyView, Match } from '@windrose/rules';

/** A seat's own things. */
export type SeatView = AnySeat;

/** The whole table. */
export type TableView = AnyView;

/** The view of a match for a seat (or for `null`, a spectator). */
export function viewOf(match: Match, viewer: number | null): TableView {
  return match.view(viewer);
}
