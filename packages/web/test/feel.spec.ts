/** The feel of the table: previews, undo, progress, motion, zooming the chart. */

import { expect, test } from '@playwright/test';
import type { Match } from '@windrose/rules';
import { PNG } from 'pngjs';

import { FULL } from './full.ts';
import { asks, openAt } from './table.ts';

const sailing = { seats: ['person', 'bot', 'bot'], seed: 'feel', until: asks('sail', 8) } as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the cost of a voyage is shown before it is chosen', FULL, async ({ page }) => {
  await openAt(page, sailing);
  const far = page.locator('[data-target="far"]').first();
  const place = await far.getAttribute('data-place');
  await far.hover();
  await expect(page.locator('[data-route]')).toBeAttached();
  await expect(page.locator('[data-ahead-route]')).toContainText(`› ${place}`);
  await expect(page.locator('[data-ahead-hold]').first()).toBeVisible();
  await page.locator('[data-progress]').hover();
  await expect(page.locator('[data-ahead]')).toHaveCount(0);
  await page.locator('[data-offer]').first().focus();
  await expect(page.locator('[data-ahead]')).toBeVisible();
});

for (const game of ['east-to-west-1', 'east-to-west-3', 'eastern-wonders', 'spice-road']) {
  test(`${game}: nothing moves when somebody only looks at what can be done`, FULL, async ({ page }) => {
    // The player's board is full here, so the preview has no reserved place.
    await openAt(page, { game, seats: ['person', 'person'], seed: 'way27', until: ({ version }) => version >= 90 });
    // Lines break elsewhere until the letters have come.
    await page.evaluate(() => document.fonts.ready);
    const places = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-offer], [data-part], [data-thing]')].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        }),
      );
    const before = await places();
    const offers = page.locator('[data-offer]');
    for (let at = 0; at < (await offers.count()); at++) {
      await offers.nth(at).dispatchEvent('pointerover');
      const ahead = page.locator('[data-ahead]');
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      // What changes nothing has no preview.
      const covered = await ahead.evaluateAll(([strip]) => {
        if (!strip) return false;
        const { top, right, bottom, left } = strip.getBoundingClientRect();
        return [...document.querySelectorAll('[data-hold] li, [data-offer], [data-all-options]')].some((one) => {
          const box = one.getBoundingClientRect();
          return box.width > 0 && box.left < right && box.right > left && box.top < bottom - 1 && box.bottom > top + 1;
        });
      });
      expect(covered, 'what is ahead covers a cube or a button').toBe(false);
      expect(await places(), `while looking at ${at}`).toEqual(before);
      await offers.nth(at).dispatchEvent('pointerout');
    }
  });
}

for (const [name, viewport] of [
  ['desk', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`on a ${name} boats and what glows lie upon their tiles`, FULL, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openAt(page, sailing);
    const layers = await page.locator('[data-chart] > svg').evaluateAll((svgs) =>
      svgs.map((svg) => {
        const { x, y, width, height } = svg.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );
    expect(layers.length).toBeGreaterThan(1);
    expect(new Set(layers).size, layers.join(' | ')).toBe(1);
  });
}

test('a line of the log leads back to it', FULL, async ({ page }) => {
  await openAt(page, sailing);
  await page.locator('[data-target="far"]').first().click();
  const back = page.locator('[data-back]');
  await expect(back.first()).toHaveAccessibleName(/^Back to here: /);
  const first = await back.first().textContent();
  await back.first().focus();
  await page.keyboard.press('Enter');
  await expect(back).toHaveCount(0);
  await expect(page.locator('[data-part="log"] li p').first()).toHaveText(first!);
});

test('a click shows motion, and the next one ends it', FULL, async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  await openAt(page, sailing);
  // What draws motion is fetched after the table.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      const flown = changes.some(({ addedNodes }) => [...addedNodes].some((node) => 'dataset' in node));
      if (flown) document.body.toggleAttribute('data-flown', true);
    }).observe(document.body, { childList: true });
  });
  await page.locator('[data-target="far"]').first().click();
  await expect(page.locator('body[data-flown]')).toBeAttached();
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-flying]')).toHaveCount(0);
  await page.close();
});

