/** The moments of a match that everybody looks up for: a claim, an emptied column, and that the last round has begun. */

import type { Event } from '@windrose/rules';

/** A moment. */
export type Moment =
  /** An order or a point card was claimed; `count` is how many the seat now has. */
  | { readonly kind: 'claim'; readonly seat: number; readonly points: number; readonly count: number }
  /** All outposts of a column were built, which brought a bonus tile of the sea. */
  | { readonly kind: 'column'; readonly seat: number; readonly tile: string }
  /** The end was triggered: the round is finished. */
  | { readonly kind: 'last-round'; readonly seat: number };

/** Bonus tiles that are taken for columns; those of the land lie at forts, and are taken all the time. */
const SEA_TILE = /^(?:free-move|harvest|upgrade|hold|points-\d+)$/;

/** The moments among some events, in their order; a match that is over needs none of its last round. */
export function momentsOf(events: readonly Event[]): Moment[] {
  const over = events.some(({ kind }) => kind === 'over');
  return events.flatMap((event): Moment[] => {
    switch (event.kind) {
      case 'claimed':
      case 'card':
        return [{ kind: 'claim', seat: event.seat, points: event.points, count: event.count }];
      case 'bonus':
        return SEA_TILE.test(event.tile) ? [{ kind: 'column', seat: event.seat, tile: event.tile }] : [];
      case 'final':
        return over ? [] : [{ kind: 'last-round', seat: event.seat }];
      default:
        return [];
    }
  });
}
