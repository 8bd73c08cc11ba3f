/** The elements that must fit into one view on phones and tablets, in both orientations. */

import { expect, type Page, test } from '@playwright/test';
import { type AnyView, type Match, MatchLuck, startMatch } from '@windrose/rules';

import {
  coveredByHint,
  cutPieces,
  expectFits,
  expectInView,
  expectMissingApart,
  expectReachable,
  expectWhole,
} from './checks.ts';
import { FULL, fullBut } from './full.ts';
import { asks, openAt, playedTo } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const PHONES = [UPRIGHT, ON_ITS_SIDE];
const TABLETS = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
];

/** Opens a match between Ada and Bea. */
async function keepMatch(page: Page, match: Match): Promise<void> {
  await page.goto('/');
  await page.evaluate((one) => localStorage.setItem('windrose/match/test', JSON.stringify(one)), {
    id: 'test',
    sitters: ['Ada', 'Bea'].map((name) => ({ kind: 'person', name })),
    record: match.record(),
    pending: [],
    touched: 0,
    round: match.round,
    over: false,
  });
  await page.goto('/#/match/test');
}

/** Stops when the first seat may play one of a number of cards. */
const holds =
  (cards: number) =>
  (match: Match): boolean => {
    const [mine] = match.state().seats;
    return !match.inSetUp && match.decision!.seat === 0 && 'hand' in mine! && mine.hand.length >= cards;
  };

for (const size of PHONES) {
  for (const cards of [4, 6]) {
    test(
      `point cards, market and ${cards} cards in hand are in one view at ${size.width}x${size.height}`,
      fullBut(`${size.height} ${cards}`, '844 4'),
      async ({ page }) => {
        await page.setViewportSize(size);
        await openAt(page, { game: 'spice-road', seats: ['person', 'person'], seed: 'hand', until: holds(cards) });
        await expect(page.getByRole('list', { name: 'Hand' }).getByRole('listitem')).toHaveCount(cards);
        await expectInView(page, page.locator('[data-part="map"] ol > li, [data-part="map"] [data-hand] > li'));
      },
    );
  }
}

/** A match in which the first seat may play one of this many cards. All seats take the first merchant card in every turn. */
function longHand(cards: number): Match {
  const match = startMatch({ game: 'spice-road', seats: 2, options: {}, seed: 'long hand' });
  while (match.decision!.seat !== 0 || !holds(cards)(match)) {
    match.choose(match.legal().find((option) => option.kind === 'acquire' && option.slot === 0)!.code);
  }
  return match;
}

test(
  'on a phone merchant cards and a hand of six have legible names, and nothing on them is cut',
  FULL,
  async ({ page }) => {
    await page.setViewportSize(UPRIGHT);
    await openAt(page, { game: 'spice-road', seats: ['person', 'person'], seed: 'hand', until: holds(6) });
    const cards = page.locator('[data-part="map"] :is([aria-label="Merchant cards"] ol, [data-hand]) > li');
    await expect(cards).toHaveCount(12);
    const names = cards.locator('[data-name]');
    await expect(names).toHaveCount(12);
    const small = await names.evaluateAll((all) =>
      all.filter(
        (name) => Number.parseFloat(getComputedStyle(name).fontSize) < 11 || name.scrollWidth > name.clientWidth + 1,
      ),
    );
    expect(small.length).toBe(0);
    await expect.poll(() => cards.evaluateAll(cutPieces)).toEqual([]);
  },
);

for (const size of [...PHONES, { width: 1280, height: 720 }]) {
  for (const cards of [9, 10, 13]) {
    test(
      `${cards} cards in hand have their pictures, and what is missing lies on no other card, at ${size.width}x${size.height}`,
      FULL,
      async ({ page }) => {
        await page.setViewportSize(size);
        await keepMatch(page, longHand(cards));
        const hand = page.locator('[data-part="map"] [data-hand] > li');
        await expect(hand).toHaveCount(cards);
        const pictures = await hand.evaluateAll((all) =>
          all.map((card) => {
            const [whole, picture] = [card, card.querySelector('svg[viewBox="0 0 120 80"]')!].map((one) =>
              one.getBoundingClientRect(),
            );
            return (picture!.width * picture!.height) / (whole!.width * whole!.height);
          }),
        );
        for (const share of pictures) expect(share).toBeGreaterThan(0.19);
        await expect.poll(() => hand.evaluateAll(cutPieces), 'pieces that are cut').toEqual([]);
        await expect(page.locator('[data-missing]')).not.toHaveCount(0);
        await expectMissingApart(page, 'spice-road');
        await expectWhole(page, 'spice-road');
      },
    );
  }
}

