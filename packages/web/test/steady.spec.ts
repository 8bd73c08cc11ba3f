/** What lies on a desk stays where it is while decisions change. */

import { expect, test } from '@playwright/test';
import type { Match } from '@windrose/rules';

import { FULL } from './full.ts';
import { asks, openAt } from './table.ts';

for (const [game, width, height] of [
  ['new-world', 1280, 720],
  ['new-world', 1920, 1080],
  ['east-to-west-3', 1280, 720],
  ['east-to-west-3', 1440, 900],
] as const) {
  test(
    `the map, the sea and the hold stay in their places through a turn: ${game}, ${width} × ${height}`,
    FULL,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await openAt(page, { game, seats: ['person', 'bot', 'bot'], seed: 'steady', until: asks('turn', 6) });
      await page.evaluate(() => {
        const places = new Set<string>();
        Object.assign(globalThis, { places });
        const look = (): void => {
          for (const part of ['[data-stage]', '[data-part="map"]', '[data-part="beside"]']) {
            const box = document.querySelector(part)?.getBoundingClientRect();
            if (box)
              places.add(
                [part, box.top, box.height].map((one) => (typeof one === 'number' ? Math.round(one) : one)).join(' '),
              );
          }
          requestAnimationFrame(look);
        };
        look();
      });
      await page.locator('[data-offer="rest"]').click();
      const confirm = page.locator('[data-confirm]');
      const end = page.locator('[data-end-turn]');
      await expect(confirm.or(end)).toBeVisible();
      if (await confirm.isVisible()) await confirm.click();
      await end.click();
      await page.locator('[data-stage="bot"]').waitFor();
      await page.locator('[data-stage="choice"]').waitFor();
      const places = await page.evaluate(() => [...(globalThis as { places?: Set<string> }).places!]);
      const parts = places.map((place) => place.split(' ')[0]);
      expect(places.filter((_, at) => parts.indexOf(parts[at]) !== at)).toEqual([]);
    },
  );
}

for (const [width, height] of [
  [1180, 820],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(
    `the longest account of what was done before makes the banner no higher: ${width} × ${height}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openAt(page, {
        game: 'new-world',
        seats: ['person', 'bot', 'bot'],
        seed: 'steady',
        until: asks('turn', 6),
      });
      await page.evaluate(() => document.fonts.ready);
      const before = page.locator('[data-before]');
      const heights = await page.evaluate(() => {
        const banner = document.querySelector('[data-stage]')!;
        const told = banner.querySelector('[data-before]')!;
        return [0, 1, 2, 3, 4, 8].map((times) => {
          told.textContent = 'Cyd claims a point card and takes two settlers back from the fort. '.repeat(times);
          return banner.getBoundingClientRect().height;
        });
      });
      await expect(before).toBeAttached();
      expect(new Set(heights).size, String(heights)).toBe(1);
    },
  );
}

/** Stops where the first seat may upgrade cubes of one spice only, with a number of upgrades left. */
const upgrades =
  (left: number) =>
  (match: Match): boolean =>
    asks('upgrade', 1)(match) &&
    (match.copiedState() as { readonly upgrades?: number }).upgrades === left &&
    match.legal().filter(({ kind }) => kind === 'upgrade').length === 1;

for (const [width, height, touch] of [
  [390, 844, true],
  [844, 390, true],
  [820, 1180, true],
  [1280, 720, false],
] as const) {
  test(
    `the ways to upgrade keep their places, and a double tap chooses nothing else, at ${width}x${height}`,
    FULL,
    async ({ browser }) => {
      const size = { viewport: { width, height }, hasTouch: touch, isMobile: touch, reducedMotion: 'reduce' } as const;
      const page = await browser.newPage(size);
      const ways = page.locator('li > [data-offer="upgrade"]');
      const twice = async (): Promise<void> => {
        // It is at rest, and nothing lies on it.
        await ways.click({ trial: true });
        const { x, y, width: wide, height: high } = (await ways.boundingBox())!;
        // On its right, where a second button would have come.
        const [left, top] = [x + wide * 0.85, y + high / 2];
        if (!touch) return page.mouse.dblclick(left, top);
        // All sent at once: on a busy machine two taps that wait for each other are no double tap.
        const browserEvents = await page.context().newCDPSession(page);
        const touchPoints = [{ x: left, y: top }];
        const down = { type: 'touchStart', touchPoints } as const;
        const up = { type: 'touchEnd', touchPoints: [] as typeof touchPoints } as const;
        await Promise.all([down, up, down, up].map((what) => browserEvents.send('Input.dispatchTouchEvent', what)));
        return browserEvents.detach();
      };

      // Two of three yellow cubes: the second tap is the same choice, not the red cube that has come by the first one.
      await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 's0', until: upgrades(2) });
      await expect(ways).toHaveCount(1);
      const before = await ways.boundingBox();
      await ways.click();
      await expect(ways).toHaveCount(2);
      expect(await ways.first().boundingBox()).toEqual(before);
      await page.locator('[data-undo]').click();
      await expect(ways).toHaveCount(1);
      await twice();
      await expect(page.locator('[data-end-turn]')).toBeVisible();
      await expect(page.locator('[data-hold] li').nth(2)).toHaveText(/^0/);

      // The only yellow cube: the place of its button is then empty.
      await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'd', until: upgrades(2) });
      await twice();
      await expect(ways).toHaveCount(1);
      await expect(ways).toContainText(/red/);

      // The last one does not end the turn.
      await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 's0', until: upgrades(1) });
      await twice();
      await expect(page.locator('[data-end-turn]')).toBeVisible();
      await page.close();
    },
  );
}

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
  [820, 1180],
] as const) {
  test(
    `the map and the tiles keep their places while a bonus tile is chosen: ${width} × ${height}`,
    FULL,
    async ({ browser }) => {
      const touch = width < 1000;
      const page = await browser.newPage({
        viewport: { width, height },
        hasTouch: touch,
        isMobile: touch,
        reducedMotion: 'reduce',
      });
      const wanted = { game: 'eastern-wonders', seats: ['person', 'bot'], seed: 'bonus' } as const;
      await openAt(page, { ...wanted, until: asks('bonus', 1) });
      const boxes = (): Promise<number[][]> =>
        page.locator('[data-part="map"] svg:first-of-type, [data-supply], [data-supply] li').evaluateAll((all) =>
          all.map((one) => {
            const { left, top, width: wide, height: high } = one.getBoundingClientRect();
            return [left, top, wide, high].map(Math.round);
          }),
        );
      await expect(page.locator('[data-supply] li button:not([data-dead])')).not.toHaveCount(0);
      const asked = await boxes();
      await page.evaluate(() => {
        // The same tiles as while none is chosen.
        for (const take of document.querySelectorAll('[data-supply] li button:not([data-dead])')) {
          const tile = take.firstElementChild!;
          take.replaceWith(tile);
        }
      });
      expect(await boxes()).toEqual(asked);
      await page.close();
    },
  );
}
