/** Lessons in a browser: done as asked, done otherwise, skipped, left and resumed; symbols explained. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Match } from '@windrose/rules';

import { expectAccessible, expectReachable } from './checks.ts';
import { FULL } from './full.ts';
import { asks, openAt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The games that have a lesson. */
const TAUGHT = [
  'eastern-wonders',
  'eastern-wonders-solo',
  'new-world',
  'spice-road',
  'sand-to-sea',
  'east-to-west-1',
  'east-to-west-2',
  'east-to-west-3',
];

/** Whether the first seat may take cubes with the free card. */
const hasHeap = (match: Match): boolean => {
  const { market } = match.state() as { market?: readonly { readonly heap?: string }[] };
  return asks('turn', 2)(match) && Boolean(market?.[0]?.heap);
};

/** Opens a lesson at a step, from 0. */
async function openStep(page: Page, game: string, step: number): Promise<void> {
  await page.goto('/');
  await page.evaluate(([key, at]) => localStorage.setItem(key!, at!), [`windrose/lesson/${game}`, String(step)]);
  await page.goto(`/#/learn/${game}`);
  await expect(page.locator('[data-coach]')).toContainText(`Step ${step + 1} of 10`);
}

/** Does all that a step asks for, one thing after another. */
async function doAsked(page: Page): Promise<void> {
  const coach = page.locator('[data-coach]');
  await expect(async () => {
    const done = async (): Promise<boolean> => (await coach.getAttribute('data-coach')) === 'done';
    const wanted = page.locator('[data-wanted]').filter({ visible: true });
    // Which cube stays is asked after the click on the place.
    const cube = page.locator('[data-leave][data-wanted]');
    if (!(await done())) await ((await cube.isVisible()) ? cube : wanted.first()).click({ timeout: 2000 });
    expect(await done()).toBe(true);
  }).toPass({ intervals: [400], timeout: 30_000 });
}

/** Of three heights of an element, those at which something else lies on it, or nothing is in the window. */
function covered(thing: Locator): Promise<number> {
  return thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hits = [0.1, 0.5, 0.9].map((share) => document.elementFromPoint(left + width / 2, top + height * share));
    return hits.filter((hit) => hit === null || !(element.contains(hit) || hit.contains(element))).length;
  });
}