test('on a phone what flies to a seat stays in the window', FULL, async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'no-preference', viewport: { width: 390, height: 844 } });
  await openAt(page, {
    game: 'spice-road',
    seats: ['person', 'bot'],
    seed: 'claim',
    until: (match) => asks('turn', 3)(match) && match.legal().some(({ kind }) => kind === 'claim'),
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof SVGElement) || node.dataset.flying !== 'seal') continue;
        requestAnimationFrame(() => {
          const frames = (node.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes();
          document.body.dataset.landed = String(frames.at(-1)!.translate);
        });
      }
    }).observe(document.body, { childList: true });
  });
  await page.locator('[data-target][data-rank="claim"]').first().click();
  await page.locator('[data-confirm]').click();
  await expect(page.locator('body[data-landed]')).toBeAttached();
  const [x = NaN, y = NaN] = (await page.locator('body').getAttribute('data-landed'))!.split(' ').map(parseFloat);
  const place = (await page.locator('[data-standing="0"]').boundingBox())!;
  expect(x).toBeGreaterThan(place.x);
  expect(x).toBeLessThan(place.x + place.width);
  expect(y).toBeGreaterThan(place.y);
  expect(y).toBeLessThan(place.y + place.height);
  await page.close();
});

test('settlers travel in the colour of their seat', FULL, async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  await openAt(page, { game: 'new-world', seats: ['person', 'person'], seed: 'colour', until: asks('turn', 2) });
  // What draws motion is fetched after the table.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof SVGElement) || !node.dataset.flying?.startsWith('settler')) continue;
        document.body.dataset.settler = getComputedStyle(node).color;
      }
    }).observe(document.body, { childList: true });
  });
  await page.locator('[data-thing^="location"][data-target]').first().click();
  const seat = await page.locator('[data-stage]').evaluate((ribbon) => getComputedStyle(ribbon).backgroundColor);
  await expect(page.locator('body')).toHaveAttribute('data-settler', seat);
  await page.close();
});

test('on a phone the chart is enlarged, and round and end stay in view', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, sailing);
  const tile = page.locator('[data-place="C3"]');
  const before = (await tile.boundingBox())!.width;
  await page.locator('[data-zoom="in"]').click();
  await expect.poll(async () => (await tile.boundingBox())!.width).toBeGreaterThan(before * 1.3);
  await page.locator('[data-zoom="out"]').click();
  await expect.poll(async () => (await tile.boundingBox())!.width).toBeLessThan(before * 1.1);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('[data-progress]')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('at night the ribbon is dark, by day of the colour of its seat', FULL, async ({ page }) => {
  await openAt(page, sailing);
  const light = async (): Promise<number> =>
    page.locator('[data-stage]').evaluate((ribbon) => {
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.fillStyle = getComputedStyle(ribbon).backgroundColor;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await light()).toBeLessThan(0.3);
});

test('with reduced motion nothing moves', FULL, async ({ page }) => {
  await openAt(page, sailing);
  await page.locator('[data-target="far"]').first().click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled();
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving, 'animations').toBe(0);
  await expect(page.locator('[data-flying]')).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a long press explains a thing and does not choose it; a tap chooses it', async ({ page }) => {
    await openAt(page, sailing);
    const box = (await page.locator('[data-place][data-target="near"]').first().boundingBox())!;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const session = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchEnd'): Promise<unknown> =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ ...at, id: 0 }] });
    const sailed = page.getByText('Ada sails to');
    const before = await sailed.count();
    await page.waitForTimeout(1000);
    await finger('touchStart');
    await expect(page.locator('[data-symbol-help]')).toBeVisible();
    await finger('touchEnd');
    await page.waitForTimeout(500);
    expect(await sailed.count()).toBe(before);
    await expect(page.locator('[data-symbol-help]')).toBeVisible();
    await page.touchscreen.tap(at.x, at.y);
    await expect.poll(() => sailed.count()).toBeGreaterThan(before);
  });
});

