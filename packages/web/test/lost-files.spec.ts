/** The page over a connection that loses some of its files. */

import { expect, type Page, test } from '@playwright/test';

import { asks, keep } from './table.ts';

const MATCH = '/#/match/test';

test.beforeEach(async ({ page }) => {
  const kept = keep({ game: 'sand-to-sea', seats: ['person', 'bot'], seed: 'low', until: asks('turn', 3) });
  await page.addInitScript((one) => localStorage.setItem('windrose/match/test', JSON.stringify(one)), kept);
});

/** From now on the first `times` requests for a file whose name begins so are lost. */
async function lose(page: Page, name: string, times = Infinity): Promise<void> {
  let lost = 0;
  await page.route(`**/assets/${name}-*`, (route) =>
    lost++ < times ? route.abort('connectionreset') : route.continue(),
  );
}

for (const name of ['page', 'first', 'match', 'chart', 'RoadScreen', 'SymbolHelp', 'Drawn', 'TableSprites']) {
  test(`a match appears though the first attempt to fetch ${name} fails`, async ({ page }) => {
    await page.goto(MATCH);
    await expectTable(page);
    await page.waitForLoadState('networkidle');
    const styles = await numberOfStyles(page);
    // A script and a style sheet of that name, each twice: the browser tries some of them a second time by itself.
    await lose(page, name, 2);
    await page.reload();
    await expectTable(page);
    await expect.poll(() => numberOfStyles(page)).toBe(styles);
    await expectTable(page);
  });
}

test('without what explains symbols, a match can be played', async ({ page }) => {
  await lose(page, 'SymbolHelp');
  await page.goto(MATCH);
  await expectTable(page);
  await page.waitForTimeout(3_000);
  await expectTable(page);
});

test('without its drawings the page says so and leads home', async ({ page }) => {
  await lose(page, 'TableSprites');
  await page.goto(MATCH);
  await expect(page.getByRole('heading', { name: 'Something went wrong on this page.' })).toBeVisible();
  await page.unroute('**/assets/TableSprites-*');
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('link', { name: /Continue From Sand to Sea/ })).toBeVisible();
});

for (const [language, fault, again] of [
  ['en', 'Windrose could not be loaded.', 'Try again'],
  ['pl', 'Nie udało się wczytać Windrose.', 'Spróbuj ponownie'],
] as const) {
  test(`a page that cannot be fetched says so and can be tried again, in ${language}`, async ({ page }) => {
    await page.addInitScript((kept) => localStorage.setItem('windrose/settings', kept), JSON.stringify({ language }));
    await lose(page, 'page');
    await page.goto(MATCH);
    await expect(page.getByRole('heading', { name: fault })).toBeVisible();
    await page.unroute('**/assets/page-*');
    await page.getByRole('button', { name: again }).click();
    await expectTable(page);
  });
}

async function expectTable(page: Page): Promise<void> {
  await expect(page.locator('[data-stage="choice"]')).toBeVisible({ timeout: 15_000 });
}

/** The style sheets that are in use. */
function numberOfStyles(page: Page): Promise<number> {
  return page.evaluate(() => document.styleSheets.length);
}
