/** A phone on its side: buttons in even lines, with words that have room. */

import { expect, type Page, test } from '@playwright/test';

import type { Match } from '@windrose/rules';

import { FULL } from './full.ts';
import { asks, openAt } from './table.ts';

/** How many cards the first seat has played. */
function playedBy(match: Match): number {
  const state = match.state() as { readonly seats: readonly { readonly played?: readonly unknown[] }[] };
  return state.seats[0]!.played?.length ?? 0;
}

test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

for (const game of ['new-world', 'east-to-west-3', 'spice-road']) {
  test(`on its side the buttons of a replay stand evenly, and no name is cut: ${game}`, FULL, async ({ page }) => {
    await openAt(page, { game, seats: ['person', 'bot', 'bot'], seed: 'side', until: asks('turn', 4) });
    await page.evaluate(() => {
      const key = 'windrose/match/test';
      const match = JSON.parse(localStorage.getItem(key)!) as { sitters: { name: string }[] };
      match.sitters[0]!.name = 'Traveller';
      localStorage.setItem(key, JSON.stringify(match));
    });
    await page.goto('/#/replay/test');
    await page.reload();
    const moves = page.locator('[data-move]');
    await expect(moves).toHaveCount(7);
    const lines = await page
      .locator('[data-move], [data-speed]')
      .evaluateAll((all) => [...Map.groupBy(all, (one) => Math.round(one.getBoundingClientRect().top / 20)).values()]);
    const lengths = lines.map(({ length }) => length);
    expect(
      [
        [4, 4],
        [7, 1],
      ],
      'buttons in each line',
    ).toContainEqual(lengths);
    const cut = await page.locator('[data-viewer] select').evaluate((select: HTMLSelectElement) => {
      const pen = document.createElement('canvas').getContext('2d')!;
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(select);
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      // The arrow of the list needs about its height.
      return pen.measureText('Traveller').width + 26 - select.clientWidth;
    });
    expect(cut, 'pixels of a name that are cut').toBeLessThanOrEqual(0);
    // Neither of them needs a second line.
    for (const button of [page.locator('[data-share]'), page.getByRole('link', { name: 'Back to the match' })])
      expect(await button.evaluate((one) => one.getClientRects().length)).toBe(1);
    await expect(page.locator('[data-share]')).toHaveText('Link');
    await expect(page.getByRole('link', { name: 'Back to the match' })).toHaveText('Back');
  });
}

for (const game of ['eastern-wonders', 'new-world', 'spice-road']) {
  test(`on its side the other seat has its name in the first view: ${game}`, FULL, async ({ page }) => {
    await openAt(page, { game, seats: ['person', 'bot'], seed: 'side', until: asks('turn', 3) });
    for (const [seat, name] of ['Ada', 'Bea'].entries()) {
      const place = page.locator(`[data-standing="${seat}"]`);
      const shown = place.getByText(name, { exact: true });
      await expect(shown).toBeInViewport({ ratio: 1 });
      expect(await shown.evaluate((one) => one.scrollWidth - one.clientWidth), name).toBe(0);
      const [outer, inner] = [(await place.boundingBox())!, (await shown.boundingBox())!];
      expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
    }
  });
}

test('on its side the banner leaves the height to the rest', FULL, async ({ page }) => {
  for (const game of ['new-world', 'eastern-wonders', 'spice-road'] as const) {
    const kind = game === 'eastern-wonders' ? 'sail' : 'turn';
    await openAt(page, { game, seats: ['person', 'bot', 'bot', 'bot'], seed: 'load', until: asks(kind, 6) });
    const banner = page.locator('[data-stage]');
    expect((await banner.boundingBox())!.height, game).toBeLessThanOrEqual(66);
    // What was done before is whole.
    const [outer, told] = [(await banner.boundingBox())!, (await page.locator('[data-before]').boundingBox())!];
    expect(told.y + told.height, game).toBeLessThanOrEqual(outer.y + outer.height);
    expect(told.x, game).toBeLessThan(outer.x + outer.width / 2);
  }
});

