/** Own packs: a match is played with the figures of a file. */

import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

const BUILT_IN = new URL('../../rules/src/packs/eastern-wonders.json', import.meta.url);

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
  await page.getByText('Values on tiles and cards').click();
  const file = page.getByLabel('Your own pack file');

  await file.setInputFiles(changed((pack) => (pack.vpTiles.tiles[0]!.price = 'YYX')));
  await expect(page.getByRole('alert')).toContainText('price');

  await file.setInputFiles(
    changed((pack) => {
      pack.version = 77;
      for (const tile of pack.vpTiles.tiles) tile.vp = 42;
    }),
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('eastern-wonders 77')).toBeVisible();

  await page.getByRole('button', { name: 'Start the match' }).click();
  const chart = page.getByText('42').first();
  await expect(chart).toBeAttached();
  await page.reload();
  await expect(chart).toBeAttached();
});
