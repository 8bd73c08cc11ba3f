/** A claim: its seal is seen beside a coin, and the question about it covers no card. */

import { expect, test } from '@playwright/test';
import type { Match } from '@windrose/rules';

import { openAt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The first card, which has a coin, can be claimed. */
const atCoin = (match: Match): boolean =>
  match.over ||
  (match.decision!.seat === 0 && match.legal().some((one) => one.kind === 'claim' && 'slot' in one && one.slot === 0));

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const)
  test(`a claim can be seen on a card below a coin: ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAt(page, { game: 'spice-road', seats: ['person', 'bot', 'bot'], seed: 'x', until: atCoin });
    const card = page.locator('[data-thing="card 0"][data-rank="claim"]');
    const gap = await card.evaluate((button) => {
      const { left, top, width: wide } = getComputedStyle(button, '::before');
      const box = button.getBoundingClientRect();
      const coin = document.querySelector('[data-dead="coin gold"]')!.parentElement!.getBoundingClientRect();
      const seal = { left: box.left + parseFloat(left), top: box.top + parseFloat(top), size: parseFloat(wide) };
      return Math.max(
        seal.left - coin.right,
        coin.left - seal.left - seal.size,
        seal.top - coin.bottom,
        coin.top - seal.top - seal.size,
      );
    });
    // A little of its edge may touch the coin's.
    expect(gap).toBeGreaterThanOrEqual(-3);
  });

for (const [width, height] of [
  [820, 1180],
  [1440, 900],
] as const)
  test(`the question about a claim covers no card: ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAt(page, { game: 'spice-road', seats: ['person', 'bot', 'bot'], seed: 'x', until: atCoin });
    await page.locator('[data-thing="card 0"]').click();
    const note = page.locator('[data-confirm-here]');
    await expect(note).toBeVisible();
    const covered = await note.evaluate((box) => {
      const own = box.getBoundingClientRect();
      return [...document.querySelectorAll('[data-part] :is([data-thing], [data-dead])')].flatMap((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const isUnder = own.left < right - 1 && own.right > left + 1 && own.top < bottom - 1 && own.bottom > top + 1;
        return isUnder ? [one.getAttribute('aria-label')] : [];
      });
    });
    expect(covered).toEqual([]);
    await note.getByText('Confirm').click();
    await expect(note).toHaveCount(0);
  });
