/** The hand of Spice Road on a desk: cards do not change their size with every card that is played. */

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

test('hands of up to six cards have one size, and of up to eight another one, whatever else is played', async ({
  page,
}) => {
  const sizes = new Map<string, Set<string>>();
  const steps = new Set<number>();
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
      const step = held <= 6 ? 6 : 8;
      steps.add(step);
      const key = `${width}, up to ${step}`;
      sizes.set(key, (sizes.get(key) ?? new Set()).add(size));
    }
  }
  expect(hands.size).toBe(4);
  expect([...steps].toSorted((a, b) => a - b)).toEqual([6, 8]);
  expect([...sizes.values()].map((all) => all.size)).toEqual(Array.from(sizes, () => 1));
});
