/** Spice Road on an upright tablet, by touch: what there is to choose is in view, and nothing lies over what is played with. */

import { expect, type Page, test } from '@playwright/test';

import { asks, openAt } from './table.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 820, height: 1180 },
  hasTouch: true,
});

/** The buttons of the decision that are not in the window, or lie behind something. */
const hiddenButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is([data-offer], [data-undo], [data-undo-turn])')].flatMap((button) => {
      const { left, right, top, bottom, width } = button.getBoundingClientRect();
      if (width === 0) return [];
      const isSeen = [top + 4, bottom - 4].every((y) =>
        button.contains(document.elementFromPoint((left + right) / 2, y)),
      );
      return isSeen ? [] : [button.textContent ?? ''];
    }),
  );

for (const language of ['en', 'pl']) {
  test(`every button of a decision to upgrade is in the window (${language})`, async ({ page }) => {
    await page.addInitScript(
      (one) => localStorage.setItem('windrose/settings', JSON.stringify({ language: one })),
      language,
    );
    await openAt(page, {
      game: 'spice-road',
      seats: ['person', 'bot', 'bot', 'bot'],
      seed: 'up4',
      until: asks('upgrade', 3),
    });
    await expect.poll(() => hiddenButtons(page)).toEqual([]);
  });
}
