/** How claims and sides are called within a sentence. */

import type { AnyView, Match } from '@windrose/rules';
import { Faces, type SeatNames, type Words } from '@windrose/words';
import type { ClaimNamed } from '../review/claim-named.ts';
import type { PlannedName, ReviewTexts } from './messages.ts';

/** What can be claimed, whether it is known which component it is or not. */
export type AnyClaim = Omit<ClaimNamed, 'id'>;

/** A claim in full, as the object of a sentence. */
export function fullNameOf({ messages, words }: ReviewTexts, match: Match, claim: AnyClaim): string {
  const { kind, price, points } = claim;
  return messages.claim({
    kind,
    price: words.cubes(price),
    points: words.points(points),
    coin: kind === 'card' ? coinOver(match, claim) : 0,
    name: cardName(words, match, claim),
    place: placeOf(words, match, claim),
  });
}

/** What is planned to be claimed, in short. @param withPrice where the points do not tell it apart */
export function shortNameOf(words: Words, match: Match, claim: AnyClaim, withPrice = false): PlannedName {
  const { kind, price, points } = claim;
  return {
    kind,
    points,
    price: withPrice ? words.cubes(price) : null,
    name: cardName(words, match, claim),
    place: placeOf(words, match, claim),
  };
}

/** The place of the port where an order lies open; null if none does, and of a card. */
export function placeOf(words: Words, match: Match, claim: AnyClaim): string | null {
  const port = claim.kind === 'order' ? portOf(match, claim) : null;
  return port === null ? null : words.place(match, port);
}

/** The name of a side: a seat's, or the rival's. */
export const sideNameOf = (words: Words, match: Match, side: number, names: SeatNames): string =>
  side < match.seats ? words.seat(side, names) : words.rival;

/** The name of a card that has one; null of another, and of an order. */
const cardName = (words: Words, match: Match, { kind, price }: AnyClaim): string | null =>
  kind === 'card' ? words.pointCard(match, price) : null;

/** The port where an order lies open; null if none does. */
function portOf(match: Match, { price, points }: AnyClaim): string | null {
  const { ports = [] }: AnyView = match.state();
  const faces = new Faces(match);
  const port = ports.find(({ tile }) => {
    if (typeof tile !== 'string' || tile === 'closed') return false;
    const order = faces.order(tile);
    return order.price === price && order.points === points;
  });
  return port?.at ?? null;
}

/** The points of the coin that lies over a point card of the row now; 0 without one. */
function coinOver(match: Match, { price, points }: AnyClaim): number {
  const { row = [], coins }: AnyView = match.state();
  const faces = new Faces(match);
  const slot = row.findIndex((id) => {
    if (typeof id !== 'string') return false;
    const card = faces.pointCard(id);
    return card.price === price && card.points === points;
  });
  return slot < 0 ? 0 : (faces.coinOver(coins, slot)?.points ?? 0);
}
