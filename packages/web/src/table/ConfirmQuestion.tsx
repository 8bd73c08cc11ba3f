/** The question of a confirmation: what is about to be done, whether the last round begins with it, and why it cannot be taken back. */

import type { Match } from '@windrose/rules';
import { lastRoundBy, pointsThen, type SeatNames } from '@windrose/words';

import { useWords } from '../i18n/words.ts';
import { after, type Offer } from '../play/offers.ts';
import { whyFinal } from '../play/reveals.ts';
import { Unbroken } from '../ui/Unbroken.tsx';

/** The question. */
export function ConfirmQuestion({
  offer,
  match,
  names,
  brief,
}: {
  readonly offer: Offer;
  readonly match: Match;
  readonly names: SeatNames;
  /** Without that it ends the turn, where there is no room for it. */
  readonly brief: boolean;
}) {
  const { ui, words } = useWords();
  const last = lastRoundBy(match, offer.codes);
  // What can be taken back leaves the end of the turn to a button.
  const then = offer.reveals && last?.over !== true ? after(match, offer.codes) : null;
  const ends = then !== null && !then.over && then.turn !== match.turn;
  return (
    <p>
      <strong>
        <Unbroken text={`${offer.label}.`} />
      </strong>{' '}
      {last !== null && (
        <strong data-makes-last>{`${ui.makesLast(pointsThen(last, match, words, names), last.over)} `}</strong>
      )}
      {offer.reveals && whyFinal(match, ui)}
      {ends && !brief && ` ${ui.endsTurn}`}
    </p>
  );
}
