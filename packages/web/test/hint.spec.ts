/** What a hint says at once, and where it hangs. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Match, required } from '@windrose/rules';

import { coveredByHint } from './checks.ts';
import { FULL } from './full.ts';
import { asks, openAt } from './table.ts';

const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

test.use({ viewport: UPRIGHT, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

/** Stops at the first person's turn in a round. */
const turnOf =
  (round: number) =>
  (match: Match): boolean =>
    match.over ||
    (!match.inSetUp &&
      match.round >= round &&
      match.decision!.seat === 0 &&
      ['turn', 'sail'].includes(match.decision!.kind));

/** Pixels of the words of a hint that are out of sight. */
const cut = (hint: Locator): Promise<number> =>
  hint.locator('[data-hint-words]').evaluate((words) => words.scrollHeight - words.clientHeight);

const linesOf = (hint: Locator): Promise<number> =>
  hint
    .getByRole('status')
    .evaluate((text) =>
      Math.round(text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight)),
    );

/** Pixels of the words of a hint that stay out of sight when they are scrolled to their end. */
const lost = (hint: Locator): Promise<number> =>
  hint.locator('[data-hint-words]').evaluate((words) => {
    words.scrollTo({ top: words.scrollHeight, behavior: 'instant' });
    const below = words.firstElementChild!.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom;
    words.scrollTo({ top: 0, behavior: 'instant' });
    return below;
  });

/** Whether something that the hint is about is seen on the table, or nothing on the table is. */
const isShown = (page: Page): Promise<boolean> =>
  page.locator('[data-part]:not([data-part="others"]) [data-advised]').evaluateAll(
    (all) =>
      all.length === 0 ||
      all.some((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [0.1, 0.9].every((share) => {
          const there = document.elementFromPoint(left + width / 2, top + height * share);
          return there !== null && (one.contains(there) || there.contains(one));
        });
      }),
  );

for (const [game, seed, round, language] of [
  ['eastern-wonders', 'x', 5, 'pl'],
  ['eastern-wonders-solo', 'x', 14, 'en'],
  ['spice-road', 'x', 3, 'pl'],
  ['new-world', 'x', 3, 'pl'],
  ['sand-to-sea', 'x', 9, 'en'],
  ['east-to-west-1', 'x', 5, 'pl'],
  ['east-to-west-2', 'x', 5, 'en'],
  ['east-to-west-3', 'x', 3, 'pl'],
] as const) {
  test(
    `on a phone a hint says what to do and why in a few lines, and covers no part that speaks: ${game}`,
    FULL,
    async ({ page }) => {
      await page.addInitScript(
        (chosen) => localStorage.setItem('windrose/settings', JSON.stringify({ language: chosen })),
        language,
      );
      const seats = game.endsWith('solo') ? (['person'] as const) : (['person', 'bot', 'bot'] as const);
      await openAt(page, { game, seats, seed, until: turnOf(round) });
      await page.locator('[data-hint-button]').tap();
      const hint = page.locator('[data-hint="shown"]');
      const more = page.locator('[data-hint-more]');
      await expect(more).toBeVisible({ timeout: 60_000 });
      await expect.poll(() => coveredByHint(page)).toEqual([]);
      // Where to look keeps off the button beside it.
      const gap = await hint.evaluate((box) => {
        const text = document.createRange();
        text.selectNodeContents(box.querySelector('[role="status"]')!);
        const right = Math.max(...Array.from(text.getClientRects(), (line) => line.right));
        return box.querySelector('[data-hint-more]')!.getBoundingClientRect().left - right;
      });
      expect(gap).toBeGreaterThanOrEqual(8);
      await more.tap();
      await expect(hint).toHaveAttribute('data-reasoned', 'true', { timeout: 60_000 });
      for (const size of [UPRIGHT, ON_ITS_SIDE]) {
        await page.setViewportSize(size);
        const check = async (): Promise<void> => {
          await expect.poll(() => coveredByHint(page)).toEqual([]);
          await expect.poll(() => lost(hint)).toBeLessThanOrEqual(1);
          await expect(hint).toBeInViewport({ ratio: 1 });
          for (const button of await hint.locator('button').all()) {
            await expect(button).toBeInViewport({ ratio: 1 });
            const { width, height } = (await button.boundingBox())!;
            expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
          }
        };
        await expect.poll(() => linesOf(hint)).toBeLessThanOrEqual(4);
        await check();
        expect(await cut(hint)).toBeLessThanOrEqual(1);
        await expect.poll(() => isShown(page)).toBe(true);
        if ((await more.count()) === 0) continue;
        const brief = (await hint.getByRole('status').textContent())!;
        await expect(more).toHaveAttribute('aria-expanded', 'false');
        await more.tap();
        await expect(more).toHaveAttribute('aria-expanded', 'true');
        const whole = (await hint.getByRole('status').textContent())!;
        expect(whole.length).toBeGreaterThan(brief.length);
        await check();
        // Where all of its words would cover what it is about, they scroll.
        await expect.poll(() => isShown(page)).toBe(true);
        await more.tap();
        await expect(hint.getByRole('status')).toHaveText(brief);
      }
      await hint.locator('button').last().tap();
      await expect(page.locator('[data-hint]')).toHaveCount(0);
    },
  );
}

