/** Tables on tablets and desks: the chart is large, cards are readable, and nothing lies on what it does not belong to. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Match } from '@windrose/rules';

import { FULL } from './full.ts';
import { asks, openAt, type Wanted } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TABLET = { width: 1180, height: 820 };
const UPRIGHT_TABLET = { width: 820, height: 1180 };

const inTurn = (match: Match): boolean => !match.inSetUp && match.round >= 6 && match.decision!.seat === 0;

/** From Sand to Sea with so many cards in hand and some played: seats take the dearest merchant card that they can. */
const withHand = (cards: number): Wanted => ({
  game: 'sand-to-sea',
  seats: ['person', 'bot', 'bot'],
  seed: 'hands',
  choose(match) {
    const options = match.legal();
    const play = match.version % 7 === 3 ? options.find(({ kind }) => kind === 'play') : undefined;
    const slot = (one: (typeof options)[number]): number => ('slot' in one ? one.slot : -1);
    const taken = options.filter(({ kind }) => kind === 'acquire').toSorted((a, b) => slot(b) - slot(a))[0];
    return (play ?? taken ?? options[(match.version * 7) % options.length]!).code;
  },
  until(match) {
    const [mine] = match.state().seats;
    return asks('turn', 2)(match) && 'hand' in mine! && mine.hand.length === cards;
  },
});

/** The bounds of the tiles of the chart in the middle. */
function tilesOf(page: Page): Promise<{ readonly width: number; readonly height: number }> {
  return page.locator('[data-part="map"] [data-place] > path:first-child').evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return {
      width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
      height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
    };
  });
}

test('on a tablet the sea chart takes the largest part of the window', FULL, async ({ page }) => {
  const open = async (
    game: string,
    size: typeof TABLET,
  ): Promise<{ readonly width: number; readonly height: number }> => {
    await page.setViewportSize(size);
    const alone = game === 'eastern-wonders-solo';
    await openAt(page, { game, seats: alone ? ['person'] : ['person', 'bot', 'bot'], seed: 'shot', until: inTurn });
    return tilesOf(page);
  };
  for (const game of ['eastern-wonders-solo', 'eastern-wonders', 'sand-to-sea']) {
    expect((await open(game, TABLET)).height, game).toBeGreaterThan(0.74 * TABLET.height);
  }
  expect((await open('sand-to-sea', UPRIGHT_TABLET)).width).toBeGreaterThan(0.58 * UPRIGHT_TABLET.width);
});

for (const size of [TABLET, UPRIGHT_TABLET, { width: 1440, height: 900 }]) {
  for (const cards of [3, 5, 8]) {
    test(
      `${cards} cards in hand beside a chart have their names, and nothing is cut, at ${size.width}x${size.height}`,
      FULL,
      async ({ page }) => {
        await page.setViewportSize(size);
        await openAt(page, withHand(cards));
        const hand = page.locator('[data-hand] > li');
        await expect(hand).toHaveCount(cards);
        const widths = await hand.evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetWidth));
        expect(Math.min(...widths)).toBeGreaterThanOrEqual(80);
        const names = hand.locator('[data-name]');
        await expect(names).toHaveCount(cards);
        for (const name of await names.all()) {
          const letters = await name.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
          expect(letters).toBeGreaterThanOrEqual(11);
        }
        // Everything that is chosen from is whole in the window and in its part.
        const parts =
          '[data-hand] > li, [aria-label="Played"] > li, [data-part="beside"] ol > li, [data-offer]:visible, [data-undo]';
        for (const one of await page.locator(parts).all()) await expect(one).toBeInViewport({ ratio: 0.99 });
        const beside = page.locator('[data-part="beside"] > *').first();
        expect(await beside.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThanOrEqual(1);
      },
    );
  }
}

/** Pairs of things that lie on each other by more than two pixels. */
function lyingOn(upper: Locator, lower: string): Promise<string[]> {
  return upper.evaluateAll(
    (all, below) =>
      all.flatMap((one) => {
        const a = one.getBoundingClientRect();
        return [...document.querySelectorAll(below)].flatMap((other) => {
          const b = other.getBoundingClientRect();
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return wide > 2 && high > 2 ? [`${one.textContent} by ${wide.toFixed(0)}x${high.toFixed(0)}`] : [];
        });
      }),
    lower,
  );
}

