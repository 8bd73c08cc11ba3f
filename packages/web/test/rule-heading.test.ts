/** Rules are called by the headings of their pages. */

import { readFileSync } from 'node:fs';

import { pageOfRule, type RuleId } from '@windrose/rules';
import { expect, test } from 'vitest';

import { renderPage } from '../build/markdown-pages.ts';
import { headingAbove } from '../src/play/rule-heading.ts';

const html = (rule: RuleId, language: string): string =>
  renderPage(readFileSync(new URL(`../../../docs/rules/${language}/${pageOfRule(rule)}.md`, import.meta.url), 'utf8'))
    .html;

test.each<[RuleId, string, string]>([
  ['EW-12', 'en', 'Your turn'],
  ['EW-17', 'en', 'The voyage'],
  ['EW-21r', 'en', 'The voyage'],
])('%s (%s) stands under “%s”', (rule, language, heading) => {
  expect(headingAbove(html(rule, language), rule)).toBe(heading);
});

test('every language has a heading without numbers for it; a page without the rule has none', () => {
  for (const rule of ['EW-12', 'SR-8', 'NW-10', 'SO-5', 'SS-25', 'SH-17r'] as const) {
    for (const language of ['en', 'pl']) expect(headingAbove(html(rule, language), rule)).toMatch(/^\p{Lu}[^<>&\d]+$/u);
  }
  expect(headingAbove(html('EW-12', 'en'), 'SR-8')).toBeNull();
});