for (const size of [...PHONES, { width: 1280, height: 720 }]) {
  test(
    `the ribbon of Spice Road says what its cards are for at ${size.width}x${size.height}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize(size);
      await openAt(page, { game: 'spice-road', seats: ['person', 'person'], seed: 'hand', until: asks('turn', 1) });
      const asked = page.locator('[data-stage] p').first();
      await expect(asked).toHaveText('Play or take a card, or rest');
      await page.evaluate(() => localStorage.setItem('windrose/settings', '{"language":"pl"}'));
      await page.reload();
      await expect(asked).toHaveText('Zagraj albo weź kartę albo odpocznij');
      await expectWhole(page, 'spice-road');
    },
  );
}

test('on a phone on its side cards in hand and cards played are in one view', FULL, async ({ page }) => {
  await page.setViewportSize(ON_ITS_SIDE);
  const until = (match: Match): boolean => {
    const [mine] = match.state().seats;
    return holds(4)(match) && 'played' in mine! && mine.played.length > 1 && mine.hand.length + mine.played.length > 7;
  };
  await openAt(page, { game: 'spice-road', seats: ['person', 'person'], seed: 'hand', until });
  await expectInView(page, page.locator('[data-part="map"] [data-drop="take"] li'));
});

test('on a phone what is missing for a card is told as a number, or in a word with its cubes', async ({ page }) => {
  await page.setViewportSize(UPRIGHT);
  for (const game of ['spice-road', 'new-world'] as const) {
    await openAt(page, { game, seats: ['person', 'bot'], seed: 'missing', until: asks('turn', 5) });
    // Cubes alone, below a price, would be read as more of it.
    const shown = await page.locator('[data-dead^="card "] [data-missing]').evaluateAll((all) =>
      all.map((one) => {
        const [word, ...cubes] = [...one.children].map((part) => part.getBoundingClientRect().width > 0);
        return { count: one.getAttribute('data-missing')!.length, word, cubes: cubes.includes(true) };
      }),
    );
    expect(shown.length, game).toBeGreaterThan(0);
    expect(
      shown.filter(({ word, cubes, count }) => word !== true || (count > 2 && cubes)),
      game,
    ).toEqual([]);
  }
});

/** Stops where the first seat chooses among at least so many ways. */
const choosesAmong =
  (kind: string, ways: number) =>
  (match: Match): boolean =>
    asks(kind, 1)(match) && match.legal().length >= ways;

test(
  'three cubes to choose from are drawn on three buttons of one size, whatever is done with them',
  FULL,
  async ({ page }) => {
    await page.setViewportSize(UPRIGHT);
    for (const [kind, seed] of [
      ['place', 'zz0'],
      ['discard', 'zz11'],
      ['upgrade', 'zz0'],
    ] as const) {
      await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed, until: choosesAmong(kind, 3) });
      const places = page.locator('ul[data-cubes] > li');
      await expect(places).toHaveCount(3);
      expect(await places.locator('> [data-offer]:not(:has(use[href^="#cube-"]))').count(), kind).toBe(0);
      const sizes = await places.evaluateAll((all) =>
        all.map((one) => {
          const { top, width } = one.getBoundingClientRect();
          return `${Math.round(top)} ${Math.round(width)}`;
        }),
      );
      expect([kind, new Set(sizes).size]).toEqual([kind, 1]);
    }
  },
);

test(
  'the word for what is missing keeps off the cubes, and what ends a decision is written in the middle',
  FULL,
  async ({ page }) => {
    await page.setViewportSize(UPRIGHT);
    const until = (match: Match): boolean => asks('trade', 1)(match) && match.copiedState().trades > 0;
    await openAt(page, {
      game: 'spice-road',
      seats: ['person', 'bot'],
      seed: 'coins',
      until: choosesAmong('place', 1),
    });
    const missing = page.locator('[data-dead^="card "] [data-missing]:has(svg)');
    await expect(missing.first()).toBeVisible();
    const apart = await missing.evaluateAll((all) =>
      all.flatMap((one) => {
        const [word, cube] = [one.querySelector('[data-lacks]')!, one.querySelector('svg')!];
        const { width } = cube.getBoundingClientRect();
        if (width === 0) return [];
        const { left, right } = one.getBoundingClientRect();
        const card = one.closest('button')!.getBoundingClientRect();
        return [
          Math.min(parseFloat(getComputedStyle(word).paddingInlineEnd), left - card.left + 2, card.right - right + 2),
        ];
      }),
    );
    expect(apart.length).toBeGreaterThan(0);
    for (const room of apart) expect(room).toBeGreaterThanOrEqual(2);

    await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'zz0', until });
    await expect(page.getByRole('button', { name: 'Stop trading' })).toHaveCSS('text-align', 'center');
  },
);

test('a coin over a card explains itself to pointer, finger and keyboard', FULL, async ({ browser }) => {
  for (const hasTouch of [false, true]) {
    const page = await browser.newPage({
      viewport: hasTouch ? UPRIGHT : { width: 1280, height: 720 },
      hasTouch,
      isMobile: hasTouch,
      reducedMotion: 'reduce',
    });
    await openAt(page, { game: 'spice-road', seats: ['person', 'person'], seed: 'coins', until: asks('turn', 2) });
    const help = page.locator('[data-symbol-help]');
    const coin = page.locator('[data-dead="coin gold"]');
    if (hasTouch) {
      const { x, y, width, height } = (await coin.boundingBox())!;
      const finger = { pointerType: 'touch', clientX: x + width / 2, clientY: y + height / 2, bubbles: true };
      // The notes may come a moment after the table.
      await expect(async () => {
        await coin.dispatchEvent('pointerdown', finger);
        await expect(help).toBeVisible({ timeout: 2000 });
      }).toPass();
    } else {
      await coin.hover();
      await expect(help).toContainText('Gold coin worth 3 points: whoever claims the card below it gets one');
      await page.keyboard.press('Escape');
      await expect(help).toHaveCount(0);
      await page.keyboard.press('Tab');
      await coin.focus();
    }
    await expect(help).toContainText('Gold coin worth 3 points: whoever claims the card below it gets one');
    await page.close();
  }
});

test(
  'on a phone on its side the daily voyage is in view on the first page, and its beginning on its own',
  FULL,
  async ({ page }) => {
    await page.setViewportSize(ON_ITS_SIDE);
    await page.goto('/');
    await expectInView(page, page.locator('[data-daily]'));
    await page.locator('[data-daily]').click();
    await expectInView(page, page.locator('[data-daily] button'));
  },
);

/** What is drawn in a picture and lies partly outside it. */
function cutDrawings(pictures: readonly Element[]): string[] {
  return pictures.flatMap((picture) => {
    const whole = picture.getBoundingClientRect();
    return [...picture.querySelectorAll(':is([href="#port"], [href^="#island-"])')].flatMap((drawn) => {
      const { left, right, top, bottom, width } = drawn.getBoundingClientRect();
      const inside = left >= whole.left && right <= whole.right && top >= whole.top && bottom <= whole.bottom;
      return width === 0 || inside ? [] : [`${drawn.getAttribute('href')}: ${left}, ${top} to ${right}, ${bottom}`];
    });
  });
}

for (const size of PHONES) {
  test(
    `at ${size.width}x${size.height} a newcomer begins to play, or to learn, without scrolling`,
    fullBut(size.height, 844),
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/');
      const start = page.locator('[data-start]');
      await expectInView(page, start.locator('> *'));
      await expect(start.getByRole('link')).toContainText('New here?');
      await expect(page.getByText('Learn', { exact: true })).toHaveCount(1);
      await start.getByRole('link').click();
      await expect(page).toHaveURL(/#\/learn$/);
      await page.goBack();
      await start.getByRole('button', { name: 'Play now' }).click();
      await expect(page.locator('[data-stage]')).toBeVisible();

      // The match that was begun now comes before what is begun anew.
      await page.goto('/');
      await expectInView(page, page.locator('[data-match]'));
      const match = (await page.locator('[data-match]').boundingBox())!;
      expect(match.y).toBeLessThan((await start.boundingBox())!.y);
      await expectWhole(page, 'the first page');
    },
  );

  test(
    `at ${size.width}x${size.height} "Play now" begins the game that was played last, and names it`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/');
      const play = page.locator('[data-start] button');
      await expect(play).toContainText('Eastern Wonders, against an easy bot');
      await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 'last', until: asks('act', 1) });
      await page.goto('/#/');
      await expect(play).toContainText('A New World, against an easy bot');
      await play.click();
      await expect(page.locator('[data-part="map"]')).toBeVisible();
      await page.goto('/#/');
      await page.locator('[data-game="eastern-wonders-solo"] [data-play]').click();
      await expect(page.locator('[data-stage]')).toBeVisible();
      await page.goto('/#/');
      await expect(play).toContainText('Eastern Wonders – Solo, against the standard rival');
      await expectWhole(page, 'the first page');
    },
  );

  test(`at ${size.width}x${size.height} every signpost says what it leads to`, FULL, async ({ page }) => {
    await page.setViewportSize(size);
    for (const language of ['en', 'pl']) {
      await page.goto('/');
      await page.evaluate(
        (settings) => localStorage.setItem('windrose/settings', settings),
        JSON.stringify({ language }),
      );
      await page.reload();
      const lines = page.locator('[data-post] small');
      await expect(lines).toHaveCount(6);
      const shown = lines.filter({ visible: true });
      // Beside a badge the name of the lessons says enough.
      await expect(shown).toHaveCount(size === UPRIGHT ? 6 : 5);
      await expectWhole(page, language);
    }
  });
}

for (const size of [...PHONES, ...TABLETS, { width: 1280, height: 720 }, { width: 1920, height: 1080 }]) {
  test(
    `no island and no lighthouse of the first page is cut at ${size.width}x${size.height}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/');
      const pictures = page.locator('[data-game] > svg, main h1 ~ svg, div:has(> h1) > svg');
      await expect(pictures.first()).toBeVisible();
      await expect(page.locator('[data-island]').filter({ visible: true })).not.toHaveCount(0);
      await expect.poll(() => pictures.evaluateAll(cutDrawings)).toEqual([]);
    },
  );
}

test('on a phone in landscape the legend of the table covers no option', FULL, async ({ page }) => {
  await page.setViewportSize(ON_ITS_SIDE);
  await page.goto('/#/learn/eastern-wonders-solo');
  const key = await page.locator('[data-part="map"] [data-help]').boundingBox();
  const bonuses = page.locator('[data-part="map"] [data-supply] li');
  await expect(bonuses).not.toHaveCount(0);
  for (const bonus of await bonuses.all()) {
    const box = await bonus.boundingBox();
    const over = box!.y < key!.y + key!.height && box!.x < key!.x + key!.width && box!.x + box!.width > key!.x;
    expect(over, (await bonus.textContent()) ?? '').toBe(false);
  }
});

test('on a phone in landscape the number of each bonus tile stands clear of every tile', FULL, async ({ page }) => {
  await page.setViewportSize(ON_ITS_SIDE);
  await openAt(page, { game: 'sand-to-sea', seats: ['person', 'bot'], seed: 'numbers', until: asks('turn', 3) });
  await page.locator('[data-side="map"]').click();
  const supply = page.locator('[data-part="map"] [data-supply]');
  await expect(supply.locator('li')).toHaveCount(3);
  const covered = (): Promise<string[]> =>
    supply.evaluate((whole) => {
      const tiles = [...whole.querySelectorAll('li svg')].map((tile) => tile.getBoundingClientRect());
      return [...whole.querySelectorAll('li > span[aria-hidden]')].flatMap((number) => {
        const { left, right, top, bottom } = number.getBoundingClientRect();
        const onTile = tiles.some((t) => t.left < right && left < t.right && t.top < bottom && top < t.bottom);
        return onTile ? [number.textContent] : [];
      });
    });
  await expect.poll(covered).toEqual([]);
});

test('on a phone in landscape the text about orders is complete while a bonus is taken', FULL, async ({ page }) => {
  await page.setViewportSize(ON_ITS_SIDE);
  await openAt(page, {
    game: 'eastern-wonders',
    seats: ['person', 'person', 'person', 'person'],
    seed: 'bonus',
    until: asks('bonus', 2),
  });
  // The page is moved until the buttons of all tiles are seen; the map stays.
  const moves = 200;
  const supply = page.locator('[data-part="map"] [data-supply]');
  await expectInView(page, supply.locator('> p, li'), moves);
  await expectInView(page, page.locator('[data-offer="bonus"]'), moves);
});