for (const round of [3, 5, 7]) {
  test(
    `a hint hangs at an edge of the chart where it leaves in sight what it is about: round ${round}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize(ON_ITS_SIDE);
      await openAt(page, { game: 'eastern-wonders', seats: ['person', 'bot', 'bot'], seed: 'x', until: turnOf(round) });
      await page.locator('[data-hint-button]').tap();
      await page.locator('[data-hint-more]').tap({ timeout: 60_000 });
      const hint = page.locator('[data-hint="shown"]');
      await expect(hint).toHaveAttribute('data-reasoned', 'true', { timeout: 60_000 });
      await expect(hint).toHaveAttribute('data-at', /^(top|bottom)$/);
      await expect.poll(() => isShown(page)).toBe(true);
      const [box, map] = [(await hint.boundingBox())!, (await page.locator('[data-part="map"]').boundingBox())!];
      const at = await hint.getAttribute('data-at');
      const gap = at === 'top' ? box.y - map.y : map.y + map.height - box.y - box.height;
      expect(Math.abs(gap)).toBeLessThan(24);
    },
  );
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 720],
  [1440, 900],
] as const) {
  test(
    `an opened hint lists its steps in their order, and the reasons below them, at ${width}x${height}`,
    FULL,
    async ({ browser }) => {
      const phone = Math.min(width, height) < 500;
      const page = await browser.newPage({ viewport: { width, height }, hasTouch: width < 1000, isMobile: phone });
      await openAt(page, { game: 'eastern-wonders', seats: ['person', 'bot', 'bot'], seed: 'x', until: turnOf(5) });
      await page.locator('[data-hint-button]').click();
      await page.locator('[data-hint-more]').click({ timeout: 60_000 });
      const hint = page.locator('[data-hint="shown"]');
      await expect(hint).toHaveAttribute('data-reasoned', 'true', { timeout: 60_000 });
      const said = hint.getByRole('status');
      // Folded it is a line, and no list.
      await expect(said.locator('ol')).toHaveCount(0);
      const folded = (await said.textContent())!;
      expect(folded).toMatch(/^I would sail to /);
      await page.locator('[data-hint-more="rest"]').click();
      const [plan, ...later] = await said.locator('ol').all();
      const steps = (await plan!.locator('li').allTextContents()).map((step) =>
        step.replace(/^./, (first) => first.toLowerCase()),
      );
      expect(steps.length).toBeGreaterThan(1);
      expect(folded).toContain(`I would ${steps[0]}`);
      await expect(said).toHaveText(/^I would:/);
      expect(
        await plan!
          .locator('li')
          .first()
          .evaluate((step) => getComputedStyle(step).listStyleType),
      ).toBe('decimal');
      // The way of the turns that follow is a list a turn, too, where one has been found in time.
      const isFound = (await said.textContent())!.includes('The quickest way from there:Next turn:');
      expect(later.length > 0).toBe(isFound);
      // All else is told in paragraphs, none of them beside another.
      const tops = await said.locator('p, li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      // Its words scroll where they are longer than its room: it covers nothing of what the next step is about.
      const next = page.locator('[data-part="map"] [data-advised]').filter({ visible: true }).first();
      const [box, about] = [(await hint.boundingBox())!, (await next.boundingBox())!];
      const wide = Math.min(box.x + box.width, about.x + about.width) - Math.max(box.x, about.x);
      const high = Math.min(box.y + box.height, about.y + about.height) - Math.max(box.y, about.y);
      // No more than its border.
      expect(Math.min(wide, high)).toBeLessThanOrEqual(2);
      await expect(hint).toBeInViewport({ ratio: 1 });
      await page.close();
    },
  );
}

test('the reason of a hint stands as soon as what to do, and is known better later', FULL, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('windrose/settings', JSON.stringify({ view: 'text' })));
  await openAt(page, { game: 'sand-to-sea', seats: ['person', 'bot', 'bot'], seed: 'x', until: turnOf(9) });
  await page.locator('[data-hint-button]').tap();
  await page.locator('[data-hint-more]').tap({ timeout: 60_000 });
  const hint = page.locator('[data-hint="shown"]');
  const paragraphs = hint.getByRole('status').locator('p');
  // The quickest way to what it leads to, told turn by turn, may stand between them.
  const reasons = async (): Promise<string[]> =>
    (await paragraphs.allInnerTexts()).filter((text) => /^(?!I would).+\.$/.test(text));
  expect(await paragraphs.first().innerText()).toMatch(/^I would\b/);
  expect((await reasons()).length).toBeGreaterThan(0);
  await expect(hint).toHaveAttribute('data-reasoned', 'true', { timeout: 60_000 });
  expect((await reasons()).length).toBeGreaterThan(0);
});

test('the text view has the whole reason of a hint at once', FULL, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('windrose/settings', JSON.stringify({ language: 'pl', view: 'text' })),
  );
  await openAt(page, { game: 'spice-road', seats: ['person', 'bot', 'bot'], seed: 'x', until: turnOf(3) });
  await page.locator('[data-hint-button]').tap();
  await page.locator('[data-hint-more]').tap({ timeout: 60_000 });
  const hint = page.locator('[data-hint="shown"]');
  await expect(hint).toHaveAttribute('data-reasoned', 'true', { timeout: 60_000 });
  // On a phone's table some of it would be left out.
  const said = hint.getByRole('status');
  await expect(said).toHaveText(/^Moja rada:.+\.$/);
  await expect(said.locator('p').last()).not.toContainText('Moja rada');
  expect(await cut(hint)).toBeLessThanOrEqual(1);
  await expect(page.locator('[data-hint-more="rest"]')).toHaveCount(0);
});

test.describe('on a desk', () => {
  test.use({ hasTouch: false, isMobile: false });

  /** Whether a hint lies over a coin. */
  const coversCoins = (page: Page): Promise<boolean> =>
    page.locator('[data-hint]').evaluate((hint) => {
      const own = hint.getBoundingClientRect();
      return [...document.querySelectorAll('[data-dead^="coin"]')].some((coin) => {
        const { left, top, right, bottom } = coin.getBoundingClientRect();
        return own.left < right && own.right > left && own.top < bottom && own.bottom > top;
      });
    });

  const coversMap = (page: Page): Promise<boolean> =>
    page.locator('[data-hint]').evaluate((hint) => {
      const [own, map] = [hint, document.querySelector('[data-part="map"]')!].map((one) => one.getBoundingClientRect());
      return own!.left < map!.right && own!.right > map!.left;
    });

  test(
    'where a step may leave one of several cubes, the one that the hint leaves is marked',
    FULL,
    async ({ page }) => {
      let found = 0;
      // What a hint says may differ from time to time.
      for (const [seed, round] of [
        ['leave-4', 6],
        ['leave-3', 6],
        ['leave-5', 6],
        ['leave-8', 6],
      ] as const) {
        const until = (match: Match): boolean =>
          match.decision?.seat === 0 && match.decision.kind === 'sail' && match.round >= round;
        await openAt(page, { game: 'eastern-wonders', seats: ['person', 'bot'], seed, until });
        await page.locator('[data-hint-button]').click();
        await page.locator('[data-hint-more]').click({ timeout: 60_000 });
        const said = (await page.locator('[data-hint="shown"]').getByRole('status').textContent())!;
        const way = /^I would sail to (\w\d), then sail to (\w\d), leaving a (\w+) cube/.exec(said);
        if (way === null) continue;
        const [, first, second, colour] = way;
        await page.locator(`[data-part="map"] [data-place="${first}"]`).click();
        await page.locator(`[data-part="map"] [data-place="${second}"]`).click();
        const leaves = page.locator('[data-leave]');
        await expect(leaves.first()).toBeVisible();
        const advised = page.locator('[data-leave][data-advised]');
        await expect(advised).toHaveText(`A ${colour} cube`);
        // It is seen, too, where nothing but a chart has been opened.
        const lamp = await advised.evaluate((button) => getComputedStyle(button, '::before').content);
        expect(lamp).not.toBe('none');
        found++;
        break;
      }
      expect(found).toBe(1);
    },
  );

  for (const [game, seed, round, language] of [
    ['eastern-wonders', 'x', 5, 'pl'],
    ['spice-road', 'k', 6, 'pl'],
    ['new-world', 'x', 3, 'pl'],
    ['east-to-west-3', 'x', 3, 'pl'],
  ] as const) {
    test(`a long hint stays in the bar, and all of it covers no part that speaks: ${game}`, FULL, async ({ page }) => {
      await page.addInitScript(
        (chosen) => localStorage.setItem('windrose/settings', JSON.stringify({ language: chosen })),
        language,
      );
      await page.setViewportSize({ width: 1280, height: 720 });
      await openAt(page, { game, seats: ['person', 'bot', 'bot'], seed, until: turnOf(round) });
      await page.locator('[data-hint-button]').click();
      await page.locator('[data-hint-more]').click({ timeout: 60_000 });
      const hint = page.locator('[data-hint="shown"]');
      await expect(hint).toHaveAttribute('data-reasoned', 'true', { timeout: 60_000 });
      for (const size of [
        { width: 1280, height: 720 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(size);
        // The bar is 52 pixels high.
        await expect
          .poll(async () => {
            const { y, height } = (await hint.boundingBox())!;
            return y + height;
          })
          .toBeLessThanOrEqual(52);
        expect(await coveredByHint(page)).toEqual([]);
        await expect.poll(() => linesOf(hint)).toBeLessThanOrEqual(2);
        // They have air above and below them, in its box and to the edge of the window.
        const { above, below, top } = await hint.evaluate((box) => {
          const [own, said] = [box, box.querySelector('[role="status"]')!].map((one) => one.getBoundingClientRect());
          return { above: said!.top - own!.top, below: own!.bottom - said!.bottom, top: own!.top };
        });
        expect(Math.min(above, below)).toBeGreaterThanOrEqual(3);
        expect(top).toBeGreaterThanOrEqual(4);
        const letters = await hint.getByRole('status').evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
        expect(letters).toBeGreaterThanOrEqual(15);
        await expect.poll(() => cut(hint)).toBeLessThanOrEqual(1);
        const rest = page.locator('[data-hint-more="rest"]');
        // How long it is depends on how far the bots think.
        if ((await rest.count()) === 0) continue;
        const brief = (await hint.getByRole('status').textContent())!;
        await rest.click();
        expect((await hint.getByRole('status').textContent())!.length).toBeGreaterThan(brief.length);
        expect(await coveredByHint(page)).toEqual([]);
        expect(await coversCoins(page)).toBe(false);
        // What it speaks of is on the map; the log has room for it where there is no second map.
        if (game !== 'east-to-west-3' && size.height === 900) expect(await coversMap(page)).toBe(false);
        await expect(hint).toBeInViewport({ ratio: 1 });
        expect(await isShown(page)).toBe(true);
        await rest.click();
        await expect(hint.getByRole('status')).toHaveText(brief);
      }
    });
  }
});

for (const [width, height, language] of [
  [390, 844, 'en'],
  [844, 390, 'pl'],
] as const) {
  test(
    `an opened hint takes a third of a phone’s map, keeps its edge from step to step, and its buttons lie on no words: ${width}x${height}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(
        (chosen) => localStorage.setItem('windrose/settings', JSON.stringify({ language: chosen })),
        language,
      );
      await openAt(page, { game: 'eastern-wonders', seats: ['person', 'bot', 'bot'], seed: 'x', until: turnOf(5) });
      await page.locator('[data-hint-button]').tap();
      const hint = page.locator('[data-hint="shown"]');
      const edge = (await hint.getAttribute('data-at', { timeout: 60_000 }))!;
      expect(edge).toMatch(/^(top|bottom)$/);
      await page.locator('[data-hint-more="plan"]').tap();
      await expect(hint).toHaveAttribute('data-reasoned', 'true', { timeout: 60_000 });
      const rest = page.locator('[data-hint-more="rest"]');
      await rest.tap();
      await expect(rest).toHaveAttribute('aria-expanded', 'true');
      /** How much of the window's map it covers. */
      const share = (): Promise<number> =>
        hint.evaluate(
          (box) =>
            box.getBoundingClientRect().height /
            Math.min(document.querySelector('[data-part="map"]')!.getBoundingClientRect().height, innerHeight),
        );
      /** Words in sight under its buttons. */
      const under = (): Promise<string[]> =>
        hint.evaluate((box) => {
          const words = box.querySelector('[data-hint-words]')!;
          const sight = words.getBoundingClientRect();
          const buttons = [...box.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
          return [...words.querySelectorAll('p, li')].flatMap((one) => {
            const range = document.createRange();
            range.selectNodeContents(one);
            const isUnder = [...range.getClientRects()].some(
              (line) =>
                line.bottom > sight.top + 1 &&
                line.top < sight.bottom - 1 &&
                buttons.some(
                  (button) =>
                    line.left < button.right &&
                    line.right > button.left &&
                    line.top < button.bottom &&
                    line.bottom > button.top,
                ),
            );
            return isUnder ? [one.textContent] : [];
          });
        });
      let steps = 0;
      for (; steps < 3 && (await hint.count()) > 0; steps++) {
        await expect.poll(share).toBeLessThanOrEqual(0.36);
        await expect(hint).toHaveAttribute('data-at', edge);
        await expect.poll(() => isShown(page)).toBe(true);
        for (const top of [0, 40, 1000]) {
          await hint.locator('[data-hint-words]').evaluate((words, to) => words.scrollTo({ top: to }), top);
          expect(await under()).toEqual([]);
        }
        // What to do stays in sight, where there is room for it above the reasons.
        if (await hint.evaluate((box) => box.hasAttribute('data-keeps')))
          await expect(hint.locator('[data-plan]')).toBeInViewport({ ratio: 1 });
        if (steps === 0) {
          // One tap folds it, another one opens it again.
          await rest.tap();
          await expect(rest).toHaveAttribute('aria-expanded', 'false');
          await rest.tap();
        }
        const before = await hint.getByRole('status').textContent();
        const confirm = page.locator('[data-confirm]');
        await page
          .locator('button[data-advised], [data-advised] button, [data-part="map"] [data-advised]')
          .filter({ visible: true })
          .first()
          .dispatchEvent('click');
        await expect(confirm.or(page.locator('[data-undo]:enabled')).first()).toBeVisible();
        if ((await confirm.count()) > 0) await confirm.click();
        // After its last step it is gone.
        await expect(hint.getByRole('status').filter({ hasText: before! })).toHaveCount(0);
      }
      expect(steps).toBeGreaterThan(1);
    },
  );
}

