/** Every screen: accessible by day and by night, whole when enlarged, in view on a desk with any number of seats. */

import { expect, type Page, test } from '@playwright/test';
import { type AnyView, GAMES } from '@windrose/rules';

import { cutPieces, expectAccessible, expectFits, expectMissingApart, expectReachable, expectWhole } from './checks.ts';
import { FULL, fullBut } from './full.ts';
import { asks, keep, openAt, SIZES, type Wanted } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SEATS: Readonly<Record<string, readonly number[]>> = {
  'eastern-wonders': [2, 3, 4],
  'eastern-wonders-solo': [1],
  'new-world': [2, 3, 4],
  'east-to-west-1': [2, 3, 4],
  'east-to-west-2': [2, 3, 4],
  'east-to-west-3': [2, 3, 4],
  'spice-road': [2, 3, 4, 5],
  'sand-to-sea': [2, 3, 4],
};

/** A match some way on, at the beginning of a turn, when most can be chosen. */
const wanted = (game: string, seats: number): Wanted => ({
  game,
  seats: Array.from({ length: seats }, () => 'person'),
  seed: 'screens',
  until: ({ inSetUp, round, decision }) => !inSetUp && round > 6 && ['sail', 'turn'].includes(decision!.kind),
});

/** Puts matches into the browser, under ids such as `spice-road-5`. */
async function keepAll(page: Page, games: readonly (readonly [game: string, seats: number])[]): Promise<void> {
  const kept = Object.fromEntries(
    games.map(([game, seats]) => {
      const id = `${game}-${seats}`;
      return [`windrose/match/${id}`, { ...keep(wanted(game, seats)), id }];
    }),
  );
  await page.goto('/');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
}

/** Navigates to a match without reloading the page. */
async function show(page: Page, game: string, seats: number): Promise<void> {
  await page.evaluate((id) => {
    location.hash = `#/match/${id}`;
  }, `${game}-${seats}`);
  await page.locator('[data-part="map"] [data-help]').waitFor();
  await expect(page.locator('[data-part="others"] > section')).toHaveCount(
    game === 'eastern-wonders-solo' ? 1 : seats - 1,
  );
}

test('these are all the games', () => {
  expect(Object.keys(SEATS).sort()).toEqual(GAMES.map(({ id }) => id).sort());
  for (const { id, seats } of GAMES) expect([SEATS[id]!.at(0), SEATS[id]!.at(-1)]).toEqual(seats);
});

test(
  'on a desk every number that decides is in view, in every game with any number of seats',
  FULL,
  async ({ page }) => {
    test.slow();
    const all = Object.entries(SEATS).flatMap(([game, counts]) => counts.map((seats) => [game, seats] as const));
    await keepAll(page, all);
    const cut: string[] = [];
    for (const [game, seats] of all) {
      await show(page, game, seats);
      const parts = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        const boards =
          '[data-part="map"], [data-part="own"] > *, [data-part="others"] > *, [data-hold], [data-progress]';
        const faults = [...document.querySelectorAll<HTMLElement>(boards)].flatMap((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          const out = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
          return out || part.scrollHeight > part.clientHeight + 1
            ? [part.getAttribute('aria-label') ?? part.tagName]
            : [];
        });
        if (scrollHeight > innerHeight || scrollWidth > innerWidth) faults.push('the page');
        return faults;
      });
      cut.push(...parts.map((part) => `${game} ${seats}: ${part}`));
    }
    expect(cut).toEqual([]);
  },
);

