/** The browser's storage: damaged entries, full or missing storage, two tabs, backups; and arriving at a page. */

import { readFileSync } from 'node:fs';

import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './checks.ts';
import { FULL } from './full.ts';
import { asks, clickSomething, keep, openAt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MATCH = { seats: ['person', 'bot'], seed: 'kept', until: asks('sail', 2) } as const;

/** Puts entries into the browser's storage and opens the first page. */
async function openWith(page: Page, entries: Readonly<Record<string, unknown>>): Promise<void> {
  await page.goto('/');
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }, entries);
  await page.reload();
}

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? '');

test('damaged matches do not affect others, and each can be saved and removed', async ({ page }) => {
  const whole = keep(MATCH) as Record<string, unknown>;
  const record = whole.record as Record<string, unknown>;
  const broken: Record<string, unknown> = {
    text: '{ "id": "text", ',
    nothing: 'null',
    sitters: { ...whole, id: 'sitters', sitters: [{ kind: 'cat' }] },
    touched: { ...whole, id: 'touched', touched: 'yesterday' },
    game: { ...whole, id: 'game', record: { ...record, game: 'No game' } },
    record: { ...whole, id: 'record', record: 7 },
    other: { ...whole, id: 'another' },
  };
  const entries = Object.fromEntries(Object.entries(broken).map(([id, value]) => [`windrose/match/${id}`, value]));
  await openWith(page, { ...entries, 'windrose/match/test': whole });
  await expect(page.locator('[data-damaged]')).toHaveCount(Object.keys(broken).length);
  await expect(page.getByRole('link', { name: /Continue Eastern Wonders/ })).toHaveCount(1);
  await expectAccessible(page);

  const one = page.locator('[data-damaged="text"]');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    one.getByRole('button', { name: 'Save it' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toBe(broken.text);
  for (const id of Object.keys(broken)) {
    await page.locator(`[data-damaged="${id}"]`).getByRole('button', { name: 'Remove it' }).press('Enter');
    await expect(page.locator(`[data-damaged="${id}"]`)).toHaveCount(0);
    expect(await focused(page)).not.toBe('BODY');
  }
  await expect(page.getByText('Damaged matches')).toHaveCount(0);
  await page.getByRole('link', { name: /Continue Eastern Wonders/ }).click();
  await expect(page.locator('[data-stage=choice]')).toBeVisible();
});

test(
  'a match of a game that the page was built without says which, is kept, and how it is opened',
  FULL,
  async ({ page }) => {
    const whole = keep(MATCH) as Record<string, unknown>;
    const record = whole.record as Record<string, unknown>;
    const own = JSON.stringify({ ...whole, id: 'own', record: { ...record, game: 'trade-winds' } });
    await openWith(page, { 'windrose/match/own': own, 'windrose/match/test': whole });
    await expect(page.locator('[data-damaged]')).toHaveCount(0);
    const entry = page.locator('[data-missing-game="trade-winds"]');
    await expect(entry.getByText('This page was built without the game “trade-winds”.')).toBeVisible();
    await expectAccessible(page);

    await entry.getByRole('link', { name: 'How to open it' }).click();
    await expect(
      page.getByRole('heading', { name: 'This page was built without the game “trade-winds”.' }),
    ).toBeVisible();
    await expect(page.getByText('npm start -- --game MODULE')).toBeVisible();
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save it' }).click(),
    ]);
    expect(readFileSync(await file.path(), 'utf8')).toBe(own);
    await page.goto('/#/replay/own/0');
    await expect(
      page.getByRole('heading', { name: 'This page was built without the game “trade-winds”.' }),
    ).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('windrose/match/own'))).toBe(own);

    await page.goto('/#/');
    await entry.getByRole('button', { name: 'Remove it' }).click();
    await page.getByRole('status').getByRole('button').click();
    await expect(entry).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('windrose/match/own'))).toBe(own);
  },
);