test('on its side the list of options says that it is a list', FULL, async ({ page }) => {
  await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 'side', until: asks('turn', 3) });
  await expect(page.locator('[data-all-options]')).toHaveText(/^\d+ moves as a list$/);
});

test(
  'on its side the camels of the road are whole and above the edge of the frame, or not there at all',
  FULL,
  async ({ page }) => {
    let drawn = 0;
    for (const round of [4, 8, 12]) {
      await openAt(page, {
        game: 'spice-road',
        seats: ['person', 'bot'],
        seed: 's0',
        until: (match) => asks('turn', round)(match) && playedBy(match) > 0,
      });
      const camels = page.locator('[data-part="map"] svg:has(> g > use[href="#camel"])');
      if (!(await camels.isVisible())) continue;
      drawn++;
      const { below, cut } = await camels.evaluate((svg) => {
        const frame = svg.closest('[data-part]')!.firstElementChild!.getBoundingClientRect();
        const { top, bottom } = svg.getBoundingClientRect();
        const clip = svg.parentElement!.getBoundingClientRect();
        return { below: bottom - (frame.bottom - 6), cut: Math.max(bottom - clip.bottom, clip.top - top) };
      });
      expect(below, 'pixels on the edge of the frame').toBeLessThanOrEqual(0);
      expect(cut).toBeLessThanOrEqual(0.5);
    }
    expect(drawn, 'rounds that show them').toBeGreaterThan(0);
  },
);

test('on its side one’s own settlers, ready and in reserve, stand beside the cubes', FULL, async ({ page }) => {
  await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 'side', until: asks('turn', 3) });
  const ready = page.locator('[data-hold] [data-ready]');
  await expect(ready).toBeInViewport({ ratio: 1 });
  const board = page.locator('[data-part="own"] [role="img"]:has(use[href^="#settler-"])').first();
  const [now, reserve] = (await board.getAttribute('aria-label'))!.match(/\d+/g)!;
  expect(await ready.textContent()).toBe(`${now}+${reserve}`);
  const inside = await ready.evaluate((number) => {
    const count = number.closest('p')!.getBoundingClientRect();
    const { right, bottom } = number.getBoundingClientRect();
    const hold = number.closest('[data-hold]')!.getBoundingClientRect();
    return right <= count.right + 1 && bottom <= hold.bottom + 1;
  });
  expect(inside).toBe(true);
});

for (const [game, seats] of [
  ['new-world', 2],
  ['new-world', 4],
  ['east-to-west-1', 2],
  ['east-to-west-3', 3],
] as const) {
  test(`on its side nothing on the land is covered or cut: ${game}, ${seats} seats`, FULL, async ({ page }) => {
    for (const seed of ['side', 'land', 'fort']) {
      await openAt(page, {
        game,
        seats: ['person', ...Array.from({ length: seats - 1 }, () => 'bot' as const)],
        seed,
        until: asks('turn', 3),
      });
      expect(await covers(page), seed).toEqual([]);
    }
  });
}

test(
  'on its side nothing on a point card covers another part of it, and the rows of the road keep apart',
  FULL,
  async ({ page }) => {
    for (const round of [4, 9, 14]) {
      await openAt(page, {
        game: 'spice-road',
        seats: ['person', 'bot', 'bot'],
        seed: 'side',
        until: asks('turn', round),
      });
      for (const [width, height] of [
        [844, 390],
        [932, 430],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await crowdedRows(page), `round ${round} at ${width}x${height}`).toEqual([]);
      }
    }
  },
);

test(
  'on its side the road fills the height: its camels are large while nothing has been played',
  FULL,
  async ({ page }) => {
    await openAt(page, { game: 'spice-road', seats: ['person', 'bot', 'bot'], seed: 'side', until: asks('turn', 4) });
    const camels = page.locator('[data-part="map"] svg:has(> g > use[href="#camel"])');
    const { height, left } = await camels.evaluate((svg) => ({
      height: svg.getBoundingClientRect().height,
      left:
        svg.closest('[data-part]')!.firstElementChild!.getBoundingClientRect().bottom -
        svg.getBoundingClientRect().bottom,
    }));
    expect(height).toBeGreaterThanOrEqual(40);
    expect(left, 'pixels below them').toBeLessThanOrEqual(12);
  },
);

