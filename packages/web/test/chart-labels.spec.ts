/** A small chart: what is printed on its tiles, and what stands on them, lies side by side. */

import { expect, type Page, test } from '@playwright/test';

import { FULL } from './full.ts';
import { asks, openAt } from './table.ts';

/** Pairs of names, outposts, trades and boats that lie on each other, with the share of the smaller one that is covered. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chart = document.querySelector('[data-chart]')!;
    const things = [
      ...[...chart.querySelectorAll('[data-name]')].map((one) => ({ one, what: `name ${one.textContent}` })),
      ...[...chart.querySelectorAll('use[href^="#outpost-"]')].map((one, at) => ({ one, what: `outpost ${at}` })),
      ...[...chart.querySelectorAll('[data-trade] rect')].map((one) => ({
        one,
        what: `trade ${one.closest('[data-trade]')!.getAttribute('data-trade')}`,
      })),
      ...[...chart.querySelectorAll('[data-boat] use')].map((one, at) => ({ one, what: `boat ${at}` })),
    ].map(({ one, what }) => ({ what, box: one.getBoundingClientRect() }));
    return things.flatMap(({ what, box }, at) =>
      things.slice(at + 1).flatMap((other) => {
        // Those of a kind may stand close together on one tile.
        if (other.what.split(' ')[0] === what.split(' ')[0] && !what.startsWith('trade')) return [];
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        const least = Math.min(box.width * box.height, other.box.width * other.box.height);
        const share = wide > 0 && high > 0 ? (wide * high) / least : 0;
        return share > 0.25 ? [`${what} and ${other.what}: ${share.toFixed(2)}`] : [];
      }),
    );
  });
}

for (const game of ['east-to-west-2', 'east-to-west-3']) {
  test(`names, outposts, trades and boats of the islands lie side by side: ${game}`, FULL, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const seed of ['sea 0', 'sea 1', 'sea 2']) {
      await openAt(page, {
        game,
        seats: ['person', 'bot', 'bot', 'bot'],
        seed,
        until: (match) => asks('turn', 12)(match),
      });
      await page.reload();
      await expect(page.locator('[data-chart] use[href^="#outpost-"]').first()).toBeVisible();
      await expect.poll(() => overlaps(page), { message: seed, timeout: 5000 }).toEqual([]);
    }
  });
}