test('cubes lying on merchant cards cover none of the cubes printed on any, and no cost', FULL, async ({ page }) => {
  const heaps = page.locator('[data-heap]');
  const opens: readonly Wanted[] = [
    withHand(5),
    {
      game: 'spice-road',
      seats: ['person', 'bot', 'bot'],
      seed: 'hands',
      until: (match) => {
        const { market } = match.state() as unknown as { readonly market: readonly { readonly heap: string }[] };
        return asks('turn', 5)(match) && market.filter(({ heap }) => heap !== '').length > 1;
      },
    },
    // On the free card, which brings five cubes, lie three kinds of cubes.
    { ...withHand(7), game: 'spice-road', seed: 'a', until: asks('turn', 14) },
  ];
  for (const wanted of opens) {
    await openAt(page, wanted);
    for (const [width, height] of [
      [1180, 820],
      [820, 1180],
      [1280, 720],
      [1440, 900],
      [1920, 1080],
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(heaps).not.toHaveCount(0);
      await expect
        .poll(() => lyingOn(heaps, '[data-part] li [data-kind] span svg'), {
          message: `${wanted.game} at ${width}x${height}`,
          timeout: 5000,
        })
        .toEqual([]);
      if (wanted.game === 'spice-road') {
        await expect.poll(() => lyingOn(heaps, '[data-cost]'), `costs at ${width}x${height}`).toEqual([]);
      }
    }
  }
});

for (const [width, height] of [
  [820, 1180],
  [768, 1024],
] as const) {
  test(
    `cubes of what is still to be explored are clear on an upright tablet of ${width}x${height}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 'cells', until: asks('turn', 1) });
      const works = await page.locator('[class*="covered"] > [class*="front"]').evaluateAll((all) =>
        all.map((front) => {
          const ribbon = front.querySelector('[class*="ribbon"]')!;
          const cubes = [...ribbon.querySelectorAll('use[href^="#cube-"]')].map((cube) => cube.closest('svg')!);
          const [work, reward] = [ribbon, front.lastElementChild!].map((one) => one.getBoundingClientRect());
          return {
            cubes: cubes.map((cube) => cube.getBoundingClientRect().width),
            pale: Number(getComputedStyle(ribbon.parentElement!).opacity),
            apart: reward!.left - work!.right,
          };
        }),
      );
      expect(works).toHaveLength(10);
      for (const { cubes, pale, apart } of works) {
        for (const cube of cubes) expect(cube).toBeGreaterThanOrEqual(12);
        expect(pale).toBe(1);
        expect(apart).toBeGreaterThan(0);
      }
    },
  );
}

test('boats lie within their tile and below its trade, however many there are', FULL, async ({ page }) => {
  await openAt(page, {
    seats: ['person', 'bot', 'bot', 'bot'],
    seed: 'boats',
    choose: (match) => {
      const goal = match.state().seats[0];
      const options = match.legal();
      const near = options.find((one) => 'to' in one && 'boat' in goal! && one.to === goal.boat);
      return (near ?? options[match.version % options.length]!).code;
    },
    until: (match) => {
      const boats = match.state().seats.map((one) => ('boat' in one ? one.boat : null));
      return asks('sail', 3)(match) && new Set(boats).size <= 2;
    },
  });
  const out = await page.evaluate(() =>
    [...document.querySelectorAll('[data-boat] use')].flatMap((boat) => {
      const a = boat.getBoundingClientRect();
      const tiles = [...document.querySelectorAll('[data-place] > path:first-child')].map((tile) => ({
        at: tile.parentElement!.getAttribute('data-place')!,
        box: tile.getBoundingClientRect(),
      }));
      const [x, y] = [(a.left + a.right) / 2, (a.top + a.bottom) / 2];
      const own = tiles.find(({ box }) => x > box.left && x < box.right && y > box.top && y < box.bottom)!;
      const trade = document.querySelector(`[data-trade="${own.at}"] rect`)?.getBoundingClientRect();
      const low = a.bottom - own.box.bottom;
      const high = trade ? trade.bottom - a.top : 0;
      return low > -2 || high > 4 ? [`${own.at}: ${low.toFixed(1)} below, ${high.toFixed(1)} above`] : [];
    }),
  );
  expect(out).toEqual([]);
  await expect(page.locator('[data-boat]')).toHaveCount(4);
});

for (const [width, height] of [
  [844, 390],
  [390, 844],
] as const) {
  test(
    `the dot of an island that several steps lead to is in its own hexagon, on nothing else, at ${width}x${height}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const seed of ['shots', 'boats', 'low']) {
        await openAt(page, { seats: ['person', 'bot', 'bot', 'bot'], seed, until: asks('sail', 6) });
        const faults = await page.evaluate((low) => {
          /** How many pixels a box reaches out of the hexagon of a tile. */
          const outsideOf = (one: DOMRect, tile: DOMRect): number => {
            const reach = tile.height / 2;
            const [x, y] = [tile.left + tile.width / 2, tile.top + reach];
            const [across, down] = [Math.max(x - one.left, one.right - x, 0), Math.max(y - one.top, one.bottom - y, 0)];
            return Math.max(down, across * Math.cos(Math.PI / 6) + down / 2) - reach;
          };
          const box = (one: Element): DOMRect => one.getBoundingClientRect();
          const tileOf = (at: string): DOMRect => box(document.querySelector(`[data-place="${at}"] > path`)!);
          const found: string[] = [];
          const trades = [...document.querySelectorAll('[data-trade]:has(rect)')].map((trade) => ({
            at: trade.getAttribute('data-trade')!,
            of: box(trade.querySelector('rect')!),
          }));
          // On a phone on its side each lies within its tile.
          for (const { at, of } of low ? trades : [])
            if (outsideOf(of, tileOf(at)) > 0.5)
              found.push(`the trade of ${at}: ${outsideOf(of, tileOf(at)).toFixed(1)}`);
          const others = [
            ...trades.map(({ of }) => of),
            ...[...document.querySelectorAll('[data-sheet], [data-name], [data-by], use[href^="#outpost-"]')].map(box),
          ];
          for (const dot of document.querySelectorAll('[data-far]')) {
            const of = box(dot);
            const at = dot.getAttribute('data-far')!;
            const [x, y] = [of.left + of.width / 2, of.top + of.height / 2];
            if (of.width < 4.4) found.push(`the dot of ${at} is ${of.width.toFixed(1)} wide`);
            if (outsideOf(new DOMRect(x, y, 0, 0), tileOf(at)) + of.width / 2 > 0)
              found.push(`the dot of ${at} is not within its tile`);
            for (const other of others) {
              const wide = x - Math.min(Math.max(x, other.left), other.right);
              const high = y - Math.min(Math.max(y, other.top), other.bottom);
              if (Math.hypot(wide, high) < of.width / 2 - 0.6) found.push(`the dot of ${at} lies on something`);
            }
          }
          return found;
        }, width > height);
        await expect(page.locator('[data-far]')).not.toHaveCount(0);
        expect(faults, seed).toEqual([]);
      }
    },
  );
}

