/** Achievements of a match are shown at its end, stored, and listed on their page. */

import { expect, type Locator, test } from '@playwright/test';

import { expectAccessible } from './checks.ts';
import { FULL } from './full.ts';
import { optionAt, playToEnd, type InputMethod } from './guide.ts';
import { nearEnd, openAt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the end of a match shows new achievements, and the list keeps them', FULL, async ({ page }) => {
  const wanted = { game: 'spice-road', seats: ['person', 'person'] as const, seed: 'way28' };
  await openAt(page, { ...wanted, until: nearEnd(wanted, 6) });
  const press = (target: Locator): Promise<void> => target.click();
  const way: InputMethod = {
    press,
    async choose({ label }) {
      const button = page.locator('[data-offer]').nth(await optionAt(page, label));
      if (!(await button.isVisible())) await press(page.locator('[data-all-options]'));
      await press(button);
    },
  };
  await playToEnd(page, way);
  const earned = page.getByRole('dialog').locator('[data-fresh]');
  await expect(earned).toContainText('At the right moment');
  await expect(earned).toContainText('Trigger the end yourself and win');
  await expectAccessible(page);
  await earned.getByRole('link').click();
  await expect(page).toHaveURL(/#\/achievements$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'At the right moment' })).toContainText('Spice Road');
  await expectAccessible(page);

  // Opening the same match again earns nothing new.
  await page.goto('/#/match/test');
  await expect(page.getByRole('dialog').getByRole('row', { name: /^Total/ })).toBeVisible();
  await expect(page.locator('[data-fresh]')).toHaveCount(0);
});

test(
  'at 1280x720 the box of achievements is whole beside the scores, and the bars say what their parts are',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openAt(page, { game: 'sand-to-sea', seats: ['person', 'bot'], seed: 'asand-to-sea', until: () => false });
    const fresh = page.locator('[data-fresh]');
    await expect(fresh.locator('li')).toHaveCount(2);
    const buttons = (await page.locator('[data-main]').boundingBox())!;
    const box = (await fresh.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(buttons.y);
    await expect(fresh.getByRole('link')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-bars]')).toHaveText('From the left: Orders · Outposts · Bonus tiles · Cubes');
  },
);

test('on an upright tablet the box of achievements is whole above the buttons', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const [game, seats] of [
    ['eastern-wonders', 4],
    ['sand-to-sea', 2],
  ] as const) {
    const kinds = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : 'bot'));
    const seed = game === 'sand-to-sea' ? 'asand-to-sea' : 'shot';
    await page.goto('/');
    await page.evaluate(() => localStorage.removeItem('windrose/achievements'));
    await openAt(page, { game, seats: kinds, seed, until: () => false });
    const fresh = page.locator('[data-fresh]');
    await expect(fresh.locator('li').nth(1)).toBeVisible();
    await expect(page.locator('[data-told] li').first()).toBeVisible();
    const buttons = (await page.locator('[data-main]').boundingBox())!;
    const box = (await fresh.boundingBox())!;
    expect(box.y + box.height, game).toBeLessThanOrEqual(buttons.y);
    const told = (await page.locator('[data-told]').boundingBox())!;
    expect(told.y + told.height, game).toBeLessThanOrEqual(buttons.y);
  }
});