test(
  'all words of a long hint are seen at once where there is room beside the next click',
  FULL,
  async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: false });
    await page.addInitScript(() => localStorage.setItem('windrose/settings', JSON.stringify({ language: 'pl' })));
    await openAt(page, { game: 'sand-to-sea', seats: ['person', 'bot', 'bot'], seed: 'y', until: turnOf(7) });
    await page.locator('[data-hint-button]').tap();
    await page.locator('[data-hint-more="plan"]').tap({ timeout: 60_000 });
    const hint = page.locator('[data-hint="shown"]');
    await expect(hint).toHaveAttribute('data-reasoned', 'true', { timeout: 60_000 });
    await page.locator('[data-hint-more="rest"]').tap();
    expect((await hint.getByRole('status').textContent())!.length).toBeGreaterThan(200);
    await expect.poll(() => cut(hint)).toBeLessThanOrEqual(1);
    await expect(hint).toBeInViewport({ ratio: 1 });
    await expect.poll(() => coveredByHint(page)).toEqual([]);
    await expect.poll(() => isShown(page)).toBe(true);
    await page.close();
  },
);

test('on a phone a hint does not lie on the log while that is read', FULL, async ({ page }) => {
  await openAt(page, { game: 'eastern-wonders', seats: ['person', 'bot', 'bot'], seed: 'x', until: turnOf(5) });
  await page.locator('[data-hint-button]').tap();
  const hint = page.locator('[data-hint="shown"]');
  await hint.waitFor({ timeout: 60_000 });
  const log = page.locator('[data-part="log"]');
  await log.evaluate((part) => part.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(hint).toBeHidden();
  await page
    .locator('[data-part="map"]')
    .evaluate((part) => part.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(hint).toBeVisible();
});

/** What a hint covers of whose turn it is, the scores, the coins, the bar, the buttons of the decision and what it is about. */
const coveredOnTablet = (page: Page): Promise<string[]> =>
  page.locator('[data-hint]').evaluate((hint) => {
    const own = hint.getBoundingClientRect();
    const kept =
      '[data-stage], [data-standings], [data-seat], header:has([data-hint-button]), [data-dead^="coin"], [data-undo], [data-all-options], [data-offer], [data-advised]';
    return [...document.querySelectorAll(kept)].flatMap((part) => {
      const { left, top, right, bottom, width } = part.getBoundingClientRect();
      if (width === 0 || top >= innerHeight || part.closest('[data-hint]')) return [];
      const wide = Math.min(own.right, right) - Math.max(own.left, left);
      const high = Math.min(own.bottom, bottom) - Math.max(own.top, top);
      return wide > 1 && high > 1 ? [part.outerHTML.slice(0, 120)] : [];
    });
  });

for (const [game, size, round] of [
  ['sand-to-sea', { width: 820, height: 1180 }, 4],
  ['spice-road', { width: 820, height: 1180 }, 4],
  ['east-to-west-1', { width: 820, height: 1180 }, 4],
  ['east-to-west-3', { width: 1180, height: 820 }, 4],
] as const) {
  test(
    `on a tablet a hint covers neither whose turn it is, scores, coins nor what it is about: ${game} at ${size.width}x${size.height}`,
    FULL,
    async ({ browser }) => {
      const page = await browser.newPage({ viewport: size, hasTouch: true, isMobile: false });
      await page.addInitScript(() => localStorage.setItem('windrose/settings', JSON.stringify({ language: 'pl' })));
      await openAt(page, { game, seats: ['person', 'bot', 'bot'], seed: 'x', until: turnOf(round) });
      await page.locator('[data-hint-button]').tap();
      const hint = page.locator('[data-hint="shown"]');
      await hint.waitFor({ timeout: 60_000 });
      await expect.poll(() => coveredOnTablet(page)).toEqual([]);
      const plan = page.locator('[data-hint-more="plan"]');
      if ((await plan.count()) > 0) await plan.tap();
      await expect(hint).toHaveAttribute('data-reasoned', 'true', { timeout: 60_000 });
      await expect.poll(() => coveredOnTablet(page)).toEqual([]);
      const rest = page.locator('[data-hint-more="rest"]');
      if ((await rest.count()) > 0) {
        await rest.tap();
        await expect(rest).toHaveAttribute('aria-expanded', 'true');
        await expect.poll(() => coveredOnTablet(page)).toEqual([]);
      }
      await expect(hint).toBeInViewport({ ratio: 1 });
      await page.close();
    },
  );
}

test(
  'on an upright tablet a hint covers no place of the next step when the last one has been sailed',
  FULL,
  async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: false });
    const until = (match: Match): boolean =>
      match.decision?.seat === 0 && match.decision.kind === 'sail' && match.round >= 6;
    let steps = 0;
    for (const seed of ['leave-3', 'leave-4', 'leave-8', 'leave-9']) {
      await openAt(page, { game: 'eastern-wonders', seats: ['person', 'bot'], seed, until });
      await page.locator('[data-hint-button]').tap();
      await page.locator('[data-hint-more]').tap({ timeout: 60_000 });
      const said = (await page.locator('[data-hint="shown"]').getByRole('status').textContent())!;
      const way = /^I would sail to (\w\d), then sail to (\w\d)/.exec(said);
      if (way === null) continue;
      await page.locator(`[data-part="map"] [data-place="${way[1]}"]`).tap();
      await expect(page.locator('[data-hint="shown"]').getByRole('status')).toContainText(`I would sail to ${way[2]}`);
      await expect.poll(() => coveredOnTablet(page)).toEqual([]);
      steps++;
    }
    expect(steps).toBeGreaterThan(0);
    await page.close();
  },
);

