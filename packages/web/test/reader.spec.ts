/** The text view: reached by the first link, remembered, every game played with it, accessible in both themes. */

import { expect, test } from '@playwright/test';
import { GAMES } from '@windrose/rules';

import { expectAccessible } from './checks.ts';
import { FULL, fullBut } from './full.ts';
import { optionAt, playToEnd, type InputMethod } from './guide.ts';
import { asks, nearEnd, openAt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const {
  id: game,
  seats: [seats],
} of GAMES) {
  test(`${game} is played to its end as text`, fullBut(game, 'new-world'), async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.addInitScript(() => localStorage.setItem('windrose/settings', '{"view":"text","language":"en"}'));
    const wanted = { game, seats: Array.from({ length: seats }, () => 'person' as const), seed: 'end1' };
    await openAt(page, { ...wanted, until: nearEnd(wanted, 32) });
    await expect(page.getByRole('heading', { name: 'Your options' })).toBeVisible();
    expect(await page.locator('main svg').count(), 'drawings').toBe(0);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectAccessible(page);

    const press: InputMethod['press'] = async (button) => {
      await button.focus();
      await page.keyboard.press('Enter');
    };
    const way: InputMethod = {
      press,
      choose: async ({ label }) => press(page.locator('[data-offer]').nth(await optionAt(page, label))),
    };
    await playToEnd(page, way);
    const scores = page.getByRole('region', { name: 'Result' }).getByRole('table');
    await expect(scores.getByRole('row', { name: /^Total/ })).toBeVisible();
    await expect(page.getByRole('log').locator('p').last()).toContainText('The match');
    expect(faults).toEqual([]);
  });
}

test('the first link skips to the content, the next one leads to the text view, which is remembered and can be left', async ({
  page,
}) => {
  await openAt(page, { seats: ['person', 'person'], seed: 'text', until: asks('sail', 2) });
  // On a page that was just loaded nothing has the focus yet.
  await page.reload();
  await page.locator('[data-stage]').waitFor();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to the content');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Play in text view');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('log')).toBeVisible();

  // The text view has its own undo, and the focus stays with the question.
  await page.locator('[data-offer="step"]').first().press('Enter');
  await expect(page.getByRole('log').locator('p').last()).toContainText('sails to');
  await expect(page.locator('#reader-turn')).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(page.getByRole('log').locator('p').last()).not.toContainText('sails to');

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel(/^Text view/).uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('main svg').first()).toBeVisible();
});

test('the text view speaks Polish, and is accessible by night and on a phone', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const settings = { view: 'text', language: 'pl', theme: 'dark' };
  await page.addInitScript((set) => localStorage.setItem('windrose/settings', JSON.stringify(set)), settings);
  await openAt(page, {
    game: 'east-to-west-3',
    seats: ['person', 'person'],
    seed: 'end1',
    until: (m) => m.version > 60,
  });
  await expect(page.getByRole('heading', { name: 'Twoje ruchy' })).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
});

test('a second Enter on a choice that is done chooses nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('windrose/settings', '{"view":"text","language":"en"}'));
  await openAt(page, { seats: ['person', 'person'], seed: 'feel', until: asks('sail', 8) });
  const log = page.getByRole('log').locator('p');
  await page.locator('[data-offer]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#reader-turn')).toBeFocused();
  const before = await log.count();
  await page.keyboard.press('Enter');
  await expect(page.locator('#reader-turn')).toBeFocused();
  expect(await log.count()).toBe(before);
});