for (const game of ['new-world', 'east-to-west-1', 'east-to-west-2']) {
  test(`cards, forts and every location of ${game} are in one view on a phone on its side`, FULL, async ({ page }) => {
    await page.setViewportSize(ON_ITS_SIDE);
    const wanted = {
      game,
      seats: ['person', 'person', 'person', 'person'],
      seed: 'low',
      until: asks('turn', 6),
    } as const;
    await openAt(page, wanted);
    await expectInView(page, page.locator('[data-part="map"] ol > li'));
    await expectInView(page, page.locator('[data-part="map"] [data-body]'));
    await expectInView(page, page.locator('[data-turn], [data-hold]'));
  });
}

test(
  'on a phone on its side the tiles beside the boards are in one row, with their whole label',
  FULL,
  async ({ page }) => {
    await page.setViewportSize(ON_ITS_SIDE);
    const seats = ['person', 'person', 'person', 'person'] as const;
    await openAt(page, { game: 'east-to-west-1', seats, seed: 'low', until: asks('turn', 2) });
    const tiles = page.getByRole('list', { name: 'Beside the boards' }).getByRole('listitem');
    expect(await tiles.count()).toBeGreaterThan(6);
    await expectInView(page, tiles);
    await expectInView(page, page.getByText('Beside the boards', { exact: true }));
  },
);

test('on a phone on its side most of the table of Part III is in view', FULL, async ({ page }) => {
  await page.setViewportSize(ON_ITS_SIDE);
  await openAt(page, {
    game: 'east-to-west-3',
    seats: ['person', 'person', 'person', 'person'],
    seed: 'low',
    until: asks('turn', 6),
  });
  await expectInView(page, page.locator('[data-part="map"] ol').first().locator('> li'));
  // All but the two boards at the lower edge.
  await expectInView(
    page,
    page.locator(
      '[data-part="map"] [data-body]:not(:has([data-thing^="location E"], [data-thing^="location D"], [data-dead^="location E"], [data-dead^="location D"]))',
    ),
  );
});

test('on a phone on its side the chart has the whole height, and two maps are swiped', FULL, async ({ page }) => {
  await page.setViewportSize(ON_ITS_SIDE);
  const seats = ['person', 'person', 'person'] as const;
  await openAt(page, { game: 'eastern-wonders', seats, seed: 'side', until: asks('sail', 2) });
  const { height } = ON_ITS_SIDE;
  expect((await page.locator('[data-chart]').boundingBox())!.height).toBeGreaterThan(0.9 * height);
  await openAt(page, { game: 'east-to-west-3', seats, seed: 'side', until: asks('turn', 2) });
  const islands = page.locator('[data-part="beside"]');
  const first = page.locator('[data-side="map"]');
  await expect(first).toHaveAttribute('aria-current', 'true');
  expect((await islands.boundingBox())!.x).toBeGreaterThan(500);
  await page.locator('[data-side="beside"]').click();
  await expect(first).not.toHaveAttribute('aria-current');
  await expectInView(page, islands);
  expect((await islands.boundingBox())!.height).toBeGreaterThan(0.95 * height);
});

test(
  'on a phone the whole chart is above the decision, and the button that enlarges it covers neither tile nor legend',
  FULL,
  async ({ page }) => {
    await page.setViewportSize(UPRIGHT);
    const seats = ['person', 'person', 'person', 'person'] as const;
    await openAt(page, { game: 'eastern-wonders', seats, seed: 'rose', until: asks('sail', 6) });
    await expectInView(page, page.locator('[data-part="map"] [data-place]'));
    const [zoomIn, zoomOut] = ['in', 'out'].map((to) => page.locator(`[data-zoom="${to}"]`));
    await expectInView(page, page.locator('[data-help]'));
    await expectInView(page, zoomIn!);
    await expect(zoomOut!, 'nothing can be made smaller').toHaveCount(0);
    const chart = (await page.locator('[data-chart]').boundingBox())!;
    expect((await zoomIn!.boundingBox())!.y, 'it takes no row of its own').toBeGreaterThanOrEqual(chart.y);
    await zoomIn!.click();
    await zoomOut!.click();
    await expect(zoomOut!).toHaveCount(0);
    await expect(zoomIn!).toBeFocused();
  },
);

test.describe('touched on its side', () => {
  test.use({ viewport: ON_ITS_SIDE, hasTouch: true, isMobile: true });

  test('boards and islands have nothing too small to touch, and no words that are cut', FULL, async ({ page }) => {
    test.slow();
    for (const game of ['new-world', 'east-to-west-1', 'east-to-west-2', 'east-to-west-3']) {
      for (const seats of [2, 4]) {
        await openAt(page, {
          game,
          seats: Array.from({ length: seats }, () => 'person'),
          seed: 'low',
          until: asks('turn', 6),
        });
        await expectWhole(page, game);
        await expectMissingApart(page, game);
        await expectFits(page);
        await expectReachable(page);
      }
    }
  });
});

for (const [size, usual] of [
  [UPRIGHT, 11.5],
  [ON_ITS_SIDE, 10],
] as const)
  test(
    `names and trades of every chart are large enough to be read at ${size.width}x${size.height}`,
    fullBut(size.height, 844),
    async ({ page }) => {
      await page.setViewportSize(size);
      for (const game of ['eastern-wonders', 'sand-to-sea', 'east-to-west-2', 'east-to-west-3']) {
        await openAt(page, {
          game,
          seats: ['person', 'person'],
          seed: 'side',
          until: ({ inSetUp, round }) => !inSetUp && round > 2,
        });
        const chart = page.locator('[data-chart]');
        await expect(chart).toBeVisible();
        const names = await chart
          .locator('text', { hasText: /^[A-F]\d$/ })
          .evaluateAll((all) =>
            (all as SVGTextElement[]).map(
              (name) => Number.parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM()!.a,
            ),
          );
        expect(names.length, game).toBeGreaterThan(10);
        expect(Math.min(...names), game).toBeGreaterThanOrEqual(10);
        const cubes = await chart
          .locator('[data-trade] use[href^="#cube-"]')
          .evaluateAll((all) => all.map((cube) => cube.getBoundingClientRect().width));
        // Those of the longest trades are smaller: each stays within its tile.
        expect(Math.min(...cubes), game).toBeGreaterThanOrEqual(9.5);
        expect(cubes.toSorted((one, other) => one - other)[Math.floor(cubes.length / 2)], game).toBeGreaterThanOrEqual(
          usual,
        );
      }
    },
  );

test('on an upright tablet Undo of From Sand to Sea is in view', FULL, async ({ page }) => {
  await page.setViewportSize(TABLETS[0]!);
  await openAt(page, { game: 'sand-to-sea', seats: ['person', 'person'], seed: 'undo', until: asks('turn', 3) });
  await expectInView(page, page.getByRole('button', { name: 'Undo', exact: true }));
});

test('the row of bonus tiles says what it is in every window', FULL, async ({ page }) => {
  await openAt(page, { seats: ['person', 'person'], seed: 'tiles', until: asks('sail', 2) });
  for (const size of [...PHONES, ...TABLETS, { width: 1280, height: 720 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await expectInView(page, page.locator('[data-supply] [data-caption]'), size.height < 400 ? 20 : 0);
  }
});

for (const size of TABLETS) {
  test(`the whole chart of From Sand to Sea is in view at ${size.width}x${size.height}`, FULL, async ({ page }) => {
    await page.setViewportSize(size);
    await openAt(page, {
      game: 'sand-to-sea',
      seats: ['person', 'person', 'person'],
      seed: 'tablet',
      until: ({ inSetUp, round }) => !inSetUp && round > 3,
    });
    await expectInView(page, page.locator('[data-part="map"] [data-place]'));
    await expectInView(page, page.locator('[data-part="beside"] ol > li'));
  });
}

for (const size of PHONES) {
  test(
    `the end shows every name, its points and what can be done next at ${size.width}x${size.height}`,
    fullBut(size.height, 844),
    async ({ page }) => {
      await page.setViewportSize(size);
      const wanted = { game: 'spice-road', seats: ['person', 'bot', 'bot'], seed: 'end' } as const;
      const names = ['Wilhelmina Featherstone', 'Konstantynopolitanka', 'Abdurrahman ibn Khaldun'];
      const match = playedTo({ ...wanted, until: () => false });
      await page.goto('/');
      await page.evaluate((one) => localStorage.setItem('windrose/match/test', JSON.stringify(one)), {
        id: 'test',
        sitters: names.map((name, seat) => ({ kind: wanted.seats[seat], name })),
        record: match.record(),
        pending: [],
        touched: 0,
        round: match.round,
        over: true,
      });
      await page.goto('/#/match/test');
      const end = page.getByRole('dialog');
      await expect(end.locator('[data-over="true"]')).toBeVisible();
      await expect(end.locator('[data-story]')).toBeAttached();
      await expect(end.locator('[data-ending]')).toContainText(`so round ${match.round} was the last`);
      await expectInView(page, end.locator('[data-over] > div'));
      await expectInView(page, end.locator('[data-turned], [data-picture]'));
      const cut = await end
        .locator('[data-over] > div > :first-child')
        .evaluateAll((all) =>
          all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
        );
      expect(cut).toEqual([]);
    },
  );
}

test('on a phone titles distinguish the parts of a game, in Polish too', FULL, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('windrose/settings', JSON.stringify({ language: 'pl' })));
  const seats = ['person', 'person'] as const;
  await openAt(page, { game: 'east-to-west-3', seats, seed: 'title', until: ({ inSetUp }) => !inSetUp });
  for (const size of [...PHONES, { width: 360, height: 640 }]) {
    await page.setViewportSize(size);
    for (const path of ['#/match/test', '#/replay/test/0']) {
      await page.goto(`/${path}`);
      const title = page.getByRole('banner').getByText('część III');
      await expect(title).toContainText(path.includes('replay') ? 'Przebieg' : 'Zachód');
      const { clientWidth, scrollWidth, clientHeight, scrollHeight } = await title.evaluate((one) => ({
        clientWidth: one.clientWidth,
        scrollWidth: one.scrollWidth,
        clientHeight: one.clientHeight,
        scrollHeight: one.scrollHeight,
      }));
      expect(scrollWidth - clientWidth, path).toBeLessThanOrEqual(1);
      // Letters reach below their line.
      expect(scrollHeight - clientHeight, path).toBeLessThanOrEqual(3);
    }
  }
});