test(
  'what is opened of a hint stays open, and the hint at its edge, until its turn is over',
  FULL,
  async ({ page }) => {
    let steps = 0;
    for (const seed of ['leave-3', 'leave-4', 'leave-8', 'leave-9']) {
      await openAt(page, { game: 'eastern-wonders', seats: ['person', 'bot'], seed, until: turnOf(6) });
      await page.locator('[data-hint-button]').tap();
      await page.locator('[data-hint-more="plan"]').tap({ timeout: 60_000 });
      const hint = page.locator('[data-hint="shown"]');
      await expect(hint).toHaveAttribute('data-reasoned', 'true', { timeout: 60_000 });
      const way = /^I would sail to (\w\d), then sail to (\w\d)/.exec((await hint.getByRole('status').textContent())!);
      const rest = page.locator('[data-hint-more="rest"]');
      if (way === null || (await rest.count()) === 0) continue;
      await rest.tap();
      await expect(rest).toHaveAttribute('aria-expanded', 'true');
      const edge = (await hint.getAttribute('data-at'))!;
      await page.locator(`[data-part="map"] [data-place="${way[1]}"]`).dispatchEvent('click');
      await expect(hint.getByRole('status')).toContainText(way[2]!);
      await expect(hint.getByRole('status')).not.toContainText(`sail to ${way[1]}`);
      if ((await rest.count()) > 0) await expect(rest).toHaveAttribute('aria-expanded', 'true');
      await expect(hint).toHaveAttribute('data-at', edge);
      steps++;
    }
    expect(steps).toBeGreaterThan(0);
  },
);