test('in a puzzle the person has the look of the first seat', FULL, async ({ page }) => {
  const looks = (): Promise<{ readonly seat: number; readonly colour: string; readonly sign: string }> =>
    page.locator('[data-part="own"] [data-seat]').evaluate((tag) => ({
      seat: Number(tag.getAttribute('data-seat')),
      colour: getComputedStyle(tag.querySelector('circle')!).fill,
      sign: document.querySelector(tag.querySelector('use')!.getAttribute('href')!)!.innerHTML,
    }));
  const seats = new Set<number>();
  const found = new Set<string>();
  for (let number = 0; number < 8; number++) {
    await page.goto(`/#/puzzles/eastern-wonders/${number}`);
    await page.locator('[data-puzzle]').waitFor();
    const { seat, colour, sign } = await looks();
    seats.add(seat);
    found.add(`${colour} ${sign}`);
  }
  expect([...seats].some((seat) => seat > 0)).toBe(true);
  // In a match, afterwards, it has it, too.
  await openAt(page, { seats: ['person', 'bot'], seed: 'look', until: asks('sail', 2) });
  const { seat, colour, sign } = await looks();
  expect(seat).toBe(0);
  found.add(`${colour} ${sign}`);
  expect([...found]).toHaveLength(1);
});

test('the button for a hint keeps its place while there is nothing to advise', FULL, async ({ page }) => {
  await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'lamp', until: asks('turn', 3) });
  const lamp = page.locator('[data-hint-button]');
  await expect(lamp).toBeEnabled();
  const before = await lamp.boundingBox();
  await page.locator('[data-offer="rest"]').click();
  const confirm = page.locator('[data-confirm]');
  const end = page.locator('[data-end-turn]');
  await expect(confirm.or(end)).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(end).toBeVisible();
  await expect(lamp).toBeDisabled();
  expect(await lamp.boundingBox()).toEqual(before);
});

test('the button for a hint says first where to look, then what to do, and then puts the hint out', async ({
  page,
}) => {
  await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'lamp', until: asks('turn', 3) });
  const lamp = page.locator('[data-hint-button]');
  const hint = page.locator('[data-hint]');
  await lamp.click();
  await expect(hint).toHaveAttribute('data-hint', 'shown', { timeout: 60_000 });
  await expect(hint).not.toHaveAttribute('data-told');
  await lamp.click();
  await expect(hint).toHaveAttribute('data-told');
  await expect(hint.locator('[data-hint-more="plan"]')).toHaveCount(0);
  await lamp.click();
  await expect(hint).toHaveCount(0);
  // Asked again, it begins anew.
  await lamp.click();
  await expect(hint.locator('[data-hint-more="plan"]')).toBeVisible({ timeout: 60_000 });
});

test('what is said of a tile covers the middle of no other one that can be chosen', FULL, async ({ page }) => {
  await openAt(page, { game: 'eastern-wonders-solo', seats: ['person'], seed: 'shot', until: inTurn });
  const tiles = page.locator('[data-chart] [data-target="near"]');
  const note = page.locator('div:has(> [data-preview])').last();
  const covered: string[] = [];
  for (const tile of await tiles.all()) {
    let box = { x: 0, y: 0, width: 0, height: 0 };
    // A table that comes to rest only now, or scrolls to the tile, takes the note away until the pointer moves again.
    await expect(async () => {
      await page.mouse.move(1, 1);
      await expect(note).toHaveCount(0);
      await tile.hover();
      await expect(note).toBeVisible({ timeout: 2000 });
      const there = await note.boundingBox({ timeout: 1000 });
      expect(there).not.toBeNull();
      box = there!;
    }).toPass();
    const name = await tile.getAttribute('data-place');
    const others = await tiles.evaluateAll((all) =>
      all.map((other) => {
        const { x, y, width, height } = other.getBoundingClientRect();
        return { place: other.getAttribute('data-place'), x: x + width / 2, y: y + height / 2 };
      }),
    );
    for (const { place, x, y } of others) {
      const inside = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
      if (inside) covered.push(`${place} by ${name}`);
    }
  }
  expect(covered).toEqual([]);
});

for (const [width, height] of [
  [1180, 820],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [820, 1180],
] as const) {
  test(`on a location nothing lies on something else at ${width}x${height}`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [game, seats] of [
      ['east-to-west-3', 4],
      ['east-to-west-2', 3],
      ['new-world', 4],
    ] as const) {
      await openAt(page, {
        game,
        seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : 'bot')),
        seed: 'shot',
        until: inTurn,
      });
      const lying = (): Promise<string[]> =>
        page.locator('[data-body]').evaluateAll((locations) =>
          locations.flatMap((location) => {
            const [top, work, name, ...reward] = location.querySelector(':scope > span[aria-hidden]')!.children;
            const things = [...top!.children, ...work!.children, name!, ...reward];
            return things.flatMap((one, at) =>
              things.slice(at + 1).flatMap((other) => {
                const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
                const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                return wide > 2 && high > 3 ? [`${name!.textContent}: ${wide.toFixed(0)}x${high.toFixed(0)}`] : [];
              }),
            );
          }),
        );
      await expect.poll(lying, { message: game, timeout: 5000 }).toEqual([]);
    }
  });
}

