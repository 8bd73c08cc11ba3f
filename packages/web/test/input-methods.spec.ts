/**
 * Matches are played to their end by keyboard or touch in every game, and by mouse in one game of each realm; `npm test` plays one of
 * these.
 * `npm run proof:input-methods` plays every game by all three. Most matches start near their end; `whole` names the exceptions, of
 * which the tests play one by each input method.
 */

import { expect, type Locator, type Page, test } from '@playwright/test';

import { fullBut } from './full.ts';
import { type Advice, optionAt, playToEnd, thing, type InputMethod } from './guide.ts';
import { nearEnd, openAt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 60_000 });

const INPUT_METHODS = ['mouse', 'keyboard', 'touch'] as const;
type InputMethodName = (typeof INPUT_METHODS)[number];

interface Course {
  readonly game: string;
  readonly seats: number;
  /** A seed with a short match. */
  readonly seed: string;
  /** The input method that plays the match from its first choice; the others play its last choices. */
  readonly whole?: InputMethodName;
  /** Whether only the proof plays it from there, as the tests play another match so. */
  readonly wholeInProof?: true;
  /** The input method used besides the mouse. */
  readonly also: Exclude<InputMethodName, 'mouse'>;
}

const ALL_INPUT_METHODS = Boolean(process.env.ALL_INPUT_METHODS);

/** The games played by mouse: one of each realm. */
const BY_MOUSE: readonly string[] = ['eastern-wonders', 'new-world', 'spice-road'];

/** The number of choices left in a match that is not played whole. */
const LAST = 32;

const COURSES: readonly Course[] = [
  { game: 'eastern-wonders', seats: 2, seed: 'way24', also: 'touch' },
  { game: 'eastern-wonders-solo', seats: 1, seed: 'way44', also: 'keyboard', whole: 'keyboard' },
  { game: 'new-world', seats: 2, seed: 'way59', also: 'keyboard', whole: 'mouse' },
  { game: 'east-to-west-1', seats: 2, seed: 'way44', also: 'touch', whole: 'touch', wholeInProof: true },
  { game: 'east-to-west-2', seats: 2, seed: 'way22', also: 'keyboard', whole: 'keyboard', wholeInProof: true },
  { game: 'east-to-west-3', seats: 2, seed: 'way18', also: 'touch', whole: 'mouse' },
  { game: 'spice-road', seats: 2, seed: 'way28', also: 'touch', whole: 'touch' },
  { game: 'sand-to-sea', seats: 2, seed: 'way1', also: 'keyboard' },
];

interface Player {
  readonly name: InputMethodName;
  readonly input: (page: Page) => InputMethod;
}

/** Clicks or taps: alternately the thing on the table, if one click suffices, and the button. */
const pointing = (page: Page, point: (target: Locator) => Promise<void>): InputMethod => ({
  async choose({ label, number }) {
    const button = page.locator('[data-offer]').nth(await optionAt(page, label));
    const direct = thing(page, label);
    if (number % 2 === 0 && (await direct.isVisible())) return point(direct);
    if (!(await button.isVisible())) await point(page.locator('[data-all-options]'));
    await point(button);
  },
  press: point,
});

const mouse: Player = { name: 'mouse', input: (page) => pointing(page, (target) => target.click()) };
/** Presses the digit of an option if it has one; every third time Tab and Enter instead. The focus must never be lost. */
const keys: Player = {
  name: 'keyboard',
  input: (page) => ({
    async choose({ label, number }: Advice) {
      const at = await optionAt(page, label);
      if (at < 10 && number % 3 !== 2) await page.keyboard.press(String((at + 1) % 10));
      else {
        const button = page.locator('[data-offer]').nth(at);
        if (!(await button.isVisible())) await tabTo(page, page.locator('[data-all-options]'));
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

/** From the third choice on, some element must have the focus. */
async function expectFocus(page: Page, number: number): Promise<void> {
  if (number < 3) return;
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body), 'focus lost').toBe(true);
}

/** The milliseconds within which a browser takes two taps near each other for a double tap, the second of which chooses nothing else. */
const DOUBLE_TAP = 300;

/** Taps on a phone, one by one. */
const touch: Player = {
  name: 'touch',
  input: (page) =>
    pointing(page, async (target) => {
      await page.waitForTimeout(DOUBLE_TAP + 20);
      await target.tap();
    }),
};

function plays({ name, input }: Player): void {
  for (const { game, seats, seed, whole, wholeInProof, also } of COURSES) {
    if (!ALL_INPUT_METHODS && name !== also && !(name === 'mouse' && BY_MOUSE.includes(game))) continue;
    test(
      `${game} is played to its end by ${name}`,
      fullBut(`${game} by ${name}`, 'eastern-wonders by mouse'),
      async ({ page }) => {
        test.slow();
        const faults: string[] = [];
        page.on('pageerror', (error) => faults.push(error.message));
        const wanted = { game, seats: Array.from({ length: seats }, () => 'person' as const), seed };
        const isWhole = whole === name && (ALL_INPUT_METHODS || !wholeInProof);
        await openAt(page, { ...wanted, until: isWhole ? () => true : nearEnd(wanted, LAST) });
        expect(await playToEnd(page, input(page))).toBeGreaterThan(3);
        await expect(page.getByRole('dialog').getByRole('row', { name: /^Total/ })).toBeVisible();
        expect(faults).toEqual([]);
      },
    );
  }
}

plays(mouse);
plays(keys);
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  plays(touch);
});