for (const round of [3, 6, 9])
  test(`on an upright tablet a hint covers no point card: round ${round}`, FULL, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: false });
    await openAt(page, { game: 'new-world', seats: ['person', 'bot', 'bot'], seed: 'x', until: turnOf(round) });
    await page.locator('[data-hint-button]').tap();
    await page.locator('[data-hint-more="plan"]').tap({ timeout: 60_000 });
    const hint = page.locator('[data-hint="shown"]');
    await expect(hint).toHaveAttribute('data-reasoned', 'true', { timeout: 60_000 });
    const covered = (): Promise<number> =>
      hint.evaluate((box) => {
        const own = box.getBoundingClientRect();
        return [...document.querySelectorAll('[data-part="map"] ol:first-of-type > li')].filter((card) => {
          const { left, top, right, bottom } = card.getBoundingClientRect();
          return own.left < right - 6 && own.right > left + 6 && own.top < bottom - 6 && own.bottom > top + 6;
        }).length;
      });
    await expect.poll(covered).toBe(0);
    await expect.poll(() => coveredOnTablet(page)).toEqual([]);
    await page.close();
  });

test('on an upright tablet a hint covers no cubes and no tiles of one’s own', FULL, async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: false });
  await page.addInitScript(() => localStorage.setItem('windrose/settings', JSON.stringify({ language: 'pl' })));
  await openAt(page, { game: 'new-world', seats: ['person', 'bot', 'bot'], seed: 'x', until: turnOf(5) });
  await page.locator('[data-hint-button]').tap();
  const hint = page.locator('[data-hint="shown"]');
  await hint.waitFor({ timeout: 60_000 });
  await page.locator('[data-hint-more="plan"]').tap();
  await expect(hint).toHaveAttribute('data-reasoned', 'true', { timeout: 60_000 });
  const covered = (): Promise<string[]> =>
    hint.evaluate((box) => {
      const own = box.getBoundingClientRect();
      return [...document.querySelectorAll('[data-hold], [data-part="own"] li')].flatMap((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const isUnder = own.left < right - 1 && own.right > left + 1 && own.top < bottom - 1 && own.bottom > top + 1;
        return isUnder ? [part.outerHTML.slice(0, 120)] : [];
      });
    });
  await expect.poll(covered).toEqual([]);
  await page.close();
});