test('on a low desk the log of a replay has room for several lines', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const game of ['sand-to-sea', 'east-to-west-3']) {
    await openAt(page, { game, seats: ['person', 'bot', 'bot'], seed: 'shot', until: inTurn });
    await page.goto('/#/replay/test/40');
    const log = page.getByRole('region', { name: 'Log' });
    await expect(log).toBeVisible();
    const seen = await log.evaluate(
      (one) => Math.min(one.getBoundingClientRect().bottom, innerHeight) - one.getBoundingClientRect().top,
    );
    expect(seen, game).toBeGreaterThan(230);
  }
});

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
] as const) {
  test(`the end of a match uses the room beside its scores at ${width}x${height}`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [game, seats] of [
      ['eastern-wonders', 2],
      ['spice-road', 5],
    ] as const) {
      await openAt(page, {
        game,
        seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : 'bot')),
        seed: 'shot',
        until: () => false,
      });
      const end = page.getByRole('dialog');
      await expect(end.locator('[data-story] svg').first()).toBeVisible();
      const { free, over } = await end.evaluate((dialog) => {
        const after = dialog.querySelector('[data-story]')!.parentElement!;
        const told = after.lastElementChild!.getBoundingClientRect().bottom;
        return {
          free: dialog.querySelector('[data-main]')!.getBoundingClientRect().top - told,
          over: dialog.scrollHeight - dialog.clientHeight,
        };
      });
      expect(free, game).toBeLessThan(40);
      expect(over, game).toBeLessThanOrEqual(0);
    }
  });
}

test('the story of a match says that it scrolls, until it has been scrolled to its end', FULL, async ({ page }) => {
  let scrolling = 0;
  // Larger windows have room for all of it.
  for (const [width, height, seats] of [
    [1280, 600, 3],
    [1100, 540, 5],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAt(page, {
      game: seats > 4 ? 'spice-road' : 'eastern-wonders',
      seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : 'bot')),
      seed: 'shot',
      until: () => false,
    });
    const story = page.getByRole('dialog').locator('[data-story]');
    await expect(story.locator('svg').first()).toBeVisible();
    for (const box of [story, story.locator('..')]) {
      const hidden = await box.evaluate((one) =>
        getComputedStyle(one).overflowY === 'auto' ? one.scrollHeight - one.clientHeight : 0,
      );
      if (hidden <= 1) continue;
      scrolling++;
      await expect(box).toHaveAttribute('data-below', '');
      const arrow = await box.evaluate((one) => {
        const { content, position, width: wide } = getComputedStyle(one, '::after');
        return { content, position, wide };
      });
      expect(arrow).toEqual({ content: '""', position: 'sticky', wide: '30px' });
      await box.evaluate((one) => one.scrollTo({ top: one.scrollHeight, behavior: 'instant' }));
      await expect(box).not.toHaveAttribute('data-below');
    }
  }
  expect(scrolling).toBeGreaterThan(0);
});

test('on a low desk nothing follows the log of an analysis of two boards', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const game of ['sand-to-sea', 'east-to-west-3']) {
    await openAt(page, { game, seats: ['person', 'bot'], seed: 'shot', until: asks('turn', 2) });
    await page.goto('/#/replay/test');
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.locator('[data-review]:not([data-review="none"])').waitFor();
    const below = await page.evaluate(() => {
      const [table, log] = ['[data-table]', '[data-part="log"]'].map((one) => document.querySelector(one)!);
      return table!.getBoundingClientRect().bottom - log!.getBoundingClientRect().bottom;
    });
    // The margin of the page.
    expect(below, game).toBeLessThanOrEqual(12);
  }
});

test(
  'on an upright tablet a lesson and a replay of boards beside islands show all of both, as a match does',
  FULL,
  async ({ page }) => {
    await page.setViewportSize(UPRIGHT_TABLET);
    const expectWhole = async (game: string, what: string): Promise<void> => {
      for (const part of ['[data-part="map"]', '[data-part="beside"]', '[data-part="own"]', '[data-hold]'])
        await expect(page.locator(part), `${part} of ${what}`).toBeInViewport({ ratio: 0.99 });
      const cards = page.locator('[data-part="map"] ol[class*="market"] > li');
      await expect(cards).toHaveCount(game === 'east-to-west-2' ? 0 : 4);
      for (const card of await cards.all()) await expect(card, what).toBeInViewport({ ratio: 0.99 });
    };
    for (const game of ['east-to-west-2', 'east-to-west-3']) {
      for (const seats of [2, 4]) {
        await openAt(page, {
          game,
          seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : 'bot')),
          seed: 'shot',
          until: inTurn,
        });
        await page.goto('/#/replay/test');
        await page.locator('[data-move]').first().waitFor();
        await expectWhole(game, `the replay of ${game} with ${seats}`);
      }
    }
    await page.goto('/#/learn/east-to-west-3');
    for (let step = 1; step <= 10; step++) {
      await expect(page.locator('[data-coach]')).toContainText(`Step ${step} of 10`);
      await expectWhole('east-to-west-3', `step ${step}`);
      if (step < 10) await page.locator('[data-skip-step]').click();
    }
  },
);