/** What on the rows of the road lies on something else, or is cut. */
function crowdedRows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const apart = (name: string, one: Element | null | undefined, other: Element | null | undefined): void => {
      if (!one || !other) return;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 0.6 && high > 0.6) faults.push(`${name}: ${wide.toFixed(1)}x${high.toFixed(1)} px`);
    };
    const [points, market] = document.querySelectorAll('[data-part="map"] section > ol');
    for (const card of points!.children) {
      const name = card.querySelector<HTMLElement>('[data-name]')!;
      const called = name.textContent;
      // The longest of all names, in Polish.
      name.textContent = 'Szmaragdowe dachy';
      const seal = name.parentElement!.querySelector('svg:has(use[href="#seal"])')!.parentElement;
      const missing = card.querySelector('[data-missing]');
      apart(`${called}: seal and name`, seal, name);
      apart(`${called}: seal and what is missing`, seal, missing);
      apart(`${called}: name and what is missing`, name, missing);
      const coin = card.querySelector('use[href^="#coin-"]')?.closest('span');
      apart(`${called}: coin and what is missing`, coin, missing);
      apart(`${called}: coin and seal`, coin, seal);
      const { bottom } = card.firstElementChild!.getBoundingClientRect();
      for (const cube of name.nextElementSibling!.querySelectorAll('use'))
        if (cube.closest('svg')!.getBoundingClientRect().bottom > bottom - 3)
          faults.push(`${called}: cubes at the edge`);
      if (name.scrollWidth > name.clientWidth || name.clientHeight > 25) faults.push(`${called}: a long name is cut`);
      for (const other of market!.children)
        for (const label of other.querySelectorAll('[data-heap], i'))
          apart(
            `${called}: ${other.textContent}`,
            card.firstElementChild,
            label.closest('[data-heap]') ?? label.parentElement,
          );
    }
    for (const card of market!.children) {
      const { left, right, bottom } = card.getBoundingClientRect();
      for (const cube of card.querySelectorAll('[data-name] + span svg')) {
        const box = cube.getBoundingClientRect();
        if (Math.min(box.left - left, right - box.right, bottom - box.bottom) < 0)
          faults.push(`${card.textContent}: cubes are cut`);
      }
    }
    const frame = document.querySelector('[data-part="map"]')!.firstElementChild!;
    if (frame.scrollHeight > frame.clientHeight + 1) faults.push(`${frame.scrollHeight - frame.clientHeight} px cut`);
    return faults;
  });
}

/** What on the land lies on something else, or is cut. */
function covers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const drawn = (within: Element): Element[] =>
      [...within.querySelectorAll('svg, b')].filter((one) => !one.parentElement!.closest('svg, b'));
    /** The share of a thing on which another one lies. */
    const share = (one: Element, other: Element): number => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > 0 && high > 0 ? (wide * high) / (a.width * a.height) : 0;
    };
    for (const missing of document.querySelectorAll('[data-part="map"] [data-missing]')) {
      const face = missing.closest('div:has([data-benefit])')?.querySelector('[data-benefit]');
      for (const one of face ? drawn(face.lastElementChild!) : [])
        if (share(one, missing) > 0.04)
          faults.push(`missing ${missing.getAttribute('data-missing')} on ${one.innerHTML}`);
    }
    for (const stack of document.querySelectorAll('[data-thing^="stack "]')) {
      const tile = stack.closest('li')!;
      const left = tile.querySelector('small')!;
      for (const one of drawn(tile))
        if (share(one, left) > 0.08) faults.push(`${stack.getAttribute('data-thing')}: its number on ${one.innerHTML}`);
      const body = tile.closest('[data-body]')?.getBoundingClientRect();
      for (const one of [tile.firstElementChild!, left])
        if (body && one.getBoundingClientRect().right > body.right)
          faults.push(`${stack.getAttribute('data-thing')} is cut`);
    }
    for (const body of document.querySelectorAll('[data-part="map"] [data-body]')) {
      const [work, id, reward] = [...body.querySelector(':scope > span[aria-hidden]')!.children].slice(1);
      if (!reward) continue;
      for (const one of drawn(work!))
        if (share(one, reward) > 0.02) faults.push(`${id!.textContent}: the reward on ${one.innerHTML.slice(0, 60)}`);
    }
    return faults;
  });
}