test('a first match at sea is learned step by step', async ({ page }) => {
  await page.goto('/#/learn');
  await expect(page.getByRole('link', { name: 'Begin: Eastern Wonders', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Begin: Eastern Wonders', exact: true }).click();
  const coach = page.locator('[data-coach]');
  await expect(coach).toContainText('Step 1 of 10');

  // Any other choice is taken back, with a message.
  const asked = (await coach.getByText(/^Now:/).textContent())!.replace('Now: ', '');
  await page.locator('[data-offer="set"]').filter({ hasNotText: asked }).first().click();
  await expect(coach).toContainText('this step is about something else');
  const wanted = page.locator('[data-offer="set"]').filter({ hasText: asked });
  await expect(wanted).toHaveAttribute('data-wanted', '');
  await expect(page.locator('[data-wanted]')).toHaveCount(1);
  await wanted.click();
  await expect(coach).toHaveAttribute('data-coach', 'done');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(coach).toContainText('Step 2 of 10');

  // It is resumed after a reload, in the other language.
  await page.reload();
  await expect(coach).toContainText('Step 2 of 10');
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(coach).toContainText('Krok 2 z 10');
  await page.getByRole('button', { name: 'English' }).click();
  await expectAccessible(page);

  // A symbol is explained when the pointer rests on it, and what has the focus by keyboard, too.
  await page.locator('main use[href="#seal"]').first().hover({ force: true });
  await expect(page.locator('[data-symbol-help]')).toContainText('this many points at the end');
  await page.getByRole('link', { name: 'All lessons' }).focus();
  await page.locator('[data-place="C4"]').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-symbol-help]')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.locator('[data-symbol-help]')).toContainText('An island');

  // The rest is skipped; from the last step the match is played on.
  for (let step = 2; step < 10; step++) await page.getByRole('button', { name: 'Skip' }).click();
  await expect(coach).toContainText('Step 10 of 10');
  await doAsked(page);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/#\/match\//);
  await page.goto('/#/learn');
  await expect(page.getByRole('link', { name: 'Play it again: Eastern Wonders', exact: true })).toBeVisible();
});

for (const [width, height] of [
  [1280, 720],
  [820, 1180],
  [844, 390],
  [390, 844],
] as const) {
  test(
    `at ${width}x${height} the match plays on between two steps before one’s eyes, and whoever has seen enough goes to the next one`,
    FULL,
    async ({ browser }) => {
      const touch = width < 1000;
      const page = await browser.newPage({ viewport: { width, height }, hasTouch: touch, isMobile: touch });
      await openStep(page, 'eastern-wonders', 8);
      const coach = page.locator('[data-coach]');
      const inWindow = async (): Promise<void> => {
        for (const part of ['[data-coach]', '[data-passing]', '[data-to-step]', '[data-part="map"]'])
          await expect(page.locator(part), part).toBeInViewport({ ratio: 0.99 });
        expect(await covered(page.locator('[data-to-step]'))).toBe(0);
      };

      // What happened before this step is shown on request, to its end.
      const watch = page.locator('[data-watch]');
      if (!(await watch.isVisible())) await page.locator('details[data-meanwhile] summary').click();
      await watch.click();
      await expect(coach).toHaveAttribute('data-coach', 'passing');
      await expect(coach).toContainText('Meanwhile: round 5');
      await inWindow();
      for (const [round, text] of [
        ['round 5', 'You took 2 yellow'],
        ['round 5', 'Amina sailed to D3'],
      ] as const) {
        await expect(page.locator('[data-passing]')).toContainText(text, { timeout: 20_000 });
        await expect(coach).toContainText(round);
      }
      await expect(page.locator('[data-wanted]')).toHaveCount(0);
      await expect(page.locator('[data-offer]')).toHaveCount(0);
      await inWindow();
      // It waits where one wants it to.
      const hold = page.locator('[data-hold-passage]');
      await hold.click();
      await expect(hold).toHaveAttribute('data-hold-passage', 'true');
      const text = await coach.textContent();
      await page.waitForTimeout(2500);
      expect(await coach.textContent()).toBe(text);
      await hold.click();
      await expect(page.locator('[data-passing]')).toContainText('You sailed to', { timeout: 30_000 });
      await expect(async () => {
        const held = page.locator('[data-hold-passage="true"]');
        if (await held.isVisible()) await held.click({ timeout: 2000 });
        expect(await coach.getAttribute('data-coach')).toBe('asked');
      }).toPass({ timeout: 60_000 });
      await expect(coach).toContainText('Step 9 of 10');
      await expect(page.locator('[data-wanted]').filter({ visible: true })).not.toHaveCount(0);

      // The way to the next step leads through it; one press later it is there.
      await doAsked(page);
      await page.locator('[data-next]').click();
      await expect(coach).toHaveAttribute('data-coach', /passing|asked/);
      const skip = page.locator('[data-to-step]');
      if (await skip.isVisible()) await skip.click();
      await expect(coach).toContainText('Step 10 of 10');
      await expect(coach).toHaveAttribute('data-coach', 'asked');
      await page.close();
    },
  );
}

test('a passage waits where it has claimed something for oneself, until one has read it', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openStep(page, 'new-world', 6);
  const watch = page.locator('[data-watch]');
  if (!(await watch.isVisible())) await page.locator('details[data-meanwhile] summary').click();
  await watch.click();
  const hold = page.locator('[data-hold-passage]');
  await expect(hold).toHaveAttribute('data-hold-passage', 'true', { timeout: 60_000 });
  await expect(page.locator('[data-passing]')).toContainText('claimed');
  await expect(page.locator('[data-stage]')).toContainText('The match waits for you');
  await hold.click();
  await expect(page.locator('[data-hold-passage="true"]')).toHaveCount(0);
});

test('whoever has learned a game begins a match of their own there', FULL, async ({ page }) => {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await openStep(page, 'eastern-wonders', 9);
    await doAsked(page);
    if (size.height > 400) await expect(page.locator('[data-learned-now] [data-bunting="0"]')).toBeAttached();
    await expect(page.locator('[data-next-lesson]')).toHaveText('Learn next: Spice Road');
    const own = page.locator('[data-own-match]');
    for (const way of [
      own,
      page.locator('[data-next-lesson]'),
      page.locator('p:has([data-own-match]) > :last-child'),
    ]) {
      await expect(way).toBeInViewport({ ratio: 1 });
    }
    await own.click();
    await expect(page).toHaveURL(/#\/match\//);
    await expect(page.getByText('Setting up')).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  }
});

test('whoever wants no motion is only told what happened between two steps', FULL, async ({ page }) => {
  await openStep(page, 'eastern-wonders', 6);
  await page.locator('[data-skip-step]').click();
  await expect(page.locator('[data-coach]')).toHaveAttribute('data-coach', 'asked');
  await page.locator('[data-back-step]').click();
  await doAsked(page);
  await page.locator('[data-next]').click();
  await expect(page.locator('[data-coach]')).toHaveAttribute('data-coach', 'asked');
  await expect(page.locator('[data-coach]')).toContainText('Step 8 of 10');
  await expect(page.locator('[data-meanwhile]')).toContainText('Meanwhile rounds 4 to 5 have been played');
});

test(
  'a lesson left half-way is offered on the first page and among the lessons until it is finished',
  FULL,
  async ({ page }) => {
    await page.goto('/#/learn/new-world');
    await page.locator('[data-skip-step]').click();
    await page.goto('/#/learn/spice-road');
    for (let step = 1; step < 3; step++) await page.locator('[data-skip-step]').click();
    await expect(page.locator('[data-coach]')).toContainText('Step 3 of 10');
    const left = page.locator('[data-lesson-left]');
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const address of ['/#/', '/#/learn']) {
        await page.goto(address);
        await expect(left).toContainText('Spice Road');
        await expect(left).toContainText('Continue the lesson: step 3 of 10');
        await expect(left).toBeInViewport({ ratio: 1 });
      }
    }
    await page.goto('/');
    await expectAccessible(page);
    await left.click();
    await expect(page.locator('[data-coach]')).toContainText('Step 3 of 10');

    // The one that was left before is offered once this one is finished.
    for (let step = 3; step < 10; step++) await page.locator('[data-skip-step]').click();
    await page.locator('[data-wanted]').filter({ visible: true }).first().click();
    const confirm = page.locator('[data-confirm]');
    if (await confirm.isVisible()) await confirm.click();
    await expect(page.locator('[data-play-on]')).toBeVisible();
    await page.goto('/');
    await expect(left).toContainText('Continue the lesson: step 2 of 10');
    await expect(left).toContainText('A New World');
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'the card that the second step on the road asks for is whole as soon as the step is there, and the arrow leads to it alone',
    FULL,
    async ({ page }) => {
      await page.goto('/#/learn/spice-road');
      await page.locator('[data-wanted]').filter({ visible: true }).first().tap();
      const confirm = page.locator('[data-confirm]');
      if (await confirm.isVisible()) await confirm.tap();
      await page.locator('[data-next]').tap();
      await expect(page.locator('[data-coach]')).toContainText('Step 2 of 10');
      const wanted = page.locator('[data-thing="market 0"]');
      const cut = (): Promise<number> =>
        wanted.evaluate((card) => {
          const { left, top, width, height } = card.getBoundingClientRect();
          const hits = [0.06, 0.5, 0.94].map((share) =>
            document.elementFromPoint(left + width / 2, top + height * share),
          );
          return hits.filter((hit) => hit === null || !card.contains(hit)).length;
        });
      await expect.poll(cut).toBe(0);

      // Scrolled away, the arrow stands at the edge and leads back; it never points at another button.
      const pointer = page.locator('[data-pointer]');
      await expect(pointer).toHaveAttribute('data-pointer', 'notch');
      await page.mouse.move(195, 500);
      await page.mouse.wheel(0, 2000);
      await expect.poll(cut).toBe(3);
      await expect(pointer).toHaveAttribute('data-pointer', 'up');
      await page.mouse.wheel(0, -4000);
      const onButton = await pointer.evaluate((arrow) => {
        const { left, top, width, height } = arrow.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-coach] button') !== null;
      });
      expect(onButton).toBe(false);
    },
  );
});

test('points of coins are drawn on coins, and no gap is before the sign that follows them', FULL, async ({ page }) => {
  for (const language of ['English', 'Polski']) {
    await openStep(page, 'spice-road', 3);
    if (language !== 'English') await page.getByRole('button', { name: language }).click();
    const drawn = page.locator('[data-coach] [data-number]');
    await expect(drawn).toHaveCount(4);
    expect(await drawn.evaluateAll((all) => all.map((one) => one.getAttribute('data-drawn')))).toEqual(
      // On a desk what is to be done stands below the text.
      ['coin-gold', 'coin-silver', 'seal', 'coin-silver'],
    );
    const gaps = await page.locator('[data-coach] [data-closed="true"]:has([data-number])').evaluateAll((all) =>
      all.map((one) => {
        const { right } = one.querySelector('svg')!.getBoundingClientRect();
        const sign = document.createRange();
        sign.selectNodeContents(one.lastChild!);
        return sign.getBoundingClientRect().left - right;
      }),
    );
    expect(gaps.length).toBeGreaterThan(1);
    for (const gap of gaps) expect(gap).toBeLessThan(0.5);
  }
});

