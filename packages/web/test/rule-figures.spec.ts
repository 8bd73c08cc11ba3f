/** The figures of the rules pages: pictures of the pieces, none of which is missing or cut. */

import { expect, test } from '@playwright/test';

import { FULL } from './full.ts';

const PAGES = [
  'shared',
  'spice-road',
  'eastern-wonders',
  'eastern-wonders-solo',
  'new-world',
  'sand-to-sea',
  'east-to-west',
];

for (const [width, language] of [
  [360, 'pl'],
  [390, 'en'],
  [844, 'pl'],
  [1280, 'pl'],
] as const) {
  test(`every figure is drawn whole, ${language}, ${width} wide`, width === 390 ? {} : FULL, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    await page.addInitScript(
      (chosen) => localStorage.setItem('windrose/settings', JSON.stringify({ language: chosen })),
      language,
    );
    for (const name of PAGES) {
      await page.goto(`/#/rules/${name}`);
      await expect(page.locator('[data-figure]').first(), name).toBeVisible();
      const panels = page.locator('[data-panel]');
      const faults = await panels.evaluateAll((all) =>
        all.flatMap((panel) => {
          const said: string[] = [];
          const called = panel.getAttribute('data-panel');
          const [picture, caption] = panel.children;
          for (const use of panel.querySelectorAll('use')) {
            const drawing = use.getAttribute('href')!.slice(1);
            if (document.getElementById(drawing) === null) said.push(`${called}: there is no drawing ${drawing}`);
          }
          const box = picture!.getBoundingClientRect();
          for (const piece of picture!.querySelectorAll('svg, span')) {
            const { left, right, top, bottom, width: wide } = piece.getBoundingClientRect();
            const out = Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom);
            if (wide > 0 && out > 1) said.push(`${called}: ${Math.round(out)} pixels are cut`);
          }
          if (picture!.querySelector('svg') === null) said.push(`${called}: there is no picture`);
          if (caption!.scrollWidth > caption!.clientWidth) said.push(`${called}: its words are cut`);
          return said;
        }),
      );
      expect(faults, name).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
    }
    await page.close();
  });
}

test('a link to a rule below figures leads to it', async ({ page }) => {
  await page.goto('/#/rules/eastern-wonders/EW-47');
  await expect(page.locator('#EW-47')).toBeFocused();
  await expect(page.locator('#EW-47')).toBeInViewport();
  await expect(page.locator('[data-figure]')).toHaveCount(4);
});