test('on a phone the number of ten or more cubes of a kind is beside them', FULL, async ({ page }) => {
  await page.setViewportSize(UPRIGHT);
  const match = startMatch({ game: 'spice-road', seats: 2, options: {}, seed: 'ten' });
  const yellow = (of: Match): number => of.state().seats[0]!.hold.split('Y').length - 1;
  while (yellow(match) < 10 || match.decision!.seat !== 0) {
    const worth = match.legal().map(({ code, kind }) => {
      const there = match.fork(new MatchLuck('ten'));
      there.choose(code);
      return 10 * yellow(there) + (kind === 'rest' ? 5 : kind === 'play' && match.decision!.seat === 0 ? 1 : 0);
    });
    match.choose(match.legal()[worth.indexOf(Math.max(...worth))]!.code);
  }
  await keepMatch(page, match);
  const number = page.locator('[class*="number"]', { hasText: /^1[01]$/ });
  await expect(number).toBeVisible();
  const over = await number.evaluate((one) => {
    const cubes = [...one.previousElementSibling!.children].map((cube) => cube.getBoundingClientRect().right);
    return Math.max(...cubes) - one.getBoundingClientRect().left;
  });
  expect(over).toBeLessThanOrEqual(0);
});

test('on a phone the table scrolls to the options when none of them is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, {
    game: 'new-world',
    seats: ['person', 'person'],
    seed: 'sight',
    until: ({ decision }) => decision?.kind === 'explore',
  });
  const options = page.locator('[data-target]');
  await expect(options.first()).toBeInViewport({ ratio: 0.9 });
  // A player who looks elsewhere is not moved.
  await page.locator('[data-tab="log"]').click();
  await expect(page.locator('[data-part="log"]')).toBeInViewport();
  await expect(options.first()).not.toBeInViewport();
});

test('on a phone the tab that was tapped is the marked one, until one scrolls on', FULL, async ({ page }) => {
  await page.setViewportSize(UPRIGHT);
  await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'tabs', until: asks('turn', 4) });
  for (const tab of ['own', 'others', 'log', 'own', 'map']) {
    await page.locator(`[data-tab="${tab}"]`).click();
    await expect(page.locator(`[data-part="${tab}"]`)).toBeInViewport();
    await expect(page.locator('[data-tab][aria-current]')).toHaveAttribute('data-tab', tab);
  }
  await page.locator('[data-tab="own"]').click();
  await page.locator('[data-parts]').hover();
  await page.mouse.wheel(0, -2000);
  await expect(page.locator('[data-tab][aria-current]')).toHaveAttribute('data-tab', 'map');
});

test.describe('touched upright', () => {
  test.use({ viewport: UPRIGHT, hasTouch: true, isMobile: true });

  test('nothing that comes to lie under the finger after a tap is previewed', FULL, async ({ page }) => {
    await openAt(page, { seats: ['person', 'person'], seed: 'tap', until: asks('sail', 3) });
    // A browser reports a mouse where the last tap was, though there is none.
    const offer = page.locator('[data-offer]').filter({ visible: true }).first();
    await offer.dispatchEvent('pointermove', { pointerType: 'mouse', bubbles: true });
    await offer.dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true });
    // The preview for a real mouse would be drawn at once.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect(page.locator('[data-ahead]')).toHaveCount(0);
  });
});

const LONG_NAMES = ['Wielkopolanin Bartłomiej', 'Konstantynopolitańczykow'];

/** Opens a match at the wanted point with the longest names there are. */
async function openLongNamed(page: Page, wanted: Parameters<typeof openAt>[1]): Promise<void> {
  await openAt(page, wanted);
  await page.evaluate((names) => {
    const kept = JSON.parse(localStorage.getItem('windrose/match/test')!);
    for (const [seat, sitter] of kept.sitters.entries()) sitter.name = names[seat % names.length];
    localStorage.setItem('windrose/match/test', JSON.stringify(kept));
  }, LONG_NAMES);
  await page.reload();
  await page.locator('[data-stage]').waitFor();
}

for (const size of [{ width: 360, height: 640 }, ...PHONES, ...TABLETS]) {
  test(`in the ribbon no long name lies on the round, at ${size.width}x${size.height}`, FULL, async ({ page }) => {
    await page.setViewportSize(size);
    await openLongNamed(page, {
      game: 'new-world',
      seats: ['person', 'person', 'person'],
      seed: 'names',
      until: (match) =>
        asks('turn', 9, 1)(match) && match.state().seats.some((seat) => 'cards' in seat && seat.cards.length > 0),
    });
    await expect(page.locator('[data-leader]').first()).toBeVisible();
    const lines = await page.locator('[data-stage]').evaluate((ribbon) =>
      [
        ...ribbon.querySelectorAll('h2, h2 ~ p, [data-progress] b, [data-progress] span:not(.visually-hidden) > span'),
      ].map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { text: one.textContent, left, right, top, bottom };
      }),
    );
    expect(lines.length).toBe(4);
    const over = lines.flatMap((a, at) =>
      lines
        .slice(at + 1)
        .filter(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4,
        )
        .map((b) => `${a.text} / ${b.text}`),
    );
    expect(over).toEqual([]);
    expect(lines.filter(({ right }) => right > size.width)).toEqual([]);
  });
}

test('on a tablet every fort can be touched, below two stacks of bonus tiles too', FULL, async ({ page }) => {
  for (const size of TABLETS) {
    await page.setViewportSize(size);
    for (const game of ['new-world', 'east-to-west-1', 'east-to-west-2', 'east-to-west-3']) {
      await openAt(page, { game, seats: ['person', 'person'], seed: 'forts', until: asks('turn', 2) });
      const forts = page.locator(
        '[data-body][data-kind="fort"] :is([data-thing^="location"], [data-dead^="location"])',
      );
      await expect(forts).not.toHaveCount(0);
      const heights = await forts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(Math.min(...heights), `${game} at ${size.width}x${size.height}`).toBeGreaterThanOrEqual(43.5);
    }
  }
});

test('on a narrow phone no cube lies on the number of its kind', FULL, async ({ page }) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const many = (match: Match): boolean => asks('sail', 3)(match) && /(.)\1\1/.test(match.state().seats[0]!.hold);
    await openAt(page, { seats: ['person', 'person'], seed: 'many', until: many });
    const kinds = page.locator('[data-hold] li');
    const over = await kinds.evaluateAll((all) =>
      all.filter((kind) => {
        const cubes = [...kind.querySelectorAll('svg')].map((cube) => cube.getBoundingClientRect().right);
        const range = document.createRange();
        range.selectNodeContents(
          [...kind.querySelectorAll('span')].findLast((one) => /^\d+$/.test(one.textContent ?? ''))!,
        );
        return Math.max(...cubes) > range.getBoundingClientRect().left + 1;
      }),
    );
    expect(over.length, `${width} wide`).toBe(0);
  }
});

test('on a narrow phone a name can be read where a match is set up', FULL, async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await page.goto('/');
  await page.getByRole('button', { name: /Set up a match: Eastern Wonders$/ }).tap();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox').first();
  expect((await name.boundingBox())!.width).toBeGreaterThan(100);
  await expect.poll(() => name.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(1);
  expect((await dialog.locator('summary').boundingBox())!.height).toBeGreaterThanOrEqual(43.5);
  await page.close();
});