test.describe('on a low desk', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('the wanted thing of a lesson can be clicked', FULL, async ({ page }) => {
    for (const game of TAUGHT) {
      await page.goto(`/#/learn/${game}`);
      const asked = page.locator('[data-wanted]').filter({ visible: true });
      await expect(asked.first()).toBeVisible();
      // A trial click only checks whether the element is covered.
      await asked.first().click({ trial: true });
      for (const button of await page.locator('[data-coach] button').all()) await button.click({ trial: true });
    }
  });
});

test('the lesson asks for the confirmation that a choice needs', FULL, async ({ page }) => {
  await page.goto('/#/learn/spice-road');
  await page.getByRole('button', { name: 'Skip' }).click();
  const coach = page.locator('[data-coach]');
  await expect(coach).toContainText(/Now: Take “.+ for free/);
  // What was said of a wrong choice goes with the right one.
  await page.locator('[data-thing^="hand"]').first().click();
  await expect(coach).toContainText('this step is about something else');
  await page.locator('[data-thing="market 0"]').click();
  await expect(coach).toContainText('Now: press “Confirm”');
  await expect(coach).not.toContainText('this step is about something else');
  await expect(page.locator('[data-confirm]')).toHaveAttribute('data-wanted', '');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(coach).toContainText(/Now: Take “.+ for free/);
});

test('at a button in a list the arrow comes from the side, and covers no other one', FULL, async ({ page }) => {
  await page.goto('/#/learn/eastern-wonders');
  await expect(page.locator('[data-pointer="side"]')).toBeVisible();
  const tip = (await page.locator('[data-pointer]').boundingBox())!;
  for (const offer of await page.locator('[data-offer]').filter({ visible: true }).all()) {
    const { x } = (await offer.boundingBox())!;
    expect(tip.x + tip.width / 2).toBeLessThan(x);
  }
});

test('a lesson that is done waits for the reader, not for a bot', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/#/learn/spice-road');
  const coach = page.locator('[data-coach]');
  for (let step = 1; step < 10; step++) await page.locator('[data-skip-step]').click();
  await expect(coach).toContainText('Step 10 of 10');
  await page.locator('[data-wanted]').filter({ visible: true }).first().click();
  const confirm = page.locator('[data-confirm]');
  if (await confirm.isVisible()) await confirm.click();
  await expect(page.locator('[data-play-on]')).toBeVisible();
  await expect(page.locator('[data-skip]')).toHaveCount(0);
  await expect(page.locator('[data-stage]')).not.toContainText('thinking');
});

for (const [width, height] of [
  [844, 390],
  [820, 1180],
  [1180, 820],
] as const) {
  test(
    `at ${width}x${height} what a lesson asks for and the thing itself are in one view`,
    FULL,
    async ({ browser }) => {
      const page = await browser.newPage({
        viewport: { width, height },
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'reduce',
      });
      for (const game of TAUGHT) {
        await page.goto('/#/learn');
        await page.goto(`/#/learn/${game}`);
        const asked = page.locator('[data-coach] [data-done="false"]');
        await expect(page.locator('[data-pointer]'), game).toBeInViewport();
        await expect(asked, game).toBeInViewport({ ratio: 1 });
        const inSight = await page.locator('[data-wanted]').evaluateAll((all) =>
          all.some((thing) => {
            const { left, top, width: wide, height: high } = thing.getBoundingClientRect();
            const there = document.elementFromPoint(left + wide / 2, top + high / 2);
            return wide > 0 && there !== null && (thing.contains(there) || there.contains(thing));
          }),
        );
        expect(inSight, game).toBe(true);
      }
      await page.close();
    },
  );
}

for (const [width, height, touch] of [
  [390, 844, true],
  [844, 390, true],
  [1280, 720, false],
] as const) {
  for (const game of ['eastern-wonders', 'eastern-wonders-solo', 'new-world', 'east-to-west-3', 'spice-road']) {
    test(
      `at ${width}x${height} the buttons of every step, and whose turn it is, are in the window: ${game}`,
      FULL,
      async ({ browser }) => {
        const size = {
          viewport: { width, height },
          hasTouch: touch,
          isMobile: touch,
          reducedMotion: 'reduce',
        } as const;
        const page = await browser.newPage({ ...size, locale: 'pl-PL' });
        await page.goto(`/#/learn/${game}`);
        for (let step = 1; step <= 10; step++) {
          await expect(page.locator('[data-coach]')).toContainText(`Krok ${step} z 10`);
          await expect(page.locator('[data-wanted]').filter({ visible: true })).not.toHaveCount(0);
          const outside = (): Promise<string[]> =>
            page.evaluate(() => {
              // On a phone the step says whose turn it is; its last line, which scrolls with the rest, has ways back and all options.
              const own = '[data-coach] :is(button, a), [data-stage], button[data-wanted], [data-all-options]';
              return [...document.querySelectorAll(own)].flatMap((one) => {
                const { left, right, top, bottom } = one.getBoundingClientRect();
                const isIn = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
                return isIn || !one.checkVisibility() ? [] : [`${one.textContent} ${top}-${bottom}`];
              });
            });
          await expect.poll(outside, { message: `step ${step}`, timeout: 10_000 }).toEqual([]);
          if (step < 10) await page.locator('[data-skip-step]').click();
        }
        await page.close();
      },
    );
  }
}

for (const [width, height] of [
  [844, 390],
  [390, 844],
] as const) {
  for (const game of TAUGHT) {
    test(
      `at ${width}x${height} the text of each step is whole, its buttons are in the window, and nothing asked for is covered: ${game}`,
      FULL,
      async ({ browser }) => {
        const phone = { viewport: { width, height }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;
        const page = await browser.newPage(phone);
        await page.goto(`/#/learn/${game}`);
        for (let step = 1; step <= 10; step++) {
          await expect(page.locator('[data-coach]')).toContainText(`Step ${step} of 10`);
          await expect(page.locator('[data-wanted]').filter({ visible: true })).not.toHaveCount(0);
          const faults = (): Promise<string[]> =>
            page.evaluate(() => {
              const coach = document.querySelector('[data-coach]')!;
              const found: string[] = [];
              const parts = coach.querySelectorAll('h2, button, summary, [aria-live] > p');
              for (const part of [...parts].filter((one) => one.checkVisibility())) {
                const { left, right, top, bottom } = part.getBoundingClientRect();
                const said = (part.textContent ?? '').slice(0, 40);
                if (Number.parseFloat(getComputedStyle(part).fontSize) < 13) found.push(`small: ${said}`);
                for (const y of [top + 2, bottom - 2]) {
                  const hit = document.elementFromPoint((left + right) / 2, y);
                  if (hit === null || !coach.contains(hit)) found.push(`cut: ${said}`);
                }
              }
              if (coach.scrollHeight > coach.clientHeight + 1) found.push('scrolls');
              // The arrow lies on no button of the table: at most half of a notch does.
              const arrow = document.querySelector('[data-pointer]');
              if (arrow?.matches('[data-pointer="notch"]') && arrow.getBoundingClientRect().width > 15)
                found.push('a large notch');
              if (arrow && !arrow.matches('[data-pointer="notch"]')) {
                const box = arrow.getBoundingClientRect();
                const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                if (hit?.closest('button, [data-place]')) found.push(`the arrow covers ${hit.outerHTML.slice(0, 80)}`);
              }
              return found;
            });
          await expect.poll(faults, { message: `step ${step}`, timeout: 10_000 }).toEqual([]);
          if (step < 10) await page.locator('[data-skip-step]').tap();
        }
        await page.close();
      },
    );
  }

  test(
    `at ${width}x${height} what a choice brings is told in its question, and lies on nothing`,
    FULL,
    async ({ browser }) => {
      const phone = { viewport: { width, height }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;
      const page = await browser.newPage(phone);
      await openStep(page, 'spice-road', 4);
      if (height > width) await expect(page.locator('[data-hand] > li').first()).toBeInViewport({ ratio: 1 });
      await page.locator('[data-wanted]').filter({ visible: true }).first().tap();
      await expect(page.getByRole('alertdialog').locator('[data-ahead]')).toBeInViewport({ ratio: 1 });
      await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'coins', until: hasHeap });
      await page.locator('[data-thing="market 0"]').tap();
      await expect(page.getByRole('alertdialog').locator('[data-ahead]')).toBeVisible();
      expect(await covered(page.locator('[data-standing]').first())).toBe(0);
      await page.close();
    },
  );
}

