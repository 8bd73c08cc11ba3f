/** A rule by its number within a sentence: a way to the page where it stands. */

import type { RuleId } from '@windrose/rules';

import { useWords } from '../i18n/words.ts';
import { ruleAddress } from '../play/rule-address.ts';

/** The number of a rule as a link. It opens in a new tab, so that the match stays open. */
export function RuleLink({ rule }: { readonly rule: RuleId }) {
  const { words } = useWords();
  return (
    <a href={ruleAddress(rule)} target="windrose-rules" data-rule={rule}>
      {words.rule(rule)}
    </a>
  );
}