for (const game of ['new-world', 'east-to-west-1', 'east-to-west-3']) {
  test(
    `on its side each part of a location has a place of its own, with cubes that can be read: ${game}`,
    FULL,
    async ({ page }) => {
      for (const [seed, round] of [
        ['side', 4],
        ['land', 9],
        ['fort', 6],
      ] as const) {
        await openAt(page, { game, seats: ['person', 'bot', 'bot'], seed, until: asks('turn', round) });
        expect(await crowded(page), seed).toEqual([]);
      }
    },
  );
}

/** What in a location or on the next card lies on another part of it, or outside it, and cubes below 11 px. */
function crowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const check = (name: string, body: DOMRect, parts: readonly Element[]): void => {
      const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width * height > 0);
      for (const [at, box] of boxes.entries()) {
        const out = [body.left - box.left, box.right - body.right, body.top - box.top, box.bottom - body.bottom];
        if (Math.max(...out) > 0.6) faults.push(`${name}: part ${at} is ${Math.max(...out).toFixed(1)} px outside`);
        for (const other of boxes.slice(at + 1)) {
          const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
          if (wide > 0.6 && high > 0.6) faults.push(`${name}: ${wide.toFixed(1)}x${high.toFixed(1)} px on part ${at}`);
        }
      }
      for (const cube of parts.flatMap((part) => [...part.querySelectorAll('svg:has(use[href^="#cube-"])')])) {
        const { width } = cube.getBoundingClientRect();
        if (width < 10.95) faults.push(`${name}: a cube of ${width.toFixed(1)} px`);
      }
    };
    for (const body of document.querySelectorAll('[data-part="map"] [data-body]')) {
      const [top, work, id, ...reward] = body.querySelector(':scope > span[aria-hidden]')!.children;
      const done = work!.firstElementChild!;
      const parts = [...top!.children, done, id!, ...reward];
      // A fort or a stall is a drawing, everything else a sheet with drawings.
      check(id!.textContent!, body.getBoundingClientRect(), parts);
      check(id!.textContent!, done.getBoundingClientRect(), [...done.querySelectorAll('svg')].slice(0, 9));
    }
    const next = document.querySelector('[data-part="map"] header [data-benefit]')!;
    const [seal, price, benefit] = next.children;
    check('the next card', next.getBoundingClientRect(), [seal!, price!, benefit!]);
    return faults;
  });
}

/** Pixels of the buttons of a decision that lie behind its last line, or below the window. */
function behindLastLine(page: Page): Promise<number> {
  return page.locator('[data-undo]').evaluate((undo) => {
    const foot = undo.parentElement!.parentElement!;
    const edge = foot.getBoundingClientRect().top;
    return Math.max(
      ...[...document.querySelectorAll('li > [data-offer][data-rank]')].map(
        (one) => one.getBoundingClientRect().bottom - edge,
      ),
    );
  });
}

test('on its side the last line keeps off the edge of the window', FULL, async ({ page }) => {
  await openAt(page, { game: 'sand-to-sea', seats: ['person', 'bot', 'bot'], seed: 'side', until: asks('turn', 9) });
  const { bottom } = await page.locator('[data-undo]').evaluate((undo) => undo.getBoundingClientRect());
  expect(bottom).toBeLessThanOrEqual(386.5);
});