test('what has happened meanwhile is folded on a phone and unfolds at a tap', FULL, async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  await openStep(page, 'new-world', 9);
  const told = page.locator('[data-meanwhile] p');
  await expect(told).toBeHidden();
  await expect(page.locator('[data-meanwhile] summary')).toHaveText(/^Meanwhile: rounds \d+–\d+, \+\d+ for you$/);
  await page.locator('[data-meanwhile] summary').tap();
  await expect(told).toBeInViewport({ ratio: 1 });
  await page.close();
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test(`at ${width}x${height} a long text of a lesson is folded to about three lines, and unfolds at a tap`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width, height }, hasTouch: true, isMobile: true });
    await openStep(page, 'eastern-wonders', 0);
    const taught = page.locator('[data-taught]');
    const rest = taught.locator('p');
    const lines = await taught.locator('summary').evaluate((one) => {
      const { lineHeight } = getComputedStyle(one);
      // Drawings make a line a little higher.
      return Math.floor(one.getBoundingClientRect().height / (1.15 * parseFloat(lineHeight)));
    });
    expect(lines).toBeLessThanOrEqual(3);
    await expect(page.locator('[data-how-to-win] p')).toBeHidden();
    await expect(rest).toBeHidden();
    await expect(taught.getByText('More', { exact: true })).toBeVisible();
    await expectReachable(page);
    await expectAccessible(page);
    await taught.locator('summary').tap();
    await expect(rest).toBeVisible();
    await expect(rest).toContainText('has chosen first');
    await expect(taught.getByText('More', { exact: true })).toBeHidden();
    // The text of the next step is folded again.
    await page.locator('[data-skip-step]').tap();
    await expect(page.locator('[data-coach]')).toContainText('Step 2 of 10');
    await expect(rest).toBeHidden();
    await page.close();
  });
}

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('what comes after a step is on top, and the arrow lies on no words of the panel', FULL, async ({ page }) => {
    await openStep(page, 'new-world', 4);
    const coach = page.locator('[data-coach]');
    const wanted = page.locator('[data-wanted]').filter({ visible: true }).first();
    await expect.poll(() => covered(wanted)).toBe(0);
    const arrow = (await page.locator('[data-pointer]').boundingBox())!;
    const panel = (await coach.boundingBox())!;
    expect(arrow.y).toBeGreaterThanOrEqual(panel.y + panel.height - 4);
    await wanted.tap();
    await expect(coach).toHaveAttribute('data-coach', 'done');
    const next = page.locator('[data-next]');
    await expect(next).toBeFocused();
    expect(await covered(next)).toBe(0);
    expect(await covered(page.locator('[data-done="true"]'))).toBe(0);
    await next.tap();
    await expect(coach).toContainText('Step 6 of 10');
  });

  for (const locale of ['en-GB', 'pl-PL']) {
    test(
      `one's own cubes are whole below the text of the first steps of Part III, within the window: ${locale}`,
      FULL,
      async ({ browser }) => {
        const phone = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, locale } as const;
        const page = await browser.newPage(phone);
        await page.goto('/#/learn/east-to-west-3');
        for (let step = 1; step <= 2; step++) {
          await expect(page.locator('[data-coach]'), `step ${step}`).toContainText(new RegExp(`\\b${step} (of|z) 10`));
          await expect(page.locator('[data-hold]'), `step ${step}`).toBeInViewport({ ratio: 1 });
          expect(await page.evaluate(() => scrollY), `step ${step}`).toBe(0);
          await page.locator('[data-skip-step]').click();
        }
        await page.close();
      },
    );
  }

  test('of two maps the one on which a step is done is in view', FULL, async ({ page }) => {
    for (const step of [2, 3, 4]) {
      await openStep(page, 'sand-to-sea', step);
      const wanted = page.locator('[data-wanted]').filter({ visible: true }).first();
      await expect.poll(() => covered(wanted)).toBe(0);
      await expect(page.locator('[data-pointer]')).toBeInViewport({ ratio: 1 });
    }
  });

  test('steps that are skipped in a row are read from their beginning', FULL, async ({ page }) => {
    await openStep(page, 'east-to-west-3', 0);
    const coach = page.locator('[data-coach]');
    for (let step = 2; step <= 5; step++) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.locator('[data-skip-step]').evaluate((button: HTMLElement) => button.click());
      await expect(coach).toContainText(`Step ${step} of 10`);
      await expect(coach.getByRole('heading')).toBeInViewport({ ratio: 1 });
      expect(await covered(coach.getByRole('heading'))).toBe(0);
    }
  });

  test(
    'a panel that scrolls says that more follows, and begins at its top with each state of each step',
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width: 844, height: 190 });
      await openStep(page, 'spice-road', 0);
      const coach = page.locator('[data-coach]');
      const more = coach.locator('[data-more]');
      const toEnd = (): Promise<void> => coach.evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
      await coach.locator('summary').tap();
      await expect(more).toBeVisible();
      await toEnd();
      await expect(more).toHaveCount(0);
      await page.locator('[data-wanted]').filter({ visible: true }).first().tap();
      await expect(coach).toHaveAttribute('data-coach', 'done');
      expect(await covered(page.locator('[data-done="true"]'))).toBe(0);
      await expect(more).toBeVisible();
      await toEnd();
      await page.locator('[data-next]').tap();
      await expect(coach).toContainText('Step 2 of 10');
      expect(await covered(coach.getByRole('heading'))).toBe(0);
    },
  );
});

