/** The daily voyage in a browser: begun from the first page, resumed, finished, shared, and sailed again for practice. */

import { expect, test } from '@playwright/test';
import { createBot } from '@windrose/bots';

import { dailyMatch } from '../src/play/daily.ts';
import { expectAccessible } from './checks.ts';

const DAY = '2026-11-23';

// There it is the 24th already; the voyage is that of the day in universal time.
test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'Pacific/Auckland' });

test('one try a day counts, and its result can be shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(new Date(`${DAY}T20:00:00Z`));
  await page.goto('/');
  await page.locator('[data-daily]').click();
  await expect(page.getByRole('heading', { name: 'The sea of 23 November 2026' })).toBeVisible();
  // The islands have the colours that they have at the table.
  for (const colour of ['Y', 'R', 'G', 'B']) await expect(page.locator(`[data-island="${colour}"]`)).not.toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(page.locator('[data-stage=choice]')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#/match/daily-${DAY}$`));
  await expect(page.locator('[data-hint-button]')).toHaveCount(0);
  // No help on a detour either: no analysis, and no rehearsal on the same sea.
  await page.goto(`/#/replay/daily-${DAY}`);
  await expect(page.locator('[data-voyage-counts]')).toBeVisible();
  await page.getByRole('button', { name: 'Play on from here' }).click({ force: true });
  await expect(page.locator('[data-vain]')).toContainText('This voyage counts');
  await expect(page.getByRole('button', { name: 'Analyse' })).toHaveCount(0);
  // The first page tells it apart from other matches, and does not take it for the game one plays.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#/');
  await expect(page.locator('[data-daily]')).toContainText('Running');
  await expect(page.locator(`[data-voyage="${DAY}"]`)).toContainText('Daily voyage, running');
  await expect(page.locator(`[data-voyage="${DAY}"]`)).not.toContainText('Solo');
  await expect(page.locator('[data-start]')).toContainText('Eastern Wonders, against an easy bot');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#/daily');
  await expect(page.getByRole('button', { name: 'Sail on' })).toBeVisible();

  const match = dailyMatch(DAY);
  const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
  while (!match.over) match.choose(bot.chooseFor(match));
  const record = match.record();
  await page.evaluate(
    ([key, done]) => {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '');
      localStorage.setItem(key, JSON.stringify(Object.assign(stored as object, { record: done, over: true })));
    },
    [`windrose/match/daily-${DAY}`, record] as const,
  );
  await page.reload();
  const { seats, rival } = match.scores();
  await expect(page.locator('[data-result]')).toContainText(`${seats[0]!.total} : ${rival!.total}`);
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await page.getByRole('button', { name: 'Copy the result' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`${seats[0]!.total} : ${rival!.total}`);

  // Another person's record is verified by replay; a changed one is refused.
  const bring = (value: unknown) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'record.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(value)),
    });
  await bring(record);
  await expect(page.locator('[data-checked="true"]')).toContainText('True: the voyage of 23 November 2026');
  await bring({ ...record, codes: record.codes.slice(0, -1) });
  await expect(page.locator('[data-checked="unfinished"]')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sail it again' }).click();
  await expect(page.getByText('Daily voyage, for practice').first()).toBeVisible();
  await page.goto('/');
  await expect(page.locator('[data-daily]')).toContainText('Sailed today');
});