test.describe('a button with points', () => {
  const claiming = {
    seats: ['person', 'bot'],
    seed: 'claims',
    until: (match: Match) => match.decision?.seat === 0 && match.legal().some(({ kind }) => kind === 'claim'),
  } as const;
  const MADE = /^Claim the\s+order: .+\. Points: \+\d+ for the order, −\d+ for\s+cubes paid\.$/;

  test.describe('with a finger', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(
      'says what they are made of when it is pressed long, wherever it is pressed, and does not choose it',
      FULL,
      async ({ page }) => {
        await openAt(page, claiming);
        const button = page.locator('[data-offer="claim"]').first();
        const session = await page.context().newCDPSession(page);
        await expect(async () => {
          const box = (await button.boundingBox())!;
          const touchPoints = [{ x: box.x + 30, y: box.y + box.height / 2, id: 0 }];
          await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
          try {
            await expect(page.locator('[data-symbol-help] p').first()).toHaveText(MADE, { timeout: 3000 });
          } finally {
            await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
          }
        }).toPass({ timeout: 30_000 });
        await expect(button).toBeVisible();
      },
    );
  });

  test('says it by the key "?"', FULL, async ({ page }) => {
    await openAt(page, claiming);
    await expect(async () => {
      await page.keyboard.press('Escape');
      await page.locator('[data-offer="claim"]').first().focus();
      await page.keyboard.press('?');
      await expect(page.locator('[data-symbol-help] p').first()).toHaveText(MADE, { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
  });
});

test.describe('with two fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the chart is enlarged and moved, and a tile is still touched afterwards', FULL, async ({ page }) => {
    await openAt(page, sailing);
    const chart = page.locator('[data-part="map"] svg').first();
    const box = (await chart.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const session = await page.context().newCDPSession(page);
    const fingers = async (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number, dx = 0): Promise<void> => {
      const touchPoints =
        type === 'touchEnd'
          ? []
          : [
              { x: x - apart + dx, y, id: 0 },
              { x: x + apart + dx, y, id: 1 },
            ];
      await session.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    const tile = page.locator('[data-place="C3"]');
    const before = (await tile.boundingBox())!;
    await fingers('touchStart', 30);
    for (const apart of [40, 50, 60, 70]) await fingers('touchMove', apart);
    await expect.poll(async () => (await tile.boundingBox())!.width).toBeGreaterThan(before.width * 1.5);
    const enlarged = (await tile.boundingBox())!;
    for (const dx of [10, 20, 30, 40]) await fingers('touchMove', 70, dx);
    await fingers('touchEnd', 0);
    await expect.poll(async () => (await tile.boundingBox())!.x).toBeGreaterThan(enlarged.x + 20);

    // One that is still in view: enlarging has moved others out of it.
    const place = await chart.evaluate((svg) => {
      const view = svg.getBoundingClientRect();
      const seen = [...svg.querySelectorAll<SVGElement>('[data-place][data-target]')].find((near) => {
        const { left, right, top, bottom } = near.getBoundingClientRect();
        return left > view.left && right < view.right && top > view.top && bottom < view.bottom;
      });
      return seen?.dataset.place;
    });
    await page.locator(`[data-place="${place}"]`).tap();
    const asked = page.getByText(/Which cube stays on the way/).or(page.getByRole('alertdialog'));
    await expect(page.locator(`[data-place="${place}"][aria-label*="boats: Ada"]`).or(asked)).toBeVisible();
  });
});

test('cubes can be distinguished without colours', FULL, async ({ page }) => {
  await page.goto('/');
  await page.locator('#cube-Y').waitFor({ state: 'attached' });
  const cubes = await page.evaluate(() =>
    ['Y', 'R', 'G', 'B'].map((spice) => {
      const cube = document.querySelector(`#cube-${spice}`)!;
      const [red, green, blue] = [1, 3, 5].map((at) =>
        parseInt(
          cube
            .querySelector('rect')!
            .getAttribute('fill')!
            .slice(at, at + 2),
          16,
        ),
      ) as [number, number, number];
      return {
        letter: cube.querySelector('[data-letter]')!.getAttribute('data-letter'),
        shape: cube.querySelector('path:nth-of-type(4)')!.getAttribute('d'),
        light: 0.299 * red + 0.587 * green + 0.114 * blue,
      };
    }),
  );
  expect(cubes.map(({ letter }) => letter)).toEqual(['Y', 'R', 'G', 'B']);
  expect(new Set(cubes.map(({ shape }) => shape)).size).toBe(4);
  // Yellow, green, red, brown, from light to dark, each some way from the next.
  const [yellow, red, green, brown] = cubes.map(({ light }) => light) as [number, number, number, number];
  expect(Math.min(yellow - green, green - red, red - brown)).toBeGreaterThan(12);
});

test.describe('a click in vain', () => {
  const turn = { game: 'new-world', seats: ['person', 'bot'], seed: 'vain', until: asks('turn', 4) } as const;

  test('shows what is missing, links the rule, and disappears with the next click', async ({ page }) => {
    await openAt(page, turn);
    // Dimmed things count as disabled for tools, but a pointer can press them.
    await page.locator('[data-dead^="location"]').first().dispatchEvent('click');
    const note = page.locator('[data-why-not]');
    await expect(note.locator('[data-rule^="NW-1"]')).toHaveText(/^\(in the rules: \p{Lu}\p{Ll}/u);
    await expect(note).not.toContainText('NW-1');
    await expect(note.getByRole('link')).toHaveAttribute('href', /#\/rules\/new-world\/NW-1[0-2]/);
    await page.locator('[data-progress]').click();
    await expect(note).toHaveCount(0);
  });

  test(
    'is answered by a note that a tap on it closes, and that keeps off what a lesson asks for',
    FULL,
    async ({ browser }) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
      await page.goto('/#/learn/east-to-west-3');
      const wanted = page.locator('[data-target][data-wanted]');
      await expect(wanted).toBeVisible();
      const note = page.locator('[data-why-not]');
      for (const dead of await page.locator('[data-dead^="location"]').all()) {
        await dead.dispatchEvent('click');
        await expect(note).toBeVisible();
        const [one, meant] = [(await note.boundingBox())!, (await wanted.boundingBox())!];
        const wide = Math.min(one.x + one.width, meant.x + meant.width) - Math.max(one.x, meant.x);
        const high = Math.min(one.y + one.height, meant.y + meant.height) - Math.max(one.y, meant.y);
        expect(Math.min(wide, high)).toBeLessThanOrEqual(1);
        await note.tap({ position: { x: 6, y: 6 } });
        await expect(note).toHaveCount(0);
      }
      await page.close();
    },
  );

  test('is answered by keyboard, too', FULL, async ({ page }) => {
    await openAt(page, turn);
    await page.locator('[data-dead^="location"]').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-why-not]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-why-not]')).toHaveCount(0);
  });
});

test('the others’ turns stay marked, light up from the log, and can be replayed', async ({ page }) => {
  await openAt(page, sailing);
  await expect(page.locator('[data-trail], [data-part="map"] [data-by]').first()).toBeAttached();
  await page.locator('[data-line]').first().focus();
  await expect(page.locator('[data-lit]').first()).toBeAttached();
  await page.locator('[data-since]').click();
  await expect(page.locator('[data-stage] h2 + p')).toHaveText(/^(?:… )?(?:Bea|Cyd) /);
  // The heading above names whose turn is shown, not that it is one's own.
  await expect(page.locator('[data-stage] h2')).toHaveText(/^(?:Bea|Cyd)’s turn$/);
  await page.locator('[data-progress]').click();
  await expect(page.locator('[data-stage] h2 + p')).toHaveText(/^(?:Choose where to sail|Sail on, or act here)$/);
});

test('the question mark explains the table, and the thing that has the focus', async ({ page }) => {
  await openAt(page, sailing);
  await page.locator('[data-help]').click();
  const help = page.getByRole('dialog', { name: 'Eastern Wonders' });
  await expect(help).toContainText('Each step takes the boat to a tile');
  await expect(help).toContainText('An island, a market tile in the rules: its colour');
  // The notes are loaded after the table: until then the key explains the table.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.locator('[data-place="C3"]').focus();
    await page.keyboard.press('?');
    await expect(page.locator('[data-symbol-help]')).toContainText('C3, ', { timeout: 2000 });
  }).toPass();
});