test(
  'on a tablet on its side the land, the sea and every decision are in the window, in all parts of From East to West',
  FULL,
  async ({ page }) => {
    test.slow();
    await page.setViewportSize(TABLET);
    const canBuild = (match: Match): boolean => inTurn(match) && match.legal().some(({ kind }) => kind === 'build');
    for (const game of ['east-to-west-1', 'east-to-west-2', 'east-to-west-3']) {
      for (const seats of [2, 3, 4]) {
        for (const until of game === 'east-to-west-1' ? [inTurn] : [inTurn, canBuild]) {
          const kinds = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : 'bot'));
          await openAt(page, { game, seats: kinds, seed: 'shot', until });
          const out = (): Promise<string[]> =>
            page.evaluate(() =>
              [
                ...document.querySelectorAll(
                  '[data-stage], [data-part="map"], [data-part="beside"], [data-part="own"], [data-hold], [data-offer], [data-undo], [data-end-turn]',
                ),
              ].flatMap((one) => {
                const { top, bottom, width } = one.getBoundingClientRect();
                return width > 0 && (top < 0 || bottom > innerHeight) ? [one.outerHTML.slice(0, 90)] : [];
              }),
            );
          await expect.poll(out, { message: `${game} with ${seats}`, timeout: 5000 }).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(TABLET.height);
        }
      }
    }
  },
);

/** A match whose person has a name of some length. */
async function openNamed(page: Page, wanted: Wanted): Promise<void> {
  await openAt(page, wanted);
  await page.evaluate(() => {
    const match = JSON.parse(localStorage.getItem('windrose/match/test')!);
    match.sitters[0].name = 'Traveller';
    localStorage.setItem('windrose/match/test', JSON.stringify(match));
  });
  await page.reload();
  await page.locator('[data-stage]').waitFor();
}

test('on a tablet one’s own name is whole, and Undo is in the window below three options', FULL, async ({ page }) => {
  for (const game of ['eastern-wonders', 'eastern-wonders-solo', 'sand-to-sea', 'east-to-west-3']) {
    const seats: Wanted['seats'] = game === 'eastern-wonders-solo' ? ['person'] : ['person', 'bot', 'bot'];
    await openNamed(page, { game, seats, seed: 'shot', until: inTurn });
    for (const size of [TABLET, UPRIGHT_TABLET]) {
      await page.setViewportSize(size);
      const name = page.locator('[data-part="own"] [title="Traveller"]');
      const cut = (): Promise<number> => name.evaluate((one) => one.scrollWidth - one.clientWidth);
      await expect.poll(cut, { message: `${game} at ${size.width}`, timeout: 5000 }).toBe(0);
    }
  }
  await page.setViewportSize(UPRIGHT_TABLET);
  await openAt(page, { seats: ['person', 'bot', 'bot'], seed: 'shot', until: inTurn });
  const undo = (await page.locator('[data-undo]').boundingBox())!;
  // Another option is 48 pixels high.
  expect(undo.y + undo.height + 48).toBeLessThanOrEqual(UPRIGHT_TABLET.height);
  const apart = await page.locator('[data-stage]').evaluate((banner) => {
    const scores = banner.parentElement!.nextElementSibling!.firstElementChild!;
    return scores.getBoundingClientRect().top - banner.getBoundingClientRect().top;
  });
  expect(Math.abs(apart)).toBeLessThanOrEqual(1);
});

test('on a tablet on its side what a choice brings covers nothing above its panel', FULL, async ({ page }) => {
  await page.setViewportSize(TABLET);
  await openAt(page, { game: 'sand-to-sea', seats: ['person', 'bot', 'bot'], seed: 'shot', until: inTurn });
  await page.locator('[data-part="beside"] ol > li').nth(2).click();
  await page.locator('[data-offer]').first().hover();
  await expect(page.locator('[data-hold] em').first()).toBeVisible();
  const inside = await page.locator('[data-hold]').evaluate((hold) => {
    const panel = hold.closest('section:not([data-hold])')!.getBoundingClientRect();
    const strip = hold.parentElement!.firstElementChild!.getBoundingClientRect();
    const numbers = [...hold.querySelectorAll('li')].map((one) => {
      const [picture, number] = [one.querySelector('svg')!, one.querySelector('em')?.parentElement];
      return number ? number.getBoundingClientRect().left - picture.getBoundingClientRect().right : 0;
    });
    return { above: panel.top - strip.top, apart: Math.min(...numbers) };
  });
  expect(inside.above).toBeLessThanOrEqual(1);
  expect(inside.apart).toBeGreaterThanOrEqual(-1);
});

test('a hand of thirteen cards has its names, and scrolls', FULL, async ({ page }) => {
  await page.setViewportSize(TABLET);
  await openAt(page, withHand(13));
  const cards = page.locator('[data-hand] > li');
  await expect(cards).toHaveCount(13);
  const heights = await cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
  await expect(cards.locator('[data-name]')).toHaveCount(13);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.last()).toBeInViewport({ ratio: 0.95 });
});

test('on a tablet on its side the cubes of the others are in the window beside a chart', FULL, async ({ page }) => {
  await page.setViewportSize(TABLET);
  for (const game of ['eastern-wonders', 'eastern-wonders-solo']) {
    const seats: Wanted['seats'] = game === 'eastern-wonders' ? ['person', 'bot', 'bot', 'bot'] : ['person'];
    await openAt(page, { game, seats, seed: 'shot', until: inTurn });
    const holds = page.locator('[data-other-holds] > li');
    await expect(holds).toHaveCount(Math.max(1, seats.length - 1));
    for (const hold of await holds.all()) await expect(hold).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator('[data-undo]')).toBeInViewport({ ratio: 0.99 });
  }
});

test('on a tablet on its side the seven buttons of a replay are in one line', FULL, async ({ page }) => {
  await page.setViewportSize(TABLET);
  await openNamed(page, { game: 'sand-to-sea', seats: ['person', 'bot', 'bot'], seed: 'shot', until: inTurn });
  await page.goto('/#/replay/test/40');
  const branch = page.locator('[data-branch]');
  await branch.waitFor();
  const top = (one: Locator): Promise<number> => one.evaluate((element) => element.getBoundingClientRect().top);
  const row = page.locator('[data-move]');
  const tops = await Promise.all((await row.all()).map(top));
  expect(new Set(tops).size).toBe(1);
  // What can be done with the moment is in two lines.
  const rest = await Promise.all(
    (await page.locator('[data-speed], [data-viewer] select, [data-branch], [data-share]').all()).map(top),
  );
  expect(new Set(rest).size).toBe(2);
});

