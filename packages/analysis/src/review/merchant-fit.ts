/** How a merchant card works with others: which one brings what it takes, and which one takes what it brings. */

import type { AnyView, Match } from '@windrose/rules';
import { Faces, type MerchantCard } from '@windrose/words';
import { marketOf } from './acquired.ts';

/** The merchant cards beside which another one is of use, by id. */
export interface MerchantFit {
  /** One's own card that brings cubes of every spice that it takes; null without one, or where it takes none. */
  readonly from: string | null;
  /** One's own card that takes only spices that it brings; null without one. */
  readonly to: string | null;
  /** A card on offer that brings what it takes, where none of one's own does; null without one. */
  readonly offered: string | null;
}

/**
 * How a merchant card works with the others of a seat, and with those on offer.
 * @param match before the card is acquired. @param view the position with the card in hand. @param card its id.
 */
export function merchantFit(match: Match, view: AnyView, seat: number, card: string): MerchantFit {
  const faces = new Faces(match);
  const { hand = [], played = [] } = view.seats[seat] ?? {};
  const own = [...hand, ...played].filter((id) => id !== card);
  const face = faces.merchant(card);
  const [takes, brings] = [takenBy(face), broughtBy(face)];
  const bringing = (ids: readonly string[]): string | null =>
    takes === '' ? null : mostOf(ids, (id) => ofSpices(broughtBy(faces.merchant(id)), takes));
  const from = bringing(own);
  const to = mostOf(
    own.filter((id) => id !== from),
    (id) => {
      const taken = takenBy(faces.merchant(id));
      return taken !== '' && ofSpices(brings, taken) ? taken : '';
    },
  );
  const offered = from === null ? bringing(marketOf(match).filter((id) => id !== card)) : null;
  return { from, to, offered };
}

const takenBy = (face: MerchantCard): string => (face.kind === 'trade' ? face.give : '');

const broughtBy = (face: MerchantCard): string =>
  face.kind === 'spice' ? face.cubes : face.kind === 'trade' ? face.take : '';

/** The cubes if each spice of `wanted` is among them; "" otherwise. */
const ofSpices = (cubes: string, wanted: string): string =>
  Array.from(wanted).every((spice) => cubes.includes(spice)) ? cubes : '';

/** The card of which there are most cubes; null where there are none of any. */
function mostOf(ids: readonly string[], cubesOf: (id: string) => string): string | null {
  const counted = ids.map((id) => ({ id, cubes: cubesOf(id).length })).filter(({ cubes }) => cubes > 0);
  return counted.toSorted((a, b) => b.cubes - a.cubes)[0]?.id ?? null;
}
