import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { renderPage } from '../build/markdown-pages.ts';

const folder = new URL('../../../docs/rules/', import.meta.url);

test('a page becomes its title, its headings and the rest', () => {
  const page = renderPage('# Własne *mapy*\n\nText.\n\n## Zamknięty port\n\n> **Ruling: so.** Indeed.\n\n### Below\n');
  expect(page.title).toBe('Własne mapy');
  expect(page.sections).toEqual([{ id: 'zamknięty-port', title: 'Zamknięty port' }]);
  expect(page.html).toContain('<h2 id="zamknięty-port">Zamknięty port</h2>');
  expect(page.html).toContain('<aside><p><strong>Ruling: so.</strong> Indeed.</p>\n</aside>');
  expect(page.html).not.toContain('mapy');
});

test('links lead to the screen that shows rules', () => {
  const { html } = renderPage('[a](shared.md) [b](new-world.md#rest) [c](#the-end) [d](../../packs/)');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '#/rules/shared',
    '#/rules/new-world/rest',
    '#/rules/./the-end',
    '#/rules/./sources',
  ]);
});

test('tables can be scrolled, and HTML-like text is escaped', () => {
  const { html } = renderPage('| a | b |\n| --- | --- |\n| `<i>` | **2** |\n');
  expect(html).toContain('<div data-table><table><thead><tr><th>a</th><th>b</th></tr></thead>');
  expect(html).toContain('<td><code>&lt;i&gt;</code></td><td><strong>2</strong></td>');
});

test('the number of a rule is a place on the page and a link to it; other code stays code', () => {
  const { html } = renderPage('- `EW-12` Sail.\n\n> `EW-21r` **Ruling: so.** Indeed.\n\n`Y-1`\n');
  expect(html).toContain('<li><a id="EW-12" href="#/rules/./EW-12" data-rule="rule">EW-12</a> Sail.</li>');
  expect(html).toContain('<aside><p><a id="EW-21r" href="#/rules/./EW-21r" data-rule="ruling">EW-21r</a> <strong>');
  expect(html).toContain('<code>Y-1</code>');
});

describe.each(['en', 'pl'])('the rules in %s', (language) => {
  const files = readdirSync(new URL(`${language}/`, folder));
  const read = (file: string) => renderPage(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'));

  test.each(files)('%s has a title and headings to go to, and every link leads somewhere', (file) => {
    const page = read(file);
    expect(page.title).not.toBe('');
    expect(page.sections.length).toBeGreaterThan(1);
    const links = [...page.html.matchAll(/href="#\/rules\/([\w.-]+)(?:\/([^"]+))?"/g)];
    const broken = links.filter(([, target, place = 'sources']) => {
      const aim = target === '.' ? page : read(`${target}.md`);
      return place !== 'sources' && !aim.html.includes(` id="${place}"`);
    });
    expect(broken).toEqual([]);
  });
});