test(
  'on its side all ways to upgrade are above the last line, and the one a hint advises is marked',
  FULL,
  async ({ page }) => {
    await openAt(page, {
      game: 'spice-road',
      seats: ['person', 'bot'],
      seed: 's0',
      until: (match) => asks('upgrade', 1)(match) && match.legal().length >= 4,
    });
    await expect(page.locator('li > [data-offer="upgrade"]')).toHaveCount(3);
    expect(await behindLastLine(page)).toBeLessThanOrEqual(0);
    await page.locator('[data-hint-button]').first().click();
    const advised = page.locator('[data-offer][data-advised]');
    // Where to look is said first: the button would tell what to do.
    await expect(page.locator('[data-hint-more]')).toBeVisible();
    await expect(advised).toHaveCount(0);
    await page.locator('[data-hint-more]').click();
    await expect(advised).toHaveCount(1);
    await expect(advised).toBeInViewport({ ratio: 1 });
    expect(await behindLastLine(page)).toBeLessThanOrEqual(0);
    const lamp = (other: Element): string => getComputedStyle(other, '::before').content;
    expect(await advised.evaluate(lamp)).not.toBe('none');
    expect(await page.locator('[data-offer="upgrade"]:not([data-advised])').first().evaluate(lamp)).toBe('none');
  },
);

test(
  'on its side the bonus tiles of a fort are above the last line, and nothing scrolls for them',
  FULL,
  async ({ page }) => {
    await openAt(page, {
      game: 'new-world',
      seats: ['person', 'bot'],
      seed: 's2',
      until: (match) => asks('tile', 1)(match) && match.legal().length >= 3,
    });
    await expect(page.locator('li > [data-offer="tile"]')).toHaveCount(2);
    expect(await behindLastLine(page)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('[data-hint-button]').first()).toBeInViewport({ ratio: 1 });
    const only = page.locator('[data-offer="no-tile"][data-rank]');
    await expect(only).toHaveAttribute('title', /^Do without the bonus tile/);
    expect(await only.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
  },
);

/** Whether an element is whole in the window. */
const whole = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= -0.5 && bottom <= innerHeight + 0.5;
};

for (const game of ['eastern-wonders', 'new-world', 'east-to-west-3', 'spice-road', 'sand-to-sea']) {
  test(
    `on its side the goal of a puzzle, the question, one's cubes and the buttons are in one view: ${game}`,
    FULL,
    async ({ page }) => {
      await page.goto(`/#/puzzles/${game}/0`);
      await page.locator('[data-stage="choice"]').waitFor();
      for (const part of ['[data-puzzle] p', '[data-stage] h2', '[data-hold]', '[data-undo]', '[data-all-options]']) {
        await expect.poll(() => page.locator(part).first().evaluate(whole), part).toBe(true);
      }
    },
  );
}

test('on its side the turn of a puzzle can be ended without scrolling', FULL, async ({ page }) => {
  await page.goto('/#/puzzles/spice-road/0');
  await page.locator('[data-offer="rest"]').first().dispatchEvent('click');
  const end = page.locator('[data-end-turn]');
  await end.waitFor();
  await expect.poll(() => end.evaluate(whole)).toBe(true);
});

for (const game of ['east-to-west-3', 'spice-road', 'new-world']) {
  test(
    `on its side the words of a hint are whole, and move nothing that is to be tapped out of the window: ${game}`,
    FULL,
    async ({ page }) => {
      await openAt(page, { game, seats: ['person', 'bot', 'bot'], seed: 'shots', until: asks('turn', 4) });
      await page.locator('[data-hint-button]').tap();
      await page.locator('[data-hint-more]').tap();
      const hint = page.locator('[data-hint="shown"]');
      await expect(hint).toContainText('I would');
      const hidden = await hint
        .locator('[data-hint-words]')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(hidden, 'pixels of the hint that are out of sight').toBeLessThanOrEqual(1);
      await expect(page.locator('[data-stage] h2')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-all-options]')).toBeInViewport({ ratio: 1 });
    },
  );
}