test('on a phone on its side what a visit to a fort brings is told within its column', FULL, async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 844, height: 390 },
    hasTouch: true,
    isMobile: true,
    locale: 'pl-PL',
  });
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('windrose/lesson/new-world', '7'));
  await page.goto('/#/learn/new-world');
  for (const wanted of ['[data-thing="location A1-2"]', '[data-thing="stack 1"]', '[data-offer="card"]']) {
    await expect(page.locator(wanted)).toHaveAttribute('data-wanted', '');
    await page.locator(wanted).tap();
  }
  const ahead = page.locator('[data-ahead]');
  await expect(ahead).toBeInViewport({ ratio: 1 });
  expect(await ahead.evaluate((told) => told.scrollWidth - told.clientWidth)).toBeLessThanOrEqual(0);
  const panel = (await page.locator('[data-coach]').boundingBox())!;
  expect((await ahead.boundingBox())!.y).toBeGreaterThanOrEqual(panel.y + panel.height - 1);
  await page.close();
});

test(
  'the list of lessons begins with the one to begin with, which says so to newcomers alone',
  FULL,
  async ({ page }) => {
    await page.goto('/#/learn');
    const lessons = page.locator('[data-lesson]');
    await expect(lessons.first()).toHaveAttribute('data-lesson', 'eastern-wonders');
    await expect(page.locator('[data-first-lesson]')).toHaveText('Begin with this one');
    await expect(lessons.first().locator('[data-first-lesson]')).toBeVisible();
    await openStep(page, 'new-world', 3);
    await page.goto('/#/learn');
    await expect(lessons).toHaveCount(8);
    await expect(page.locator('[data-first-lesson]')).toHaveCount(0);
  },
);

test('on a phone on its side the first lesson of the list can be begun without scrolling', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/#/learn');
  await expect(page.locator('[data-lesson] a').first()).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [game, step, part] of [
    ['eastern-wonders', 2, 'own'],
    ['eastern-wonders-solo', 7, 'others'],
    ['new-world', 4, 'own'],
    ['east-to-west-1', 6, 'own'],
    ['east-to-west-2', 8, 'own'],
    ['east-to-west-3', 3, 'own'],
  ] as const) {
    test(
      `what step ${step + 1} of ${game} speaks of is in view before and after it is done`,
      FULL,
      async ({ page }) => {
        await openStep(page, game, step);
        // The boat of Eastern Wonders sails first: until then the chart has the room.
        if (game === 'eastern-wonders') await page.locator('[data-place="D2"]').first().tap();
        const spoken = page.locator(`[data-part="${part}"]`);
        const all = [page.locator('[data-coach] [aria-live] > p').first(), spoken, page.locator('[data-hold]')];
        for (const thing of all) await expect(thing).toBeInViewport({ ratio: 0.99 });
        const asked = page.locator('[data-wanted]').filter({ visible: true }).first();
        await expect(asked).toBeInViewport();
        // A step may ask for several choices.
        const coach = page.locator('[data-coach]');
        await expect(async () => {
          if ((await coach.getAttribute('data-coach')) !== 'done') await asked.tap({ timeout: 2000 });
          await expect(coach).toHaveAttribute('data-coach', 'done', { timeout: 1000 });
        }).toPass();
        for (const thing of all) await expect(thing).toBeInViewport({ ratio: 0.99 });
      },
    );
  }

  test('all outposts of one’s own are seen where a step speaks of their columns', FULL, async ({ page }) => {
    for (const [game, step] of [
      ['east-to-west-2', 8],
      ['east-to-west-3', 2],
      ['east-to-west-3', 3],
    ] as const) {
      await openStep(page, game, step);
      const board = page.locator('[data-part="own"]');
      await expect(board).toBeInViewport({ ratio: 0.99 });
      expect(await board.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
    }
  });

  test(
    'what the first steps on land ask for is lit, and nothing else; how one wins is said at once',
    FULL,
    async ({ page }) => {
      for (const [width, height] of [
        [390, 844],
        [1280, 720],
      ] as const) {
        await page.setViewportSize({ width, height });
        await openStep(page, 'new-world', 0);
        await expect(page.locator('[data-coach]')).toContainText('Whoever claims an eighth');
        for (const step of [0, 1]) {
          await openStep(page, 'new-world', step);
          for (const part of await page.locator('[data-coach] :is(p, button)').filter({ visible: true }).all()) {
            await expect(part).toBeInViewport({ ratio: 0.99 });
          }
          await expect(page.locator('[data-target][data-wanted]')).toBeInViewport({ ratio: 0.99 });
          // The colours of the rings: that of the wanted thing is on no other.
          const rings = (): Promise<string[]> =>
            page.locator('[data-part="map"] [data-target]').evaluateAll((targets) => {
              const wanted = targets.find((target) => target.matches('[data-wanted]'));
              const lit = getComputedStyle(wanted ?? document.body).outlineColor;
              return targets
                .filter((target) => target !== wanted)
                .filter((target) => getComputedStyle(target, '::after').borderTopColor === lit)
                .map((target) => target.getAttribute('aria-label') ?? '');
            });
          await expect.poll(rings).toEqual([]);
        }
      }
    },
  );

  test(
    'a fort of a lesson and its card are whole before and while the visit is confirmed; the arrow covers no word',
    FULL,
    async ({ page }) => {
      await openStep(page, 'new-world', 7);
      const things = [page.locator('[data-thing="location A1-2"]'), page.locator('[data-thing="card 1"]')];
      for (const thing of things) await expect.poll(() => covered(thing)).toBe(0);
      // The settlers are placed, the tile is taken, and the card is to be paid for.
      for (const wanted of [things[0]!, page.locator('[data-thing="stack 1"]'), page.locator('[data-offer="card"]')]) {
        await expect(wanted).toHaveAttribute('data-wanted', '');
        await wanted.tap();
      }
      const confirm = page.locator('[data-confirm]');
      await expect(confirm).toHaveAttribute('data-wanted', '');
      expect(await covered(confirm)).toBe(0);
      const button = (await confirm.boundingBox())!;
      // Where it has no room it is left out.
      for (const tip of await page.locator('[data-pointer]').all()) {
        expect((await tip.boundingBox())!.y).toBeGreaterThan(button.y + button.height / 2);
      }
    },
  );

  test(
    'what comes next takes the place of what has been done, and each button says what it does',
    FULL,
    async ({ page }) => {
      await page.goto('/#/learn/eastern-wonders');
      const coach = page.locator('[data-coach]');
      await expect(coach.getByRole('button', { name: 'Skip this step', exact: true })).toBeVisible();
      const done = page.locator('[data-offer][data-wanted]');
      const before = (await done.boundingBox())!;
      await done.tap();
      const next = page.locator('[data-next]');
      await expect(next).toBeFocused();
      const box = (await next.boundingBox())!;
      expect(Math.abs(box.y + box.height / 2 - (before.y + before.height / 2))).toBeLessThan(60);
      await expect(page.getByLabel('Cubes', { exact: true })).toBeInViewport({ ratio: 1 });
      await next.tap();
      await expect(coach).toContainText('Step 2 of 10');
    },
  );

  test('what a step asks for is read first', FULL, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const game of ['east-to-west-1', 'east-to-west-3', 'spice-road', 'sand-to-sea', 'eastern-wonders-solo']) {
      await page.goto(`/#/learn/${game}`);
      const asked = page.locator('[data-coach] [data-done="false"]');
      await expect(asked).toBeVisible();
      const top = (await asked.boundingBox())!.y;
      for (const part of await page
        .locator('[data-coach] [aria-live] > :not([data-done])')
        .filter({ visible: true })
        .all())
        expect((await part.boundingBox())!.y).toBeGreaterThan(top);
    }
  });

  test(
    'the first step says what “+” does, and no print of the chart is less than 10 pixels high',
    FULL,
    async ({ page }) => {
      for (const game of ['eastern-wonders', 'eastern-wonders-solo']) {
        await page.goto(`/#/learn/${game}`);
        await expect(page.locator('[data-coach]')).toContainText('The button “+” enlarges the chart.');
        await expect(page.getByRole('button', { name: 'Enlarge the chart' })).toHaveText('+');
        const print = page.locator('[data-part="map"] svg text');
        await expect(print).not.toHaveCount(0);
        const heights = await print.evaluateAll((all) =>
          all.map(
            (one) => Number.parseFloat(getComputedStyle(one).fontSize) * (one as SVGTextElement).getScreenCTM()!.d,
          ),
        );
        expect(Math.min(...heights), game).toBeGreaterThanOrEqual(10);
      }
      await page.goto('/#/learn/spice-road');
      await expect(page.locator('[data-coach]')).not.toContainText('enlarges');
    },
  );

  test('lessons have room', FULL, async ({ page }) => {
    for (const [game, first] of [
      ['new-world', 'Settlers at work'],
      ['east-to-west-1', 'A merchant at the market'],
      ['east-to-west-2', 'The boat puts to sea'],
      ['east-to-west-3', 'The boat puts to sea'],
      ['sand-to-sea', 'Where your boat starts'],
      ['spice-road', 'A turn is one thing'],
      ['eastern-wonders-solo', 'The rival next: It waits'],
    ]) {
      await page.goto(`/#/learn/${game}`);
      await expect(page.locator('[data-coach]')).toContainText(first!);
      await expect(page.locator('[data-wanted]').filter({ visible: true }).first()).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      await expectReachable(page);
    }
  });

  test(
    'an arrow that would lie on another button is left out, and undo takes no room before a step is done',
    FULL,
    async ({ page }) => {
      await page.goto('/#/learn/eastern-wonders');
      await expect(page.locator('[data-offer][data-wanted]')).toBeVisible();
      await expect(page.locator('[data-pointer]')).toHaveCount(0);
      await expect(page.locator('[data-undo]')).toBeHidden();
    },
  );

  test('the table scrolls to the wanted thing of a lesson if it is below the bar', FULL, async ({ page }) => {
    await page.goto('/#/learn/spice-road');
    const card = page.locator('[data-wanted]').filter({ visible: true }).first();
    await expect(card).toBeInViewport({ ratio: 0.9 });
    const isAtEdge = async (): Promise<boolean> => {
      const tip = await page.locator('[data-pointer]').boundingBox();
      const box = await card.boundingBox();
      return tip !== null && box !== null && Math.abs(tip.x + tip.width / 2 - box.x) < 12 && tip.y > box.y;
    };
    await expect.poll(isAtEdge).toBe(true);
  });
});

