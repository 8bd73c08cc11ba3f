/** Games of every family are played to their end by mouse and by keyboard, from a few choices before it. */

import { expect, type Locator, type Page, test } from '@playwright/test';

import { type Advice, optionAt, playToEnd, thing, type Way } from './guide.ts';
import { openAt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 5000 });

/** The games, the choice at which each is opened, and the seed that lets it end soon after. */
const GAMES = [
  ['eastern-wonders-solo', 1, 'end1', 88],
  ['new-world', 2, 'end1', 88],
  ['east-to-west-2', 2, 'end2', 132],
  ['spice-road', 2, 'end1', 92],
  ['sand-to-sea', 2, 'end2', 308],
] as const;

interface Player {
  readonly name: string;
  readonly way: (page: Page) => Way;
}

/** By the thing on the table where one click is enough, every other time by the button. */
const pointing = (page: Page, point: (target: Locator) => Promise<void>): Way => ({
  async choose({ label, number }) {
    const button = page.locator('[data-offer]').nth(await optionAt(page, label));
    const direct = thing(page, label);
    if (number % 2 === 0 && (await direct.isVisible())) return point(direct);
    if (!(await button.isVisible())) await point(page.locator('summary'));
    await point(button);
  },
  press: point,
});

const mouse: Player = { name: 'mouse', way: (page) => pointing(page, (target) => target.click()) };
/** By digit where there is one, every third time on the way of Tab and Enter; never is the focus lost. */
const keys: Player = {
  name: 'keyboard',
  way: (page) => ({
    async choose({ label, number }: Advice) {
      const at = await optionAt(page, label);
      if (at < 10 && number % 3 !== 2) await page.keyboard.press(String((at + 1) % 10));
      else await tabTo(page, page.locator('[data-offer]').nth(at));
      await expectFocus(page, number);
    },
    async press(button) {
      if ((await button.getAttribute('data-end-turn')) !== null) await page.keyboard.press('e');
      else await page.keyboard.press('Enter');
    },
  }),
};

/** Presses Tab until a button has the focus, then Enter. */
async function tabTo(page: Page, button: Locator): Promise<void> {
  const focused = (): Promise<boolean> => button.evaluate((one) => one === document.activeElement);
  for (let press = 0; !(await focused()); press++) {
    expect(press, 'presses of Tab').toBeLessThan(250);
    await page.keyboard.press('Tab');
  }
  const outline = await button.evaluate((one) => getComputedStyle(one).outlineStyle);
  expect(outline, 'focus must be seen').not.toBe('none');
  await page.keyboard.press('Enter');
}

/** Once something has had the focus, something has it after every choice. */
async function expectFocus(page: Page, number: number): Promise<void> {
  if (number < 3) return;
  expect(await page.evaluate(() => document.activeElement !== document.body), 'focus lost').toBe(true);
}

function plays({ name, way }: Player): void {
  for (const [game, seats, seed, from] of GAMES) {
    test(`${game} is played to its end by ${name}`, async ({ page }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await openAt(page, {
        game,
        seats: Array.from({ length: seats }, () => 'person'),
        seed,
        until: (match) => match.version >= from,
      });
      expect(await playToEnd(page, way(page))).toBeGreaterThan(3);
      await expect(page.getByRole('dialog').getByRole('row', { name: /^Total/ })).toBeVisible();
      expect(faults).toEqual([]);
    });
  }
}

plays(mouse);
plays(keys);