test('on a tablet on its side a puzzle that was missed moves nothing, and its log has room', FULL, async ({ page }) => {
  await page.setViewportSize(TABLET);
  await page.goto('/#/puzzles/eastern-wonders/1');
  const own = page.locator('[data-part="own"]');
  await page.locator('[data-puzzle="open"]').waitFor();
  const before = await own.boundingBox();
  await page.locator('[data-offer="harvest"]').click();
  const missed = page.locator('[data-puzzle="missed"]');
  const next = page.locator('[data-confirm], [data-end-turn], [data-leave], [data-cube], [data-offer]').first();
  await expect(async () => {
    if (await missed.isHidden()) await next.click({ timeout: 1000 });
    await expect(missed).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await own.boundingBox()).toEqual(before);
  await expect(page.getByText('Not solved: ').first()).toBeInViewport({ ratio: 0.99 });
  const log = (await page.locator('[data-part="log"]').boundingBox())!;
  expect(Math.min(log.y + log.height, TABLET.height) - log.y).toBeGreaterThan(140);
});

test('beside a chart every cube of a merchant card is within it', FULL, async ({ page }) => {
  const cut: string[] = [];
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    await openAt(page, { game: 'sand-to-sea', seats: ['person', 'bot', 'bot'], seed, until: asks('turn', 2) });
    for (const size of [TABLET, { width: 1280, height: 720 }]) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      cut.push(
        ...(await page.locator('[data-part="beside"] ol > li [data-kind]').evaluateAll((all) =>
          all.flatMap((card) => {
            const { bottom } = card.getBoundingClientRect();
            const lowest = Math.max(
              ...[...card.querySelectorAll('svg')].map((cube) => cube.getBoundingClientRect().bottom),
            );
            return lowest > bottom - 1 ? [`${card.textContent} by ${(lowest - bottom).toFixed(1)}`] : [];
          }),
        )),
      );
    }
  }
  expect(cut).toEqual([]);
});

