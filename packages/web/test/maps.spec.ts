/** Maps in a browser: drawn by mouse and keyboard, refused with reasons, drawn by chance, measured, shared, played. */

import { readFileSync } from 'node:fs';

import { expect, type Page, test } from '@playwright/test';
import { GALLERY } from '@windrose/rules';

import { expectAccessible, expectFits } from './checks.ts';
import { FULL } from './full.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Bots think and pictures are made; on a busy machine both take their time.
const patient = { timeout: 90_000 };

const LAGOON = GALLERY[0]!;
const code = (page: Page) => page.locator('[data-code]');
const hex = (page: Page, id: string) => page.locator(`[data-canvas] [data-id="${id}"]`);

test('a map is drawn, refused with the reason, mended, shared and played', async ({ page }) => {
  await page.goto('/#/maps');
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(10);
  await page.getByRole('link', { name: 'Open: Lagoon' }).click();
  await expect(code(page)).toHaveValue(LAGOON.code);
  await expect(page.getByText('You can play on this map.')).toBeVisible();

  // By keyboard: a tile is removed and the fault is shown; then it comes back as another kind.
  await expect(hex(page, '3,2')).toHaveAttribute('aria-label', /^D\d: /);
  await hex(page, '3,2').focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('The map has 19 market tiles; it needs exactly 20.')).toBeVisible();
  await page.keyboard.press('p');
  await expect(hex(page, '3,2')).toHaveAttribute('data-kind', 'port');
  await expect(page.getByText('The map has 5 ports; it needs exactly 4.')).toBeVisible();
  await expect(page.locator('[data-play-map]')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(code(page)).toHaveValue(LAGOON.code);
  await page.keyboard.press('Control+Shift+z');
  await expect(page.locator('[data-playable]')).toHaveAttribute('data-playable', 'false');
  await page.getByRole('button', { name: 'Undo' }).click();

  // By mouse: a port is dragged away from the others, and the tile says what is wrong with it.
  const from = (await hex(page, '6,0').boundingBox())!;
  const to = (await hex(page, '7,-1').boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y - 20, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  await page.mouse.up();
  const stranded = page.locator('[data-fault="true"]');
  await expect(stranded).toHaveAttribute('aria-label', /The tile H1 cannot be reached from the others/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(stranded).toHaveAttribute('aria-label', /nie da się dopłynąć/);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Rotate the map' }).click();
  await expect(page.getByText('You can play on this map.')).toBeVisible();
  const turned = await code(page).inputValue();
  expect(turned).not.toBe(LAGOON.code);

  // The address is the link; a picture has everything in it.
  await expect(page).toHaveURL(new RegExp(`#/maps/eastern-wonders/${turned}$`));
  await page.reload();
  await expect(code(page)).toHaveValue(turned);
  for (const [name, begins] of [
    ['Picture (SVG)', '<svg'],
    ['Picture (PNG)', '\u0089PNG'],
  ] as const) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    const content = readFileSync(await file.path(), 'latin1');
    expect(content.startsWith(begins)).toBe(true);
    expect(content).not.toContain('var(--');
    if (begins === '<svg') for (const part of ['id="port"', 'href="#port"', 'viewBox']) expect(content).toContain(part);
    else expect(content.length).toBeGreaterThan(20_000);
  }

  await page.getByRole('button', { name: 'Play on this map' }).click();
  await expect(page.locator('[data-stage]')).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem(`windrose/match/${location.hash.split('/')[2]}`));
  expect(JSON.parse(kept!)).toMatchObject({ record: { game: 'eastern-wonders', options: { map: turned } } });
});

test(
  'chance draws a fair map for another game, bots measure it, and a code that cannot be read is refused',
  FULL,
  async ({ page }) => {
    await page.goto('/#/maps/east-to-west-2/');
    await page.getByRole('button', { name: 'Random fair map' }).click();
    await expect(page.getByText('You can play on this map.')).toBeVisible(patient);
    // Stopped at once, then measured to its end, when nothing is left to stop.
    const measure = page.getByRole('button', { name: 'Measure' });
    const stop = page.getByRole('button', { name: 'Stop' });
    await measure.click();
    await stop.click();
    // Numbers that had arrived stay.
    await expect(stop).toHaveCount(0);
    await measure.click();
    await expect(page.locator('[data-fairness] tbody tr').first()).toBeVisible(patient);
    await expect(page.getByText(/Evenness \d+ ± \d+ %/)).toBeVisible(patient);
    await expect(measure).toBeVisible(patient);
    await expect(stop).toHaveCount(0);
    await code(page).fill('mmx');
    await page.getByRole('button', { name: 'Draw this code' }).click();
    await expect(page.getByText(/Row 1 of the map code has "x"/)).toBeVisible();
  },
);

test('ports side by side in the middle are advised against, and may be played', FULL, async ({ page }) => {
  await page.goto('/#/maps/eastern-wonders/');
  await code(page).fill('mmmmmmm.mppmmmm.mppmmmm.mmms');
  await page.getByRole('button', { name: 'Draw this code' }).click();
  await expect(page.getByText(/You can play on it, but:.* ports should lie apart/)).toBeVisible();
});

test('a map that is opened lies whole in the middle of its sheet, in every window', FULL, async ({ page }) => {
  await page.goto(`/#/maps/${LAGOON.game}/${LAGOON.code}`);
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
    [1280, 720],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const off = (): Promise<number> =>
      page.locator('[data-canvas]').evaluate((canvas) => {
        const sheet = canvas.getBoundingClientRect();
        const tiles = [...canvas.querySelectorAll('[data-hex]')].map((tile) => tile.getBoundingClientRect());
        const middle = (from: 'left' | 'top', to: 'right' | 'bottom'): number =>
          (Math.min(...tiles.map((tile) => tile[from])) + Math.max(...tiles.map((tile) => tile[to]))) / 2 -
          (sheet[from] + sheet[to]) / 2;
        const below = sheet.bottom - innerHeight;
        return Math.max(Math.abs(middle('left', 'right')), Math.abs(middle('top', 'bottom')), below);
      });
    await expect.poll(off, `${width}x${height}`).toBeLessThan(6);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a map is drawn by taps', FULL, async ({ page }) => {
    await page.goto('/#/maps');
    await expect(page.getByRole('link', { name: 'Draw a map' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/#/maps/east-to-west-3/');
    await hex(page, '0,0').tap();
    await hex(page, '1,0').tap();
    await page.getByRole('radio', { name: 'Sea tile', exact: true }).tap();
    await hex(page, '0,1').tap();
    await expect(code(page)).toHaveValue('mm.s');
    await page.getByRole('radio', { name: 'Remove' }).tap();
    await hex(page, '0,1').tap();
    await expect(code(page)).toHaveValue('mm');
    await expectFits(page);
  });
});
