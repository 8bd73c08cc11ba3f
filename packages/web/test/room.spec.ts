/** What lies on a table is in view, and buttons keep their places: what small windows have room for. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import type { AnyView, Match } from '@windrose/rules';

import { expectFits, expectInView, expectMissingApart, expectReachable, expectUncut } from './checks.ts';
import { FULL, fullBut } from './full.ts';
import { asks, keep, openAt, stage } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAIR = ['person', 'person'] as const;
const THREE = ['person', 'person', 'person'] as const;
const FOUR = ['person', 'person', 'person', 'person'] as const;

/** The cards of the seat that chooses: how many are in hand, and how many played. */
function handOf(match: Match): { readonly hand: number; readonly played: number } {
  const { seat } = match.decision!;
  const view: AnyView = match.view(seat);
  const { hand = [], played = [] } = view.seats[seat]!;
  return { hand: hand.length, played: played.length };
}

test.describe('on an upright phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const seats of [PAIR, FOUR]) {
    test(
      `the whole land of A New World is in view with ${seats.length} seats, and can be touched`,
      fullBut(seats, PAIR),
      async ({ page }) => {
        await openAt(page, { game: 'new-world', seats, seed: 'low', until: asks('turn', 6) });
        const share = await page
          .locator('[data-parts]')
          .evaluate((parts) => parts.getBoundingClientRect().height / innerHeight);
        expect(share, 'share of the height').toBeGreaterThan(0.6);
        await expectInView(page, page.locator('[data-part="map"] ol > li'));
        await expectInView(page, page.locator('[data-part="map"] [data-body]'));
        await expectMissingApart(page, 'new-world');
        // Two stacks fit into the cell of their fort, with their counts.
        const beyond = await page.locator('[data-stacks="2"]').evaluateAll((cells) =>
          cells.flatMap((cell) => {
            const { left, right } = cell.getBoundingClientRect();
            const parts = [...cell.querySelectorAll('small, svg')].map((part) => part.getBoundingClientRect());
            return parts
              .filter((part) => part.left < left || part.right > right)
              .map((part) => [part.left, part.right]);
          }),
        );
        expect(beyond).toEqual([]);
        await expectUncut(page);
        await expectFits(page);
        await expectReachable(page);
      },
    );
  }

  for (const width of [320, 360]) {
    test(`both stacks of a fort are whole on a phone of ${width} pixels`, FULL, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await openAt(page, { game: 'new-world', seats: PAIR, seed: 'low', until: asks('turn', 6) });
      await expect(page.locator('[data-stacks="2"]').first()).toBeVisible();
      const beyond = await page.locator('[data-stacks="2"]').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const { left, right, bottom } = cell.getBoundingClientRect();
          const parts = [...cell.querySelectorAll('small, svg')].map((part) => part.getBoundingClientRect());
          return parts
            .filter((part) => part.left < left || part.right > right || part.bottom > bottom + 1)
            .map((part) => [part.left, part.right, part.bottom]);
        }),
      );
      expect(beyond).toEqual([]);
    });
  }

  test('Undo and what ends a turn keep their places, whatever else there is to choose', FULL, async ({ page }) => {
    await openAt(page, { game: 'new-world', seats: PAIR, seed: 'low', until: asks('turn', 6) });
    const place = async (button: Locator): Promise<string> => {
      const { x, y, width, height } = (await button.boundingBox())!;
      return [x, y, width, height].map(Math.round).join(' ');
    };
    const [undo, undoTurn] = [page.locator('[data-undo]'), page.locator('[data-undo-turn]')];
    const places = async (): Promise<string[]> => [await place(undo), await place(undoTurn)];
    const before = await places();
    const list = page.locator('[data-all-options]');
    const right = await place(list);

    // The list opens above them, and so does the reason why nothing can be undone.
    await list.click();
    await expect(list).toHaveAttribute('aria-expanded', 'true');
    expect(await places()).toEqual(before);
    expect(await place(list)).toBe(right);
    await list.click();
    await undo.click({ force: true });
    await expect(page.locator('[data-no-undo]')).not.toBeEmpty();
    expect(await places()).toEqual(before);

    // A decision with other buttons, and the end of the turn.
    await page.locator('[data-part="map"] [data-target]').first().click();
    for (let click = 0; click < 8 && (await stage(page)) !== 'held'; click++) {
      const [confirm, offer] = [page.locator('[data-confirm]'), page.locator('[data-offer]:visible').first()];
      if (await confirm.isVisible()) await confirm.click();
      else await offer.click();
      expect(await places()).toEqual(before);
    }
    await expect.poll(() => stage(page)).toBe('held');
    expect(await places()).toEqual(before);
    expect(await place(page.locator('[data-end-turn]')), 'where the list was').toBe(right);
  });
});