test(
  'on an upright tablet the cards in hand below the chart of From Sand to Sea are whole in the window',
  FULL,
  async ({ page }) => {
    await page.setViewportSize(TABLETS[0]!);
    await openAt(page, { game: 'sand-to-sea', seats: ['person', 'person'], seed: 'hand', until: holds(2) });
    await expectInView(page, page.locator('[data-part="beside"] [data-hand] > li'));
  },
);

test('in forced colours the part one is in, and whose turn it is, are marked', FULL, async ({ browser }) => {
  const page = await browser.newPage({ viewport: UPRIGHT, hasTouch: true, isMobile: true, forcedColors: 'active' });
  await openAt(page, { game: 'spice-road', seats: ['person', 'person'], seed: 'hand', until: asks('turn', 2) });
  const here = page.locator('[data-tab][aria-current]');
  await expect(here).toHaveCSS('border-top-width', '3px');
  await expect(page.locator('[data-tab]:not([aria-current])').first()).toHaveCSS('border-top-width', '1px');
  await expect(page.locator('[data-standing][data-active="true"]')).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('[data-standing][data-active="false"]')).toHaveCSS('outline-style', 'none');
  await page.close();
});

test('on a phone the settings can be closed without scrolling', FULL, async ({ page }) => {
  for (const size of [...PHONES, { width: 360, height: 640 }]) {
    await page.setViewportSize(size);
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await expect(close).toBeInViewport({ ratio: 1 });
    await page.getByRole('dialog').getByRole('checkbox').last().focus();
    await expect(page.getByRole('dialog').getByRole('checkbox').last()).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('on a narrow phone the name of the winner is whole, however long it is', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openLongNamed(page, { game: 'new-world', seats: ['person', 'person'], seed: 'won', until: () => false });
  const heading = page.getByRole('dialog').getByRole('heading').first();
  await expect(heading).toBeVisible();
  await expect.poll(() => heading.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});

test(
  'where nothing hovers, a voyage that costs cubes shows its way and its price before it is sailed',
  FULL,
  async ({ browser }) => {
    const page = await browser.newPage({ viewport: UPRIGHT, hasTouch: true, isMobile: true });
    await openAt(page, { seats: ['person', 'person'], seed: 'far', until: asks('sail', 6) });
    const boat = page.locator('[data-drag^="boat"]');
    const from = await boat.getAttribute('data-place');
    const far = page.locator('[data-target="far"]');
    const costs: string[] = [];
    for (const tile of await far.all()) {
      const place = (await tile.getAttribute('data-place'))!;
      if (/leaving/.test((await tile.getAttribute('aria-label'))!)) costs.push(place);
    }
    expect(costs).not.toEqual([]);
    const goal = page.locator(`[data-place="${costs[0]}"]`);
    await goal.tap();
    await expect(page.getByRole('alertdialog')).toContainText(/leaving/);
    await expect(page.locator('[data-route]').first()).toBeVisible();
    await expect(boat).toHaveAttribute('data-place', from!);
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await expect(boat).toHaveAttribute('data-place', from!);
    await goal.tap();
    await goal.tap();
    await expect(boat).toHaveAttribute('data-place', costs[0]!);
    await page.close();
  },
);

test('on a phone on its side the turns since one’s own last turn are told in view', FULL, async ({ browser }) => {
  const page = await browser.newPage({ viewport: ON_ITS_SIDE, hasTouch: true, isMobile: true });
  await openAt(page, { seats: ['person', 'bot'], seed: 'far', until: asks('sail', 6) });
  await page.locator('[data-since]').tap();
  await expect(page.locator('[data-stage] p').first()).toContainText('Bea');
  await expect(page.locator('[data-stage]')).toBeInViewport({ ratio: 0.9 });
  await page.close();
});

test('the card that cubes are laid for is marked until it is taken', FULL, async ({ page }) => {
  // Of two kinds of cubes one is chosen.
  const affords = (match: Match): boolean =>
    asks('turn', 3)(match) &&
    match.legal().some((option) => option.kind === 'acquire' && option.slot === 1) &&
    new Set(match.state().seats[0]!.hold).size > 1;
  await openAt(page, { game: 'spice-road', seats: ['person', 'person'], seed: 'buy', until: affords });
  await expect(page.locator('[data-taken]')).toHaveCount(0);
  await page.locator('[data-thing="market 1"]').click();
  const taken = page.locator('[data-taken]');
  await expect(taken).toHaveCount(1);
  await expect(taken).toContainText('taking');
  await page.locator('[data-offer="place"]').first().click();
  // A new card comes into the row.
  await page.locator('[data-confirm]').click();
  await expect(taken).toHaveCount(0);
});

test.describe('a chart that is enlarged', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('shows one’s own boat, wherever it lies', FULL, async ({ page }) => {
    for (const at of ['A1', 'A4', 'C1', 'E1', 'E4']) {
      const there = ['low', 'a', 'b', 'c', 'd', 'e', 'f'].map((seed): Parameters<typeof openAt>[1] => ({
        seats: ['person', 'person'],
        seed,
        until: (match) => asks('sail', 1)(match) && (match.state() as AnyView).seats[0]!.boat === at,
      }));
      // Not in every match does a boat come everywhere.
      await openAt(
        page,
        there.find((wanted) => !playedTo(wanted).over)!,
      );
      for (let times = 0; times < 3; times++) await page.locator('[data-zoom="in"]').click();
      const chart = (await page.locator('[data-chart]').boundingBox())!;
      const boat = (await page.locator('[data-boat="0"]').boundingBox())!;
      expect(boat.x, at).toBeGreaterThan(chart.x);
      expect(boat.x + boat.width, at).toBeLessThan(chart.x + chart.width);
      expect(boat.y, at).toBeGreaterThan(chart.y);
      expect(boat.y + boat.height, at).toBeLessThan(chart.y + chart.height);
    }
  });
});

test('closing a hint does not move the page', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 'low', until: asks('turn', 6) });
  await page.locator('[data-hint-button]').click();
  await expect(page.locator('[data-hint="shown"]')).toBeVisible({ timeout: 60_000 });
  await page.evaluate(() => scrollTo(0, 300));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await page.locator('[data-hint]').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('[data-hint]')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before - 120);
});

for (const language of ['en', 'pl']) {
  test(
    `on a phone on its side cards have their names, and the ways back their words, in ${language}`,
    FULL,
    async ({ page }) => {
      await page.addInitScript(
        (chosen) => localStorage.setItem('windrose/settings', JSON.stringify({ language: chosen })),
        language,
      );
      await page.setViewportSize(ON_ITS_SIDE);
      await openAt(page, { game: 'spice-road', seats: ['person', 'person'], seed: 'low', until: asks('turn', 3) });
      await page.evaluate(() => document.fonts.ready);
      const names = page.locator('[data-part="map"] [data-name]');
      const faults = await names.evaluateAll((all) =>
        all.flatMap((name) => {
          const small = parseFloat(getComputedStyle(name).fontSize) < 9;
          const cut = name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight;
          return small || cut ? [name.textContent] : [];
        }),
      );
      expect(await names.count()).toBeGreaterThan(12);
      expect(faults).toEqual([]);
      await expectWhole(page, language);
      for (const word of await page.locator('[data-undo] span, [data-undo-turn] span').all())
        expect((await word.boundingBox())!.width).toBeGreaterThan(16);
    },
  );
}

test('a tap on what the others did shows it once more, step by step', FULL, async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openAt(page, { seats: ['person', 'bot', 'bot'], seed: 'load', until: asks('sail', 5) });
  const banner = page.locator('[data-stage]');
  const news = page.locator('[data-before]');
  await expect(news).toHaveText(/Bea|Cyd/);
  const asked = (await banner.locator('h2 + p').textContent())!;
  await page.locator('[data-again]').tap();
  await expect(news).toHaveCount(0);
  await expect(banner.locator('h2 + p')).toHaveText(/^Bea /);
  await expect(banner.locator('h2 + p')).toHaveText(/^Cyd /, { timeout: 20_000 });
  // At its end the turn is one's own again.
  await expect(news).toHaveText(/Bea|Cyd/, { timeout: 20_000 });
  await expect(banner.locator('h2 + p')).toHaveText(asked);
  // The round and the count keep what they say.
  await expect(page.locator('[data-progress]')).toBeVisible();
  await page.close();
});

