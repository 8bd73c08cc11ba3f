/** The moments of a match that everybody looks up for: a claim, an emptied column, and that the last round has begun. */

import type { Event, Match } from '@windrose/rules';
import { Faces, pointsOfCubes, type Words } from '@windrose/words';

/** The claim of an order or a point card, as the match tells it. */
export type ClaimEvent = Event & { readonly kind: 'claimed' | 'card' };

/** A moment. */
export type Moment =
  /** An order or a point card was claimed; `count` is how many the seat now has, `coin` the points of the coin with it. */
  | {
      readonly kind: 'claim';
      readonly seat: number;
      readonly event: ClaimEvent;
      readonly points: number;
      readonly coin: number;
      /** The cubes paid for it, and what they counted. */
      readonly price: string;
      readonly cubes: number;
      readonly count: number;
    }
  /** All outposts of a column were built, which brought a bonus tile of the sea. */
  | { readonly kind: 'column'; readonly seat: number; readonly tile: string }
  /** The end was triggered: the round is finished. */
  | { readonly kind: 'last-round'; readonly seat: number };

/** Bonus tiles that are taken for columns; those of the land lie at forts, and are taken all the time. */
const SEA_TILE = /^(?:free-move|harvest|upgrade|hold|points-\d+)$/;

/** The moments among some events, in their order; a match that is over needs none of its last round. */
export function momentsOf(events: readonly Event[], match: Match): Moment[] {
  const over = events.some(({ kind }) => kind === 'over');
  return events.flatMap((event, at): Moment[] => {
    switch (event.kind) {
      case 'claimed':
      case 'card': {
        const price = priceOf(event, match);
        return [
          {
            kind: 'claim',
            seat: event.seat,
            event,
            points: event.points,
            coin: coinAfter(events, at),
            price,
            cubes: pointsOfCubes(price),
            count: event.count,
          },
        ];
      }
      case 'bonus':
        return SEA_TILE.test(event.tile) ? [{ kind: 'column', seat: event.seat, tile: event.tile }] : [];
      case 'final':
        return over ? [] : [{ kind: 'last-round', seat: event.seat }];
      default:
        return [];
    }
  });
}

/** The cubes paid for a claim. */
export function priceOf(claim: ClaimEvent, match: Match): string {
  const faces = new Faces(match);
  return (claim.kind === 'card' ? faces.pointCard(claim.card) : faces.order(claim.tile)).price;
}

/** What was claimed: the port of an order, or the name of a card; "" where cards have none. */
export function claimCalled(claim: ClaimEvent, match: Match, words: Words): string {
  return claim.kind === 'claimed'
    ? words.place(match, claim.at)
    : (words.pointCard(match, priceOf(claim, match)) ?? '');
}

/** The points of the coin that came with a claim; it follows the claim, before anything else is claimed. */
function coinAfter(events: readonly Event[], claim: number): number {
  const later = events.slice(claim + 1);
  const end = later.findIndex(({ kind }) => kind === 'claimed' || kind === 'card');
  const coin = (end < 0 ? later : later.slice(0, end)).find((event) => event.kind === 'coin');
  return coin?.points ?? 0;
}
