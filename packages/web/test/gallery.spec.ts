/** The gallery shows every component and piece: in both languages and themes, on a desk and on a phone. */

import { fileURLToPath } from 'node:url';

import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';

import { expectAccessible, expectDrawn } from './checks.ts';
import { FULL } from './full.ts';

test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let server: ViteDevServer;
let address: string;

test.beforeAll(async () => {
  const root = fileURLToPath(new URL('../', import.meta.url));
  server = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  await server.listen();
  address = `http://127.0.0.1:${(server.httpServer!.address() as { port: number }).port}/gallery/index.html`;
});

test.afterAll(() => server.close());

for (const language of ['en', 'pl']) {
  for (const theme of ['light', 'dark']) {
    test(`every component is drawn in ${language}, ${theme}`, FULL, async ({ page }, info) => {
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await page.goto(`${address}?language=${language}&theme=${theme}`);
      await expect(page.locator('[data-component="display/BoxArt"]')).toBeVisible();
      await expect(page.locator('[data-component="art/Sprites"] svg').nth(60)).toBeVisible();
      await expectDrawn(page);
      // The same part stands here many times, and cubes stand in buttons without the words around them.
      await expectAccessible(page, ['landmark-unique', 'label-content-name-mismatch']);
      for (const [size, width] of [
        ['desk', 1280],
        ['phone', 390],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
          .toBeLessThanOrEqual(0);
        await page.screenshot({ path: info.outputPath(`gallery-${language}-${theme}-${size}.png`), fullPage: true });
      }
      for (const what of ['narrow', 'wide'] as const) {
        const button = page.locator(`[data-opens=${what}]`);
        await button.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.screenshot({ path: info.outputPath(`dialog-${what}.png`) });
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(button).toBeFocused();
      }
      for (const look of ['plain', 'warning'] as const) {
        const button = page.locator(`[data-notes=${look}]`);
        await button.click();
        const note = page.getByRole('status').filter({ visible: true }).last();
        await expect(note).toBeInViewport({ ratio: 1 });
        const [thing, beside] = await Promise.all([button.boundingBox(), note.boundingBox()]);
        // Above it or, without room for that, below it: never on it.
        expect(beside!.y + beside!.height <= thing!.y || beside!.y >= thing!.y + thing!.height).toBe(true);
        await page.screenshot({ path: info.outputPath(`popover-${look}.png`) });
        await page.keyboard.press('Escape');
        await expect(note).toHaveCount(0);
      }
      expect(faults).toEqual([]);
    });
  }
}