for (const size of PHONES) {
  test(
    `the sign of what a tap on the banner shows lies on none of its words, at ${size.width}x${size.height}`,
    FULL,
    async ({ browser }) => {
      const page = await browser.newPage({ viewport: size, hasTouch: true, isMobile: true });
      await openAt(page, { seats: ['person', 'bot', 'bot', 'bot'], seed: 'load', until: asks('sail', 6) });
      const sign = (await page.locator('[data-again] svg').boundingBox())!;
      for (const words of await page.locator('[data-stage] h2, [data-progress] > :not(.visually-hidden)').all()) {
        const over = await words.evaluate((element, { x, y, width, height }) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()].some(
            (box) => box.left < x + width && box.right > x && box.top < y + height && box.bottom > y,
          );
        }, sign);
        expect(over).toBe(false);
      }
      await page.close();
    },
  );
}

test(
  'with more than two seats the cubes of each are drawn at its place, within the window',
  FULL,
  async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await openAt(page, { seats: ['person', 'bot', 'bot', 'bot'], seed: 'load', until: asks('sail', 7) });
    for (const side of [0, 1, 2, 3]) {
      const place = page.locator(`[data-standing="${side}"]`);
      const title = (await place.getAttribute('title'))!;
      const load = place.locator('[data-place-load]');
      const all = [...(/Cubes: ([^.]*)/.exec(title)?.[1] ?? '').matchAll(/(\d+) \w+|\ba \w+ cube/g)];
      const count = all.reduce((sum, [, n]) => sum + Number(n ?? 1), 0);
      if (side > 0) await expect(load.locator('svg')).toHaveCount(count);
      const [inner, outer] = [(await load.boundingBox())!, (await place.boundingBox())!];
      expect(inner.x).toBeGreaterThanOrEqual(outer.x);
      expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
    }
    await page.close();
  },
);

for (const size of PHONES) {
  test(
    `the longest hint stays bounded and is closed at one tap, at ${size.width}x${size.height}`,
    FULL,
    async ({ browser }) => {
      const page = await browser.newPage({ viewport: size, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
      await openAt(page, { seats: ['person', 'bot'], seed: 'hint', until: asks('sail', 2) });
      const lamp = page.locator('[data-hint-button]');
      await lamp.tap();
      await page.locator('[data-hint-more]').tap({ timeout: 60_000 });
      const hint = page.locator('[data-hint]');
      await expect(hint).toHaveAttribute('data-reasoned', 'true', { timeout: 60_000 });
      // However long it is, whose turn it is, the scores and the buttons stay free.
      const words = hint.locator('[data-hint-words] p').last();
      await words.evaluate((plan) => (plan.textContent = plan.textContent!.repeat(30)));
      await expect(hint).toHaveAttribute('data-below');
      await expect.poll(() => coveredByHint(page)).toEqual([]);
      const close = hint.getByRole('button', { name: 'Close' });
      for (const end of [0, 10_000]) {
        await hint.locator('[data-hint-words]').evaluate((one, top) => one.scrollTo(0, top), end);
        await expect(close).toBeInViewport({ ratio: 1 });
      }
      await close.tap();
      await expect(hint).toHaveCount(0);
      await page.close();
    },
  );

  test(
    `a page without a server says so in one line, below the other ways, at ${size.width}x${size.height}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.route('**/api/session', (route) => route.abort());
      await page.goto('/');
      const none = page.locator('[data-server="none"]');
      await expect(none).toBeVisible();
      const [box, maps] = [(await none.boundingBox())!, (await page.locator('[data-post="maps"]').boundingBox())!];
      expect(box.height).toBeLessThanOrEqual(maps.height);
      expect(box.y).toBeGreaterThan(maps.y);
      await expectWhole(page, 'home');
    },
  );

  test(
    `the mark of a new card lies on nothing that is printed, at ${size.width}x${size.height}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize(size);
      await openAt(page, { game: 'new-world', seats: ['person', 'bot', 'bot'], seed: 'look', until: asks('turn', 3) });
      const marks = page.locator('[data-part="map"] [data-new-card]');
      await expect(marks).not.toHaveCount(0);
      const covers = await marks.evaluateAll((all) =>
        all.flatMap((mark) => {
          const dot = mark.getBoundingClientRect();
          // Seals and signs are round.
          return [...mark.parentElement!.querySelectorAll('svg, b')].flatMap((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            const [x, y] = [left + width / 2 - dot.left - dot.width / 2, top + height / 2 - dot.top - dot.height / 2];
            return Math.hypot(x, y) < (Math.min(width, height) + dot.width) / 2 ? [one.outerHTML] : [];
          });
        }),
      );
      expect(covers).toEqual([]);
    },
  );
}

test(
  'upright, what a location to explore brings lies on neither its name nor its number nor its edge',
  FULL,
  async ({ page }) => {
    await page.setViewportSize(UPRIGHT);
    await openAt(page, { game: 'new-world', seats: ['person', 'bot', 'bot'], seed: 'look', until: asks('turn', 3) });
    const faults = await page.evaluate(() => {
      const found: string[] = [];
      for (const body of document.querySelectorAll('[data-part="map"] [data-body]')) {
        const [top, work, id, reward] = body.querySelector(':scope > span[aria-hidden]')!.children;
        if (!reward) continue;
        const name = id!.textContent ?? '';
        const box = (one: Element): DOMRect => one.getBoundingClientRect();
        const over = (one: Element, other: Element): number => {
          const [a, b] = [box(one), box(other)];
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          return wide > 0 ? Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) : 0;
        };
        if (over(reward, id!) > 1) found.push(`${name}: on its name`);
        if (box(reward).bottom > box(body).bottom + 0.5) found.push(`${name}: over the edge`);
        const [number, ribbon] = [top!.firstElementChild, work!.firstElementChild];
        if (number && ribbon && over(ribbon, number) > 3) found.push(`${name}: on its number`);
      }
      return found;
    });
    expect(faults).toEqual([]);
  },
);

/** Pixels by which a thing is above or below what is seen of the column of an upright phone. */
function outOfColumn(page: Page, thing: string): Promise<number> {
  return page
    .locator(thing)
    .first()
    .evaluate((one) => {
      const [box, sight] = [one, one.closest('[data-parts]')!].map((each) => each.getBoundingClientRect());
      return Math.max(sight!.top - box!.top, box!.bottom - sight!.bottom);
    });
}