/** The contrast of the print in a picture, by WCAG: of its darkest or lightest pixels with what most of it is. */
function contrastIn(picture: Buffer): number {
  const { width, height, data } = PNG.sync.read(picture);
  const linear = (value: number): number => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  }).sort((a, b) => a - b);
  const [dark = 0, ground = 0, bright = 0] = [0.03, 0.5, 0.97].map((share) => light[Math.floor(share * light.length)]);
  return Math.max((bright + 0.05) / (ground + 0.05), (ground + 0.05) / (dark + 0.05));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `what cannot be paid for is as readable as anything, and on duller paper, in ${colorScheme} colours`,
    FULL,
    async ({ browser }) => {
      const page = await browser.newPage({ colorScheme, deviceScaleFactor: 3, reducedMotion: 'reduce' });
      for (const [game, until] of [
        ['eastern-wonders', asks('sail', 2)],
        ['spice-road', asks('turn', 2)],
        ['new-world', asks('turn', 2)],
      ] as const) {
        await openAt(page, { game, seats: ['person', 'person'], seed: 'feel', until });
        const short = page.locator('[data-unpayable]:has(text), div:has(> [data-dead^="card"] > [data-missing])');
        await expect(short.first()).toBeVisible();
        // The points on the seal.
        const points = short.first().locator('text, b').first();
        expect(contrastIn(await points.screenshot({ animations: 'disabled' })), game).toBeGreaterThan(4.5);
        const faded = await short
          .first()
          .evaluate(
            (one) => [...one.querySelectorAll('*')].filter((part) => Number(getComputedStyle(part).opacity) < 1).length,
          );
        expect(faded, game).toBe(0);
        const [quiet, usual] = await page.evaluate((chart) => {
          const paper = (from: string): string | undefined => {
            const one = document.querySelector(from);
            return one ? getComputedStyle(one).getPropertyValue(chart ? 'fill' : '--parchment') : undefined;
          };
          return chart
            ? [paper('[data-unpayable] path'), undefined]
            : [paper('div:has(> [data-dead^="card"] > [data-missing])'), paper('body')];
        }, game === 'eastern-wonders');
        expect(quiet, game).not.toBe(usual);
      }
      await page.close();
    },
  );
}

