/** Whether claims stay face down, with the ruling by which they are otherwise face up. */

import { useWords } from '../../i18n/words.ts';
import { ruleAddress } from '../../play/rule-address.ts';

/** A box to tick, and behind it what is played without it. */
export function CoveredClaims({
  covered,
  onChange,
}: {
  readonly covered: boolean;
  readonly onChange: (covered: boolean) => void;
}) {
  const { ui } = useWords();
  return (
    <div>
      <label>
        <input type="checkbox" checked={covered} onChange={(event) => onChange(event.target.checked)} />
        {ui.covered}
      </label>{' '}
      <small>
        {ui.claimsOpen} (
        <a href={ruleAddress('SH-17r')} target="windrose-rules" data-rule="SH-17r">
          {ui.claimsWhy}
        </a>
        )
      </small>
    </div>
  );
}
