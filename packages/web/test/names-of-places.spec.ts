/** The name of a location hides nothing of what is done there. */

import { expect, type Page, test } from '@playwright/test';

import { FULL } from './full.ts';
import { openAt } from './table.ts';

/** Locations whose name lies on more than a tenth of a cube. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-body]')].flatMap((location) => {
      const name = [...location.querySelectorAll('span')].find(
        (one) => one.children.length === 0 && /^[A-F]\d-\d$/.test(one.textContent),
      );
      if (!name?.checkVisibility()) return [];
      const a = name.getBoundingClientRect();
      return [...location.querySelectorAll('svg')].flatMap((drawing) => {
        const cube = drawing.querySelector('use')?.getAttribute('href') ?? '';
        if (!drawing.checkVisibility() || !cube.startsWith('#cube')) return [];
        const b = drawing.getBoundingClientRect();
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide <= 0 || high <= 0 || (wide * high) / (b.width * b.height) <= 0.1) return [];
        return [`${name.textContent}: ${cube}`];
      });
    }),
  );
}

for (const [game, seats] of [
  ['new-world', 4],
  ['east-to-west-3', 2],
  ['east-to-west-3', 4],
  ['east-to-west-1', 3],
] as const) {
  test(`${game} with ${seats} seats: names of locations lie beside the cubes`, FULL, async ({ page }) => {
    await openAt(page, {
      game,
      seats: ['person', ...Array.from({ length: seats - 1 }, () => 'bot' as const)],
      seed: 'names',
      until: (match) => match.round === 2 && match.decision?.seat === 0,
    });
    for (const [width, height] of [
      [1280, 720],
      [1366, 768],
      [1440, 900],
      [1920, 1080],
      [820, 1180],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => hidden(page), { message: `${width}x${height}` }).toEqual([]);
    }
  });
}
