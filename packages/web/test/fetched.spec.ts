/** The scripts that the page fetches, and those it does without. */

import { expect, type Page, test } from '@playwright/test';

import { fullBut } from './full.ts';
import { openAt } from './table.ts';

/** The names of the scripts that are asked for from now on, without their hashes. */
function scriptsOf(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const name = /\/assets\/([\w.]+)-[^/]+\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (name !== undefined) names.add(name);
  });
  return names;
}

test('home fetches no sea chart', async ({ page }) => {
  const fetched = scriptsOf(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Records' })).toBeVisible();
  expect([...fetched]).toContain('Archive');
  expect([...fetched].filter((name) => ['chart', 'Islands', 'AtSea'].includes(name))).toEqual([]);
});

for (const [game, chart] of [
  ['new-world', false],
  ['spice-road', false],
  ['sand-to-sea', true],
  ['east-to-west-2', true],
] as const) {
  test(
    `a match of ${game} fetches ${chart ? 'the' : 'no'} sea chart`,
    fullBut(game, 'spice-road'),
    async ({ page }) => {
      const fetched = scriptsOf(page);
      await openAt(page, { game, seats: ['person', 'bot'], seed: 'fetched', until: (match) => !match.inSetUp });
      await expect(page.locator('[data-stage]').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(fetched.has('chart')).toBe(chart);
    },
  );
}
