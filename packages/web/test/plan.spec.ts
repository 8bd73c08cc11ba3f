/** Planning one's own turn while a bot thinks. */

import { expect, test } from '@playwright/test';

import { asks, openAt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('clicks during others’ turns are carried out when the player’s turn comes', async ({ page }) => {
  await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'plan', until: asks('turn', 1) });
  // The bot thinks until the test ends it.
  const thinking = Promise.withResolvers<void>();
  await page.route(/bot\.worker/, async (route) => {
    await thinking.promise;
    await route.continue();
  });
  await page.locator('[data-thing="market 0"]').click();
  const confirm = page.locator('[data-confirm]');
  const end = page.locator('[data-end-turn]');
  await expect(confirm.or(end)).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  else await end.click();
  await expect(page.locator('[data-stage="bot"]')).toBeVisible();
  const card = page.locator('[data-dead^="hand"]').first();
  const name = (await card.getAttribute('data-dead'))!.slice('hand '.length);
  const steps = page.locator('[data-plan-step]');
  await card.click({ force: true });
  await expect(steps).toHaveCount(1);
  await expect(page.locator('[data-planned]')).toHaveCount(1);
  // It says what the hold and the points will be.
  await expect(page.locator('[data-plan] [data-ahead-hold]')).toBeVisible();
  await page.locator('[data-plan-drop]').click();
  await expect(steps).toHaveCount(0);
  await expect(page.locator('[data-planned]')).toHaveCount(0);
  await card.click({ force: true });
  await expect(steps).toHaveCount(1);
  thinking.resolve();
  await expect(page.locator('[data-undo]')).toBeEnabled();
  await expect(page.locator('[data-plan]')).toHaveCount(0);
  await expect(page.locator(`[data-thing="hand ${name}"], [data-dead="hand ${name}"]`)).toHaveCount(0);
  // It can be undone like any choice.
  await page.locator('[data-undo]').click();
  await expect(page.locator(`[data-thing="hand ${name}"]`)).toBeVisible();
});