test('on its side the frame of Part III goes around all rows, those below the window too', FULL, async ({ page }) => {
  await openAt(page, { game: 'east-to-west-3', seats: ['person', 'bot'], seed: 'side', until: asks('turn', 3) });
  const over = await page.locator('[data-part="map"]').evaluate((map) => {
    const frame = map.firstElementChild!;
    const rows = [...frame.querySelectorAll('*')].map((one) => one.getBoundingClientRect().bottom);
    return Math.max(...rows) - frame.getBoundingClientRect().bottom;
  });
  expect(over, 'pixels below the frame').toBeLessThanOrEqual(0);
});

test(
  'on its side an arrow says that more of the land lies below, until it has been scrolled to',
  FULL,
  async ({ page }) => {
    await openAt(page, { game: 'east-to-west-3', seats: ['person', 'bot'], seed: 'side', until: asks('turn', 3) });
    const map = page.locator('[data-part="map"]');
    const market = map.locator('ol').last();
    await expect(market).not.toBeInViewport({ ratio: 0.9 });
    await expect(map).toHaveAttribute('data-below', '');
    expect(await map.evaluate((one) => getComputedStyle(one, '::after').content)).toBe('""');
    // What is drawn beside it ends above it, so that it covers no number.
    expect(await map.evaluate((one) => getComputedStyle(one).maskImage)).toContain(
      'rgba(0, 0, 0, 0) calc(100% - 26px)',
    );
    await map.evaluate((one) => one.scrollTo({ top: one.scrollHeight, behavior: 'instant' }));
    await expect(map).not.toHaveAttribute('data-below');
    expect(await map.evaluate((one) => getComputedStyle(one, '::after').content)).toBe('none');
    await expect(market).toBeInViewport({ ratio: 1 });
    // A board that is whole has no such sign.
    await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 'side', until: asks('turn', 3) });
    await expect(map).not.toHaveAttribute('data-below');
  },
);

