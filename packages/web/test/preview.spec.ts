/** What a preview says: only what changes, and beside what it is about. */

import { expect, type Page, test } from '@playwright/test';

import type { Match } from '@windrose/rules';

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

test('a choice of bonus tiles says once what each is, and the ways back are in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const until = (match: Match): boolean =>
    match.over || (match.decision!.kind === 'bonus' && match.decision!.seat === 0);
  await openAt(page, { seats: ['person', 'bot', 'bot'], seed: 'still', until });
  const said = page.locator('[data-offer="bonus"] [class*="label"] > [aria-hidden]');
  await expect(said).toHaveText([
    'One more free step',
    'One more red cube per harvest',
    'An upgrade whenever you build',
    'Room for 3 more cubes',
    /^\d points$/,
  ]);
  await expect(page.locator('[data-undo]')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-undo-turn]')).toBeInViewport({ ratio: 1 });
  // What a hint frames, and its lamp, leave the number and the words before the tiles free.
  await page.locator('[data-hint-button]').click();
  const tile = page.locator('[data-supply] [data-advised]');
  await expect(tile).toHaveCount(1, { timeout: 60_000 });
  const free = await tile.evaluate((one) => {
    const number = one.parentElement!.querySelector('[data-left]')!.getBoundingClientRect();
    const { outlineOffset, outlineWidth } = getComputedStyle(one);
    return number.left - one.getBoundingClientRect().right - parseFloat(outlineOffset) - parseFloat(outlineWidth);
  });
  expect(free).toBeGreaterThan(0);
});

test('a harvest of more cubes than may be kept says how many would have to go', async ({ page }) => {
  const held = (match: Match): number => (match.state().seats[0] as { readonly hold: string }).hold.length;
  await openAt(page, {
    seats: ['person', 'bot', 'bot'],
    seed: 'over',
    until: (match) => asks('sail', 3)(match) && held(match) === 10,
  });
  const harvest = page.locator('[data-offer="harvest"]').first();
  await expect(harvest.locator('[data-too-many]')).toHaveText('2 too many');
  await harvest.hover();
  await expect(page.locator('[data-ahead-hold]').first()).toHaveText('cubes 12/10: you would have to give up 2 cubes');
  await expect(page.locator('[data-offer="stay"] [data-too-many]')).toHaveCount(0);
});

test('a finger is asked before cubes stay on the way, though the device has a mouse, too', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, hasTouch: true });
  await page.addInitScript(() => {
    const ask = matchMedia;
    globalThis.matchMedia = (query) => ask.call(globalThis, query === '(any-hover: hover)' ? 'all' : query);
  });
  await openAt(page, { seats: ['person', 'bot'], seed: 'aside', until: asks('sail', 4) });
  const far = page.locator('[data-target="far"][aria-label*=", leaving "]').first();
  const place = (await far.getAttribute('data-place'))!;
  await far.tap();
  await expect(page.locator('[data-confirm-here]')).toContainText(`Sail on to ${place}`);
  await expect(page.locator('[data-confirm-here]')).toContainText('leaving');
  await expect(page.locator('[data-undo]')).toHaveAttribute('aria-disabled', 'true');
  await page.locator('[data-confirm-here] button').first().tap();
  await expect(page.locator('[data-undo]')).toHaveAttribute('aria-disabled', 'false');
  await page.close();
});

test('the question stands beside what was clicked, low in a long list, too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('windrose/settings', JSON.stringify({ confirms: true })));
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 'still', until: asks('turn', 1) });
  await page.locator('[data-all-options]').click();
  const last = page.locator('ul [data-offer]').last();
  await last.scrollIntoViewIfNeeded();
  const { y, height } = (await last.boundingBox())!;
  await last.click();
  const note = page.locator('[data-confirm-here]');
  await expect(note).toBeVisible();
  const box = (await note.boundingBox())!;
  const away = Math.max(box.y - (y + height / 2), y + height / 2 - box.y - box.height);
  expect(away).toBeLessThan(60);
  await note.getByText('Confirm', { exact: true }).click();
  await expect(page.locator('[data-confirm]')).toHaveCount(0);
});

test('what is said of the pile, the Closed Port and the stars is explained where the focus is, and by a long press', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, hasTouch: true });
  await openAt(page, { seats: ['person', 'bot'], seed: 'aside', until: asks('sail', 4) });
  const note = page.locator('[data-symbol-help]');
  for (const [words, says] of [
    [page.getByText('orders in the pile'), /face down/],
    [page.getByText('among the next 6'), /nothing can be claimed until/],
    [page.locator('[data-part="own"] [data-explains]'), /all four rows in a column/],
  ] as const) {
    await expect(words).toHaveAttribute('title', says);
    await words.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(note).toHaveText(says);
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    const { x, y, width, height } = (await words.boundingBox())!;
    const at = { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'touch', bubbles: true };
    await words.dispatchEvent('pointerdown', at);
    await expect(note).toHaveText(says);
    await words.dispatchEvent('pointerup', at);
    await page.keyboard.press('Escape');
  }
  await page.close();
});

test('a log without a move says what will stand there', async ({ page }) => {
  await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 'still', until: asks('turn', 1) });
  await expect(page.getByText('Every move will stand here')).toBeVisible();
});
