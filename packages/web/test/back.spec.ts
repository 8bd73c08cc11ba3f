/** The way back in the browser. */

import { expect, test } from '@playwright/test';

import { FULL } from './full.ts';
import { asks, keep, nearEnd, openAt, SIZES } from './table.ts';

test('back closes the dialog in which a match is set up, and leads from the match to the page that it was begun on', async ({
  page,
}) => {
  await page.goto('/#/learn');
  await page.goto('/#/');
  const open = page.getByRole('button', { name: 'Set up a match: Spice Road' });
  const dialog = page.getByRole('dialog', { name: 'Spice Road' });
  await open.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/#\/$/);
  // Closed by a key, it leaves nothing to go back from.
  await open.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await open.click();
  await dialog.getByRole('button', { name: 'Start the match' }).click();
  await expect(page).toHaveURL(/#\/match\//);
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/);
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/#\/learn$/);
});

test(
  'of many unfinished matches the first page shows the latest two, and “Play now” stays in the window',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const kept = [1, 2, 3, 4, 5].map((touched) => ({
      ...keep({ seats: ['person', 'bot'], seed: 'many', until: asks('sail', 2) }),
      id: `m${touched}`,
      touched,
    }));
    await page.evaluate((all) => {
      for (const one of all) localStorage.setItem(`windrose/match/${one.id}`, JSON.stringify(one));
    }, kept);
    await page.reload();
    const entry = page.locator('[data-match]');
    await expect(entry.filter({ visible: true })).toHaveCount(2);
    await expect(page.locator('[data-match="m5"]')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Play now/ }).first()).toBeInViewport();
    await page.getByText('3 more in progress').click();
    await expect(entry.filter({ visible: true })).toHaveCount(5);
  },
);

test('a match in which nothing has been played yet comes after the one that is under way', FULL, async ({ page }) => {
  await openAt(page, { seats: ['person', 'bot'], seed: 'many', until: asks('sail', 2) });
  await page.goto('/');
  for (const game of ['spice-road', 'new-world']) {
    await page.locator(`[data-game="${game}"] [data-play]`).click();
    await page.locator('[data-stage="choice"]').waitFor();
    await page.goto('/');
  }
  await expect(page.locator('[data-match]')).toHaveCount(3);
  await expect(page.locator('[data-match]').first()).toHaveAttribute('data-match', 'test');
  // One choice later it is the one played last.
  await page.locator('[data-match]').nth(1).click();
  await page.locator('[data-offer="rest"]').click();
  await expect(page.locator('[data-offer="rest"]')).toHaveCount(0);
  const opened = page.url().split('/').at(-1)!;
  await page.goto('/');
  await expect(page.locator('[data-match]').first()).toHaveAttribute('data-match', opened);
});

test('the menu of a match lets bots play it to its end, after asking once more', FULL, async ({ page }) => {
  test.slow();
  await openAt(page, {
    game: 'spice-road',
    seats: ['person', 'bot'],
    seed: 'over',
    until: nearEnd({ game: 'spice-road', seats: ['person', 'bot'], seed: 'over' }, 6),
  });
  await page.getByRole('button', { name: 'This match' }).click();
  const over = page.locator('[data-hand-over]');
  const close = page.getByRole('button', { name: 'Close', exact: true });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(close).toBeInViewport({ ratio: 1 });
  }
  // What cannot be taken back comes last, and looks like no button until it is asked for.
  expect(await page.locator('dialog :is(a, button:visible, summary)').allInnerTexts()).toEqual([
    'Rules: Spice Road',
    'Replay and analysis',
    'Check the values of cards and tiles',
    'Start again',
    'Save or copy this match',
    'Let the bots finish',
    'Close',
  ]);
  await expect(over).toHaveCSS('border-color', 'rgba(0, 0, 0, 0)');
  await over.click();
  await expect(over).toHaveText('Yes, let the bots finish now');
  await page.getByRole('button', { name: 'No, I play on' }).click();
  await expect(over).toHaveText('Let the bots finish');
  await over.click();
  await over.click();
  await expect(page.locator('[data-ending]')).toBeVisible({ timeout: 60_000 });
  // The person's name stands above the points, but they have not played to the end.
  await expect(page.locator('[data-by-bots]')).toHaveText('Bots played it to the end for you.');
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
});