/** None of them is covered, not even a corner, and nothing was scrolled to show them. */
async function expectWholeInView(page: Page, things: Locator): Promise<void> {
  await expectInView(page, things);
  const covered = await things.evaluateAll((all) =>
    all.filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return [left + 6, right - 6].some((x) =>
        [top + 6, bottom - 6].some((y) => !one.contains(document.elementFromPoint(x, y))),
      );
    }),
  );
  expect(covered.length, 'covered').toBe(0);
}

/** What is drawn or said on buttons, and goes over their edges. */
function overEdges(buttons: Locator): Promise<string[]> {
  return buttons.evaluateAll((all) =>
    all.flatMap((button) => {
      // What only screen readers read is clipped, but has its length in a range.
      for (const unseen of button.querySelectorAll<HTMLElement>('.visually-hidden')) unseen.style.display = 'none';
      const whole = button.getBoundingClientRect();
      const range = document.createRange();
      return [...button.children].flatMap((part) => {
        range.selectNodeContents(part);
        const over = [part.getBoundingClientRect(), range.getBoundingClientRect()].some(
          ({ left, right, top, bottom, width }) =>
            width > 0 && (left < whole.left || right > whole.right || top < whole.top - 1 || bottom > whole.bottom + 1),
        );
        return over ? [`${button.textContent}: ${part.outerHTML.slice(0, 60)}`] : [];
      });
    }),
  );
}

for (const [language, locale] of [
  ['English', 'en-GB'],
  ['Polish', 'pl-PL'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ hasTouch: true, isMobile: true, locale });

    for (const kind of ['tile', 'card']) {
      test(`no button runs over its edges on an upright phone, asked about a ${kind}`, FULL, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        for (const seed of ['late', 'kept', 'hand', 'a']) {
          await openAt(page, { game: 'new-world', seats: PAIR, seed, until: asks(kind, 2) });
          await expect(page.locator('[data-offer]:visible').first()).toBeVisible();
          expect(await overEdges(page.locator('[data-offer]:visible')), seed).toEqual([]);
        }
      });
    }

    for (const [game, seed, kind, round, asked] of [
      ['new-world', 'low', 'card', 2, '[data-offer="card"]'],
      ['new-world', 'late', 'card', 2, '[data-offer="card"]'],
      ['spice-road', 'low', 'turn', 1, '[data-thing="market 0"]'],
      ['sand-to-sea', 'low', 'turn', 1, '[data-thing="market 0"]'],
    ] as const) {
      test(
        `a question of ${game} on a phone on its side is in view with its answers, ${seed}`,
        FULL,
        async ({ page }) => {
          await page.setViewportSize({ width: 844, height: 390 });
          await openAt(page, { game, seats: PAIR, seed, until: asks(kind, round) });
          await page.locator(asked).click();
          await expect(page.locator('[data-confirm]')).toBeFocused();
          await expectInView(page, page.locator('[data-undo], [data-undo-turn]'));
          await expectWholeInView(page, page.locator('[role="alertdialog"], [data-confirm], [data-confirm] + button'));
        },
      );
    }
  });
}

/** The buttons of a decision that are not whole: outside the window, or covered at a corner. */
function cutOffers(page: Page): Promise<string[]> {
  return page.locator('[data-offer]:visible, [data-undo]:visible').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const seen = [left + 6, right - 6].every((x) =>
        [top + 6, bottom - 6].every((y) => button.contains(document.elementFromPoint(x, y))),
      );
      return seen ? [] : [`${button.textContent}: ${left}, ${top} to ${right}, ${bottom}`];
    }),
  );
}

/** A trade has been made, and can be made twice more. */
function tradesOn(match: Match): boolean {
  if (match.decision?.kind !== 'trade' || match.decision.seat !== 0 || match.copiedState().trades === 0) return false;
  const fork = match.fork();
  const again = (): number | undefined => fork.legal().find(({ kind }) => kind === 'again')?.code;
  const first = again();
  if (first === undefined) return false;
  fork.choose(first);
  return fork.decision?.kind === 'trade' && again() !== undefined;
}

/** The buttons of the bar that cannot be tapped in their middle. */
function coveredInBar(page: Page): Promise<string[]> {
  return page.locator('header :is(a[href="#/"], button):visible').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      // A map may have a bar of its own.
      return button.closest('[data-part]') || button.contains(there) ? [] : [button.ariaLabel ?? ''];
    }),
  );
}

