/** The question of a confirmation: what is about to be done, and why it cannot be taken back. */

import type { Match } from '@windrose/rules';

import { useWords } from '../i18n/words.ts';
import type { Offer } from '../play/offers.ts';
import { whyFinal } from '../play/reveals.ts';
import { Unbroken } from '../ui/Unbroken.tsx';

/** The question. */
export function ConfirmQuestion({ offer, match }: { readonly offer: Offer; readonly match: Match }) {
  const { ui } = useWords();
  return (
    <p>
      <strong>
        <Unbroken text={`${offer.label}.`} />
      </strong>{' '}
      {offer.reveals && whyFinal(match, ui)}
    </p>
  );
}
