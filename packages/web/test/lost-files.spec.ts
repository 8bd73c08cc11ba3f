/** The page over a connection that loses some of its files. */

import { expect, type Page, test } from '@playwright/test';

import { FULL, fullBut } from './full.ts';
import { asks, keep } from './table.ts';

const MATCH = '/#/match/test';

test.beforeEach(async ({ page }) => {
  const kept = keep({ game: 'sand-to-sea', seats: ['person', 'bot'], seed: 'low', until: asks('turn', 3) });
  await page.addInitScript((one) => localStorage.setItem('windrose/match/test', JSON.stringify(one)), kept);
});

/** From now on the first `times` requests for a file whose name begins so are lost. Returns how many were. */
async function lose(page: Page, name: string, times = Infinity): Promise<() => number> {
  let lost = 0;
  await page.route(`**/assets/${name}-*`, (route) => {
    if (lost === times) return route.continue();
    lost++;
    return route.abort('connectionreset');
  });
  return () => lost;
}

for (const name of ['page', 'match', 'chart', 'RoadScreen', 'SymbolHelp', 'Drawn', 'TableSprites']) {
  test(`a match appears though the first attempts to fetch ${name} fail`, fullBut(name, 'match'), async ({ page }) => {
    await page.goto(MATCH);
    await expectTable(page);
    await page.waitForLoadState('networkidle');
    const styles = await numberOfStyles(page);
    // A script and a style sheet of that name, each twice: the browser tries some of them a second time by itself.
    const lost = await lose(page, name, 2);
    await page.reload();
    await expectTable(page);
    // None is missing; what is fetched ahead may have come since.
    await expect.poll(() => numberOfStyles(page)).toBeGreaterThanOrEqual(styles);
    await expectTable(page);
    expect(lost()).toBe(2);
  });
}

test('while it loads, the document says nothing', FULL, async ({ page }) => {
  await page.route(
    '**/assets/page-*.js',
    (route) => new Promise((resolve) => setTimeout(() => resolve(route.continue()), 1000)),
  );
  await page.goto(MATCH, { waitUntil: 'commit' });
  await expect(page.getByText('The page is taking long to load')).toBeAttached();
  await page.waitForTimeout(500);
  await expect(page.getByText('The page is taking long to load')).toBeHidden();
  await expectTable(page);
});

test('a match appears though the first request for the first style sheet is lost', FULL, async ({ page }) => {
  let lost = 0;
  await page.route('**/assets/first-*.css', (route) =>
    lost++ === 0 ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto(MATCH);
  await expectTable(page);
  await expect(page.getByText('The page is taking long to load')).not.toBeAttached();
  expect(lost).toBe(2);
});

// A browser asks once for the scripts that the document names.
for (const name of ['index', 'first']) {
  test(
    `without ${name} the document itself says so and offers another attempt`,
    fullBut(name, 'index'),
    async ({ page }) => {
      await lose(page, name);
      await page.goto(MATCH);
      const again = page.getByRole('link', { name: 'Try again' });
      await expect(again).toBeVisible({ timeout: 15_000 });
      await page.unroute(`**/assets/${name}-*`);
      await again.click();
      await expect(page.getByRole('link', { name: /Continue From Sand to Sea/ })).toBeVisible();
    },
  );
}

test('without what explains symbols, a match can be played', FULL, async ({ page }) => {
  await lose(page, 'SymbolHelp');
  await page.goto(MATCH);
  await expectTable(page);
  await page.waitForTimeout(3_000);
  await expectTable(page);
});

test('without its drawings the page says so and leads home', FULL, async ({ page }) => {
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
  test(
    `a page that cannot be fetched says so and can be tried again, in ${language}`,
    fullBut(language, 'en'),
    async ({ page }) => {
      await page.addInitScript((kept) => localStorage.setItem('windrose/settings', kept), JSON.stringify({ language }));
      await lose(page, 'page');
      await page.goto(MATCH);
      await expect(page.getByRole('heading', { name: fault })).toBeVisible();
      await page.unroute('**/assets/page-*');
      await page.getByRole('button', { name: again }).click();
      await expectTable(page);
    },
  );
}

async function expectTable(page: Page): Promise<void> {
  await expect(page.locator('[data-stage="choice"]')).toBeVisible({ timeout: 15_000 });
}

/** The style sheets that are in use: of one that was lost, Chromium has a sheet whose rules cannot be read. */
function numberOfStyles(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.styleSheets].filter((sheet) => {
        try {
          return sheet.cssRules.length > 0;
        } catch {
          return false;
        }
      }).length,
  );
}
