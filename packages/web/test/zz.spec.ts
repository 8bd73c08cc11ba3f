import { test } from '@playwright/test';
import { openAt } from './table.ts';
const claim = (m: any) => m.decision?.seat === 0 && m.legal().some((o: any) => o.kind === 'claim');
test(`h`, async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openAt(page, { game: 'eastern-wonders', seats: ['person', 'bot'], seed: 'cl', until: claim } as never);
  await page.waitForTimeout(1500);
  const spots: [number, number, string][] = [
    [441, 520, 'boat'],
    [485, 471, 'disc'],
    [660, 425, 'ghost'],
    [570, 490, 'dots'],
    [440, 500, 'tile'],
  ];
  for (const [x, y, n] of spots) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `/tmp/z/h-${n}.png`, clip: { x: 290, y: 250, width: 720, height: 450 } });
  }
});