test(
  'what is new lies on no cube of a merchant card, keys stand beside their words, and a bot’s level is whole',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const late = (match: Match): boolean => match.version >= 94;
    await openAt(page, { game: 'east-to-west-3', seats: ['person', 'person'], seed: 'p2', until: late });
    for (const width of [1280, 1180, 1440]) {
      await page.setViewportSize({ width, height: width === 1440 ? 900 : 820 });
      const covered = await page.locator('[data-part="map"] [data-new-card]').evaluateAll((tags) =>
        tags.flatMap((tag) => {
          const a = tag.getBoundingClientRect();
          const cubes = [...tag.closest('li')!.querySelectorAll('svg')].filter((one) => one.getAttribute('viewBox'));
          return cubes.flatMap((cube) => {
            const b = cube.getBoundingClientRect();
            const isCube = b.width < 30 && Math.abs(b.width - b.height) < 2;
            const apart = a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;
            return !isCube || apart ? [] : [`${b.left}, ${b.top}`];
          });
        }),
      );
      expect(covered, `${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    const begins = (match: Match): boolean => match.decision!.seat === 0;
    await openAt(page, { game: 'sand-to-sea', seats: ['person', 'bot'], seed: 'x', until: begins });
    const keys = page.locator('[data-offer="set"] kbd');
    await expect(keys.first()).toBeVisible();
    const below = await keys.evaluateAll((all) =>
      all.filter((key) => {
        const { top } = key.getBoundingClientRect();
        return top > key.previousElementSibling!.getBoundingClientRect().bottom;
      }),
    );
    expect(below).toHaveLength(0);
    await page.setViewportSize(TABLET);
    await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'x', until: inTurn });
    await page.evaluate(() => {
      const match = JSON.parse(localStorage.getItem('windrose/match/test')!);
      Object.assign(match.sitters[1], { name: 'Amina', level: 'boatswain' });
      localStorage.setItem('windrose/match/test', JSON.stringify(match));
    });
    await page.reload();
    const level = page.getByText('Boatswain', { exact: true });
    await expect(level).toBeVisible();
    const cut = await level.evaluate((one) => {
      const inside = one.parentElement!.getBoundingClientRect();
      const { right, bottom } = one.getBoundingClientRect();
      return right > inside.right + 1 || bottom > inside.bottom + 1;
    });
    expect(cut).toBe(false);
  },
);

test(
  'on an upright tablet an arrow says that more bonus tiles can be chosen below the window',
  FULL,
  async ({ browser }) => {
    const page = await browser.newPage({
      viewport: UPRIGHT_TABLET,
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    await openAt(page, { seats: ['person', 'bot'], seed: 'low', until: asks('bonus', 2) });
    const tiles = page.locator('[data-offer="bonus"]');
    await expect(tiles).toHaveCount(5);
    const more = page.locator('[data-more-options]');
    await expect(more).toBeInViewport({ ratio: 1 });
    // It lies on no number of a pile: across the panel nothing is read where it is.
    const [strip, panel] = await Promise.all([
      more.boundingBox(),
      page.getByLabel('Options', { exact: true }).boundingBox(),
    ]);
    expect(strip!.x).toBeCloseTo(panel!.x, 0);
    expect(strip!.width).toBeCloseTo(panel!.width, 0);
    expect(await more.evaluate((one) => getComputedStyle(one).backgroundColor)).toMatch(/^rgb\(/);
    await tiles.last().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 200));
    await expect(page.locator('[data-more-options]')).toHaveCount(0);
    await page.close();
  },
);

test('the hand of Spice Road keeps its size and height when a card is played', FULL, async ({ page }) => {
  await openAt(page, {
    game: 'spice-road',
    seats: ['person', 'bot'],
    seed: 'long',
    choose: (match) => (match.legal().find(({ kind }) => kind === 'acquire') ?? match.legal()[0]!).code,
    until(match) {
      const [mine] = match.state().seats;
      return asks('turn', 2)(match) && 'hand' in mine! && mine.hand.length === 5;
    },
  });
  const cards = page.locator('[data-hand] > li');
  const sizeOf = (): Promise<readonly number[]> =>
    cards
      .last()
      .evaluate(({ offsetWidth, offsetHeight, offsetTop }: HTMLElement) => [offsetWidth, offsetHeight, offsetTop]);
  const before = await sizeOf();
  await page.locator('[data-hand] button[data-target]').first().click();
  await expect(cards).toHaveCount(4);
  expect(await sizeOf()).toEqual(before);
});

test('on a low desk the ways to upgrade are side by side, and Undo is in the window', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAt(page, {
    game: 'spice-road',
    seats: ['person', 'bot', 'bot', 'bot', 'bot'],
    seed: 'low',
    until: asks('upgrade', 2),
  });
  const ways = page.locator('[data-places] > li');
  const tops = await ways.evaluateAll((all) => all.slice(0, 3).map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  // The key of a way lies neither on its words nor on its cubes.
  const covered = await ways.locator('kbd').evaluateAll((keys) =>
    keys.flatMap((key) => {
      const on = key.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(key.parentElement!.querySelector('[class*="label"]')!);
      const cubes = [...key.parentElement!.querySelectorAll('svg use')].map((one) => one.getBoundingClientRect());
      return [...words.getClientRects(), ...cubes]
        .filter(
          ({ left, right, top, bottom, width }) =>
            width > 0 && right > on.left + 2 && left < on.right && bottom > on.top && top < on.bottom - 2,
        )
        .map(({ left, top }) => `${key.textContent}: ${Math.round(left)}, ${Math.round(top)}`);
    }),
  );
  expect(covered).toEqual([]);
  expect(await ways.locator('kbd').count()).toBeGreaterThan(0);
  await expect(page.locator('[data-undo]')).toBeInViewport({ ratio: 1 });
});

test(
  'whoever plays alone against bots has the colour of the first seat, as in a lesson, wherever they sit',
  FULL,
  async ({ page }) => {
    await openAt(page, { seats: ['bot', 'person'], seed: 'colours', until: asks('sail', 1, 1) });
    const colours = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--seat-1', '--dye-0', '--seat-0', '--dye-1'].map((name) => style.getPropertyValue(name));
    });
    expect(colours[0]).toBe(colours[1]);
    expect(colours[2]).toBe(colours[3]);
    // Settlers wear the sign that stands beside the name, for those who tell no colours apart.
    await openAt(page, { game: 'new-world', seats: ['bot', 'person'], seed: 'colours', until: asks('turn', 2, 1) });
    const signs = page.locator('[id^="settler-"] use');
    for (const seat of [0, 1]) await expect(signs.nth(seat)).toHaveAttribute('href', `#sign-${seat}`);
  },
);

test('resting is a quiet button where it brings nothing, and a glowing one where nothing else is left in hand', async ({
  page,
}) => {
  const rest = page.locator('[data-offer="rest"]');
  const glows = (): Promise<boolean> =>
    rest.evaluate((one) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--glow)';
      one.append(probe);
      const glow = getComputedStyle(probe).color;
      probe.remove();
      return getComputedStyle(one).borderTopColor === glow;
    });
  const first: Wanted = { game: 'spice-road', seats: ['person', 'bot'], seed: 'rest', until: asks('turn', 1) };
  for (const game of ['spice-road', 'new-world']) {
    await openAt(page, { ...first, game });
    expect(await glows(), game).toBe(false);
    await expect(rest).toContainText(/Rest, with no (?:card|settler) to take back/);
  }
  // What can be done is on the table; in the panel it does not take a whole line.
  await openAt(page, first);
  const [button, places] = await Promise.all([rest.boundingBox(), rest.locator('xpath=ancestor::ul').boundingBox()]);
  expect(button!.width).toBeLessThan(0.8 * places!.width);
  await openAt(page, {
    ...first,
    choose: (match) => (match.legal().find(({ kind }) => kind === 'play') ?? match.legal()[0]!).code,
    until: (match) => {
      const [mine] = match.state().seats;
      return asks('turn', 2)(match) && 'hand' in mine! && mine.hand.length === 0;
    },
  });
  expect(await glows()).toBe(true);
  await expect(rest).toHaveText(/Rest and take back your cards/);
});