test(
  'on a low desk the whole table is in view, and the boards of the others below it lie under nothing',
  FULL,
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 720 });
    const all = Object.entries(SEATS).flatMap(([game, counts]) => counts.map((seats) => [game, seats] as const));
    await keepAll(page, all);
    const faults: string[] = [];
    for (const [game, seats] of all) {
      await show(page, game, seats);
      const found = await page.evaluate(() => {
        const name = (part: Element): string => part.getAttribute('aria-label') ?? part.getAttribute('data-part') ?? '';
        const table = '[data-part="map"], [data-part="beside"], [data-part="own"] > *, [data-hold], [data-progress]';
        const cut = [...document.querySelectorAll<HTMLElement>(table)].flatMap((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          const out = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
          return out || part.scrollHeight > part.clientHeight + 1 ? [`${name(part)} is cut`] : [];
        });
        const hidden = [...document.querySelectorAll('[data-part="others"] > *')].flatMap((board) => {
          board.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, top, width, height } = board.getBoundingClientRect();
          const there = document.elementFromPoint(left + width / 2, top + height / 2);
          return board.contains(there) ? [] : [`${name(board)} is hidden`];
        });
        scrollTo({ top: 0, behavior: 'instant' });
        return [...cut, ...hidden];
      });
      faults.push(...found.map((fault) => `${game} ${seats}: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);

test('on a low desk five bonus tiles, and every option of a puzzle, are in view', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const cut = (): Promise<string[]> =>
    page
      .locator('[data-codes]:visible')
      .evaluateAll((all) =>
        all.flatMap((one) => (one.getBoundingClientRect().bottom > innerHeight - 12 ? [one.textContent] : [])),
      );
  await openAt(page, {
    seats: ['person', 'person', 'person'],
    seed: 'e',
    until: (match) => asks('bonus', 3, match.decision?.seat)(match) && match.legal().length === 5,
  });
  await expect(page.locator('[data-offer="bonus"]')).toHaveCount(5);
  expect(await cut()).toEqual([]);
  for (const puzzle of ['eastern-wonders/3', 'new-world/3']) {
    await page.goto(`/#/puzzles/${puzzle}`);
    await expect(page.locator('[data-puzzle]')).toBeVisible();
    expect(await page.locator('[data-codes]:visible').count()).toBeGreaterThan(0);
    expect(await cut(), puzzle).toEqual([]);
  }
});

test('on a low desk the trades of the small chart are large enough to be read', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await keepAll(page, [
    ['east-to-west-2', 4],
    ['east-to-west-3', 2],
    ['east-to-west-3', 4],
  ]);
  for (const [game, seats] of [
    ['east-to-west-2', 4],
    ['east-to-west-3', 2],
    ['east-to-west-3', 4],
  ] as const) {
    await show(page, game, seats);
    const cubes = await page
      .locator('[data-part="beside"] [data-place] use[href^="#cube-"]')
      .evaluateAll((all) => all.map((cube) => cube.getBoundingClientRect().width));
    expect(Math.min(...cubes), game).toBeGreaterThanOrEqual(12);
  }
});

/** The share of the smaller side of its frame that a chart takes. */
function shareOfFrame(page: Page, part: string): Promise<number> {
  return page.locator(`[data-part="${part}"]`).evaluate((frame) => {
    const { width, height } = frame.getBoundingClientRect();
    const tiles = [...frame.querySelectorAll('[data-place] > path:first-child')].map((tile) =>
      tile.getBoundingClientRect(),
    );
    const wide = Math.max(...tiles.map(({ right }) => right)) - Math.min(...tiles.map(({ left }) => left));
    const high = Math.max(...tiles.map(({ bottom }) => bottom)) - Math.min(...tiles.map(({ top }) => top));
    return Math.max(wide / width, high / height);
  });
}

for (const [width, height] of [
  [820, 1180],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const) {
  test(`the chart takes the room there is, and no words are cut, at ${width}x${height}`, FULL, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const all = Object.entries(SEATS).flatMap(([game, [least, ...more]]) =>
      [least!, ...more.slice(-2)].map((seats) => [game, seats] as const),
    );
    await keepAll(page, all);
    for (const [game, seats] of all) {
      await show(page, game, seats);
      await expectWhole(page, `${game} ${seats}`);
      if (width > 1200) {
        for (const board of await page.locator('[data-part="others"] > section').all()) {
          await expect(board, `${game} ${seats}`).toBeInViewport({ ratio: 0.999 });
        }
      }
      if (/^(?:eastern|sand)/.test(game)) expect(await shareOfFrame(page, 'map'), game).toBeGreaterThan(0.84);
      if (/^east-to-west-[23]/.test(game)) expect(await shareOfFrame(page, 'beside'), game).toBeGreaterThan(0.84);
    }
  });
}

test('no name on a card is cut, not even by a pixel', FULL, async ({ page }) => {
  await keepAll(page, [['spice-road', 5]]);
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await show(page, 'spice-road', 5);
    const cut = await page
      .locator('[data-part="map"] [data-name]')
      .evaluateAll((names) =>
        names
          .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
          .map(
            (one) =>
              `${one.textContent}: ${one.scrollWidth}/${one.clientWidth}, ${one.scrollHeight}/${one.clientHeight}`,
          ),
      );
    expect(cut, `${width}x${height}`).toEqual([]);
  }
});