test.describe('on an upright phone', () => {
  test.use({ viewport: UPRIGHT, hasTouch: true, isMobile: true });

  for (const [seed, round] of [
    ['x', 3],
    ['y', 5],
  ] as const) {
    test(`the location a hint is about stays in view when its words grow: ${seed}`, FULL, async ({ page }) => {
      await openAt(page, { game: 'east-to-west-3', seats: ['person', 'bot'], seed, until: asks('turn', round) });
      await page.locator('[data-hint-button]').tap();
      await page.locator('[data-hint-more]').tap({ timeout: 60_000 });
      await expect(page.locator('[data-parts] [data-advised]')).toHaveCount(1);
      await expect.poll(() => outOfColumn(page, '[data-parts] [data-advised]')).toBeLessThan(0.5);
      // Neither the rings nor the lamp lie on what is printed there.
      const layers = await page.locator('[data-parts] [data-advised]').evaluate((cover) => {
        const front = [...cover.parentElement!.children].find((one) => one.querySelector('[aria-hidden] svg, b'));
        return [cover, front ?? cover].map((one) => Number(getComputedStyle(one).zIndex));
      });
      expect(layers[1]).toBeGreaterThan(layers[0]!);
    });
  }

  for (const [kind, seed, players, round] of [
    ['sail', 'x', 2, 3],
    ['build', 'x', 2, 2],
    ['trade', 'x', 2, 2],
    ['toll', 'x', 4, 2],
    ['price', 'y', 2, 3],
  ] as const) {
    test(`the islands are whole while a decision is about them: ${kind}`, FULL, async ({ page }) => {
      const seats = (['person', 'bot', 'bot', 'bot'] as const).slice(0, players);
      await openAt(page, { game: 'east-to-west-3', seats, seed, until: asks(kind, round) });
      await expect(page.locator('[data-part="beside"] [data-boat]')).toHaveCount(players);
      await expect.poll(() => outOfColumn(page, '[data-part="beside"]')).toBeLessThanOrEqual(1);
      await expect(page.locator('[data-tab="beside"]')).toHaveAttribute('aria-current', 'true');
    });
  }

  test(
    'whoever sails sees the islands until the next decision about the land, which is where it was',
    FULL,
    async ({ page }) => {
      const sails = (match: Match): boolean =>
        asks('turn', 3)(match) && match.legal().some((option) => option.kind === 'work' && option.at === 'B2-3');
      await openAt(page, { game: 'east-to-west-3', seats: ['person', 'bot'], seed: 'x', until: sails });
      const column = page.locator('[data-parts]');
      const islands = (): Promise<number> => outOfColumn(page, '[data-part="beside"]');
      await column.evaluate((one) => one.scrollTo(0, 20));
      for (let times = 0; times < 2; times++) {
        await page.locator('[data-target][data-thing="location B2-3"]').tap();
        await expect(page.locator('[data-stage] p').first()).toContainText('Choose where to sail');
        await expect.poll(islands).toBeLessThanOrEqual(1);
        await page.locator('[data-undo-turn]').tap();
        await expect(page.locator('[data-target][data-thing="location B2-3"]')).toBeVisible();
        await expect.poll(() => column.evaluate((one) => one.scrollTop)).toBe(20);
      }
      await page.locator('[data-target][data-thing="location B2-3"]').tap();
      await expect.poll(islands).toBeLessThanOrEqual(1);
      // Whoever looks at the land in the meantime sees the islands again at the next decision about them.
      await page.locator('[data-tab="map"]').tap();
      await expect.poll(islands).toBeGreaterThan(20);
      await page.locator('[data-all-options]').tap();
      await page.locator('[data-offer="sail"]').first().tap();
      await expect.poll(islands).toBeLessThanOrEqual(1);
    },
  );

  for (const game of ['new-world', 'east-to-west-3']) {
    test(`a question that is answered leaves the boards where they were: ${game}`, FULL, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 740 });
      await page.addInitScript(() => localStorage.setItem('windrose/settings', JSON.stringify({ confirms: true })));
      await openAt(page, { game, seats: ['person', 'bot'], seed: 'y', until: asks('turn', 5) });
      const column = page.locator('[data-parts]');
      const place = (): Promise<number> => column.evaluate((one) => one.scrollTop);
      const before = await place();
      // The lowest one of what is seen: the question would cover it.
      const chosen = await page.evaluate(() => {
        const sight = document.querySelector('[data-parts]')!.getBoundingClientRect();
        const all = [
          ...document.querySelectorAll<HTMLElement>('[data-part="map"] [data-target][data-thing^="location"]'),
        ].filter((one) => one.getBoundingClientRect().bottom < sight.bottom);
        const bottom = (one: HTMLElement): number => one.getBoundingClientRect().bottom;
        return all.reduce((best, one) => (bottom(one) > bottom(best) ? one : best)).dataset.thing!;
      });
      const target = page.locator(`[data-target][data-thing="${chosen}"]`);
      await target.dispatchEvent('click');
      await expect(page.locator('[data-confirm]')).toBeVisible();
      await expect.poll(place).toBeGreaterThan(before + 10);
      await page.locator('[data-cancel]').tap();
      await expect.poll(place).toBe(before);
      await target.dispatchEvent('click');
      await page.locator('[data-confirm]').tap();
      await expect(page.locator('[data-confirm]')).toHaveCount(0);
      await expect.poll(place).toBe(before);
    });
  }

  for (const language of ['en', 'pl']) {
    test(
      `the list of all options closes after a choice, and its last one is whole, in ${language}`,
      FULL,
      async ({ page }) => {
        await page.addInitScript(
          (chosen) => localStorage.setItem('windrose/settings', JSON.stringify({ language: chosen })),
          language,
        );
        // Many options, so that the list scrolls.
        const until = (match: Match): boolean => holds(6)(match) && match.legal().length >= 14;
        await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'hand', until });
        const list = page.locator('[data-all-options]');
        await list.tap();
        const offers = page.locator('[data-offer]:not([data-rank])');
        const last = offers.last();
        expect(await offers.count()).toBeGreaterThan(8);
        const panel = list.locator('xpath=ancestor::section');
        await panel.evaluate((one) => one.scrollTo(0, one.scrollHeight));
        const [option, line] = [(await last.boundingBox())!, (await list.boundingBox())!];
        expect(option.y + option.height).toBeLessThanOrEqual(line.y);
        await page.locator('[data-offer="play"]').filter({ visible: true }).first().tap();
        await expect(page.locator('[data-offer]:not([data-rank])').filter({ visible: true })).toHaveCount(0);
        const end = page.locator('[data-end-turn]');
        while (!(await end.isVisible())) await page.locator('[data-confirm], [data-offer]:visible').first().tap();
        await end.tap();
        await expect(page.locator('[data-stage="choice"]')).toBeVisible();
        await expect(list).toHaveAttribute('aria-expanded', 'false');
      },
    );
  }

  test('the list of all options does not stay open beyond the turn', FULL, async ({ page }) => {
    await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'hand', until: holds(7) });
    const list = page.locator('[data-all-options]');
    await list.tap();
    await expect(list).toHaveAttribute('aria-expanded', 'true');
    await page.locator('[data-leave], [data-offer="rest"]').first().tap();
    const end = page.locator('[data-end-turn]');
    await page.locator('[data-confirm]').or(end).first().tap();
    await expect(page.locator('[data-stage="choice"]')).toBeVisible();
    await expect(list).toHaveAttribute('aria-expanded', 'false');
  });

  test('the caravan can be brought above the decision, however many cards there are', FULL, async ({ page }) => {
    await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'hand', until: holds(7) });
    const caravan = '[data-part="map"] [role="img"]:has(> svg[viewBox="0 0 600 60"])';
    await expect(page.locator(caravan)).toHaveCount(1);
    expect(await outOfColumn(page, caravan)).toBeGreaterThan(20);
    // By a finger that begins on a card in hand.
    const card = (await page.locator('[data-hand] > li').first().boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
    // The finger moves at once, and lies still before it is lifted, however slowly the page answers.
    const began = Date.now() / 1000;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number, to?: number): Promise<unknown> =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        timestamp: began + at,
        touchPoints: to === undefined ? [] : [{ x, y: to }],
      });
    await touch('touchStart', 0, y);
    for (let step = 1; step <= 12; step++) await touch('touchMove', step * 0.016, y - 20 * step);
    await touch('touchEnd', 0.6);
    await expect.poll(() => outOfColumn(page, caravan)).toBeLessThanOrEqual(0);
  });

  test.describe('with what moves', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('the ribbon has the colour of the seat it speaks of in every frame', FULL, async ({ page }) => {
      await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'hand', until: holds(5) });
      await page.locator('[data-offer="rest"]').tap();
      await page.locator('[data-confirm], [data-end-turn]').first().tap();
      const colours = page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const found = new Set<string>();
            let left = 60;
            const look = (): void => {
              const ribbon = document.querySelector('[data-stage]')!;
              const title = ribbon.querySelector('h2')!.textContent;
              const isOwn = ribbon.getAttribute('data-stage') === 'choice';
              if (ribbon.getAttribute('data-stage') !== 'held')
                found.add(`${title}: ${getComputedStyle(ribbon).backgroundColor}`);
              if (isOwn) left--;
              if (left > 0) requestAnimationFrame(look);
              else resolve([...found]);
            };
            look();
          }),
      );
      const end = page.locator('[data-end-turn]');
      if (await end.isVisible()) await end.tap();
      expect((await colours).map((one) => one.split(':')[0])).toEqual(['Bea’s turn', 'Your turn']);
    });
  });

  test('the card that is to be confirmed is marked more strongly than all others', FULL, async ({ page }) => {
    await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'coins', until: asks('turn', 2) });
    const frame = (one: Element): string => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(one, '::after');
      return `${borderTopWidth} ${borderTopColor}`;
    };
    const before = await page.locator('[data-target][data-thing="market 1"]').evaluate(frame);
    await page.locator('[data-target][data-thing="market 3"]').dispatchEvent('click');
    await expect(page.locator('[data-confirm]')).toBeVisible();
    expect(await page.locator('[data-target][data-thing="market 3"]').evaluate(frame)).not.toBe(before);
    const others = page.locator('[data-part="map"] [data-target]:not([data-thing="market 3"])');
    expect(await others.count()).toBeGreaterThan(2);
    expect(
      await others.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').borderTopWidth)),
    ).toEqual(Array.from({ length: await others.count() }, () => '2px'));
  });

  test('a location that is to be confirmed is in view above the question', FULL, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('windrose/settings', JSON.stringify({ confirms: true })));
    await openAt(page, { game: 'east-to-west-3', seats: ['person', 'bot'], seed: 'y', until: asks('turn', 5) });
    // The lowest one, at the lower edge of what is seen.
    const chosen = await page.evaluate(() => {
      const all = [
        ...document.querySelectorAll<HTMLElement>('[data-part="map"] [data-target][data-thing^="location"]'),
      ];
      const bottom = (one: HTMLElement): number => one.getBoundingClientRect().bottom;
      const lowest = all.reduce((best, one) => (bottom(one) > bottom(best) ? one : best));
      lowest.scrollIntoView({ behavior: 'instant', block: 'end' });
      return lowest.dataset.thing!;
    });
    const target = page.locator(`[data-target][data-thing="${chosen}"]`);
    await target.dispatchEvent('click');
    await expect(page.locator('[data-confirm]')).toBeVisible();
    await expect(target).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => outOfColumn(page, `[data-target][data-thing="${chosen}"]`)).toBeLessThanOrEqual(0);
  });

  test('the button that does without a bonus tile has few words', FULL, async ({ page }) => {
    await openAt(page, {
      game: 'new-world',
      seats: ['person', 'bot'],
      seed: 's2',
      until: (match) => asks('tile', 1)(match) && match.legal().length >= 3,
    });
    const only = page.locator('[data-offer="no-tile"][data-rank]');
    await expect(only).toHaveAttribute('title', /^Do without the bonus tile/);
    const box = (await only.boundingBox())!;
    for (const part of await only.locator('span').filter({ visible: true }).all()) {
      const { y, height, width } = (await part.boundingBox())!;
      if (width <= 1) continue;
      expect(y).toBeGreaterThan(box.y);
      expect(y + height).toBeLessThan(box.y + box.height);
    }
  });
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: ON_ITS_SIDE, hasTouch: true, isMobile: true });

  test(
    'the words of the buttons to begin with are within them, however long the name of the game is',
    FULL,
    async ({ page }) => {
      await openAt(page, { game: 'east-to-west-3', seats: ['person', 'bot'], seed: 'x', until: asks('turn', 2) });
      await page.goto('/#/');
      const faults = (): Promise<string[]> =>
        page.locator('[data-start] > *').evaluateAll((all) =>
          all.flatMap((button) => {
            const box = button.getBoundingClientRect();
            return [...button.querySelectorAll('strong, small, em')].flatMap((words) => {
              const { top, bottom, height } = words.getBoundingClientRect();
              const within = height === 0 || (top >= box.top + 2 && bottom <= box.bottom - 2);
              return within && box.bottom <= innerHeight ? [] : [words.textContent ?? ''];
            });
          }),
        );
      await expect(page.locator('[data-start] button')).toContainText('Part III');
      await expect.poll(faults).toEqual([]);
    },
  );
});