for (const locale of ['en-GB', 'pl-PL']) {
  test.describe(`decisions on a phone on its side, ${locale}`, () => {
    test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, locale });

    for (const [what, game, seed, until] of [
      ['the start of From Sand to Sea', 'sand-to-sea', 'low', (match) => match.decision?.seat === 0],
      ['the first round of From Sand to Sea', 'sand-to-sea', 'low', asks('turn', 1)],
      ['a voyage of Eastern Wonders', 'eastern-wonders', 'low', asks('sail', 3)],
      // Five cubes on each button.
      ['a trade of A New World that is repeated', 'new-world', 's69', tradesOn],
    ] as const satisfies readonly (readonly [string, string, string, (match: Match) => boolean])[]) {
      test(`the buttons of ${what} are whole and in view, and a hint covers and moves none`, FULL, async ({ page }) => {
        await openAt(page, { game, seats: ['person', 'bot'], seed, until });
        const offers = page.locator('[data-offer]:visible');
        await expect(offers.first()).toBeVisible();
        const tooWide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const places = (): Promise<number[]> =>
          offers.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
        await expect.poll(() => cutOffers(page), { timeout: 10_000 }).toEqual([]);
        expect(await overEdges(offers)).toEqual([]);
        expect(await tooWide()).toBeLessThanOrEqual(0);
        // What is loaded late has come, and the page is where it stays.
        await page.locator('[data-hint-button]').hover();
        const before = await places();

        await page.locator('[data-hint-button]').click();
        const hint = page.locator('[data-hint="shown"]');
        await expect(hint).toBeVisible();
        expect(await cutOffers(page)).toEqual([]);
        expect(await coveredInBar(page)).toEqual([]);
        await expect(page.locator('header button')).not.toHaveCount(0);
        // It is as low as its words and its buttons.
        const spare = (): Promise<number> =>
          hint.evaluate((one) => {
            const parts = [...one.querySelectorAll('[data-hint-words] > *, button')];
            const within = parts.map((part) => part.getBoundingClientRect());
            const high =
              Math.max(...within.map(({ bottom }) => bottom)) - Math.min(...within.map(({ top: upper }) => upper));
            return one.getBoundingClientRect().height - high;
          });
        expect(await spare()).toBeLessThanOrEqual(12);
        await page.locator('[data-hint-more]').click();
        await expect(page.locator('[data-hint-more="plan"]')).toHaveCount(0);
        // The reason comes a little later than the plan.
        await expect(page.locator('[data-hint]')).toHaveAttribute('data-reasoned', 'true');
        expect(await cutOffers(page)).toEqual([]);
        await expectUncut(page);
        expect(await places()).toEqual(before);
        await expect(hint).toBeInViewport({ ratio: 1 });
        expect(await coveredInBar(page)).toEqual([]);
        expect(await spare()).toBeLessThanOrEqual(12);

        // However long its words are: then they scroll, and it says so.
        const words = hint.locator('[data-hint-words]');
        await expect(hint).not.toHaveAttribute('data-below');
        await words
          .locator('p')
          .first()
          .evaluate((text) => (text.textContent = text.textContent!.repeat(30)));
        await expect(hint).toHaveAttribute('data-below');
        expect(await words.evaluate((one) => getComputedStyle(one).maskImage)).toContain('gradient');
        expect(await cutOffers(page)).toEqual([]);
        expect(await coveredInBar(page)).toEqual([]);
        expect(await places()).toEqual(before);
        await words.evaluate((one) => one.scrollTo(0, one.scrollHeight));
        await expect(hint).not.toHaveAttribute('data-below');
      });
    }
  });
}

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  for (const [game, rows] of [
    ['spice-road', 1],
    ['sand-to-sea', 1],
    ['eastern-wonders', 1],
    ['new-world', 2],
  ] as const) {
    test(`no button that moves a replay of ${game} is alone in its line`, FULL, async ({ page }) => {
      await openAt(page, { game, seats: PAIR, seed: 'low', until: asks('turn', 3) });
      await page.goto('/#/replay/test/4');
      await expect(page.locator('[data-move]')).toHaveCount(7);
      const tops = await page
        .locator('[data-move]')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(rows);
      for (const top of new Set(tops)) expect(tops.filter((one) => one === top).length).toBeGreaterThan(1);
      await expectFits(page);
    });
  }

  for (const game of ['spice-road', 'eastern-wonders', 'new-world', 'sand-to-sea', 'east-to-west-3']) {
    test(`one’s cubes and Undo are in view in ${game}`, FULL, async ({ page }) => {
      const kind = game === 'eastern-wonders' ? 'sail' : 'turn';
      await openAt(page, { game, seats: PAIR, seed: 'low', until: asks(kind, 6) });
      await expectInView(page, page.locator('[data-hold] li'));
      await expectInView(page, page.locator('[data-undo], [data-undo-turn]'));
      if (game === 'spice-road') await expectInView(page, page.getByRole('img', { name: /caravan/i }));
    });
  }

  test('what a lesson speaks of lies above the options', FULL, async ({ page }) => {
    await page.goto('/#/learn/new-world');
    const own = page.locator('[data-near="own"] [data-part="own"]');
    await page.locator('[data-coach]').waitFor();
    for (let step = 0; step < 9 && (await own.count()) === 0; step++) await page.locator('[data-skip-step]').click();
    const options = (await page.getByRole('region', { name: 'Options' }).boundingBox())!;
    expect((await own.boundingBox())!.y).toBeLessThan(options.y);
  });
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [844, 390],
  [1280, 720],
] as const) {
  test(
    `the first page shows whole boxes, and when matches were played, at ${width}x${height}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const match = keep({ game: 'new-world', seats: PAIR, seed: 'kept', until: ({ round }) => round > 2 });
      await page.goto('/');
      await page.evaluate(
        (one) =>
          localStorage.setItem(
            'windrose/match/test',
            JSON.stringify({
              ...one,
              touched: Date.parse('2026-09-28T22:45:00'),
              sitters: ['Wilhelmina Featherstone', 'Bartholomew Quackenbush'].map((name) => ({ kind: 'person', name })),
            }),
          ),
        match,
      );
      await page.reload();
      const when = page.locator('[data-match] small > :last-child');
      await expect(when).toHaveText(/Sep.* 2026.*45/);
      const cut = await when.evaluate((date) => {
        const line = date.parentElement!.getBoundingClientRect();
        return date.getBoundingClientRect().right > line.right + 1 || line.right > innerWidth;
      });
      expect(cut).toBe(false);
      // The dot belongs to the line of the date: none stays behind.
      await expect(when.locator('xpath=preceding-sibling::span[1]')).toHaveText(/^Round \d+$/);
      // Out of line it is cut off with what holds the lines.
      expect(await when.evaluate((date) => getComputedStyle(date.parentElement!).position)).toBe('relative');
      // The picture of a box is 480 by 190.
      const shapes = await page
        .locator('[data-game] > svg')
        .evaluateAll((boxes) => boxes.map((box) => box.clientWidth / box.clientHeight));
      expect(shapes.length).toBeGreaterThan(5);
      for (const shape of shapes) expect(Math.abs(shape - 480 / 190)).toBeLessThan(0.12);
    },
  );
}

/** Letters that are smaller than these pixels. */
function small(page: Page, part: string, least: number): Promise<string[]> {
  return page.locator(part).evaluateAll(
    (parts, pixels) =>
      parts.flatMap((one) =>
        [...one.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
          const own = [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
          );
          const size = Number.parseFloat(getComputedStyle(element).fontSize);
          return own && element.checkVisibility() && !(element instanceof SVGElement) && size < pixels
            ? [element.textContent!]
            : [];
        }),
      ),
    least,
  );
}

test.describe('on a low desk', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('what is said of a thing on the table covers nobody’s board beside it', FULL, async ({ page }) => {
    await openAt(page, { game: 'new-world', seats: PAIR, seed: 'low', until: asks('turn', 6) });
    const note = page.locator('div:has(> [data-preview])').last();
    const map = (await page.locator('[data-part="map"]').boundingBox())!;
    // What arrives late may move the thing away from under the pointer, and its note goes.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await page.locator('[data-part="map"] [data-body] [data-target]').first().hover();
      await expect(note).toBeVisible({ timeout: 2_000 });
      expect((await note.boundingBox({ timeout: 2_000 }))?.x).toBeGreaterThanOrEqual(map.x);
    }).toPass({ timeout: 30_000 });
  });

  for (const [seed, least] of [
    ['a', 17],
    ['e', 12],
  ] as const) {
    test(`${least} cards that lie face down are whole within their column`, FULL, async ({ page }) => {
      await openAt(page, {
        game: 'sand-to-sea',
        seats: PAIR,
        seed,
        until: (match) => {
          const [mine] = match.state().seats;
          return (
            match.decision?.seat === 0 &&
            'pile' in mine! &&
            mine.pile.length >= least &&
            (least > 12 || mine.hand.length > 1)
          );
        },
      });
      const beyond = await page.locator('[data-part="beside"]').evaluate((part) => {
        const { bottom } = part.getBoundingClientRect();
        const cards = [...part.querySelectorAll('[data-kind]')].map((card) => card.getBoundingClientRect());
        return cards.filter((card) => card.bottom > bottom - 4).map((card) => card.bottom - bottom);
      });
      expect(beyond).toEqual([]);
    });
  }

  for (const [game, seats] of [
    ['sand-to-sea', PAIR],
    ['east-to-west-3', PAIR],
    ['east-to-west-3', THREE],
    ['east-to-west-2', FOUR],
  ] as const) {
    test(
      `nothing of ${game} with ${seats.length} seats lies below the window: the others and the log share a place`,
      FULL,
      async ({ page }) => {
        await openAt(page, { game, seats, seed: 'low', until: asks('turn', 8) });
        const below = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        const boards = page.locator('[data-part="others"] > *');
        const log = page.getByRole('list', { name: 'Log' });
        expect(await below()).toBeLessThanOrEqual(0);
        await expectInView(page, boards.first());
        if (seats.length === 3) {
          // Of the second board its owner, points and cubes.
          const top = (await boards.nth(1).boundingBox())!.y;
          expect(top).toBeLessThan(720 - 60);
        }
        await expect(log).toBeHidden();
        await page.locator('[data-shows="log"]').click();
        await expect(log).toBeVisible();
        await expect(boards.first()).toBeHidden();
        await expectInView(page, log);
        expect((await log.boundingBox())!.height).toBeGreaterThan(90);
        expect(await below()).toBeLessThanOrEqual(0);
        await page.locator('[data-shows="others"]').click();
        await expect(boards.first()).toBeVisible();
      },
    );
  }

  test(
    'a small hand of From Sand to Sea can be read beside the chart, however many cards are played',
    FULL,
    async ({ page }) => {
      await openAt(page, {
        game: 'sand-to-sea',
        seats: PAIR,
        seed: 'hand',
        // Cards are taken for free until there are six, then two of them played.
        choose(match) {
          const options = match.legal();
          const { hand } = handOf(match);
          const kind = hand >= 6 || match.decision!.seat === 1 ? 'play' : 'acquire';
          return (options.find((option) => option.kind === kind) ?? options.at(-1)!).code;
        },
        until: (match) => match.decision?.kind === 'turn' && match.decision.seat === 0 && handOf(match).played >= 2,
      });
      const cards = page.locator('[data-hand] > li');
      for (const card of await cards.all()) {
        const { width, height } = (await card.boundingBox())!;
        expect(width).toBeGreaterThan(90);
        expect(height).toBeGreaterThan(44);
        await expect(card.locator('[data-name]')).toBeVisible();
      }
      await expectUncut(page);
    },
  );

  for (const game of ['sand-to-sea', 'east-to-west-2', 'east-to-west-3']) {
    for (const round of [2, 6, 13]) {
      test(`the boards of both seats of ${game} are in view in round ${round}`, FULL, async ({ page }) => {
        await openAt(page, { game, seats: PAIR, seed: 'late', until: asks('turn', round) });
        await expect(page.locator('[data-part="others"] > *')).toHaveCount(1);
        await expectInView(page, page.locator('[data-part="own"] > *, [data-part="others"] > *'));
        await expectInView(page, page.locator('[data-undo]'));
        await expectUncut(page);
        expect(await small(page, '[data-part="own"], [data-part="others"]', 10)).toEqual([]);
      });
    }
  }

  for (const [game, number] of [
    ['sand-to-sea', 12],
    ['east-to-west-2', 5],
    ['east-to-west-3', 69],
  ] as const) {
    test(`the task of a puzzle of ${game} takes no room from the table`, FULL, async ({ page }) => {
      await page.goto(`/#/puzzles/${game}/${number}`);
      await expectInView(
        page,
        page.locator('[data-part="map"], [data-part="beside"], [data-part="own"], [data-puzzle]'),
      );
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
      // Nor does what is said once the turn has ended.
      await page.evaluate(() => {
        const more = document.createElement('p');
        more.style.height = '400px';
        document.querySelector('[data-puzzle]')!.append(more);
      });
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
      await page.locator('[data-shows="others"]').click();
      await expect(page.locator('[data-puzzle]')).toBeHidden();
      await page.locator('[data-shows="task"]').click();
      await expect(page.locator('[data-puzzle]')).toBeVisible();
    });
  }
});