test('no cube of a merchant card of five touches the edge of its face', FULL, async ({ page }) => {
  // Five for two and five for three in the market; one of five in hand.
  for (const seed of ['five 8', 'five 3']) {
    await openAt(page, {
      game: 'spice-road',
      seats: ['person', 'person'],
      seed,
      until: ({ inSetUp, round, decision }) =>
        !inSetUp && round > 2 && decision!.seat === 0 && decision!.kind === 'turn',
    });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const faces = page.locator('[data-part="map"] li [data-kind="trade"]');
      await expect(faces).not.toHaveCount(0);
      const near = (): Promise<string[]> =>
        faces.evaluateAll((all) =>
          all.flatMap((face) => {
            const whole = face.getBoundingClientRect();
            return [...face.querySelectorAll(':scope > span > span > span svg')].flatMap((cube) => {
              const { top, bottom } = cube.getBoundingClientRect();
              const room = Math.min(top - whole.top, whole.bottom - bottom);
              return room >= 1.5 ? [] : [`${face.textContent}: ${room.toFixed(1)}`];
            });
          }),
        );
      // The cards take another shape a frame after the window.
      await expect.poll(near, `${seed} at ${width}x${height}`).toEqual([]);
    }
  }
});

/** Cards that cost four or five cubes to play. */
const DEAR = ['M15', 'M16', 'M17', 'M18'];

/** A hand of so many cards, some of them dear, without a cube to play them. */
const dearHand = (cards: number, seats: number, seed: string): Wanted => ({
  game: 'spice-road',
  seats: Array.from({ length: seats }, () => 'person' as const),
  seed,
  choose(match) {
    const options = match.legal();
    const rest = options.find(({ kind }) => kind === 'rest');
    if (match.decision!.seat !== 0 && rest) return rest.code;
    const { market = [], seats: all } = match.state() as AnyView;
    const taken = options
      .flatMap((option) => (option.kind === 'acquire' ? [option] : []))
      .toSorted((a, b) => b.slot - a.slot);
    const dear = taken.toReversed().find(({ slot }) => {
      const there = market[slot];
      return typeof there === 'object' && there !== null && DEAR.includes(there.card);
    });
    const poor = options.find((option) => option.kind === 'play' && option.card === 'S1' && all[0]!.hold.length < 4);
    return (dear ?? poor ?? taken[0] ?? rest ?? options[0]!).code;
  },
  until: (match) => {
    const [mine] = match.state().seats;
    return asks('turn', 2)(match) && 'hand' in mine! && mine.hand.length === cards && !mine.hold.includes('Y');
  },
});

/** What is missing, and words for new cards, that lie on a name or a cube of a card. */
function coveredOnCards(map: Element): string[] {
  const boxOf = (one: Element): DOMRect => one.getBoundingClientRect();
  const seen = (one: Element): boolean => boxOf(one).width > 0 && boxOf(one).height > 6;
  const marks = [...map.querySelectorAll('[data-missing], [data-new-card]')];
  const names = [...map.querySelectorAll('[data-name]')].filter(seen);
  const cubes = [...map.querySelectorAll('[data-kind] > span svg')];
  return marks.flatMap((mark) => {
    const a = boxOf(mark);
    return [...names, ...cubes].flatMap((one) => {
      const b = boxOf(one);
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide < 1 || high < 1) return [];
      return [
        `${mark.parentElement!.textContent} ${mark.innerHTML.match(/<svg/g)?.length} on ${one.tagName}: ${wide}x${high}`,
      ];
    });
  });
}

for (const [cards, seats, seed] of [
  [7, 2, 'dear 17'],
  [9, 4, 'dear 56'],
  [10, 2, 'dear 30'],
  [13, 4, 'dear 30'],
] as const) {
  test(
    `in a hand of ${cards} dear cards nothing lies on a name or a cube, and on a desk each has its name`,
    FULL,
    async ({ page }) => {
      await openAt(page, dearHand(cards, seats, seed));
      const hand = page.locator('[data-hand] > li');
      await expect(hand).toHaveCount(cards);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await expect(page.locator('[data-hand] [data-missing]')).not.toHaveCount(0);
        // The cards take another shape a frame after the window.
        const map = page.locator('[data-part="map"]');
        await expect.poll(() => map.evaluate(coveredOnCards), `${width}x${height}`).toEqual([]);
        await expect.poll(() => hand.evaluateAll(cutPieces), `cut at ${width}x${height}`).toEqual([]);
        if (width < 761 || height < 521) continue;
        const names = await hand
          .locator('[data-name]')
          .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
        expect(names, `${width}x${height}`).toHaveLength(cards);
        expect(Math.min(...names), `${width}x${height}`).toBeGreaterThanOrEqual(10.5);
      }
    },
  );
}

