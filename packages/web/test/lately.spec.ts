/** What the others have just done stands on every table, also where the ribbon is too low for it. */

import { expect, type Page, test } from '@playwright/test';

import { expectInView, expectUncut } from './checks.ts';
import { FULL, fullBut } from './full.ts';
import { asks, openAt } from './table.ts';

const PAIR = ['person', 'person'] as const;
const THREE = ['person', 'person', 'person'] as const;

/** The longest names that are allowed. */
const LONGEST = [
  'Wilhelmina Featherstones',
  'Maximilian von Hohenfels',
  'Bartholomew Quackenbushe',
  'Konstancja Wiśniewska-Ur',
];

/** Gives other names to the seats of the match that is shown. */
async function renameSeats(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate((given) => {
    const kept = JSON.parse(localStorage.getItem('windrose/match/test')!) as { sitters: { name: string }[] };
    kept.sitters.forEach((sitter, seat) => (sitter.name = given[seat]!));
    localStorage.setItem('windrose/match/test', JSON.stringify(kept));
  }, names);
  await page.reload();
  await page.locator('[data-stage]').waitFor();
}

test('at 1280×720 the turns of both others can be read, too', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const game of ['east-to-west-3', 'east-to-west-2']) {
    await openAt(page, { game, seats: THREE, seed: 'low', until: asks('turn', 8) });
    const told = page.locator('[data-lately]');
    await expectInView(page, told);
    // The panel of the options cuts none of its lines, and no strip lies on them.
    const spare = await told.evaluate((one) => {
      const panel = one.closest('section')!.getBoundingClientRect();
      return panel.bottom - one.getBoundingClientRect().bottom;
    });
    expect(spare, game).toBeGreaterThanOrEqual(0);
  }
});

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
] as const) {
  test(`at ${width}×${height} the last turn of the other seat can be read during one’s own`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const game of ['east-to-west-3', 'new-world', 'spice-road', 'sand-to-sea']) {
      await openAt(page, { game, seats: PAIR, seed: 'low', until: asks('turn', 6) });
      const told = page.locator('[data-lately]:visible, [data-before]:visible');
      await expect(told, game).toHaveCount(1);
      // Where somebody was sent back, less of what else was done has room: the log has it.
      await expect(told).toHaveText(/\w{3}.*[.…]$/);
      await expectInView(page, told);
    }
    await expectUncut(page);
  });
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 720],
  [1440, 900],
] as const) {
  test(
    `at ${width}×${height} what each of three others did is told uncut, and can be shown once more`,
    fullBut(height, 844),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const game of ['eastern-wonders', 'new-world']) {
        const until = asks(game === 'eastern-wonders' ? 'sail' : 'turn', 6);
        await openAt(page, { game, seats: ['person', 'bot', 'bot', 'bot'], seed: 'load', until });
        const told = page.locator('[data-lately]:visible, [data-before]:visible');
        for (const names of [null, LONGEST]) {
          if (names !== null) await renameSeats(page, names);
          await expect(told, game).toHaveCount(1);
          await expect(told.locator('[data-of]'), game).toHaveCount(3);
          await expect(told, game).not.toContainText('…');
          expect(await told.evaluate((one) => one.scrollHeight - one.clientHeight), game).toBeLessThanOrEqual(1);
          await expect(page.locator('[data-again]:visible, [data-since]:visible').first(), game).toBeVisible();
          // In an upright ribbon all lines begin on one edge.
          const edges = await page
            .locator('[data-stage]:has([data-before]:not([data-lately]))')
            .evaluateAll((ribbons) =>
              ribbons.map((ribbon) =>
                [...ribbon.querySelectorAll('h2, h2 ~ p, [data-before]')]
                  .map((line) => line.getBoundingClientRect())
                  .flatMap((line) => (line.width > 0 ? [Math.round(line.left)] : [])),
              ),
            );
          if (width < height) for (const edge of edges) expect(new Set(edge).size, game).toBe(1);
        }
      }
    },
  );
}