for (const language of ['en', 'pl']) {
  test(
    `on desks and tablets the buttons of the bar say what they are, beside the longest names: ${language}`,
    FULL,
    async ({ page }) => {
      await page.goto('/');
      await page.evaluate(
        (to) => localStorage.setItem('windrose/settings', JSON.stringify({ language: to })),
        language,
      );
      const wanted: Wanted = {
        game: 'east-to-west-3',
        seats: ['person', 'bot', 'bot'],
        seed: 'bar',
        until: asks('turn', 2),
      };
      const words = language === 'en' ? ['Match', 'Hint'] : ['Partia', 'Podpowiedź'];
      for (const size of [
        { width: 1280, height: 720 },
        { width: 1920, height: 1080 },
        TABLET,
        UPRIGHT_TABLET,
        { width: 810, height: 1080 },
      ]) {
        await page.setViewportSize(size);
        await openAt(page, wanted);
        for (const word of words) {
          // It is part of the name, and whole within its button.
          const button = page.getByRole('banner').getByRole('button', { name: word });
          await expect(button).toHaveText(word);
          await expect(button.locator('span')).toBeVisible();
          const [text, around] = await Promise.all([button.locator('span').boundingBox(), button.boundingBox()]);
          expect(text!.x).toBeGreaterThanOrEqual(around!.x + 2);
          expect(text!.x + text!.width).toBeLessThanOrEqual(around!.x + around!.width - 2);
          expect(text!.y + text!.height).toBeLessThanOrEqual(around!.y + around!.height - 1);
        }
        const title = page.getByRole('banner').locator('span').filter({ hasText: / III$/ });
        expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
      }
    },
  );
}

test('how many settlers stand at a location can be read on any land, by day and by night', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const theme of ['light', 'dark']) {
    await page.goto('/');
    await page.evaluate((to) => localStorage.setItem('windrose/settings', JSON.stringify({ theme: to })), theme);
    await openAt(page, { game: 'east-to-west-2', seats: ['person', 'bot', 'bot'], seed: 'shot', until: inTurn });
    const counts = page.locator('[data-settlers] b:visible');
    expect(await counts.count()).toBeGreaterThan(0);
    const contrasts = await counts.evaluateAll((all) =>
      all.map((one) => {
        const { color, backgroundColor } = getComputedStyle(one);
        // What has no ground of its own stands on whatever is drawn there.
        if (!backgroundColor.startsWith('rgb(')) return 0;
        const [a, b] = [color, backgroundColor].map((of) => {
          const [red, green, blue] = of.match(/[\d.]+/g)!.map((part) => {
            const share = Number(part) / 255;
            return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
        });
        return (Math.max(a!, b!) + 0.05) / (Math.min(a!, b!) + 0.05);
      }),
    );
    expect(Math.min(...contrasts), theme).toBeGreaterThanOrEqual(4.5);
  }
});

for (const [game, kind] of [
  ['east-to-west-1', 'explore'],
  ['east-to-west-3', 'explore'],
  ['sand-to-sea', 'column'],
] as const) {
  test(`where the options go on below, every row of them is whole or not seen: ${game}`, FULL, async ({ page }) => {
    await page.setViewportSize(UPRIGHT_TABLET);
    await openAt(page, { game, seats: ['person', 'bot', 'bot', 'bot'], seed: 'cut', until: asks(kind, 2) });
    const strip = page.locator('[data-more-options]');
    const panel = page.getByLabel('Options', { exact: true });
    if (kind === 'explore') await page.locator('[data-all-options]').click();
    await expect(strip).toBeVisible();
    for (const by of [0, 20]) {
      await panel.evaluate((one, to) => one.scrollTo({ top: to, behavior: 'instant' }), by);
      await expect
        .poll(
          async () => {
            const edge = await strip.evaluate((one) => one.getBoundingClientRect().top);
            return panel.locator('button:visible').evaluateAll((all, end) => {
              const rows = all.map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }));
              return rows.filter(({ box }) => box.top < end - 3 && box.bottom > end + 3).map(({ text }) => text);
            }, edge);
          },
          { timeout: 5000 },
        )
        .toEqual([]);
      // A click on it chooses nothing: it shows what it hides.
      const stripped = await strip.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [0.2, 0.5, 0.9].map(
          (share) => document.elementFromPoint(left + width / 2, top + height * share) === one,
        );
      });
      expect(stripped).toEqual([true, true, true]);
      // Something is left to be read above it.
      const [seen, around] = await Promise.all([strip.boundingBox(), panel.boundingBox()]);
      expect(seen!.height).toBeLessThan(around!.height / 2);
    }
    const first = await strip.evaluate((one) => {
      const { top } = one.getBoundingClientRect();
      const below = [...document.querySelectorAll('section button[data-offer]')];
      return below.findIndex((row) => row.checkVisibility() && row.getBoundingClientRect().bottom > top + 3);
    });
    const hidden = page.locator('section button[data-offer]').nth(first);
    await strip.click();
    await expect(hidden).toBeInViewport({ ratio: 0.99 });
    expect(
      await hidden.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    ).toBe(true);
  });
}

for (const [height, card, verdict] of [
  [1180, /Turmeric Patch/, 'Solved at the first try!'],
  [900, /Blue Gate/, 'Not solved: '],
] as const) {
  test(
    `on a tablet of ${height} px the turn of a puzzle can be ended, and what it came to is read`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width: 820, height });
      await page.goto('/#/puzzles/spice-road/2');
      await page.getByRole('button', { name: card }).first().click();
      const end = page.locator('[data-end-turn]');
      await expect(end).toBeAttached();
      // Where the options are below the window, a strip says so and leads there at one press.
      const strip = page.locator('[data-more-options]');
      await expect(strip).toHaveCount(height === 1180 ? 0 : 1);
      for (const one of await strip.all()) await one.click();
      await expect(end).toBeInViewport({ ratio: 1 });
      await expect(strip).toHaveCount(0);
      await end.click();
      await expect(page.getByText(verdict).first()).toBeInViewport();
      await expect(page.locator('[data-puzzle] a[href="#/puzzles"]').first()).toBeInViewport({ ratio: 1 });
    },
  );
}