test('on a very large window the table is enlarged, and a click still finds its tile', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await keepAll(page, [['eastern-wonders', 4]]);
  await show(page, 'eastern-wonders', 4);
  const title = page.locator('[data-stage] h2');
  expect((await title.boundingBox())!.height).toBeGreaterThan(28);
  const size = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [scrollWidth, scrollHeight];
  });
  expect(size).toEqual([2560, 1440]);
  const tile = page.locator('[data-target="near"]').first();
  await tile.hover();
  const note = page.locator('[data-symbol-help]');
  const [at, beside] = [(await tile.boundingBox())!, (await note.boundingBox())!];
  // Below or above its middle, or beside it.
  const across = Math.abs(at.x + at.width / 2 - beside.x - beside.width / 2);
  const gap = Math.max(at.x - beside.x - beside.width, beside.x - at.x - at.width);
  expect(across < 3 || (gap >= 0 && gap < 30), `${across} across, ${gap} beside`).toBe(true);
});

const MOST = Object.entries(SEATS).map(([game, counts]) => [game, counts.at(-1)!] as const);

test.describe('by night', () => {
  test.use({ colorScheme: 'dark' });

  for (const half of [MOST.slice(0, 4), MOST.slice(4)]) {
    test(`no accessibility fault on the tables of ${half.map(([game]) => game).join(', ')}`, FULL, async ({ page }) => {
      test.slow();
      await keepAll(page, half);
      for (const [game, seats] of half) {
        await show(page, game, seats);
        await expectAccessible(page);
      }
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('no accessibility fault in rules, sources, records and the menu of a match', FULL, async ({ page }) => {
      test.slow();
      await keepAll(page, [['new-world', 2]]);
      for (const path of ['#/rules/new-world', '#/rules/east-to-west-3/sources']) {
        await page.goto(`/${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectAccessible(page);
      }
      await page.goto('/');
      await page.getByRole('button', { name: 'Open a record' }).click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page);
      await page.goto('/#/match/new-world-2');
      await page.getByRole('button', { name: 'This match' }).click();
      await expectAccessible(page);
    });
  });
}

test.describe('enlarged to 200 %', () => {
  // The remaining part of 1440 × 900 at that zoom.
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  test('nothing is cut off and everything can be reached, at home and on every table', FULL, async ({ page }) => {
    test.slow();
    await keepAll(page, MOST);
    await expectReachable(page);
    for (const [game, seats] of MOST) {
      await show(page, game, seats);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), game).toBeLessThanOrEqual(0);
      await expectReachable(page);
      await expect(page.locator('[data-progress]')).toBeInViewport();
    }
  });

  test('nothing is cut off in the text view, the rules, and while a table is set', FULL, async ({ page }) => {
    test.slow();
    await keepAll(page, [['east-to-west-3', 4]]);
    const expectReached = async (where: string): Promise<void> => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(
        0,
      );
      await expectReachable(page);
    };
    for (const path of ['#/rules/new-world', '#/rules/east-to-west-3/sources']) {
      await page.goto(`/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectReached(path);
    }
    await page.goto('/');
    await page.getByRole('button', { name: 'Set up a match: Eastern Wonders', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Start the match' })).toBeEnabled();
    await page.getByRole('button', { name: 'Start the match' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Start the match' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel(/^Text view/).check();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.goto('/#/match/east-to-west-3-4');
    await page.getByRole('log').waitFor();
    await expectReached('text view');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('nothing is cut off, too small to touch, or covered on any table', FULL, async ({ page }) => {
    test.slow();
    await keepAll(page, MOST);
    for (const [game, seats] of MOST) {
      await show(page, game, seats);
      await expectFits(page);
      await expectWhole(page, game);
      await expectMissingApart(page, game);
      for (const part of ['[data-progress]', '[data-hold]']) {
        await expect(page.locator(part), `${part} of ${game}`).toBeInViewport({ ratio: 0.99 });
      }
      // Last: what is brought into reach may scroll within the panel.
      await expectReachable(page);
    }
  });
});

for (const seats of [2, 3, 5]) {
  test(
    `point cards gained on the road and the places for more are one row at every size, ${seats} seats`,
    FULL,
    async ({ page }) => {
      await openAt(page, {
        game: 'spice-road',
        seats: ['person', ...Array.from({ length: seats - 1 }, () => 'bot' as const)],
        seed: 'gained',
        until: asks('turn', 14),
      });
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await expect
          .configure({ soft: true })
          .poll(
            () =>
              page.locator('[data-gained]').evaluateAll((lists) =>
                lists.flatMap((list) => {
                  const places = [...list.children].filter((one) => one.checkVisibility());
                  const middles = places.map((one) => {
                    const { top, bottom } = one.getBoundingClientRect();
                    return Math.round((top + bottom) / 2);
                  });
                  const rows = new Set(middles).size;
                  return rows > 1 ? [`${rows} rows`] : [];
                }),
              ),
            { message: `${width} × ${height}` },
          )
          .toEqual([]);
      }
      expect(await page.locator('[data-gained]').count()).toBeGreaterThanOrEqual(1);
    },
  );
}

for (const [width, height] of SIZES) {
  test(
    `at ${width}x${height} one way to begin stands out to a newcomer, in view, and the lessons are beside it`,
    fullBut(width, 820, 1280),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const language of ['en', 'pl']) {
        await page.goto('/healthz');
        await page.evaluate(
          (settings) => localStorage.setItem('windrose/settings', settings),
          JSON.stringify({ language }),
        );
        await page.goto('/');
        const [play, learn] = [page.locator('[data-start] button'), page.locator('[data-start] a')];
        await expect(play).toBeInViewport({ ratio: 1 });
        await expect(learn).toBeInViewport({ ratio: 1 });
        const chief = await play.evaluate((one) => getComputedStyle(one).backgroundColor);
        const alike = await page
          .locator('main :is(a, button)')
          .evaluateAll(
            (all, colour) => all.filter((one) => getComputedStyle(one).backgroundColor === colour).length,
            chief,
          );
        expect(alike, 'buttons as strong as that').toBe(1);
        await expect(page.locator('[data-post="learn"]')).toHaveCount(1);
        await expectWhole(page, `the first page in ${language}`);
        await expectReachable(page);
      }
      await page.locator('[data-start] button').click();
      await expect(page.locator('[data-stage]')).toBeVisible();
      // Who has a match goes on with it.
      await page.goto('/#/');
      await expect(page.locator('[data-match]')).toBeVisible();
      await expect(page.locator('[data-start]')).toHaveCount(width < 761 || height < 521 ? 1 : 0);
    },
  );
}

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
] as const) {
  test(`at ${width}x${height} the first page begins a match without scrolling, and says against whom`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const kept = JSON.stringify(keep({ seats: ['person', 'bot'], seed: 'begun', until: asks('sail', 2) }));
    for (const [language, against] of [
      ['en', 'against an easy bot'],
      ['pl', 'z łatwym botem'],
    ] as const) {
      for (const match of [null, kept]) {
        await page.goto('/healthz');
        await page.evaluate(
          ([settings, one]) => {
            localStorage.clear();
            localStorage.setItem('windrose/settings', settings);
            if (one !== null) localStorage.setItem('windrose/match/test', one);
          },
          [JSON.stringify({ language }), match] as const,
        );
        await page.goto('/');
        await expect(page.locator('[data-match]')).toHaveCount(match === null ? 0 : 1);
        for (const game of ['spice-road', 'eastern-wonders', 'new-world']) {
          const play = page.locator(`[data-game="${game}"] [data-play]`);
          await expect(play).toBeInViewport({ ratio: 1 });
          await expect(play).toContainText(against);
          await expect(play).toHaveAccessibleName(new RegExp(` ${against}: \\S`));
        }
        const tops = await page
          .locator('[data-game="spice-road"], [data-game="eastern-wonders"], [data-game="new-world"]')
          .locator('[data-play]')
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
        expect(new Set(tops).size, 'buttons of a line at one height').toBe(1);
        await expectWhole(page, `the first page in ${language}`);
        const [line, picture] = await page
          .locator('h1 + p')
          .evaluate((one) => [one, one.parentElement!].map((box) => box.getBoundingClientRect().bottom));
        expect(line).toBeLessThan(picture!);
      }
    }
  });
}