/** The middle of a visible drawing, once there is one. */
async function seen(page: Page, drawing: string): Promise<{ readonly x: number; readonly y: number }> {
  const found = await page.waitForFunction((name) => {
    for (const use of document.querySelectorAll(`main use[href^="#${name}"]`)) {
      const { left, top, width, height } = use.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight) return { x, y };
    }
    return null;
  }, drawing);
  return (await found.jsonValue())!;
}

test('a bot of a lesson has its level beside its name', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/#/learn/spice-road');
  await expect(page.locator('[data-seat="1"]')).toContainText('Boatswain');
});

test('every symbol of a running match is explained, on a table of every kind', FULL, async ({ page }) => {
  for (const [game, drawing, explanation] of [
    ['new-world', 'settler', 'A settler'],
    ['spice-road', 'coin', 'Gold coin'],
    ['east-to-west-3', 'sloop', 'Boat move'],
    ['new-world', 'shield', 'A bonus tile'],
  ] as const) {
    await openAt(page, { game, seats: ['person', 'bot'], seed: 'symbols', until: asks('turn', 2) });
    const { x, y } = await seen(page, drawing);
    // The explanations may come a moment after the table.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await page.mouse.move(x, y);
      await expect(page.locator('[data-symbol-help]')).toContainText(explanation, { timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await page.mouse.move(0, 0);
  }
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a symbol pressed long is explained', FULL, async ({ page }) => {
    await openAt(page, { seats: ['person', 'bot'], seed: 'symbols', until: asks('sail', 2) });
    const box = (await page.locator('main use[href="#seal"]').first().boundingBox())!;
    const touches = await page.context().newCDPSession(page);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const touch = (type: 'touchStart' | 'touchEnd'): Promise<unknown> =>
      touches.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [at] : [] });
    // The explanations may come a moment after the table.
    await expect(async () => {
      await touch('touchStart');
      try {
        await expect(page.locator('[data-symbol-help]')).toContainText('this many points at the end', {
          timeout: 3000,
        });
      } finally {
        await touch('touchEnd');
      }
    }).toPass({ timeout: 60_000 });
    await expect(page.locator('[data-stage]')).toHaveAttribute('data-stage', 'choice');
  });
});

/** The width that the tiles of a chart take together. */
function chartWidth(page: Page): Promise<number> {
  return page.locator('[data-part="map"] [data-chart] [data-place]').evaluateAll((tiles) => {
    const boxes = tiles.map((tile) => tile.getBoundingClientRect());
    return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  });
}