test('a match that cannot be replayed says why, and can be saved or removed', FULL, async ({ page }) => {
  const whole = keep(MATCH) as Record<string, unknown>;
  const record = whole.record as { codes: number[] };
  await openWith(page, {
    'windrose/match/test': { ...whole, record: { ...record, codes: [...record.codes, 99_999] } },
    'windrose/match/text': 'not a match',
  });
  await page.goto('/#/match/test');
  await expect(page.getByRole('button', { name: 'Save the record' })).toBeVisible();
  await page.goto('/#/match/text');
  await expect(page.getByRole('heading', { name: 'This match is damaged.' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('heading', { name: 'Windrose', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('windrose/match/text'))).toBeNull();
});

test('a full storage is reported while play continues, and the match is saved once there is space', async ({
  page,
}) => {
  await openWith(page, {});
  await page.evaluate(() => {
    for (let size = 1 << 22; size > 0; size >>= 1) {
      for (let number = 0; number < 4; number++) {
        try {
          localStorage.setItem(`other/${size}/${number}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await page.getByRole('button', { name: 'Play now against an easy bot: Eastern Wonders', exact: true }).click();
  await expect(page.locator('[data-stage=choice]')).toBeVisible();
  const strip = page.locator('[data-unsaved]');
  await expect(strip).toContainText('Not being saved: this browser has no room left.');
  for (let click = 0; click < 4; click++) await clickSomething(page, click);
  await expectAccessible(page);

  // Home knows of it, too, and the file has it.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save everything to a file' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('eastern-wonders');
  await page.goto('/#/');
  await expect(page.getByRole('link', { name: /Continue Eastern Wonders/ })).toBeVisible();

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('other/')) localStorage.removeItem(key);
  });
  await page.getByRole('link', { name: /Continue Eastern Wonders/ }).click();
  await expect(page.locator('[data-stage]')).toBeVisible();
  for (let click = 0; click < 2; click++) await clickSomething(page, click);
  await expect(strip).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-stage]')).toBeVisible();
});

test('a browser that lets the page keep nothing plays all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.locator('[data-unsaved]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play now against an easy bot: A New World', exact: true }).click();
  await expect(page.locator('[data-stage=choice]')).toBeVisible();
  await expect(page.locator('[data-unsaved]')).toContainText('this browser keeps nothing for this page');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await clickSomething(page, 0);
  await page.goBack();
  await expect(page.getByRole('link', { name: /Continue A New World/ })).toBeVisible();
});

test('of two tabs with one match only one plays; the other can take it over', async ({ page, context }) => {
  await openAt(page, MATCH);
  const other = await context.newPage();
  await other.goto('/#/match/test');
  await expect(other.getByRole('heading', { name: 'This match is open in another tab.' })).toBeVisible();
  await expectAccessible(other);

  await page.locator('[data-target="near"]').first().click();
  await expect(page.locator('[data-stage=choice]')).toBeVisible();
  const place = await page.locator('[aria-label*="boats: Ada"]').getAttribute('data-place');
  await other.getByRole('button', { name: 'Play here' }).click();
  // It continues where the first tab was.
  await expect(other.locator(`[data-place="${place}"][aria-label*="Ada"]`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This match is open in another tab.' })).toBeVisible();
  expect(await focused(page)).not.toBe('BODY');

  await other.close();
  await page.getByRole('button', { name: 'Play here' }).click();
  await expect(page.locator('[data-stage=choice]')).toBeVisible();
  // Leaving a match releases it, and coming back takes it again.
  await page.goto('/#/');
  await page.getByRole('link', { name: /Continue Eastern Wonders/ }).click();
  await expect(page.locator('[data-stage=choice]')).toBeVisible();
});

test('a tab that has taken a match over stays its owner when it hears late what the other tab wrote', async ({
  page,
  context,
}) => {
  await openAt(page, MATCH);
  const other = await context.newPage();
  await other.goto('/#/match/test');
  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(page.getByRole('heading', { name: 'This match is open in another tab.' })).toBeVisible();
  await expect(other.locator('[data-stage=choice]')).toBeVisible();
  const later = keep({ ...MATCH, until: asks('sail', 4) });
  await page.evaluate((text) => localStorage.setItem('windrose/match/test', text), JSON.stringify(later));
  await expect(other.getByText(/round 4/i).first()).toBeVisible();
  await expect(other.locator('[data-stage=choice]')).toBeVisible();
});

test(
  'without locks the tab that hears of a choice in another one gives the match up',
  FULL,
  async ({ page, context }) => {
    await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    await openAt(page, MATCH);
    const other = await context.newPage();
    await other.goto('/#/match/test');
    await expect(other.locator('[data-stage=choice]')).toBeVisible();
    await page.locator('[data-target="near"]').first().click();
    await expect(other.getByRole('heading', { name: 'This match is open in another tab.' })).toBeVisible();
    await expect(page.locator('[data-stage=choice]')).toBeVisible();
  },
);

test('everything kept goes to one file and comes back from it', async ({ page }) => {
  const match = keep(MATCH) as Record<string, unknown>;
  await openWith(page, {
    'windrose/match/test': match,
    'windrose/lesson/eastern-wonders': '3',
    'windrose/lesson/new-world': '2',
    'windrose/lessons-left': 'new-world eastern-wonders',
    'windrose/puzzles/new-world': [1, 4],
    'windrose/settings': { language: 'pl', theme: 'dark', name: 'Ola' },
    'windrose/online/turn/x': 'mine',
  });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Zapisz wszystko do pliku' }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).not.toContain('windrose/online');

  await page.evaluate(() => localStorage.clear());
  await openWith(page, { 'windrose/lesson/eastern-wonders': '5', 'windrose/puzzles/new-world': [2] });
  const bring = (content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await bring('{"windrose": 1}');
  await expect(page.getByText('This is not a file of everything saved by Windrose.')).toBeVisible();
  await bring(text.replace('"windrose/puzzles', '"windrose/match/bad": "7",\n"windrose/puzzles'));
  await expect(page.getByText('Przywrócone partie: 1. Uszkodzone i pominięte: 1.')).toBeVisible();
  await expect(page.locator('[data-match=test]')).toBeVisible();
  await expect(page.locator('[data-lesson-left]')).toHaveAttribute('href', '#/learn/new-world');
  expect(
    await page.evaluate(() =>
      ['lesson/eastern-wonders', 'puzzles/new-world', 'match/test'].map((key) =>
        JSON.parse(localStorage.getItem(`windrose/${key}`)!),
      ),
    ),
  ).toEqual([5, [2, 1, 4], match]);
  await bring(text);
  await expect(page.getByText('Przywrócone partie: 0. Już tu były: 1.')).toBeVisible();
});

test(
  'a screen opens at its top with the focus on it, and going back finds the place one left',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openWith(page, {});
    const play = page.getByRole('button', { name: 'Play now against an easy bot: Spice Road', exact: true });
    await play.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(300);
    await play.click();
    await expect(page.locator('[data-stage]')).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await focused(page)).not.toBe('BODY');
    await page.goBack();
    await expect(play).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    expect(await focused(page)).not.toBe('BODY');

    await page.getByRole('button', { name: /^Remove the match/ }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /Continue Spice Road/ })).toBeFocused();
  },
);

test('a match is started again with the same seats', FULL, async ({ page }) => {
  await openAt(page, MATCH);
  await page.getByRole('button', { name: 'This match' }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page).not.toHaveURL(/match\/test/);
  await expect(page.locator('[data-stage]')).toBeVisible();
  await page.goto('/#/');
  await expect(page.getByRole('link', { name: /Continue Eastern Wonders \(Ada and Bea\)/ })).toHaveCount(2);
});

test('the matches in progress have cards of one height, however long names are', FULL, async ({ page }) => {
  const games = ['eastern-wonders', 'new-world', 'east-to-west-3'];
  const kept = games.map((game, at) => ({
    ...(keep({ game, seats: ['person', 'bot'], seed: 'cards', until: ({ round }) => round > 1 }) as {
      sitters: object[];
    }),
    id: `card${at}`,
  }));
  kept[1]!.sitters = ['Wilhelmina Featherstone', 'Bartholomew Quackenbush'].map((name) => ({ kind: 'person', name }));
  await page.addInitScript((all) => {
    for (const one of all) localStorage.setItem(`windrose/match/${one.id}`, JSON.stringify(one));
  }, kept);
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const shown = page.locator('[data-match]').filter({ visible: true });
    await expect(shown).toHaveCount(2);
    const heights = await shown.evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(new Set(heights).size, `heights ${heights.join(', ')} at ${width}x${height}`).toBe(1);
    await expect(page.locator('[data-match=card0] small').last()).toHaveText(/Ada and Bea.*Round 2/);
  }
});
