/** The page for everybody: keyboard alone, assistive technology, a phone, another language. */

import { expect, test } from '@playwright/test';

import { expectAccessible, expectFits } from './checks.ts';
import { FULL } from './full.ts';
import { asks, clickSomething, openAt, stage } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('several turns with the keyboard alone', async ({ page }) => {
  await openAt(page, { seats: ['person', 'person'], seed: 'keys', until: asks('sail', 2) });
  const start = await page.locator('[aria-label*="boats: Ada"]').getAttribute('data-place');

  // Over the chart: Tab to a tile, arrows to another one, Enter.
  await page.locator('[data-place][tabindex="0"]').focus();
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown']) {
    await page.keyboard.press(key);
    const focused = page.locator('[data-place]:focus');
    await expect(focused).toHaveCount(1);
    if ((await focused.getAttribute('data-target')) === 'near') break;
  }
  await expect(page.locator('[data-place]:focus')).toHaveAttribute('data-target', /near|far/);
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-place="${start}"]`)).not.toHaveAttribute('aria-label', /boats: [^.]*Ada/);

  // Back with U, then by digits until the turn is done, and E.
  await page.keyboard.press('u');
  await expect(page.locator(`[data-place="${start}"]`)).toHaveAttribute('aria-label', /boats: [^.]*Ada/);
  for (const name of ['Ada', 'Bea', 'Ada']) {
    await expect(page.getByRole('heading', { name: `${name}’s turn` })).toBeVisible();
    for (let press = 0; (await stage(page)) === 'choice'; press++) {
      expect(press).toBeLessThan(12);
      await page.keyboard.press('1');
      if (await page.getByRole('alertdialog').isVisible()) await page.keyboard.press('Enter');
    }
    await page.keyboard.press('e');
  }
});

test('single keys can be switched off', FULL, async ({ page }) => {
  await openAt(page, { seats: ['person', 'bot'], seed: 'off', until: asks('sail', 2) });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Choose options with single keys').uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});

for (const theme of ['Light', 'Dark']) {
  test(`home, chart and scores have no accessibility fault by ${theme}`, FULL, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel(theme).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Set up a match: Eastern Wonders', exact: true }).click();
    await expectAccessible(page);
    await openAt(page, { seats: ['person', 'bot', 'bot', 'bot'], seed: 'axe', until: asks('sail', 8) });
    await expectAccessible(page);
    await openAt(page, { seats: ['person', 'bot', 'bot'], seed: 'axe', until: () => false });
    await page.reload();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
}

test('the page speaks Polish, and remembers it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await page
    .getByRole('button', { name: /^Graj teraz z łatwym botem: / })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Twoja tura' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Twoja tura' })).toBeVisible();
});

test('day and night can be chosen, whatever the device says', FULL, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Dark').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('nothing is cut off, and touch targets are large enough', async ({ page }) => {
    await page.goto('/');
    await expectFits(page);
    await openAt(page, { seats: ['person', 'bot', 'bot', 'bot'], seed: 'axe', until: asks('sail', 8) });
    await expectFits(page);
    await expect(page.locator('[data-offer]').first()).toBeInViewport();
    await expect(page.getByLabel('Cubes', { exact: true })).toBeInViewport();
    await page.locator('[data-offer]').first().tap();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled();
  });
});

test('on a desk everything is in view without scrolling', FULL, async ({ page }) => {
  await openAt(page, { seats: ['person', 'bot', 'bot', 'bot'], seed: 'axe', until: asks('sail', 8) });
  const [height, shown] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  expect(height).toBeLessThanOrEqual(shown!);
  for (const name of ['Bea', 'Cyd', 'Dan'])
    await expect(page.getByLabel(`${name}’s board`)).toBeInViewport({ ratio: 1 });
});

test('live regions announce once what a bot does, and the player’s next turn', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('windrose/settings', '{"pace":"quick"}'));
  await openAt(page, { seats: ['person', 'bot'], seed: 'live', until: asks('sail', 3) });
  // Collects what a screen reader would announce: every new text of a live region.
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(globalThis, { announced });
    const last = new Map<Element, string>();
    const listen = (): void => {
      for (const region of document.querySelectorAll('[aria-live="polite"] , [role="status"], [role="log"]')) {
        const texts = [...region.children].filter((child) => child.getAttribute('aria-hidden') !== 'true');
        for (const place of texts.length === 0 ? [region] : texts) {
          const text = place.textContent?.trim() ?? '';
          if (text !== '' && last.has(place) && last.get(place) !== text) announced.push(text);
          last.set(place, text);
        }
      }
    };
    listen();
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  for (let press = 0; (await stage(page)) !== 'bot'; press++) {
    expect(press).toBeLessThan(20);
    await clickSomething(page, press);
  }
  await page.locator('[data-stage="choice"]').waitFor();
  const announced = await page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced);
  const ofBot = announced.filter((text) => /^Bea (?!is|thinks)/.test(text));
  expect(ofBot.length, announced.join(' | ')).toBeGreaterThan(0);
  const sentences = ofBot.flatMap((text) => text.match(/Bea [^.]*\./g) ?? []);
  expect(new Set(sentences).size, sentences.join(' | ')).toBe(sentences.length);
  expect(announced).toContain('Your turn');
});
