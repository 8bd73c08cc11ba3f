/** What a preview says: only what changes, and beside what it is about. */

import { expect, type Page, test } from '@playwright/test';

import { outcomeOf } from '../src/play/outcome.ts';
import { FULL } from './full.ts';
import { asks, openAt } from './table.ts';

test('a preview of something that changes neither cubes nor points says nothing about them', FULL, async ({ page }) => {
  await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 'still', until: asks('turn', 4) });
  await page.locator('[data-offer="rest"]').hover();
  await page.mouse.move(1, 1);
  await page.locator('[data-offer="rest"]').hover();
  await expect(page.locator('[data-ahead]')).toHaveCount(0);
});

/** New counts that lie on cubes, or leave their place. */
function coveredCubes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-hold] li > *')].flatMap((kind) => {
      const number = [...kind.querySelectorAll('span')].find((one) => one.querySelector(':scope > em'));
      if (!number) return [];
      const a = number.getBoundingClientRect();
      const place = kind.getBoundingClientRect();
      const cut = a.right > place.right || a.bottom > place.bottom + 1 || a.left < place.left;
      const over = [...kind.querySelectorAll('svg')].some((cube) => {
        const b = cube.getBoundingClientRect();
        return (
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3
        );
      });
      return cut || over ? [`${number.textContent}: ${cut ? 'cut' : 'over a cube'}`] : [];
    }),
  );
}

test('a new count stands beside the cubes or below them at every size', FULL, async ({ page }) => {
  await openAt(page, {
    game: 'spice-road',
    seats: ['person', 'person'],
    seed: 'many',
    until: (match) =>
      asks('turn', 3)(match) &&
      ((match.state().seats[0] as { readonly hold: string } | undefined)?.hold.length ?? 0) >= 8,
  });
  const faults: string[] = [];
  let seen = 0;
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [844, 390],
    [820, 1180],
    [1080, 810],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('[data-all-options]').click();
    for (const offer of await page.locator('[data-offer]:visible').all()) {
      await page.mouse.move(1, 1);
      await offer.hover();
      seen += await page.locator('[data-hold] em').count();
      faults.push(...(await coveredCubes(page)).map((fault) => `${width}: ${fault}`));
    }
    await page.locator('[data-all-options]').click();
  }
  expect(faults).toEqual([]);
  expect(seen).toBeGreaterThan(20);
});

test('what can be claimed invites: its ring is as golden as any, and a seal is on it', FULL, async ({ page }) => {
  await openAt(page, {
    game: 'spice-road',
    seats: ['person', 'bot', 'bot'],
    seed: 'claims',
    until: (match) => asks('turn', 4)(match) && match.legal().some(({ kind }) => kind === 'claim'),
  });
  const ring = (one: Element): string => getComputedStyle(one, '::after').borderTopColor;
  const claim = page.locator('[data-target][data-rank="claim"]').first();
  const other = page.locator('[data-target]:not([data-rank="claim"], [data-rank="quiet"])').first();
  expect(await claim.evaluate(ring)).toBe(await other.evaluate(ring));
  expect(await claim.evaluate((one) => getComputedStyle(one, '::before').backgroundImage)).toContain('gradient');
});

test('what explains a tile at the edge of a chart stands beside it where there is room', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openAt(page, { seats: ['person', 'bot'], seed: 'aside', until: asks('sail', 4) });
  const tiles = page.locator('[data-chart] [data-target]');
  // The one farthest to the right.
  const lefts = await tiles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  const tile = tiles.nth(lefts.indexOf(Math.max(...lefts)));
  await tile.hover();
  const note = page.locator('[data-preview]');
  // A late picture of the chart moves the tile: the note then closes, and comes again with the pointer.
  await expect(async () => {
    await page.mouse.move(1, 1);
    await tile.hover();
    const [thing, box] = [(await tile.boundingBox())!, (await note.boundingBox({ timeout: 1000 }))!];
    const frame = (await page.locator('[data-part="map"]').boundingBox())!;
    const room = frame.x + frame.width - (thing.x + thing.width);
    expect(room).toBeGreaterThan(0);
    if (room > box.width + 12) expect(box.x).toBeGreaterThanOrEqual(thing.x + thing.width);
  }).toPass();
});

test('the button to stop says who gets a toll', async ({ page }) => {
  await openAt(page, {
    game: 'eastern-wonders',
    seats: ['person', 'bot', 'bot'],
    seed: 'tolls',
    until(match) {
      const stop = asks('sail', 3)(match) ? match.legal().find(({ kind }) => kind === 'stop') : undefined;
      return stop !== undefined && outcomeOf(match, [stop.code]).tolls.length > 0;
    },
  });
  const stop = page.locator('button[data-offer="stop"]').first();
  await expect(stop).toContainText(/toll: a cube to (Bea|Cyd)/);
});

for (const [game, seed, version] of [
  ['new-world', 'p0', 61],
  ['east-to-west-3', 'p2', 94],
] as const) {
  test(
    `what a claim of ${game} brings is whole beside the question that confirms it, and covers nothing`,
    FULL,
    async ({ page }) => {
      await openAt(page, { game, seats: ['person', 'person'], seed, until: (match) => match.version >= version });
      for (const [width, height] of [
        [1280, 720],
        [1180, 820],
        [820, 1180],
        [1440, 900],
        [1920, 1080],
        [390, 844],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.locator('[data-part="map"] [data-rank="claim"]').first().click();
        const ahead = page.locator('[data-ahead]');
        await expect(ahead).toContainText(/for the card, \+\d for bonus tiles/);
        await expect(page.locator('[data-confirm]')).toBeInViewport({ ratio: 1 });
        const faults = await ahead.evaluate((strip) => {
          const column = document.querySelector('[data-confirm]')!.closest('section')!.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(strip.querySelector('[data-ahead-points]')!);
          const words = [...range.getClientRects()];
          const beyond = words.filter(({ left, right }) => left < column.left || right > column.right);
          const shown = strip.getBoundingClientRect();
          const covered = [...document.querySelectorAll('[data-standings], [data-part="own"], [data-hold]')].filter(
            (part) => {
              const { left, right, top, bottom } = part.getBoundingClientRect();
              return shown.left < right && shown.right > left && shown.top < bottom && shown.bottom > top;
            },
          );
          return [
            ...beyond.map(({ left, right }) => `${left} to ${right} leaves its column`),
            ...covered.map((part) => `covers ${part.className}`),
            ...(shown.top < 0 || shown.bottom > innerHeight ? ['is not in the window'] : []),
          ];
        });
        expect.soft(faults, `${width}x${height}`).toEqual([]);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
          .toBeLessThanOrEqual(0);
        await page.locator('[data-cancel]').click();
      }
    },
  );
}

test('a rest that brings nothing back says so before it is chosen', async ({ page }) => {
  await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'idle', until: asks('turn', 1) });
  await page.locator('[data-offer="rest"]').hover();
  await expect(page.locator('[data-ahead-idle]').first()).toHaveText(/nothing comes back/);
});

test('what is paid and what is lacking is said in words, and looks like no discount', FULL, async ({ page }) => {
  await openAt(page, {
    game: 'spice-road',
    seats: ['person', 'bot'],
    seed: 'claim',
    until: (match) => asks('turn', 3)(match) && match.legal().some(({ kind }) => kind === 'claim'),
  });
  await expect(page.locator('[data-missing] [data-lacks="need"]').first()).toBeVisible();
  await page.locator('[data-target][data-rank="claim"]').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-ahead] [data-ahead-cubes]')).toHaveText(/^pay/);
});