test(
  'an unpayable order is marked, Undo explains why it does nothing, the banner shows the previous action',
  FULL,
  async ({ page }) => {
    await openAt(page, sailing);
    await expect(page.locator('[data-unpayable]').first()).toBeAttached();
    await expect(page.locator('[data-before]')).toHaveText(/^\s*(?:Bea|Cyd)[: ]/);
    await page.locator('[data-undo]').click({ force: true });
    await expect(page.locator('[data-no-undo]')).toHaveText(/have not chosen anything/);
    await page.locator('[data-target="far"]').first().click();
    await expect(page.locator('[data-no-undo]')).toBeEmpty();
    await expect(page.locator('[data-before]')).toHaveCount(0);
  },
);

test('the list of options is folded again in the next match', FULL, async ({ page }) => {
  await openAt(page, sailing);
  const list = page.locator('[data-all-options]');
  await list.click();
  await expect(list).toHaveAttribute('aria-expanded', 'true');
  await openAt(page, { ...sailing, seed: 'feel again' });
  await page.reload();
  await expect(list).toHaveAttribute('aria-expanded', 'false');
});

test('the question mark explains what a thing can be chosen for, or why it cannot be chosen', async ({ page }) => {
  await openAt(page, { game: 'spice-road', seats: ['person', 'person'], seed: 'feel', until: asks('turn', 3) });
  const help = page.locator('[data-symbol-help]');
  // Help is loaded after the table: a key pressed before then opens the key of the table, which is closed again.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.locator('[data-thing^="market"]').first().focus();
    await page.keyboard.press('?');
    await expect(help.locator('[data-preview]')).toContainText(/Take “.+” .*for free/, { timeout: 2000 });
  }).toPass();
  // A thing that comes into view with the focus may still be scrolling; its explanation comes back.
  const gone = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const watching = new MutationObserver(() => {
          if (document.querySelector('[data-symbol-help]')) return;
          watching.disconnect();
          resolve(true);
        });
        watching.observe(document.body, { childList: true, subtree: true });
        dispatchEvent(new Event('scroll'));
      }),
  );
  expect(await gone).toBe(true);
  await expect(help.locator('[data-preview]')).toContainText(/Take “.+” .*for free/);
  await page.keyboard.press('Escape');
  const dead = page.locator('[data-dead^="card"]').first();
  await dead.focus();
  await page.keyboard.press('?');
  await expect(help.locator('p').nth(1)).toContainText('Missing: ');
});

test('a thing that can be chosen shows its effect beside it, with its pieces drawn, to pointer and keyboard', async ({
  page,
}) => {
  await openAt(page, sailing);
  const preview = page.locator('[data-preview]');
  // The notes may come a moment after the table.
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.locator('[data-target="near"]').first().hover();
    await expect(preview).toContainText('Sail to', { timeout: 2000 });
  }).toPass();
  await expect(page.locator('[data-symbol-help] [data-preview]')).toHaveCount(1);
  await page.locator('[data-target="far"]').first().hover();
  await expect(preview).toContainText('Sail on to');
  await expect(preview.locator('use[href^="#cube-"]').first()).toBeAttached();
  await page.mouse.move(1, 1);
  await expect(preview).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.locator('[data-target="near"]').first().focus();
  await expect(preview).toContainText('Sail to');
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
});

test('a preview says which points come with a claim and which go with its cubes', FULL, async ({ page }) => {
  await openAt(page, {
    game: 'spice-road',
    seats: ['person', 'person'],
    seed: 'claims',
    until: (match) => match.decision?.seat === 0 && match.legal().some(({ kind }) => kind === 'claim'),
  });
  const points = page.locator('[data-preview] [data-ahead-points]');
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.locator('[data-target][data-thing^="card"]').first().hover();
    await expect(points).toContainText('points', { timeout: 2000 });
  }).toPass();
  await expect(points).toHaveText(
    /^points \d+ → \d+: \+\d+ for the card,(?: \+\d for the coin,)? −\d+ for cubes paid$/,
  );
});

