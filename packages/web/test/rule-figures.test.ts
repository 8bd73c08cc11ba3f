import { readdirSync, readFileSync } from 'node:fs';

import { LANGUAGES } from '@windrose/words';
import { describe, expect, test } from 'vitest';

import { renderPage } from '../build/markdown-pages.ts';
import { en } from '../src/screens/rules/figures/en.ts';
import { figuresOf } from '../src/screens/rules/figures/figures.ts';
import { pl } from '../src/screens/rules/figures/pl.ts';

const folder = new URL('../../../docs/rules/', import.meta.url);
const pages = readdirSync(new URL('en/', folder)).map((file) => file.replace('.md', ''));

describe.each(LANGUAGES)('the figures of the rules in %s', (language) => {
  test.each(pages)('%s has some, each after a rule that stands on the page', (page) => {
    const { html } = renderPage(readFileSync(new URL(`${language}/${page}.md`, folder), 'utf8'));
    const rules = figuresOf(page).map(({ after }) => after);
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((rule) => !html.includes(` id="${rule}"`))).toEqual([]);
    // Figures stand in the order of the page.
    expect(rules).toEqual(
      rules.toSorted((one, other) => html.indexOf(` id="${one}"`) - html.indexOf(` id="${other}"`)),
    );
  });
});

test('a page that is no page of rules has no figures', () => {
  expect(figuresOf('constructor')).toEqual([]);
});

test('no figure has a panel twice, and each caption is a sentence, or a part of one that goes on', () => {
  for (const page of pages) {
    for (const { panels } of figuresOf(page)) expect(new Set(panels).size).toBe(panels.length);
  }
  for (const caption of [...Object.values(en), ...Object.values(pl)])
    expect(caption).toMatch(/^(?:\p{Lu}|… ).+(?:\.| …)$/u);
});
