import { test } from '@playwright/test';
import { openAt } from './table.ts';
for (const [width, height] of [[820,1180],[1280,720],[1440,900]] as const) test(`z ${width}`, async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width, height } });
  await openAt(page, { game: 'east-to-west-3', seats: ['person','bot'], seed: 'cl', until: () => false } as never);
  await page.waitForTimeout(9000);
  await page.screenshot({ path: `/tmp/z/ach-${width}.png` });
});
