/** Buttons that show a sign instead of a word say what they do, and nothing lies on a button. */

import { expect, type Page, test } from '@playwright/test';

import { fullBut } from './full.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The buttons and links in view that show no word, and have no name or no tooltip. */
const unexplained = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], summary')].flatMap((one) => {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.getBoundingClientRect().width === 0) return [];
      if (/\p{L}/u.test(one.innerText)) return [];
      const isNamed = (one.ariaLabel ?? one.textContent).trim() !== '';
      return isNamed && one.title !== '' ? [] : [one.outerHTML.slice(0, 120)];
    }),
  );

for (const [width, height] of [
  [390, 844],
  [1280, 720],
] as const) {
  for (const language of ['en', 'pl']) {
    test(
      `at ${width}x${height} every sign to press on the first page, in the hall, the set-up and the settings is explained: ${language}`,
      fullBut(`${width} ${language}`, '1280 en', '390 pl'),
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto('/healthz');
        await page.evaluate(
          (settings) => localStorage.setItem('windrose/settings', settings),
          JSON.stringify({ language }),
        );
        await page.goto('/');
        await page.locator('[data-post]').first().waitFor();
        expect(await unexplained(page), 'the first page').toEqual([]);
        await page.getByRole('button', { name: /^(Settings|Ustawienia)$/ }).click();
        await page.getByRole('dialog').waitFor();
        expect(await unexplained(page), 'the settings').toEqual([]);
        await page.keyboard.press('Escape');
        await page
          .getByRole('button', { name: /: (Eastern Wonders|Cuda Wschodu)$/ })
          .last()
          .click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: /^(Remove player|Usuń gracza) 1$/ }).waitFor();
        expect(await unexplained(page), 'the set-up').toEqual([]);
        // In a low window the sign that more is below stands above the buttons that stay at the lower edge.
        await page.setViewportSize({ width, height: 600 });
        await expect(dialog).toHaveAttribute('data-below');
        const spare = (): Promise<number> =>
          dialog.evaluate((one) => {
            const foot = one.querySelector('[data-foot]')!.getBoundingClientRect();
            // The padding of the sheet is below it.
            const high = one.getBoundingClientRect().bottom - foot.top - 24;
            return Number.parseFloat(getComputedStyle(one, '::after').bottom) - high;
          });
        await expect.poll(spare).toBeGreaterThanOrEqual(0);
        await page.setViewportSize({ width, height });
        await page.goto('/#/online');
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await unexplained(page), 'the hall').toEqual([]);
        await page.request.post('/api/session', { data: { name: 'Ada' } });
        await page.goto('/#/online/new');
        await page.reload();
        await page.getByRole('button', { name: /^(Remove player|Usuń gracza) 1$/ }).waitFor();
        expect(await unexplained(page), 'the set-up of a table').toEqual([]);
      },
    );
  }
}