test(
  'on an upright tablet a lesson’s chart is as large as in a match, with its text, the cubes and the way on in the window',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await openAt(page, { seats: ['person', 'bot'], seed: 'shot', until: asks('sail', 2) });
    const usual = await chartWidth(page);
    for (const game of ['eastern-wonders', 'spice-road']) {
      await page.goto(`/#/learn/${game}`);
      for (let step = 1; step <= 10; step++) {
        const coach = page.locator('[data-coach]');
        await expect(coach).toContainText(`Step ${step} of 10`);
        for (const part of ['[data-coach]', '[data-part="map"]', '[data-hold]'])
          await expect(page.locator(part), `${part} in step ${step} of ${game}`).toBeInViewport({ ratio: 0.99 });
        // Two lines about what has been played meanwhile take a little of it.
        if (game === 'eastern-wonders') expect(await chartWidth(page)).toBeGreaterThan(0.84 * usual);
        if (step === 1) {
          await page.locator('[data-wanted]').filter({ visible: true }).first().click();
          const confirm = page.locator('[data-confirm]');
          if (await confirm.isVisible()) await confirm.click();
          await expect(page.locator('[data-next]')).toBeInViewport({ ratio: 0.99 });
          expect(await page.evaluate(() => scrollY)).toBe(0);
          await page.locator('[data-next]').click();
        } else if (step < 10) await page.locator('[data-skip-step]').click();
      }
    }
  },
);

for (const [width, height, locale] of [
  [1280, 720, 'pl-PL'],
  [1440, 900, 'en-GB'],
  [1920, 1080, 'pl-PL'],
  [1180, 820, 'en-GB'],
] as const) {
  test(
    `at ${width}x${height} the text of Part III takes nothing from its sea, and no panel is empty: ${locale}`,
    FULL,
    async ({ browser }) => {
      const page = await browser.newPage({ viewport: { width, height }, locale, reducedMotion: 'reduce' });
      await page.goto('/#/learn/east-to-west-3');
      const coach = page.locator('[data-coach]');
      const tile = (): Promise<number> =>
        page
          .locator('[data-part="beside"] g[data-place]')
          .first()
          .evaluate((island) => island.getBoundingClientRect().width);
      for (let step = 1; step <= 10; step++) {
        await expect(coach).toContainText(new RegExp(`\\b${step} (of|z) 10`));
        for (const part of [
          '[data-coach]',
          '[data-part="map"]',
          '[data-part="beside"]',
          '[data-part="own"]',
          '[data-hold]',
        ])
          await expect(page.locator(part), `${part} in step ${step}`).toBeInViewport({ ratio: 0.99 });
        await expect(page.locator('[data-wanted]').filter({ visible: true }).first()).toBeInViewport({ ratio: 0.99 });
        const { empty, hidden, standings, ribbon } = await page.evaluate(() => {
          const heightOf = (one: string): number => document.querySelector(one)!.getBoundingClientRect().height;
          const panel = document.querySelector('[data-coach]')!;
          const { bottom } = panel.getBoundingClientRect();
          return {
            empty: bottom - panel.lastElementChild!.getBoundingClientRect().bottom,
            hidden: panel.scrollHeight - panel.clientHeight,
            standings: heightOf('[data-standings], :has(> [data-standing])'),
            ribbon: heightOf('[data-stage]'),
          };
        });
        expect(empty, `empty below the text of step ${step}`).toBeLessThan(24);
        expect(hidden, `text of step ${step}`).toBeLessThanOrEqual(0);
        expect(standings, `standings in step ${step}`).toBeLessThan(60);
        expect(ribbon, `ribbon in step ${step}`).toBeLessThan(120);
        if (step < 10) await page.locator('[data-skip-step]').click();
      }
      const taught = await tile();
      await page.locator('[data-wanted]').filter({ visible: true }).first().click();
      await page.locator('[data-confirm]').click();
      await page.locator('[data-play-on]').click();
      await expect(coach).toHaveCount(0);
      await expect(page.locator('[data-stage="choice"], [data-stage="held"]')).toBeVisible();
      expect(taught).toBeGreaterThan(0.92 * (await tile()));
      await page.close();
    },
  );
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
] as const) {
  test(`at ${width}x${height} nothing overlaps in the last step of a lesson with two maps`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openStep(page, 'east-to-west-3', 9);
    const wanted = page.locator('[data-wanted]').filter({ visible: true }).first();
    await wanted.hover();
    // The preview stands where the reserve was.
    const settlers = page.locator('[data-drag="settlers"]');
    await expect(settlers.locator('em')).toHaveText('→4');
    await expect(settlers.getByText('in reserve')).toBeHidden();
    await wanted.click();
    // The note covers nothing that is asked for.
    const confirm = page.locator('[data-confirm]');
    await expect(confirm).toHaveAttribute('data-wanted', '');
    expect(await covered(confirm)).toBe(0);
    await confirm.click();
    const on = page.locator('[data-play-on]');
    await expect(on).toBeInViewport({ ratio: 1 });
    expect(await covered(on)).toBe(0);
  });
}

test(
  'beside two maps the rewards of a column and the log of a lesson have the room that there is',
  FULL,
  async ({ page }) => {
    await openStep(page, 'sand-to-sea', 8);
    const told = page.locator('[data-meanwhile]');
    await expect(told).toContainText('You built outposts on B4, A2 and B1');
    await page.locator('[data-offer][data-wanted]').click();
    // What happened before has been read.
    await expect(told).toHaveCount(0);
    const tiles = page.locator('[data-offer="bonus"]');
    await expect(tiles).toHaveCount(3);
    for (const tile of await tiles.all()) {
      await expect(tile).toBeInViewport({ ratio: 1 });
      expect(await covered(tile)).toBe(0);
    }
    await expect(page.locator('[data-part="others"] section')).toBeInViewport({ ratio: 1 });
    await page.locator('[data-shows="log"]').click();
    const log = page.locator('[data-part="log"] ol');
    await expect.poll(() => log.evaluate((list) => list.clientHeight)).toBeGreaterThan(120);
  },
);