for (const [width, height] of [
  [844, 390],
  [390, 844],
] as const) {
  test(
    `the frame of a card to be claimed leaves its price whole, a hint’s lamp the costs below, at ${width}x${height}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const seed of ['shots', 'a', 'b']) {
        await openAt(page, {
          game: 'spice-road',
          seats: ['person', 'bot', 'bot'],
          seed,
          until: (match) => asks('turn', 3)(match) && match.legal().some(({ kind }) => kind === 'claim'),
        });
        const claims = page.locator('[data-target][data-rank="claim"]');
        await expect(claims).not.toHaveCount(0);
        const covered = await claims.evaluateAll((all) =>
          all.flatMap((button) => {
            const card = button.parentElement!;
            const frame = getComputedStyle(button, '::after');
            const edge =
              button.getBoundingClientRect().bottom - parseFloat(frame.bottom) - parseFloat(frame.borderWidth);
            const cubes = [...card.querySelectorAll('use[href^="#cube-"]')].map((one) => one.closest('svg')!);
            const below = Math.max(...cubes.map((cube) => cube.getBoundingClientRect().bottom));
            return below > edge ? [`${card.textContent}: ${(below - edge).toFixed(1)}`] : [];
          }),
        );
        expect(covered, `${seed}: pixels of a price behind the frame`).toEqual([]);
        const lamps = await page.locator('[data-thing^="card "], [data-dead^="card "]').evaluateAll((all) => {
          const costs = [...document.querySelectorAll('[data-part="map"] li i')].map((box) => box.parentElement!);
          return all.flatMap((button) => {
            const card = button.parentElement!;
            // As a hint marks it.
            card.dataset.advised = '';
            const { left, bottom, top, width: wide } = getComputedStyle(card, '::before');
            delete card.dataset.advised;
            const around = card.getBoundingClientRect();
            const lamp = new DOMRect(around.left + parseFloat(left), around.top + parseFloat(top), parseFloat(wide), 0);
            lamp.height = around.bottom - parseFloat(bottom) - lamp.top;
            return costs.flatMap((cost) => {
              const box = cost.getBoundingClientRect();
              const apart =
                box.top >= lamp.bottom || box.bottom <= lamp.top || box.left >= lamp.right || box.right <= lamp.left;
              return apart ? [] : [`${card.textContent} on ${cost.textContent}`];
            });
          });
        });
        expect(lamps, `${seed}: lamps on costs`).toEqual([]);
      }
    },
  );
}

test('on its side the islands stay in view for the trade of an island', FULL, async ({ page }) => {
  await openAt(page, { game: 'east-to-west-3', seats: ['person', 'bot'], seed: 'z', until: asks('build', 2) });
  const islands = page.locator('[data-side="beside"]');
  await expect(islands).toHaveAttribute('aria-current', 'true');
  await page.locator('[data-offer="build"]').first().tap();
  await expect(page.locator('[data-stage] p').first()).toContainText('Make this trade?');
  await expect(page.locator('[data-side="map"]')).toHaveAttribute('data-open', 'false');
  await expect(islands).toHaveAttribute('data-open', 'true');
  await expect(islands).toHaveAttribute('aria-current', 'true');
});

test('the cubes that are missing for a card of the land can be told apart', FULL, async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 'shot', until: asks('turn', 3) });
  const pills = page.locator('[data-part="map"] [data-missing]');
  await expect(pills.first()).toBeVisible();
  const cubes = await pills.locator('svg').evaluateAll((all) => all.map((cube) => cube.getBoundingClientRect().width));
  expect(Math.min(...cubes)).toBeGreaterThanOrEqual(10);
  const outside = await pills.evaluateAll((all) =>
    all.map((pill) => {
      const [inner, card] = [pill.getBoundingClientRect(), pill.closest('li')!.getBoundingClientRect()];
      return Math.max(card.left - inner.left, inner.right - card.right, inner.bottom - card.bottom);
    }),
  );
  expect(Math.max(...outside)).toBeLessThanOrEqual(0);
  await page.close();
});

test('on its side the log is as high as the window lets one read', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const game of ['spice-road', 'new-world'] as const) {
    await openAt(page, { game, seats: ['person', 'bot'], seed: 'log', until: asks('turn', 9) });
    const lines = page.getByRole('list', { name: 'Log' });
    await lines.scrollIntoViewIfNeeded();
    const box = await lines.boundingBox();
    expect(box!.height, game).toBeGreaterThan(200);
    expect(box!.x + box!.width, game).toBeLessThanOrEqual(844);
  }
});

test('on its side the answer to a tap in vain is beside what was tapped, within the window', FULL, async ({ page }) => {
  for (const game of ['new-world', 'east-to-west-2', 'eastern-wonders', 'spice-road'] as const) {
    if (game === 'new-world' || game === 'eastern-wonders') await page.goto(`/#/learn/${game}`);
    else await openAt(page, { game, seats: ['person', 'bot'], seed: 'shots', until: asks('turn', 4) });
    await page.locator('[data-stage]').first().waitFor({ state: 'attached' });
    const note = page.locator('[data-why-not]');
    const dead = page.locator(
      '[data-part="map"] :is([data-dead^="location"], [data-dead^="card"], [data-dead^="market"])',
    );
    for (const thing of await dead.all()) {
      const box = (await thing.boundingBox())!;
      if (box.y < 0 || box.y + box.height > 390) continue;
      await thing.dispatchEvent('click');
      await expect(note).toBeVisible();
      const told = (await note.boundingBox())!;
      const name = `${game}: ${await thing.getAttribute('data-dead')}`;
      const across = Math.max(told.x - box.x - box.width, box.x - told.x - told.width, 0);
      const down = Math.max(told.y - box.y - box.height, box.y - told.y - told.height, 0);
      expect(Math.hypot(across, down), name).toBeLessThanOrEqual(12);
      expect(
        Math.min(told.x, told.y, 844 - told.x - told.width, 390 - told.y - told.height),
        name,
      ).toBeGreaterThanOrEqual(0);
      await note.tap({ position: { x: 6, y: 6 } });
      await expect(note).toHaveCount(0);
    }
  }
});
