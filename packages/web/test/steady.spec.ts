/** What lies on a desk stays where it is while decisions change. */

import { expect, test } from '@playwright/test';

import { asks, openAt } from './table.ts';

for (const [game, width, height] of [
  ['new-world', 1280, 720],
  ['new-world', 1920, 1080],
  ['east-to-west-3', 1280, 720],
  ['east-to-west-3', 1440, 900],
] as const) {
  test(`the map, the sea and the hold stay in their places through a turn: ${game}, ${width} × ${height}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await openAt(page, { game, seats: ['person', 'bot', 'bot'], seed: 'steady', until: asks('turn', 6) });
    await page.evaluate(() => {
      const places = new Set<string>();
      Object.assign(globalThis, { places });
      const look = (): void => {
        for (const part of ['[data-stage]', '[data-part="map"]', '[data-part="beside"]']) {
          const box = document.querySelector(part)?.getBoundingClientRect();
          if (box)
            places.add(
              [part, box.top, box.height].map((one) => (typeof one === 'number' ? Math.round(one) : one)).join(' '),
            );
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await page.locator('[data-offer="rest"]').click();
    const confirm = page.locator('[data-confirm]');
    const end = page.locator('[data-end-turn]');
    await expect(confirm.or(end)).toBeVisible();
    if (await confirm.isVisible()) await confirm.click();
    await end.click();
    await page.locator('[data-stage="bot"]').waitFor();
    await page.locator('[data-stage="choice"]').waitFor();
    const places = await page.evaluate(() => [...(globalThis as { places?: Set<string> }).places!]);
    const parts = places.map((place) => place.split(' ')[0]);
    expect(places.filter((_, at) => parts.indexOf(parts[at]) !== at)).toEqual([]);
  });
}

for (const [width, height] of [
  [1180, 820],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`the longest account of what was done before makes the banner no higher: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openAt(page, { game: 'new-world', seats: ['person', 'bot', 'bot'], seed: 'steady', until: asks('turn', 6) });
    await page.evaluate(() => document.fonts.ready);
    const before = page.locator('[data-before]');
    const heights = await page.evaluate(() => {
      const banner = document.querySelector('[data-stage]')!;
      const told = banner.querySelector('[data-before]')!;
      return [0, 1, 2, 3, 4, 8].map((times) => {
        told.textContent = 'Cyd claims a point card and takes two settlers back from the fort. '.repeat(times);
        return banner.getBoundingClientRect().height;
      });
    });
    await expect(before).toBeAttached();
    expect(new Set(heights).size, String(heights)).toBe(1);
  });
}
