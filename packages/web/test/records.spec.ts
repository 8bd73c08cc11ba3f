/** Matches taken along and brought back; nothing is lost when something breaks. */

import { readFileSync } from 'node:fs';

import { expect, type Page, test } from '@playwright/test';
import { PACKS, startMatch } from '@windrose/rules';

import { expectAccessible } from './checks.ts';
import { FULL } from './full.ts';
import { asks, keep, openAt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The file saved by a click on a button of this name. */
async function saved(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  expect(file.suggestedFilename()).toMatch(/^windrose-[\w-]+\.(?:json|txt)$/);
  return readFileSync(await file.path(), 'utf8');
}

/** Reads a text on the home page. */
async function open(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open a record' }).click();
  await page.getByLabel('Or paste the text').fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

test('a running match is taken along as record and notation, and gone on with elsewhere', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAt(page, { seats: ['person', 'bot'], seed: 'along', until: asks('sail', 3) });
  await page.locator('[data-target="near"]').first().click();
  const place = await page.locator('[aria-label*="boats: Ada"]').getAttribute('data-place');
  await page.getByRole('button', { name: 'This match' }).click();
  await expectAccessible(page);
  await page.getByText('Save or copy this match').click();
  await expectAccessible(page);
  const record = await saved(page, 'Save: Record');
  await page.getByRole('button', { name: 'Copy: Notation' }).click();
  await expect(page.getByRole('status')).toContainText('copied');
  const notation = await page.evaluate(() => navigator.clipboard.readText());
  expect(notation).toContain('[Game "eastern-wonders"]');

  await page.evaluate(() => localStorage.clear());
  await open(page, notation);
  await expect(page.getByLabel('Name of player 2')).toHaveValue('Bea');
  await expect(page.getByLabel('Who is player 2')).toHaveValue('bot');
  await page.getByRole('button', { name: 'Open the match' }).click();
  await expect(page.locator(`[data-place="${place}"][aria-label*="Ada"]`)).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: 'Open a record' }).click();
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(record),
  });
  await page.getByLabel('Who is player 1').selectOption('bot');
  await page.getByRole('button', { name: 'Open the match' }).click();
  await expect(page.getByRole('heading', { name: 'Ada’s turn' })).toBeVisible();
});

test('nobody earns an achievement by opening the record of a finished match', FULL, async ({ page }) => {
  const { record } = keep({ game: 'spice-road', seats: ['person', 'person'], seed: 'way28', until: () => false }) as {
    record: object;
  };
  await open(page, JSON.stringify(record));
  const total = page.getByRole('dialog').getByRole('row', { name: /^Total/ });
  await expect(total).toBeVisible();
  await page.reload();
  await expect(total).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page.locator('[data-fresh]')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('windrose/achievements'))).toBeNull();
});

test('a finished match shows its result when it is opened, and is found again', async ({ page }) => {
  const { record } = keep({ seats: ['person', 'bot'], seed: 'done', until: () => false }) as { record: object };
  await open(page, JSON.stringify(record));
  await expect(page.getByRole('dialog').getByRole('heading')).toContainText('Player');
  await page.getByRole('button', { name: 'Show the board' }).click();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('Round');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  const inSight = (name: string): Promise<void> =>
    expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await inSight('Play now against an easy bot: Eastern Wonders');
  await expect(page.locator('[data-finished]')).toBeInViewport({ ratio: 1 });
  await page.evaluate((one) => localStorage.setItem('windrose/match/other', JSON.stringify(one)), {
    ...keep({ seats: ['person', 'bot'], seed: 'begun', until: asks('sail', 2) }),
    id: 'other',
  });
  await page.reload();
  await expect(page.locator('[data-match="other"]')).toBeVisible();
  await inSight('Play now against an easy bot: Eastern Wonders');
  await page.getByRole('button', { name: 'Polski' }).click();
  await inSight('Graj teraz z łatwym botem: Cuda Wschodu');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByText('Finished matches (1)').click();
  await page.getByRole('link', { name: /Replay Eastern Wonders/ }).click();
  await expect(page.getByRole('dialog').getByRole('heading')).toContainText('Player');
});