for (const [game, size] of [
  ['new-world', UPRIGHT],
  ['new-world', { width: 820, height: 1180 }],
  ['east-to-west-1', { width: 820, height: 1180 }],
  ['east-to-west-1', { width: 1280, height: 720 }],
] as const) {
  test(
    `the lamp on a location covers no settler, number or cost: ${game} at ${size.width}x${size.height}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize(size);
      await openAt(page, { game, seats: ['person', 'bot', 'bot'], seed: 'x', until: turnOf(5) });
      const covered = await page.locator('[data-body]').evaluateAll((bodies) =>
        bodies.flatMap((body) => {
          // As a hint marks it.
          const cover = body.querySelector('[data-target], [data-dead]')!.parentElement!;
          cover.setAttribute('data-advised', '');
          const { top, left, width, zIndex, content } = getComputedStyle(body, '::after');
          const around = body.getBoundingClientRect();
          const radius = parseFloat(width) / 2;
          const x = around.left + body.clientLeft + parseFloat(left) + radius;
          const y = around.top + body.clientTop + parseFloat(top) + radius;
          cover.removeAttribute('data-advised');
          const name = body.querySelector('button')?.ariaLabel;
          // It is above what is in the location.
          if (content === 'none' || !(Number(zIndex) > 2)) return [`${name} has no lamp above its boxes`];
          const things = document.querySelectorAll(
            '[data-body] [data-settlers] svg, [data-body] [data-short] svg, [data-body] [data-work] svg, [data-body] b, [data-body] small',
          );
          return [...things].flatMap((thing) => {
            const box = thing.getBoundingClientRect();
            const dx = Math.max(box.left - x, 0, x - box.right);
            const dy = Math.max(box.top - y, 0, y - box.bottom);
            return box.width === 0 || Math.hypot(dx, dy) > radius - 2
              ? []
              : [`${name}: ${thing.outerHTML.slice(0, 80)}`];
          });
        }),
      );
      expect(covered).toEqual([]);
    },
  );
}

for (const [game, round] of [
  ['eastern-wonders', 5],
  ['spice-road', 4],
] as const)
  test(
    `what a hint plans to claim has a flag on the table while it tells what to do: ${game}`,
    FULL,
    async ({ page }) => {
      await openAt(page, { game, seats: ['person', 'bot'], seed: 'flag', until: turnOf(round) });
      await page.locator('[data-hint-button]').tap();
      const hint = page.locator('[data-hint="shown"]');
      await expect(hint).toBeVisible({ timeout: 60_000 });
      const aimed = page.locator('[data-aimed]');
      await expect(hint).toHaveAttribute('data-reasoned', 'true', { timeout: 60_000 });
      await expect(aimed).toHaveCount(1);
      // The aim is named where to look is said, too.
      const port = await aimed.getAttribute('data-place');
      expect(await hint.getByRole('status').textContent()).toMatch(
        port === null ? /“[^”]+”/ : new RegExp(` (on|to) ${port}\\b`),
      );
      await page.locator('[data-hint-more]').tap();
      await expect(aimed).toHaveCount(1);
      const rest = page.locator('[data-hint-more="rest"]');
      if (await rest.isVisible()) await rest.tap();
      const place = await aimed.getAttribute('data-place');
      // It is the port, or the card, that the reason names.
      const name =
        place === null
          ? required(
              (await aimed.innerText()).split('\n').find((text) => /[a-z]/.test(text)),
              'name of the card',
            )
          : place;
      expect(await hint.getByRole('status').textContent()).toContain(name);
      await page.locator('[data-hint-button]').tap();
      await expect(aimed).toHaveCount(0);
    },
  );

test('the lamp of a hint lies on the bonus tile that it advises', FULL, async ({ page }) => {
  await openAt(page, { seats: ['person', 'bot'], seed: 'tile', until: asks('bonus', 1) });
  await page.locator('[data-hint-button]').tap();
  const tile = page.locator('[data-supply] li [data-advised]');
  await expect(tile).toHaveCount(1);
  // Its lamp is placed by the tile, not by what lies around the chart.
  await expect(tile).toHaveCSS('position', 'relative');
});

test('where to look is told without the way: that is drawn with what to do', FULL, async ({ page }) => {
  await openAt(page, { seats: ['person', 'bot'], seed: 'way', until: asks('sail', 4) });
  await page.locator('[data-hint-button]').tap();
  await expect(page.locator('[data-hint-more="plan"]')).toBeVisible();
  await expect(page.locator('[data-route]')).toHaveCount(0);
  await page.locator('[data-hint-more="plan"]').tap();
  await expect(page.locator('[data-route]')).toBeAttached();
});
