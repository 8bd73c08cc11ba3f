/** The question of a confirmation: what is about to be done, whether the last round begins with it, and why it cannot be taken back. */

import type { Match } from '@windrose/rules';
import { lastRoundBy, pointsThen, type SeatNames } from '@windrose/words';

import { useWords } from '../i18n/words.ts';
import type { Offer } from '../play/offers.ts';
import { whyFinal } from '../play/reveals.ts';
import { Unbroken } from '../ui/Unbroken.tsx';

/** The question. */
export function ConfirmQuestion({
  offer,
  match,
  names,
}: {
  readonly offer: Offer;
  readonly match: Match;
  readonly names: SeatNames;
}) {
  const { ui, words } = useWords();
  const last = lastRoundBy(match, offer.codes);
  return (
    <p>
      <strong>
        <Unbroken text={`${offer.label}.`} />
      </strong>{' '}
      {last !== null && (
        <strong data-makes-last>{`${ui.makesLast(pointsThen(last, match, words, names), last.over)} `}</strong>
      )}
      {offer.reveals && whyFinal(match, ui)}
    </p>
  );
}