test.describe('on an upright tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  for (const game of ['new-world', 'east-to-west-1', 'east-to-west-2', 'east-to-west-3']) {
    test(
      `the boards, one’s own cubes and what ends or takes back a turn are in one view: ${game}`,
      FULL,
      async ({ page }) => {
        await openAt(page, { game, seats: ['person', 'bot', 'bot', 'bot'], seed: 'view', until: asks('turn', 4) });
        for (const part of ['[data-stage]', '[data-hold]', '[data-offer="rest"]', '[data-undo]']) {
          await expect(page.locator(part).first(), part).toBeInViewport({ ratio: 1 });
        }
      },
    );
  }

  for (const [kind, seed, least] of [
    ['tile', 'a', 3],
    ['trade', 'b', 2],
    ['upgrade', 'a', 4],
  ] as const) {
    test(`all buttons of a decision of the land are in the window, and one’s own cubes: ${kind}`, async ({ page }) => {
      const until = (match: Match): boolean =>
        match.decision!.seat === 0 && match.decision!.kind === kind && match.legal().length >= least;
      await openAt(page, { game: 'new-world', seats: ['person', 'bot', 'bot'], seed, until });
      const buttons = '[data-offer]:visible, [data-undo], [data-undo-turn], [data-hold]';
      await expectInView(page, page.locator(buttons));
      expect(await page.locator('[data-offer]:visible').count()).toBeGreaterThanOrEqual(least);
      await expect(page.locator('[data-more-options]')).toHaveCount(0);
      await expect(page.locator('[data-hold]')).toHaveCount(1);
      await page.locator('[data-hint-button]').tap();
      await expect(page.locator('[data-hint="shown"]')).toBeVisible({ timeout: 60_000 });
      await expectInView(page, page.locator(buttons));
    });
  }

  for (const [game, seats] of [
    ['new-world', 4],
    ['spice-road', 5],
    ['eastern-wonders', 4],
    ['east-to-west-1', 3],
    ['east-to-west-3', 4],
  ] as const) {
    test(`the standings have the name of every seat: ${game} with ${seats} seats`, FULL, async ({ page }) => {
      const kinds = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : 'bot'));
      const until = (match: Match): boolean => !match.inSetUp && match.round >= 3 && match.decision!.seat === 0;
      await openAt(page, { game, seats: kinds, seed: 'view', until });
      for (const size of [
        { width: 820, height: 1180 },
        { width: 768, height: 1024 },
        { width: 1024, height: 768 },
      ]) {
        await page.setViewportSize(size);
        for (let seat = 0; seat < seats; seat++) {
          const place = page.locator(`[data-standing="${seat}"]`);
          const name = place.locator('em');
          await expect(name).toBeVisible();
          await expect(name).toBeInViewport({ ratio: 1 });
          const [own, around] = [(await name.boundingBox())!, (await place.boundingBox())!];
          expect(own.width).toBeGreaterThan(20);
          expect(own.y).toBeGreaterThanOrEqual(around.y);
          expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
        }
        await expectUncut(page);
      }
    });
  }

  for (const game of ['east-to-west-2', 'east-to-west-3']) {
    for (const seats of [2, 4]) {
      for (const size of [
        { width: 820, height: 1180 },
        { width: 768, height: 1024 },
      ]) {
        test(
          `land, sea, market and the others’ cubes are in one view: ${game} with ${seats} seats at ${size.width}x${size.height}`,
          FULL,
          async ({ page }) => {
            await page.setViewportSize(size);
            const kinds = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : 'bot'));
            await openAt(page, { game, seats: kinds, seed: 'view', until: asks('turn', 8) });
            await expectInView(
              page,
              page.locator(
                '[data-stage], [data-part="map"], [data-part="map"] ol > li, [data-part="map"] [data-body], ' +
                  '[data-part="beside"], [data-part="beside"] [data-place], [data-part="own"], [data-hold], ' +
                  '[data-offer]:visible, [data-undo], [data-undo-turn], [data-standing]',
              ),
            );
            const holds = page.locator('[data-standing] [data-place-hold]');
            await expect(holds).toHaveCount(seats);
            for (const hold of await holds.all()) await expect(hold).toBeInViewport({ ratio: 1 });
            await expect(page.locator('[data-part="map"] ol').last().locator('li')).toHaveCount(4);
            await expectFits(page);
            await expectUncut(page);
          },
        );
      }
    }
  }

  for (const game of ['east-to-west-2', 'east-to-west-3']) {
    test(
      `cubes of locations and merchant cards have 16 pixels, those of islands 14.5: ${game}`,
      FULL,
      async ({ page }) => {
        await openAt(page, { game, seats: PAIR, seed: 'view', until: asks('turn', 8) });
        const tooSmall = await page
          .locator('[data-body], [data-part="beside"], [data-part="map"] li [data-kind]')
          .evaluateAll((all) =>
            all.flatMap((one) =>
              [...one.querySelectorAll('use[href^="#cube-"]')].flatMap((cube) => {
                const { width } = cube.closest('svg:not([role])')!.getBoundingClientRect();
                // Of an island its drawing is measured: its place in the chart has the whole width. It keeps its trade within its hexagon.
                const isIsland = one.hasAttribute('data-part');
                const pixels = isIsland ? cube.getBoundingClientRect().width : width;
                return pixels > 0 && pixels < (isIsland ? 14.5 : 15.9) ? [`${one.textContent}: ${pixels}`] : [];
              }),
            ),
          );
        expect(tooSmall).toEqual([]);
      },
    );
  }

  for (const [game, seats] of [
    ['eastern-wonders', ['person', 'bot', 'bot', 'bot']],
    ['eastern-wonders', ['person', 'bot']],
    ['eastern-wonders-solo', ['person']],
    ['east-to-west-1', ['person', 'bot', 'bot', 'bot']],
    ['new-world', ['person', 'bot', 'bot']],
  ] as const) {
    test(
      `the cubes of every side stand with its points, in view: ${game}, seats: ${seats.length}`,
      FULL,
      async ({ page }) => {
        const kind = game.startsWith('eastern') ? 'sail' : 'turn';
        await openAt(page, { game, seats, seed: 'view', until: asks(kind, 6) });
        const holds = page.locator('[data-standing] [data-place-hold]');
        await expect(holds).toHaveCount(Math.max(2, seats.length));
        for (const hold of await holds.all()) await expect(hold).toBeInViewport({ ratio: 1 });
        // As many as its board says, in the order of the seats.
        const inStrip = await holds.evaluateAll((all) => all.map((one) => one.textContent!));
        const onBoards = await page.locator('[data-part="others"] > section').evaluateAll((boards) =>
          boards.map((board) =>
            [...board.querySelectorAll('p[role="img"] > span')]
              .slice(0, 4)
              .map((one) => one.textContent)
              .join(''),
          ),
        );
        expect(inStrip.slice(1)).toEqual(onBoards);
        await expect(page.locator('[data-standing]').nth(1)).toContainText(/Cubes|Hold/i);
        await expectInView(page, page.locator('[data-undo]'));
        await expectUncut(page);
        // Nothing of a place lies outside it.
        const over = await page.locator('[data-standing]').evaluateAll((places) =>
          places.flatMap((place) => {
            const whole = place.getBoundingClientRect();
            return [...place.querySelectorAll('svg, b, small')].flatMap((part) => {
              const { left, right, top, bottom } = part.getBoundingClientRect();
              const inside =
                left >= whole.left && right <= whole.right && top >= whole.top - 1 && bottom <= whole.bottom + 1;
              return inside ? [] : [part.outerHTML.slice(0, 60)];
            });
          }),
        );
        expect(over).toEqual([]);
      },
    );
  }

  for (const seats of [2, 4]) {
    test(
      `an enlarged chart fills its frame, and every tile of it can be moved into sight, seats: ${seats}`,
      FULL,
      async ({ page }) => {
        const kinds = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : 'bot'));
        await openAt(page, { game: 'east-to-west-3', seats: kinds, seed: 'view', until: asks('turn', 4) });
        const frame = page.locator('[data-part="beside"]');
        const chart = frame.locator('[data-chart] > svg').first();
        const enlarge = frame.locator('[data-zoom="in"]');
        const tiles = frame.locator('[data-place]');
        const covered = await tiles.evaluateAll(
          (all, button) => {
            const { right, bottom } = button!.getBoundingClientRect();
            return all.filter((tile) => {
              const water = tile.querySelector('path')!.getBoundingClientRect();
              const [x, y] = [water.left + water.width / 2, water.top + water.height / 2];
              // The upper left corner of a tile lies a quarter of its width from its left.
              return water.left + water.width / 4 < right && water.top < bottom && x > 0 && y > 0;
            }).length;
          },
          await enlarge.elementHandle(),
        );
        expect(covered, 'tiles below the button').toBe(0);

        await enlarge.click();
        const around = (await frame.boundingBox())!;
        const inner = (await chart.boundingBox())!;
        // The frame is at most a few pixels wide, on every side.
        expect(inner.x - around.x).toBeLessThan(8);
        expect(inner.y - around.y).toBeLessThan(8);
        expect(around.x + around.width - inner.x - inner.width).toBeLessThan(8);
        expect(around.y + around.height - inner.y - inner.height).toBeLessThan(8);
        // What is seen has the shape of the frame, so that none of it is left empty, and lies within the whole.
        const seen = (): Promise<number[]> =>
          chart.evaluate((one) => {
            const { x, y, width, height } = (one as SVGSVGElement).viewBox.baseVal;
            return [x, y, width, height];
          });
        const [, , wide, high] = await seen();
        expect(wide! / high!).toBeCloseTo(inner.width / inner.height, 1);

        // By a finger, tile by tile.
        const found = new Set<string>();
        const look = async (): Promise<void> => {
          for (const name of await tiles.evaluateAll((all, { x, y, width, height }) => {
            const whole = all.filter((tile) => {
              const water = tile.querySelector('path')!.getBoundingClientRect();
              return (
                water.left >= x - 1 &&
                water.top >= y - 1 &&
                water.right <= x + width + 1 &&
                water.bottom <= y + height + 1
              );
            });
            return whole.map((tile) => tile.getAttribute('data-place')!);
          }, inner))
            found.add(name);
        };
        const drag = async (dx: number, dy: number): Promise<void> => {
          const at = { pointerId: 7, pointerType: 'touch', bubbles: true };
          const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
          await chart.dispatchEvent('pointerdown', { ...at, clientX: x, clientY: y });
          await chart.dispatchEvent('pointermove', { ...at, clientX: x + dx, clientY: y + dy });
          await chart.dispatchEvent('pointerup', { ...at, clientX: x + dx, clientY: y + dy });
          await look();
        };
        await drag(2000, 2000);
        for (const way of [-1, 1, -1, 1, -1]) {
          for (let step = 0; step < 4; step++) await drag((way * inner.width) / 4, 0);
          await drag(0, -inner.height / 4);
        }
        expect([...found].toSorted()).toEqual(
          (await tiles.evaluateAll((all) => all.map((one) => one.getAttribute('data-place')!))).toSorted(),
        );
      },
    );
  }
});

