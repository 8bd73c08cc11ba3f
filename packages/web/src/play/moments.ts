/** The moments of a match that everybody looks up for: a claim, and that the last round has begun. */

import type { Event } from '@windrose/rules';

/** A moment. */
export type Moment =
  /** An order or a point card was claimed; `count` is how many the seat now has. */
  | { readonly kind: 'claim'; readonly seat: number; readonly points: number; readonly count: number }
  /** The end was triggered: the round is finished. */
  | { readonly kind: 'last-round'; readonly seat: number };

/** The moments among some events, in their order; a match that is over needs none of its last round. */
export function momentsOf(events: readonly Event[]): Moment[] {
  const over = events.some(({ kind }) => kind === 'over');
  return events.flatMap((event): Moment[] => {
    switch (event.kind) {
      case 'claimed':
      case 'card':
        return [{ kind: 'claim', seat: event.seat, points: event.points, count: event.count }];
      case 'final':
        return over ? [] : [{ kind: 'last-round', seat: event.seat }];
      default:
        return [];
    }
  });
}