for (const hasTouch of [false, true]) {
  test(
    `the standings say what ends the match, by ${hasTouch ? 'a tap' : 'a click and the pointer'}`,
    FULL,
    async ({ browser }) => {
      const page = await browser.newPage({
        viewport: hasTouch ? { width: 390, height: 844 } : { width: 1280, height: 720 },
        hasTouch,
        isMobile: hasTouch,
        reducedMotion: 'reduce',
      });
      const seats = ['person', 'bot'] as const;
      await openAt(page, { game: 'eastern-wonders', seats, seed: 'feel', until: asks('sail', 2) });
      const [mine, other] = [0, 1].map((seat) => page.locator(`[data-standing="${seat}"]`));
      await expect(mine!).toHaveAttribute('title', /4 claimed orders end the match; you have 0\.( |$)/);
      const told = page.locator('[data-ends]');
      for (const [place, sentence] of [
        [mine!, '4 claimed orders end the match; you have 0.'],
        [other!, '4 claimed orders end the match; Bea has 0.'],
      ] as const) {
        if (hasTouch) await place.tap();
        else await place.click();
        await expect(told).toContainText(sentence);
        await expect(told).toContainText('Each cube that is not yellow counts 1 point, now and at the end.');
        await page.keyboard.press('Escape');
        await expect(told).toHaveCount(0);
      }
      await openAt(page, { game: 'spice-road', seats, seed: 'feel', until: asks('turn', 2) });
      await page.reload();
      await mine!.getByRole('button').click();
      await expect(told).toContainText('6 claimed cards end the match; you have 0.');
      if (hasTouch) {
        const tabs = (await page.locator('[data-tab="map"]').boundingBox())!;
        const note = (await told.boundingBox())!;
        expect(note.y + note.height, 'above the tabs').toBeLessThanOrEqual(tabs.y);
      }
      await told.click();
      await expect(told).toHaveCount(0);
      await page.close();
    },
  );
}

test('what is said of the Closed Port in the pile is plain', FULL, async ({ page }) => {
  await openAt(page, { game: 'eastern-wonders', seats: ['person', 'bot'], seed: 'feel', until: asks('sail', 2) });
  await expect(page.locator('[data-supply]')).toContainText('among the next 6: Closed Port');
});

/** A person who can claim an order. */
const claiming = {
  seats: ['person', 'bot'],
  seed: 'low',
  until: (match: Match) => match.decision?.seat === 0 && match.legal().some(({ kind }) => kind === 'claim'),
} as const;