test(
  'two stacks of bonus tiles at a fort lie beside each other, whole, on a tablet on its side',
  FULL,
  async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });
    await openAt(page, { game: 'new-world', seats: ['person', 'bot', 'bot'], seed: 'shots', until: asks('turn', 4) });
    const over = await page.locator('[data-stacks="2"]').evaluateAll((forts) =>
      forts.map((fort) => {
        const [first, second] = [...fort.querySelectorAll('ul > li')].map((stack) =>
          [...stack.querySelectorAll('svg')].map((one) => one.getBoundingClientRect()),
        );
        return Math.max(...first!.map(({ right }) => right)) - Math.min(...second!.map(({ left }) => left));
      }),
    );
    expect(over.length).toBeGreaterThan(0);
    expect(Math.max(...over), 'pixels').toBeLessThan(0);
    await page.close();
  },
);

test('what is missing for a card in hand is whole on its picture', FULL, async ({ page }) => {
  const reached = (match: Match): boolean => !match.inSetUp && match.round >= 8 && match.decision!.seat === 0;
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'shot', until: reached });
    const pills = page.locator('[data-hand] [data-missing]');
    await expect(pills.first()).toBeVisible();
    // Without the turn of the fan: where the pill lies on its card, as shares of the card.
    const places = await pills.evaluateAll((all) =>
      all.map((pill) => {
        const { offsetTop: top, offsetHeight: high, offsetWidth: wide, offsetParent: card } = pill as HTMLElement;
        const { offsetHeight, offsetWidth } = card as HTMLElement;
        return { top, bottom: (top + high) / offsetHeight, width: wide / offsetWidth };
      }),
    );
    for (const { top, bottom, width: share } of places) {
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThan(0.35);
      expect(share).toBeLessThanOrEqual(1);
    }
  }
});

