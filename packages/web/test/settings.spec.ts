/** Settings that change how a table is laid out. */

import { expect, test } from '@playwright/test';

import { asks, openAt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

test('a large board takes the room of the others, which lie below it, and is kept', async ({ page }) => {
  await openAt(page, { seats: ['person', 'bot'], seed: 'large', until: asks('sail', 2) });
  const tile = page.locator('[data-place]').first();
  const others = page.locator('[data-part="others"]');
  const sizeOf = async (): Promise<number> => (await tile.boundingBox())!.width;
  const before = await sizeOf();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel(/^Large board/).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(sizeOf).toBeGreaterThan(before * 1.2);
  const map = (await page.locator('[data-part="map"]').boundingBox())!;
  expect((await others.boundingBox())!.y).toBeGreaterThanOrEqual(map.y + map.height);
  await page.reload();
  await expect.poll(sizeOf).toBeGreaterThan(before * 1.2);
});

test('a hint says at once what to do, and all of it, where that is set', async ({ page }) => {
  await openAt(page, { seats: ['person', 'bot', 'bot'], seed: 'x', until: asks('sail', 5) });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Hints: tell me at once').check();
  await expect(page.getByText('The lamp says at the first click what to do and why.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  const lamp = page.locator('[data-hint-button]');
  await lamp.click();
  const hint = page.locator('[data-hint="shown"]');
  await expect(hint.getByRole('status')).toHaveText(/^I would\b/, { timeout: 60_000 });
  await expect(page.locator('[data-hint-more="plan"]')).toHaveCount(0);
  await expect(hint).toHaveAttribute('data-reasoned', 'true', { timeout: 60_000 });
  const rest = page.locator('[data-hint-more="rest"]');
  await expect(rest).toHaveAttribute('aria-expanded', 'true');
  await rest.click();
  await expect(rest).toHaveAttribute('aria-expanded', 'false');
  await lamp.click();
  await expect(hint).toHaveCount(0);
});

test('what cannot be undone is asked about, until that is switched off', async ({ page }) => {
  await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'asks', until: asks('turn', 2) });
  await page.locator('[data-all-options]').click();
  const acquire = page.locator('[data-offer="acquire"]').first();
  await acquire.click();
  await expect(page.locator('[data-confirm]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-confirm]')).toHaveCount(0);
  const log = page.locator('[data-part="log"]');
  const told = (await log.textContent())!;
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Ask before what cannot be undone').uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  await acquire.click();
  await expect.poll(async () => (await log.textContent())!.length).toBeGreaterThan(told.length);
  await expect(page.locator('[data-confirm]')).toHaveCount(0);
});