test.describe('From Sand to Sea on an upright phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the part with most options comes into view, and the other one has its mark', FULL, async ({ page }) => {
    const played = (match: Match): number => match.legal().filter(({ kind }) => kind === 'play').length;
    await openAt(page, {
      game: 'sand-to-sea',
      seats: ['person', 'bot'],
      seed: 'a',
      until: (match) => asks('turn', 4)(match) && played(match) > 2,
    });
    const options = (part: string): Promise<number> => page.locator(`[data-part="${part}"] [data-target]`).count();
    expect(await options('beside')).toBeGreaterThan(await options('map'));
    expect(await options('map')).toBeGreaterThan(0);
    await expect(page.locator('[data-tab="beside"]')).toHaveAttribute('aria-current', 'true');
    for (const tab of ['map', 'beside']) {
      await expect(page.locator(`[data-tab="${tab}"]`)).toHaveAttribute('data-open', 'true');
    }
    await expectInView(page, page.locator('[data-part="beside"] [data-target]'));
  });
});

test.describe('Eastern Wonders on an upright phone', () => {
  test.use({ viewport: UPRIGHT, hasTouch: true, isMobile: true });

  test('one’s turn begins with the whole chart, wherever the table was scrolled to before', FULL, async ({ page }) => {
    await openAt(page, { seats: ['person', 'bot'], seed: 'start', until: asks('sail', 3) });
    await page.locator('[data-offer="harvest"]').click();
    await page
      .locator('[data-part="own"]')
      .evaluate((own) => own.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(page.locator('[data-place]').first()).not.toBeInViewport();
    await page.locator('[data-end-turn]').click();
    await expect(page.locator('[data-stage]')).toContainText('Round 4');
    const top = await page.locator('[data-standings]').evaluate((one) => one.getBoundingClientRect().bottom);
    await expect
      .poll(() =>
        page
          .locator('[data-place]')
          .evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().top))),
      )
      .toBeGreaterThanOrEqual(top - 1);
  });

  for (const game of ['eastern-wonders', 'new-world', 'east-to-west-3', 'spice-road']) {
    test(`the cubes of an only rival stand beside its points: ${game}`, FULL, async ({ page }) => {
      const kind = game === 'eastern-wonders' ? 'sail' : 'turn';
      await openAt(page, { game, seats: ['person', 'bot'], seed: 'cubes', until: asks(kind, 6) });
      const places = page.locator('[data-standing]');
      await expect(places.nth(0).locator('[data-place-hold]')).toHaveCount(0);
      const rival = places.nth(1);
      await expectInView(page, rival);
      const cubes = rival.locator('[data-place-hold]');
      await expect(cubes).toBeInViewport({ ratio: 1 });
      const over = await rival.evaluate((place) => {
        const { left, right } = place.getBoundingClientRect();
        return [...place.querySelectorAll('svg, b, small, [data-place-hold] > span')]
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.left < left || box.right > right).length;
      });
      expect(over).toBe(0);
      const onBoard = await page
        .locator('[data-part="others"] > section')
        .first()
        .evaluate((board) =>
          [...board.querySelectorAll('p[role="img"] > span')]
            .slice(0, 4)
            .map((one) => one.textContent)
            .join(''),
        );
      expect(await cubes.textContent()).toBe(onBoard);
      // A tap on the place tells them, too.
      await rival.locator('button').tap();
      await expect(page.locator('[data-ends]')).toContainText(/Cubes|Hold/i);
    });
  }
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test(
    `the story of a match of four is read without scrolling sideways, at ${width}x${height}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openAt(page, {
        game: 'eastern-wonders',
        seats: ['person', 'bot', 'bot', 'bot'],
        seed: 'shot',
        until: () => false,
      });
      const story = page.getByRole('dialog').locator('[data-story]');
      await expect(story.locator('[data-claims] li')).toHaveCount(4);
      expect(await story.locator('[data-claimed]').count()).toBe(await story.locator('[data-claims] b').count());
      const lines = story.locator('[data-told] li');
      expect(await lines.count()).toBeGreaterThanOrEqual(4);
      expect(await story.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
      await lines.last().scrollIntoViewIfNeeded();
      const line = (await lines.last().boundingBox())!;
      expect(line.x).toBeGreaterThanOrEqual(0);
      expect(line.x + line.width).toBeLessThanOrEqual(width);
    },
  );
}

test('in a result the course of the points opens whole above the buttons, or below them', FULL, async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [390, 780],
    [360, 740],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const seed of ['coins', 'd1']) {
      await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed, until: () => false });
      await expect(page.locator('[data-finale-over], [data-over="true"]').first()).toBeAttached();
      const curve = page.locator('[data-curve]');
      await expect(curve).toBeAttached();
      await expect(async () => {
        const { x: left, y: top, width: wide, height: high } = (await curve.boundingBox())!;
        const [right, bottom] = [left + wide, top + high];
        const buttons = (await page.locator('[data-main]').locator('..').boundingBox())!;
        expect(buttons.x < right && buttons.x + buttons.width > left).toBe(true);
        const seen = Math.min(bottom, buttons.y) - top;
        expect([seen <= 0 || seen >= bottom - top - 1, `${width} ${height} ${seed} ${seen}`]).toEqual([
          true,
          expect.anything(),
        ]);
      }).toPass({ timeout: 15_000 });
    }
  }
});

for (const size of PHONES) {
  test(
    `the buttons of the bar and an only opponent have names, at ${size.width}x${size.height}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize(size);
      await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 'names', until: asks('turn', 3) });
      // On its side the title has the room of the words.
      for (const name of ['Match', 'Hint']) {
        await expect(page.locator('header').getByRole('button', { name })).toBeInViewport({ ratio: 1 });
        const word = page.locator('header').getByText(name, { exact: true });
        await expect(word).toBeVisible({ visible: size === UPRIGHT });
      }
      for (const [side, name] of ['Ada', 'Bea'].entries()) {
        const shown = page.locator(`[data-standing="${side}"]`).getByText(name, { exact: true });
        await expect(shown).toBeInViewport({ ratio: 1 });
        expect(await shown.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      }
      if (size === UPRIGHT) await expect(page.locator('[data-tab="others"]')).toHaveText('Opponent');
    },
  );

  test(`a rest that takes nothing back is quiet, at ${size.width}x${size.height}`, FULL, async ({ page }) => {
    await page.setViewportSize(size);
    await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'idle', until: asks('turn', 1) });
    const rest = page.getByRole('button', { name: 'Rest, with no card to take back' });
    await expect(rest).toHaveAttribute('data-rank', 'idle');
    // Narrower than what is beside it, and no bolder.
    const list = (await page.locator('[data-all-options]').boundingBox())!;
    expect((await rest.boundingBox())!.width).toBeLessThanOrEqual(Math.max(list.width, 110));
    await expect(rest).toHaveCSS('font-weight', '500');
  });
}