for (const [width, height] of [
  [820, 1180],
  [1180, 820],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(
    `what is missing for a point card stands within it, on nothing that is printed, at ${width}x${height}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const game of ['new-world', 'spice-road', 'east-to-west-1', 'east-to-west-3']) {
        await openAt(page, { game, seats: ['person', 'bot'], seed: 'shots', until: asks('turn', 3) });
        const faults = await page.evaluate(() => {
          const cards = [...document.querySelectorAll('[data-dead^="card "]:has([data-missing])')];
          return cards.flatMap((button) => {
            const pill = button.querySelector('[data-missing]')!.getBoundingClientRect();
            const card = button.parentElement!;
            const around = card.getBoundingClientRect();
            const edge = Math.min(
              pill.left - around.left,
              around.right - pill.right,
              pill.top - around.top,
              around.bottom - pill.bottom,
            );
            const printed = [...card.querySelectorAll('span[aria-hidden] :is(use, b)')].filter(
              (one) => !one.closest('[data-missing]') && !one.getAttribute('href')?.startsWith('#scene'),
            );
            const share = printed.flatMap((one) => {
              const box = one.getBoundingClientRect();
              const wide = Math.min(box.right, pill.right) - Math.max(box.left, pill.left);
              const high = Math.min(box.bottom, pill.bottom) - Math.max(box.top, pill.top);
              return wide > 1 && high > 1.5
                ? [`on ${one.outerHTML.slice(0, 60)}: ${wide.toFixed(1)} x ${high.toFixed(1)}`]
                : [];
            });
            return [...(edge < 1 ? [`${edge.toFixed(1)} px from the edge`] : []), ...share].map(
              (fault) => `${button.getAttribute('aria-label')}: ${fault}`,
            );
          });
        });
        expect(faults, game).toEqual([]);
        await expect(page.locator('[data-dead^="card "] [data-missing]').first(), game).toBeVisible();
      }
    },
  );
}

for (const [game, kind, round] of [
  ['eastern-wonders', 'upgrade', 3],
  ['new-world', 'tile', 2],
  ['east-to-west-1', 'market', 2],
] as const) {
  test(`the ribbon asks in whole sentences on a low desk: ${game}`, FULL, async ({ browser }) => {
    for (const language of ['en', 'pl']) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
      await page.addInitScript(
        (said) => localStorage.setItem('windrose/settings', JSON.stringify({ language: said })),
        language,
      );
      await openAt(page, { game, seats: ['person', 'person', 'person'], seed: 'whole', until: asks(kind, round) });
      const asked = page.locator('[data-stage] [aria-live] p');
      expect(await asked.evaluate((text) => text.scrollHeight - text.clientHeight), language).toBeLessThanOrEqual(1);
      const [ribbon, text] = [await page.locator('[data-stage]').boundingBox(), await asked.boundingBox()];
      expect(text!.y + text!.height, language).toBeLessThanOrEqual(ribbon!.y + ribbon!.height);
      await page.close();
    }
  });
}
