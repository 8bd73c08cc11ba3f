/** Sounds: none until they are switched on, then quiet ones, remembered. */

import { expect, type Page, test } from '@playwright/test';

import { asks, openAt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Counts on the page what begins to sound; everything sounds as it would. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = (): void => {
      document.documentElement.dataset.heard = String(Number(document.documentElement.dataset.heard ?? 0) + 1);
    };
    globalThis.AudioContext = class extends AudioContext {
      override createOscillator(): OscillatorNode {
        count();
        return super.createOscillator();
      }

      override createBufferSource(): AudioBufferSourceNode {
        count();
        return super.createBufferSource();
      }
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.heard ?? 0));
}

test('nothing sounds until it is switched on; then what happens does, until it is switched off', async ({ page }) => {
  const heard = await listen(page);
  await openAt(page, { seats: ['person', 'person'], seed: 'sound', until: asks('sail', 2) });
  const sail = async (): Promise<void> => page.locator('[data-target="near"]').first().click();
  const undo = async (): Promise<void> => page.getByRole('button', { name: 'Undo', exact: true }).click();
  await sail();
  await undo();
  expect(await heard(), 'sounds before').toBe(0);

  const speaker = page.getByRole('button', { name: 'Sounds' });
  await expect(speaker).toHaveAttribute('aria-pressed', 'false');
  await speaker.click();
  await sail();
  await expect.poll(heard).toBeGreaterThan(0);
  await undo();

  await page.getByRole('button', { name: 'Settings' }).click();
  const box = page.getByLabel(/^Quiet sounds/);
  await expect(box).toBeChecked();
  await box.uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  const before = await heard();
  await sail();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled();
  expect(await heard()).toBe(before);
});

test('sounds stay switched on, and the switch speaks Polish', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('windrose/settings', '{"sounds":true,"language":"pl"}'));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Dźwięki' })).toHaveAttribute('aria-pressed', 'true');
});