for (const size of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test(
    `one’s own claim is a large picture over the map for which the bots wait, at ${size.width}x${size.height}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize(size);
      await openAt(page, claiming);
      // As a finger does: a click of the test's would scroll first.
      await page.locator('[data-offer="claim"]').first().dispatchEvent('click');
      const begun = Date.now();
      await page.locator('[data-confirm]').click();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const moment = page.locator('[data-moment]');
      await expect(moment).toContainText(/Order on [A-E]\d claimed!/);
      // What it was worth is what the points have become.
      const [, was, is] = /points: (\d+) → (\d+)/.exec((await moment.textContent())!)!.map(Number);
      expect(is).toBeGreaterThan(was!);
      await expect(page.locator('[data-standings]')).toContainText(String(is));
      await expect(moment).toContainText(/\d of 4 orders/);
      await expect(moment.locator('use[href^="#cube-"]').first()).toBeAttached();
      const plate = (await moment.boundingBox())!;
      for (const part of ['header', '[data-stage]', '[data-hint]']) {
        const box = await page
          .locator(part)
          .first()
          .boundingBox({ timeout: 200 })
          .catch(() => null);
        if (!box) continue;
        const apart =
          plate.y + plate.height <= box.y + 1 ||
          plate.y >= box.y + box.height - 1 ||
          plate.x >= box.x + box.width ||
          plate.x + plate.width <= box.x;
        expect(apart, `the plate lies on ${part}`).toBe(true);
      }
      const lines = page.locator('[data-line]');
      const before = await lines.count();
      await page.waitForTimeout(2400 - (Date.now() - begun));
      await expect(moment).toHaveCount(1);
      expect(await lines.count(), 'the bot has waited').toBe(before);
      await expect(moment).toHaveCount(0, { timeout: 20_000 });
      await page.locator('[data-stage="choice"]').waitFor();
    },
  );
}

test('a tap on one’s own claim takes it away, and the bots play', FULL, async ({ page }) => {
  await openAt(page, claiming);
  await page.locator('[data-offer="claim"]').first().dispatchEvent('click');
  await page.locator('[data-confirm]').click();
  const moment = page.locator('[data-moment]');
  await moment.click();
  await expect(moment).toHaveCount(0, { timeout: 500 });
  await page.locator('[data-stage="choice"]').waitFor({ timeout: 20_000 });
});

test('the claim that ends the match is seen before the result', FULL, async ({ page }) => {
  const ends = (match: Match): boolean =>
    match.decision?.seat === 1 &&
    match.legal().some(({ kind, code }) => {
      if (kind !== 'claim') return false;
      const next = match.fork();
      next.choose(code);
      while (!next.over && next.legal().length === 1) next.choose(next.legal()[0]!.code);
      return next.over;
    });
  await openAt(page, { seats: ['bot', 'person'], seed: 'end-0', until: ends });
  await page.locator('[data-offer="claim"]').first().dispatchEvent('click');
  await page.locator('[data-confirm]').click();
  const moment = page.locator('[data-moment="claim"]');
  const result = page.locator('dialog[open]');
  await expect(moment).toContainText(/Order on [A-E]\d claimed!/);
  await expect(page.locator('[data-stage="over"]')).toBeVisible();
  await page.waitForTimeout(500);
  await expect(moment).toBeVisible();
  await expect(result).toHaveCount(0);
  await expect(result).toBeVisible({ timeout: 5000 });
  await expect(moment).toHaveCount(0);
});

test('a claim of the rival is said to be the rival’s', FULL, async ({ page }) => {
  await openAt(page, {
    game: 'eastern-wonders-solo',
    seats: ['person'],
    seed: 'low',
    until: (match) =>
      match.decision?.kind === 'act' &&
      match.legal().some(({ kind, code }) => {
        if (kind !== 'harvest') return false;
        const next = match.fork();
        next.choose(code);
        return next.choices.at(-1)!.events.some((event) => event.kind === 'claimed' && event.seat === 1);
      }),
  });
  await page.locator('[data-offer="harvest"]').first().click();
  await page.locator('[data-confirm]').click();
  const moment = page.locator('[data-moment]');
  await expect(moment).toContainText('The rival');
  await expect(moment).toContainText(/order on [A-E]\dpoints: \d+ → \d+/);
});

test('no boat covers the name of a tile, and no way of a boat runs over a trade', FULL, async ({ page }) => {
  await openAt(page, sailing);
  const isAbove = (above: string, below: string): Promise<boolean> =>
    page.evaluate(
      ([upper, lower]) => {
        const [first, last] = [document.querySelector(upper!), [...document.querySelectorAll(lower!)].at(-1)];
        return Boolean(first && last && last.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING);
      },
      [above, below],
    );
  expect(await isAbove('[data-chart] [data-name]', '[data-chart] [data-boat]')).toBe(true);
  expect(await isAbove('[data-chart] [data-trade]', '[data-chart] [data-wakes]')).toBe(true);
  await page.locator('[data-target="far"]').first().hover();
  await expect(page.locator('[data-route]')).toBeAttached();
  expect(await isAbove('[data-chart] [data-trade]', '[data-chart] [data-route]')).toBe(true);
});

test('what is missing is said once in a note, and every sentence begins with a capital', FULL, async ({ page }) => {
  await openAt(page, { game: 'spice-road', seats: ['person', 'person'], seed: 'low', until: asks('turn', 6) });
  const note = page.locator('[data-symbol-help]');
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.locator('[data-dead^="card"]').first().hover();
    await expect(note).toContainText('Missing', { timeout: 2000 });
  }).toPass();
  expect((await note.textContent())!.match(/missing/gi)).toHaveLength(1);

  await openAt(page, sailing);
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.locator('[data-target="near"][aria-label*="island"]').first().hover();
    await expect(note).toContainText('island', { timeout: 2000 });
  }).toPass();
  const lines = await note.locator('> p').allTextContents();
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line.trim()).not.toMatch(/^\p{Ll}|\. +\p{Ll}/u);
});

test('the question mark explains frames, reserves and the worth of bonus tiles', FULL, async ({ page }) => {
  await openAt(page, { game: 'new-world', seats: ['person', 'person'], seed: 'low', until: asks('turn', 6) });
  await page.locator('[data-help]').click();
  const help = page.getByRole('dialog');
  await expect(help.locator('[data-rank]')).toHaveCount(3);
  await expect(help).toContainText('Red: a point card can be claimed here.');
  await expect(help).toContainText('so many are ready, and so many more are in reserve');
  await expect(help).toContainText('so many points it is worth to that player now');
});

for (const size of [
  { width: 844, height: 390 },
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
]) {
  test(`no place is divided between two lines at ${size.width}x${size.height}`, FULL, async ({ page }) => {
    await page.setViewportSize(size);
    for (const round of [4, 6, 8]) {
      await openAt(page, {
        game: 'new-world',
        seats: ['person', 'person', 'person'],
        seed: 'low',
        until: asks('turn', round),
      });
      await page.evaluate(() => document.fonts.ready);
      const divided = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const place of (node.textContent ?? '').matchAll(/[A-Z]\d+-\d+/g)) {
            const range = document.createRange();
            range.setStart(node, place.index);
            range.setEnd(node, place.index + place[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(node.textContent ?? '');
          }
        }
        return found;
      });
      expect(divided, `round ${round}`).toEqual([]);
    }
  });
}

test(
  'a preview leaves the count of one’s own hold in sight, and comes only when the pointer moves',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openAt(page, { seats: ['person', 'bot'], seed: 'low', until: asks('sail', 6) });
    const ahead = page.locator('[data-ahead]');
    const rest = page.locator('[data-offer="harvest"]');
    const { x, y, width, height } = (await rest.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect(ahead).toBeVisible();
    const [strip, count] = [(await ahead.boundingBox())!, (await page.locator('[data-hold] p').boundingBox())!];
    expect(strip.y + strip.height).toBeLessThanOrEqual(count.y);

    // The pointer rests where the button comes to lie again, one turn later.
    await page.keyboard.press('1');
    await page.locator('[data-end-turn]').evaluate((button: HTMLElement) => button.click());
    await page.locator('[data-stage="choice"]').waitFor();
    expect((await rest.boundingBox())!.y).toBeLessThan(y + height / 2);
    await page.waitForTimeout(600);
    await expect(page.locator('[data-ahead], [data-preview]')).toHaveCount(0);
    await page.mouse.move(x + width / 2 + 2, y + height / 2);
    await expect(ahead).toBeVisible();
  },
);

test(
  'a line of the log is one text with its arrow at the end, and the log of a match of four has several lines',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const game of ['new-world', 'eastern-wonders', 'east-to-west-1']) {
      await openAt(page, {
        game,
        seats: ['person', 'bot', 'bot', 'bot'],
        seed: 'help',
        until: (match) => !match.inSetUp && match.round >= 8 && match.decision!.seat === 0,
      });
      const lines = page.getByRole('list', { name: 'Log' });
      expect((await lines.boundingBox())!.height).toBeGreaterThan(110);
    }
    // The line of a place, with another choice after it.
    await openAt(page, {
      game: 'new-world',
      seats: ['person', 'bot'],
      seed: 'low',
      until: (match) =>
        asks('turn', 2)(match) && match.legal().some((option) => option.kind === 'work' && option.at === 'A1-5'),
    });
    await page.locator('[data-thing="location A1-5"]').click();
    await page.locator('[data-offer="upgrade"], [data-cube]').first().click();
    const back = page.locator('[data-back]').first();
    const [text, ...others] = await back.evaluate((button) =>
      [...button.childNodes].map((node) => node.textContent ?? ''),
    );
    // Beside the text there is the arrow only.
    expect(others).toEqual(['']);
    expect(text).toMatch(/ [A-Z]\d-\d.*\.$/);
  },
);

test('cubes over the limit: the ribbon alone says how many must go', FULL, async ({ page }) => {
  const over = (match: Match): number => {
    const { hold, limit }: { hold: string; limit: number } = match.state().seats[0]!;
    return hold.length - limit;
  };
  await openAt(page, {
    game: 'eastern-wonders',
    seats: ['person', 'bot'],
    seed: 'limit',
    choose: (match) =>
      match.legal().find(({ kind }) => kind === 'harvest' || kind === 'stay')?.code ?? match.legal()[0]!.code,
    until: (match) => match.decision!.seat === 0 && match.decision!.kind === 'discard' && over(match) === 2,
  });
  await expect(page.locator('[data-stage]')).toContainText('Too many cubes: keep 10, give up 2');
  await expect(page.locator('[data-hold]')).toContainText('12 of 10 cubes');
  await expect(page.locator('[data-hold]')).not.toContainText('too many');
});

test('the island of a step that is still to be paid for is marked', FULL, async ({ page }) => {
  await openAt(page, { game: 'sand-to-sea', seats: ['person', 'bot'], seed: 'lay', until: asks('lay', 1) });
  const boat = await page.locator('[data-drag="boat 0"]').getAttribute('data-place');
  await expect(page.locator('[data-aim]')).toHaveCount(1);
  expect(await page.locator('[data-aim]').getAttribute('data-aim')).not.toBe(boat);
});
