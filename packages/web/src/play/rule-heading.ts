/** The heading under which a rule stands on its page: what a player is told instead of its number. */

import type { RuleId } from '@windrose/rules';

/** The nearest heading above a rule, as text; null if the page lacks the rule. @param html a page of rules, without its title */
export function headingAbove(html: string, rule: RuleId): string | null {
  const place = html.indexOf(` id="${rule}"`);
  if (place < 0) return null;
  const heading = [...html.slice(0, place).matchAll(/<h[23][^>]*>(?<text>.*?)<\/h[23]>/gs)].at(-1)?.groups?.['text'];
  return heading === undefined ? null : heading.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&');
}
