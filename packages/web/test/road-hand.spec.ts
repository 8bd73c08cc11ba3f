/** The hand of Spice Road on a desk: a card keeps its size while cards are played and come back. */

import { expect, type Page, test } from '@playwright/test';

import { asks, openAt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DESKS = [
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

/** The cards in hand and those played, and the size of the first in hand. */
const handOf = (page: Page): Promise<{ held: number; owned: number; size: string }> =>
  page.evaluate(() => {
    const held = [...document.querySelectorAll<HTMLElement>('[data-hand] > li')];
    const played = document.querySelectorAll(':is([data-thing^="played "], [data-dead^="played "])').length;
    const [first] = held;
    return { held: held.length, owned: held.length + played, size: `${first?.offsetWidth}x${first?.offsetHeight}` };
  });

test('a card in hand keeps its size while cards are played and come back', async ({ page }) => {
  const sizes = new Map<string, Set<string>>();
  const hands = new Set<number>();
  for (const round of [9, 11, 12, 14]) {
    await openAt(page, {
      game: 'spice-road',
      seats: ['person', 'bot', 'bot'],
      seed: 'hand7',
      until: asks('turn', round),
    });
    await page.reload();
    await page.locator('[data-hand]').waitFor();
    for (const [width, height] of DESKS) {
      await page.setViewportSize({ width, height });
      // The page has drawn itself for the window.
      await page.evaluate(
        () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
      );
      const { held, owned, size } = await handOf(page);
      hands.add(held);
      expect(owned).toBe(9);
      sizes.set(`${width}`, (sizes.get(`${width}`) ?? new Set()).add(size));
    }
  }
  expect(hands.size).toBe(4);
  expect([...sizes.values()].map((all) => all.size)).toEqual(DESKS.map(() => 1));
});