test('what is asked beside a lesson is whole, however long', FULL, async ({ browser }) => {
  for (const [width, height, game, step] of [
    [1280, 720, 'east-to-west-2', 6],
    [820, 1180, 'spice-road', 9],
    [820, 1180, 'sand-to-sea', 8],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce', locale: 'pl-PL' });
    await page.goto('/');
    await page.evaluate(([key, at]) => localStorage.setItem(key!, at!), [`windrose/lesson/${game}`, String(step)]);
    await page.goto(`/#/learn/${game}`);
    const asked = page.locator('[data-stage] [aria-live] p');
    await expect(asked).toBeVisible();
    expect(await asked.evaluate((text) => text.scrollHeight - text.clientHeight), game).toBeLessThanOrEqual(1);
    const ribbon = (await page.locator('[data-stage]').boundingBox())!;
    const text = (await asked.boundingBox())!;
    expect(text.y + text.height, game).toBeLessThanOrEqual(ribbon.y + ribbon.height);
    await page.close();
  }
});

for (const locale of ['en-GB', 'pl-PL']) {
  test(
    `on an upright tablet the boards of A New World’s lesson are as wide as in a match, and nothing lies on a number of settlers, ${locale}`,
    FULL,
    async ({ browser }) => {
      const size = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true } as const;
      const page = await browser.newPage({ ...size, reducedMotion: 'reduce', locale });
      await page.goto('/#/learn/new-world');
      for (let step = 1; step <= 10; step++) {
        await expect(page.locator('[data-coach]')).toContainText(new RegExp(`(Krok|Step) ${step} (z|of) 10`));
        const map = page.locator('[data-part="map"]');
        expect((await map.boundingBox())!.width, `step ${step}`).toBeGreaterThan(780);
        const hidden = await map.locator('[data-body]').evaluateAll((cells) =>
          cells.flatMap((cell) => {
            const [number, plate] = ['[data-needed]', '[data-work]'].map((part) =>
              cell.querySelector(part)?.getBoundingClientRect(),
            );
            if (!number || !plate) return [];
            const wide = Math.min(number.right, plate.right) - Math.max(number.left, plate.left);
            const high = Math.min(number.bottom, plate.bottom) - Math.max(number.top, plate.top);
            return wide > 1 && high > 1 ? [`${cell.textContent}: ${wide} × ${high}`] : [];
          }),
        );
        expect(hidden, `step ${step}`).toEqual([]);
        // What is asked is whole, and nothing lies on the round.
        const ribbon = page.locator('[data-stage]');
        expect(await ribbon.locator('[aria-live] p').evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
        await expect(ribbon.locator('[data-again]')).toBeHidden();
        if (step < 10) await page.locator('[data-skip-step]').click();
      }
      await page.close();
    },
  );
}

test(
  'on an upright tablet a lesson of Part I has whose turn it is, all that one has and a low row to be tapped in the window',
  FULL,
  async ({ browser }) => {
    const page = await browser.newPage({
      viewport: { width: 820, height: 1180 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    await openStep(page, 'east-to-west-1', 3);
    for (const part of [
      '[data-stage]',
      '[data-standing="0"]',
      '[data-part="map"]',
      '[data-hold]',
      '[data-part="own"] ol > li:nth-child(5)',
    ])
      await expect(page.locator(part).first(), part).toBeInViewport({ ratio: 0.99 });
    const heights = await page
      .locator('[data-part="map"] [data-body]')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.close();
  },
);

for (const [width, height, locale] of [
  [820, 1180, 'en-GB'],
  [768, 1024, 'pl-PL'],
] as const) {
  test(
    `at ${width}x${height} whose turn it is, the scores and one’s own board are in the window at every step of each lesson`,
    FULL,
    async ({ browser }) => {
      const size = { viewport: { width, height }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;
      const page = await browser.newPage({ ...size, locale });
      for (const game of TAUGHT) {
        await page.goto(`/#/learn/${game}`);
        for (let step = 1; step <= 10; step++) {
          await expect(page.locator('[data-coach]')).toContainText(new RegExp(`(Krok|Step) ${step} (z|of) 10`));
          for (const part of ['[data-stage]', '[data-standings]', '[data-part="own"] > *', '[data-hold]'])
            await expect
              .soft(page.locator(part).first(), `${part} in step ${step} of ${game}`)
              .toBeInViewport({ ratio: 0.99, timeout: 10_000 });
          if (step < 10) await page.locator('[data-skip-step]').click();
        }
      }
      await page.close();
    },
  );
}

test(
  'the note of a confirmation keeps off the button that a lesson asks for, wherever the card was pressed',
  FULL,
  async ({ page }) => {
    for (const [width, height] of [
      [1180, 820],
      [1280, 720],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openStep(page, 'spice-road', 1);
      await page.locator('[data-thing="market 0"]').click();
      const wanted = page.locator('[data-confirm][data-wanted]');
      await expect(wanted).toBeVisible();
      // Where what is asked for lies at the card, the note keeps off it, too.
      const card = (await page.locator('[data-thing="market 0"]').boundingBox())!;
      await wanted.evaluate((button, { x, y, width: wide }) => {
        Object.assign(button.style, { position: 'fixed', left: `${x}px`, top: `${y + 150}px`, width: `${wide}px` });
        delete button.dataset.wanted;
        button.dataset.wanted = '';
      }, card);
      await expect
        .poll(() =>
          page.locator('[data-confirm]').evaluate((button) => {
            const [one, note] = [button, document.querySelector('[data-confirm-here]')!].map((each) =>
              each.getBoundingClientRect(),
            );
            const isHidden = !document
              .querySelector('[data-confirm-here]')!
              .checkVisibility({ visibilityProperty: true });
            const wide = Math.min(one!.right, note!.right) - Math.max(one!.left, note!.left);
            const high = Math.min(one!.bottom, note!.bottom) - Math.max(one!.top, note!.top);
            return isHidden ? 0 : Math.max(0, Math.min(wide, high));
          }),
        )
        .toBe(0);
    }
  },
);

test('the settlers in reserve are told in one line beside two maps', FULL, async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/#/learn');
    await page.goto('/#/learn/east-to-west-3');
    const reserve = page.locator('[data-part="own"] [role="img"] > span').filter({ hasText: '+5' });
    await expect(reserve).toBeVisible();
    const { lines, outside } = await reserve.evaluate((one) => ({
      lines: one.getClientRects().length * Math.round(one.getBoundingClientRect().height / 18),
      outside: one.getBoundingClientRect().right - one.closest('section')!.getBoundingClientRect().right,
    }));
    expect(lines, `${width}x${height}`).toBe(1);
    expect(outside).toBeLessThan(0);
  }
});

test('a game that has just been learned is to be played next, before another is learned', FULL, async ({ page }) => {
  const learned = page.locator('[data-learned]');
  const posts = page.locator('[data-post="learn"]');
  for (const size of [
    { width: 1280, height: 720 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/');
    await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('windrose/lesson/east-to-west-1', '10');
      localStorage.setItem('windrose/learned', 'east-to-west-1');
    });
    await page.reload();
    const play = size.width < 761 ? page.locator('[data-start] button') : learned.getByRole('button');
    await expect(play).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-learned], [data-start] button').first()).toContainText(
      'From East to West, Part I',
    );
    await expect(posts).not.toContainText('Next');
    await expectAccessible(page);
    await play.click();
    await expect(page.locator('[data-stage]')).toBeVisible();
    await page.goto('/#/');
    await expect(learned).toHaveCount(0);
    await expect(posts).toContainText('Next: Eastern Wonders');
  }
});

test(
  'once a step is done nothing says that a choice is to be made: the next step is all that is asked for',
  FULL,
  async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('windrose/lesson/new-world', '2'));
    await page.goto('/#/learn/new-world');
    await expect(page.locator('[data-stage]')).toContainText('Your turn');
    await doAsked(page);
    // The turn of the match goes on: an exploration tile could be chosen.
    await expect(page.locator('[data-stage]')).toContainText('This step is done');
    await expect(page.locator('[data-stage]')).toContainText('Go on to the next step');
    await expect(page.locator('[data-stage]')).not.toContainText(/turn/i);
    await expect(page.locator('[data-target="near"]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect(page.locator('[data-stage]')).toContainText('Your turn');
  },
);
