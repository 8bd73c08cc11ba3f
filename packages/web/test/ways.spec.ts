/**
 * Every game is played to its end by keyboard or by touch, and one of each realm by mouse, so that each way meets every realm.
 * `npm run proof:ways` plays every game by all three.
 */

import { expect, type Locator, type Page, test } from '@playwright/test';

import { type Advice, optionAt, playToEnd, thing, type Way } from './guide.ts';
import { nearEnd, openAt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 60_000 });

const WAYS = ['mouse', 'keyboard', 'touch'] as const;
type WayName = (typeof WAYS)[number];

interface Course {
  readonly game: string;
  readonly seats: number;
  /** One that makes a short match. */
  readonly seed: string;
  /** Who plays the whole match; the others play its last choices. The two long ones are played completely elsewhere. */
  readonly whole?: WayName;
  /** The way it is played in besides the mouse. */
  readonly also: Exclude<WayName, 'mouse'>;
}

const ALL_WAYS = Boolean(process.env.ALL_WAYS);

/** One of each realm. */
const BY_MOUSE: readonly string[] = ['eastern-wonders', 'new-world', 'spice-road'];

/** How many choices are left where a match is not played whole. */
const LAST = 32;

const COURSES: readonly Course[] = [
  { game: 'eastern-wonders', seats: 2, seed: 'way24', also: 'touch' },
  { game: 'eastern-wonders-solo', seats: 1, seed: 'way44', also: 'keyboard', whole: 'keyboard' },
  { game: 'new-world', seats: 2, seed: 'way59', also: 'keyboard', whole: 'mouse' },
  { game: 'east-to-west-1', seats: 2, seed: 'way44', also: 'touch', whole: 'touch' },
  { game: 'east-to-west-2', seats: 2, seed: 'way22', also: 'keyboard', whole: 'keyboard' },
  { game: 'east-to-west-3', seats: 2, seed: 'way18', also: 'touch', whole: 'mouse' },
  { game: 'spice-road', seats: 2, seed: 'way28', also: 'touch', whole: 'touch' },
  { game: 'sand-to-sea', seats: 2, seed: 'way1', also: 'keyboard' },
];

interface Player {
  readonly name: WayName;
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
      else {
        const button = page.locator('[data-offer]').nth(at);
        if (!(await button.isVisible())) await tabTo(page, page.locator('summary'));
        await tabTo(page, button);
      }
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

/** On a phone, with a finger. */
const touch: Player = { name: 'touch', way: (page) => pointing(page, (target) => target.tap()) };

function plays({ name, way }: Player): void {
  for (const { game, seats, seed, whole, also } of COURSES) {
    if (!ALL_WAYS && name !== also && !(name === 'mouse' && BY_MOUSE.includes(game))) continue;
    test(`${game} is played to its end by ${name}`, async ({ page }) => {
      test.slow();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      const wanted = { game, seats: Array.from({ length: seats }, () => 'person' as const), seed };
      await openAt(page, { ...wanted, until: whole === name ? () => true : nearEnd(wanted, LAST) });
      expect(await playToEnd(page, way(page))).toBeGreaterThan(3);
      await expect(page.getByRole('dialog').getByRole('row', { name: /^Total/ })).toBeVisible();
      expect(faults).toEqual([]);
    });
  }
}

plays(mouse);
plays(keys);
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  plays(touch);
});