test('an unreadable file is refused with the reason, in both languages', async ({ page }) => {
  const { record } = keep({ seats: ['person', 'bot'], seed: 'bad', until: asks('sail', 2) }) as {
    record: { codes: number[] };
  };
  const damaged = JSON.stringify({ ...record, codes: [0, 77, ...record.codes] });
  await open(page, damaged);
  await expect(page.getByRole('alert')).toContainText('Choice 2 of the record is not possible');
  await expectAccessible(page);
  await page.getByLabel('Or paste the text').fill(damaged.slice(0, 40));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('not valid JSON');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('button', { name: 'Otwórz zapis partii' }).click();
  await page.getByLabel('Albo wklej tekst').fill(damaged);
  await page.getByRole('button', { name: 'Wczytaj' }).click();
  await expect(page.getByRole('alert')).toContainText('Wybór 2 z zapisu jest niemożliwy. „77” nie można wybrać');
});

test('a removed match can be put back', async ({ page }) => {
  await openAt(page, { seats: ['person', 'bot'], seed: 'gone', until: asks('sail', 2) });
  await page.goto('/');
  await page.getByRole('button', { name: /Remove the match/ }).click();
  await expect(page.getByText('Matches in progress')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: /Continue Eastern Wonders/ }).click();
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
});

test('a match goes on with its own figures when a new page brings others', FULL, async ({ page }) => {
  // Begun on a page with other figures: its pack is not the one that comes with this page.
  const pack = { ...PACKS['spice-road'], version: 'of old' };
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'figures', packs: [pack] });
  const { sitters } = keep({ seats: ['person', 'person'], seed: 'figures', until: () => true }) as { sitters: object };
  const kept = { id: 'test', sitters, record: match.record(), pending: [], touched: 0, round: 1, over: false };
  await page.goto('/healthz');
  await page.evaluate((one) => localStorage.setItem('windrose/match/test', JSON.stringify(one)), kept);
  await page.goto('/#/match/test');
  await expect(page.getByRole('heading', { name: /not at hand/ })).toBeVisible();
  expect(JSON.parse(await saved(page, 'Save the record'))).toMatchObject({ game: 'spice-road' });

  await page.evaluate(([hash, one]) => localStorage.setItem(`windrose/pack/${hash}`, one), [
    match.packs[0]!.hash,
    JSON.stringify(pack),
  ] as const);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ada’s turn' })).toBeVisible();
  await openAt(page, { game: 'new-world', seats: ['person', 'person'], seed: 'figures', until: () => true });
  const packs = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('windrose/pack/')));
  expect(packs).toHaveLength(2);
});

test.describe('when a part of the page breaks', () => {
  test.beforeEach(async ({ page }) => {
    // The screen is replaced on its way to the browser by one that cannot be drawn.
    await page.route('**/assets/SeaScreen-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const SeaScreen = () => { throw new Error("deliberately"); };',
      }),
    );
    const kept = keep({ seats: ['person', 'bot'], seed: 'broken', until: asks('sail', 2) });
    await page.addInitScript((one) => localStorage.setItem('windrose/match/test', JSON.stringify(one)), kept);
    await page.goto('/#/match/test');
    await expect(page.getByRole('heading', { name: 'Something went wrong on this page.' })).toBeVisible();
  });

  test('the match can be saved, and loaded again', async ({ page }) => {
    await expectAccessible(page);
    expect(JSON.parse(await saved(page, 'Save the record'))).toMatchObject({ game: 'eastern-wonders', seats: 2 });
    await page.unroute('**/assets/SeaScreen-*.js');
    await page.getByRole('button', { name: 'Reload the match' }).click();
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  });

  test('the match can be played on as text, and the rest of the page works', FULL, async ({ page }) => {
    await page.getByRole('main').getByRole('button', { name: 'Play in text view' }).click();
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
    await page.goto('/#/');
    await expect(page.getByRole('link', { name: /Continue Eastern Wonders/ })).toBeVisible();
  });
});
