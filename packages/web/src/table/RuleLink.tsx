/** A rule within a sentence: a way to the page where it stands, by the name of its section. Its number is a matter of the book. */

import { pageOfRule, type RuleId } from '@windrose/rules';
import { useMemo } from 'react';

import { lazyValue, useLazyValue } from '../browser/lazy.ts';
import { useWords } from '../i18n/words.ts';
import { ruleAddress } from '../play/rule-address.ts';
import { headingAbove } from '../play/rule-heading.ts';
import { fetchRules } from '../play/rule-pages.ts';

/** The link, in brackets. It opens in a new tab, so that the match stays open. */
export function RuleLink({ rule }: { readonly rule: RuleId }) {
  const { ui, words } = useWords();
  const { language } = words;
  const wanted = useMemo(() => lazyValue(() => fetchRules(pageOfRule(rule), language)), [rule, language]);
  const page = useLazyValue(wanted);
  const heading = useMemo(() => (page ? headingAbove(page.html, rule) : null), [page, rule]);
  return (
    // The brackets are within the link, so that none stands alone at the end of a line.
    <a href={ruleAddress(rule)} target="windrose-rules" data-rule={rule}>
      {`(${heading === null ? ui.inTheRules : ui.ruleUnder(heading)})`}
    </a>
  );
}
