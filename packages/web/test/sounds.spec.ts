/** Sounds: none until they are switched on, then quiet ones, remembered. */

import { expect, type Page, test } from '@playwright/test';

import { FULL } from './full.ts';
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

test('sounds play for events only while they are switched on', async ({ page }) => {
  const heard = await listen(page);
  await openAt(page, { seats: ['person', 'person'], seed: 'sound', until: asks('sail', 2) });
  const sail = async (): Promise<void> => page.locator('[data-target="near"]').first().click();
  const undo = async (): Promise<void> => page.getByRole('button', { name: 'Undo', exact: true }).click();
  await sail();
  await undo();
  expect(await heard(), 'sounds before').toBe(0);

  const toggle = page.getByRole('button', { name: 'Sounds' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
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

test('sounds stay switched on, and the switch speaks Polish', FULL, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('windrose/settings', '{"sounds":true,"language":"pl"}'));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Dźwięki' })).toHaveAttribute('aria-pressed', 'true');
});

test('the volume is set where sounds are on, and counts for the next one', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    // Each time something sounds, the first gain that is made leads to the speakers.
    let first: GainNode | null = null;
    globalThis.AudioContext = class extends AudioContext {
      override createGain(): GainNode {
        const node = super.createGain();
        if (first === null) {
          first = node;
          setTimeout(() => {
            document.documentElement.dataset.gain = String(node.gain.value);
            first = null;
          });
        }
        return node;
      }
    };
  });
  await openAt(page, { seats: ['person', 'person'], seed: 'sound', until: asks('sail', 2) });
  const gain = (): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset.gain ?? 0));
  await page.getByRole('button', { name: 'Sounds' }).click();
  await page.locator('[data-target="near"]').first().click();
  await expect.poll(gain).toBeGreaterThan(0.2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('slider', { name: 'Volume' }).fill('10');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.locator('[data-target="near"]').first().click();
  await expect.poll(gain).toBeLessThan(0.05);
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('10');
});
