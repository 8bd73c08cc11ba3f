/** What a player feels: the consequence before the choice, the way back, how near the end, motion, the chart enlarged. */

import { expect, test } from '@playwright/test';

import { asks, openAt } from './table.ts';

const sailing = { seats: ['person', 'bot', 'bot'], seed: 'feel', until: asks('sail', 8) } as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('what a voyage costs is shown before it is chosen', async ({ page }) => {
  await openAt(page, sailing);
  const far = page.locator('[data-target="far"]').first();
  const place = await far.getAttribute('data-place');
  await far.hover();
  await expect(page.locator('[data-route]')).toBeAttached();
  await expect(page.locator('[data-ahead-route]')).toContainText(`› ${place}`);
  await expect(page.locator('[data-ahead-hold]')).toBeVisible();
  await page.locator('[data-progress]').hover();
  await expect(page.locator('[data-ahead]')).toHaveCount(0);
  await page.locator('[data-offer]').first().focus();
  await expect(page.locator('[data-ahead]')).toBeVisible();
});

test('a line of the log leads back to it', async ({ page }) => {
  await openAt(page, sailing);
  await page.locator('[data-target="far"]').first().click();
  const back = page.locator('[data-back]');
  await expect(back.first()).toHaveAccessibleName(/^Back to here: /);
  const first = await back.first().textContent();
  await back.first().focus();
  await page.keyboard.press('Enter');
  await expect(back).toHaveCount(0);
  await expect(page.locator('[data-part="log"] li p').first()).toHaveText(first!);
});

test('a click shows motion, and the next one ends it', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  await openAt(page, sailing);
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      const flown = changes.some(({ addedNodes }) => [...addedNodes].some((node) => 'dataset' in node));
      if (flown) document.body.toggleAttribute('data-flown', true);
    }).observe(document.body, { childList: true });
  });
  await page.locator('[data-target="far"]').first().click();
  await expect(page.locator('body[data-flown]')).toBeAttached();
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-flying]')).toHaveCount(0);
  await page.close();
});

test('on a phone the chart is enlarged, and round and end stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, sailing);
  const tile = page.locator('[data-place="C3"]');
  const before = (await tile.boundingBox())!.width;
  await page.locator('[data-zoom="in"]').click();
  await expect.poll(async () => (await tile.boundingBox())!.width).toBeGreaterThan(before * 1.3);
  await page.locator('[data-zoom="out"]').click();
  await expect.poll(async () => (await tile.boundingBox())!.width).toBeLessThan(before * 1.1);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('[data-progress]')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('nothing scrolls on a desk, in any game with few and many seats', async ({ page }) => {
  test.slow();
  const games: Readonly<Record<string, readonly number[]>> = {
    'eastern-wonders': [2, 4],
    'eastern-wonders-solo': [1],
    'new-world': [2, 4],
    'east-to-west-1': [2, 4],
    'east-to-west-2': [2, 4],
    'east-to-west-3': [2, 4],
    'spice-road': [2, 5],
    'sand-to-sea': [2, 4],
  };
  const scrolling: string[] = [];
  for (const [game, counts] of Object.entries(games)) {
    for (const count of counts) {
      const seats = Array.from({ length: count }, () => 'person' as const);
      await openAt(page, { game, seats, seed: 'desk', until: (match) => match.round > 5 && !match.inSetUp });
      const over = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        const cut = [...document.querySelectorAll('[data-part="own"], [data-part="others"], [data-part="map"]')].filter(
          (part) => part.getBoundingClientRect().bottom > innerHeight,
        );
        return scrollHeight > innerHeight || scrollWidth > innerWidth || cut.length > 0;
      });
      if (over) scrolling.push(`${game} ${count}`);
    }
  }
  expect(scrolling).toEqual([]);
});
