/** Own packs: a match is played with the figures of a file. */

import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { expectAccessibleInBoth, expectFits } from './checks.ts';
import { FULL } from './full.ts';

const BUILT_IN = new URL('../../rules/src/games/eastern-wonders/pack.json', import.meta.url);

interface Pack {
  version: number;
  vpTiles: { tiles: { vp: number; price: string }[] };
}

function changed(change: (pack: Pack) => void): { name: string; mimeType: string; buffer: Buffer } {
  const pack = JSON.parse(readFileSync(BUILT_IN, 'utf8')) as Pack;
  change(pack);
  return { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(pack)) };
}

test('a match is played, and found again after a reload, with the figures of an own pack', async ({ page }) => {
  await page.goto('/');
  const box = page.locator('[data-game="eastern-wonders"]');
  await box.getByRole('button', { name: /set up a match/i }).click();
  await page.getByText('Play with the numbers of your own box').click();
  // By the game's name, and without the hash.
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /, version \d/ })
      .first(),
  ).toHaveText(/^[A-Z]\D+, version [\d.]+: built in/);
  const file = page.getByLabel('Choose a pack file…');

  await file.setInputFiles(changed((pack) => (pack.vpTiles.tiles[0]!.price = 'YYX')));
  await expect(page.getByRole('alert')).toContainText('price');

  await file.setInputFiles(
    changed((pack) => {
      pack.version = 77;
      for (const tile of pack.vpTiles.tiles) tile.vp = 42;
    }),
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Eastern Wonders, version 77: your own')).toBeVisible();

  await page.getByRole('button', { name: 'Start the match' }).click();
  const chart = page.getByText('42').first();
  await expect(chart).toBeAttached();
  await page.reload();
  await expect(chart).toBeAttached();
});

test(
  'an owner types in a box, sees its faults, continues from a file, and plays with it in one click',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page
      .locator('[data-game="spice-road"]')
      .getByRole('button', { name: /set up a match/i })
      .click();
    await page.getByText('Play with the numbers of your own box').click();
    await page.getByRole('link', { name: 'Type in its values' }).click();
    await page.getByRole('heading', { name: 'The values of your box' }).waitFor();
    await page.getByLabel('Part of the box').selectOption('Point cards');
    const card = page.getByRole('group', { name: 'P01', exact: true });
    await card.getByLabel('Price in cubes').fill('bq');
    await expect(card).toContainText('Cubes are the letters Y R G B.');
    await expect(page.getByRole('button', { name: 'Set up: Spice Road' })).toBeDisabled();
    // From another part, and from the end of its list, the fault is one click away.
    await page.getByLabel('Part of the box').selectOption('Starting cards');
    await page.getByRole('button', { name: 'Next: Merchant cards' }).click();
    await expect(page.getByLabel('Part of the box')).toBeInViewport();
    await page.getByRole('button', { name: 'To the top' }).click();
    await page.getByRole('button', { name: 'Show the first one' }).click();
    await expect(card.getByLabel('Price in cubes')).toBeFocused();
    await expect(card.getByLabel('Price in cubes')).toBeInViewport();
    await card.getByLabel('Price in cubes').fill('rgyb');
    await card.getByLabel('Points').fill('42');
    await expect(page.locator('[data-changed="2"][data-faults="0"]')).toBeVisible();
    await expect(card).toContainText('Built in: YYRR');
    await expectAccessibleInBoth(page);
    await expectFits(page);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const path = await (await saved).path();
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start again' }).click();
    await expect(page.locator('[data-changed="0"]')).toBeVisible();
    await page.getByLabel('Open a file').last().setInputFiles(path);
    await expect(card.getByLabel('Points')).toHaveValue('42');
    // What was typed is not replaced unasked.
    await card.getByLabel('Points').fill('43');
    await page.getByLabel('Open a file').last().setInputFiles(path);
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(card.getByLabel('Points')).toHaveValue('43');
    await page.getByLabel('Open a file').last().setInputFiles(path);
    await question.getByRole('button', { name: 'Open it' }).click();
    await expect(card.getByLabel('Points')).toHaveValue('42');
    await page.reload();
    await expect(page.locator('[data-changed="2"][data-faults="0"]')).toBeVisible();

    await page.setViewportSize({ width: 1280, height: 720 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    await page.getByRole('button', { name: 'Set up: Spice Road' }).click();
    await page.getByText('Play with the numbers of your own box').click();
    await expect(page.getByText('Spice Road, version 1-own: your own')).toBeVisible();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.locator('[data-stage]').first().waitFor();
    // The record of the match names the pack.
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).some(
        (key) => localStorage.getItem(key)?.includes('"name":"spice-road","version":"1-own"') === true,
      ),
    );
    expect(kept).toBe(true);
  },
);

test('a game is not set up with a fault that was typed just now', FULL, async ({ page }) => {
  await page.goto('/#/box/spice-road');
  await page.getByLabel('Part of the box').selectOption('Point cards');
  await expect(page.locator('[data-faults="0"]')).toBeVisible();
  const card = page.getByRole('group', { name: 'P01', exact: true });
  const setUp = page.getByRole('button', { name: 'Set up: Spice Road' });
  // Both before the check that follows the last key: the clock stands.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await card.getByLabel('Price in cubes').fill('bq');
  await expect(setUp).toBeEnabled();
  await setUp.click();
  await expect(setUp).toBeDisabled();
  await expect(card).toContainText('Cubes are the letters Y R G B.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the cube that a card brings is drawn apart from its price', FULL, async ({ page }) => {
  await page.goto('/#/box/new-world');
  await page.getByLabel('Part of the box').selectOption('Point cards');
  const [tool, settlers] = ['T13', 'S01'].map((name) => page.locator(`[data-piece="${name}"] > [aria-hidden] > *`));
  // An icon, a landmark, the price and the cube; an icon and the price.
  await expect(tool!).toHaveCount(4);
  await expect(settlers!).toHaveCount(2);
});
