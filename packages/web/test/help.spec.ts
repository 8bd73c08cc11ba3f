/** The help with a table: it explains what lies on this table and the rules of this decision, not those of other games. */

import { expect, type Page, test } from '@playwright/test';

import { FULL } from './full.ts';
import { asks, openAt } from './table.ts';

/** Opens the help with a table, and returns what it says. */
async function help(page: Page): Promise<string> {
  await page.locator('[data-help]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Numbers and marks');
  return (await dialog.innerText()).replaceAll(/\s+/g, ' ');
}

test('A New World’s help explains no boats, outposts or ports, but settlers, missing cubes and the hatched tile', async ({
  page,
}) => {
  await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 'key', until: asks('turn', 4) });
  const text = await help(page);
  for (const wrong of ['Closed Port', 'outpost', 'boat', 'sails', 'Part I', 'order can'])
    expect(text).not.toContain(wrong);
  for (const right of [
    'that you still need for it',
    'so many settlers you need there',
    'Hatched: the next bonus tile',
  ]) {
    expect(text).toContain(right);
  }
});

test('at a turn that is done the help says so, and not what the next player decides', FULL, async ({ page }) => {
  await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'key', until: asks('turn', 2) });
  await page.locator('[data-offer="rest"]').first().click();
  await page.locator('[data-end-turn]').waitFor();
  expect(await help(page)).toContain('Your turn is done. End it, or undo something first.');
  await expect(page.locator('dialog [data-rule]')).toHaveCount(0);
});

test('the supply of From Sand to Sea has no tiles of kinds that the game does not have', FULL, async ({ page }) => {
  await openAt(page, { game: 'sand-to-sea', seats: ['person', 'bot'], seed: 'key', until: asks('turn', 2) });
  await expect(page.locator('[data-supply] use[href="#bonus-hold"]')).toHaveCount(1);
  const text = await help(page);
  for (const wrong of ['harvest', 'whenever you build', 'settler', 'point card']) expect(text).not.toContain(wrong);
  // The four kinds of turns.
  for (const rule of ['SS-25', 'SS-7', 'SS-8', 'SS-9', 'SS-14']) {
    await expect(page.getByRole('dialog').locator(`[data-told-rule="${rule}"]`)).toHaveCount(1);
  }
});

test('the help names the heading of rules that stand together once', FULL, async ({ page }) => {
  for (const game of ['eastern-wonders', 'new-world', 'sand-to-sea']) {
    const kind = game === 'eastern-wonders' ? 'act' : 'turn';
    await openAt(page, { game, seats: ['person', 'bot'], seed: 'key', until: asks(kind, 2) });
    await help(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[data-told-rule] > span').last()).not.toBeEmpty();
    expect(await dialog.locator('[data-told-rule]').count(), game).toBeGreaterThan(1);
    const headings = await dialog.locator('[data-rule]').allTextContents();
    expect(headings.length, game).toBeGreaterThan(0);
    for (const [at, heading] of headings.entries()) {
      expect(heading, game).toMatch(/^\(in the rules: /);
      expect(headings.indexOf(heading), `${game}: ${heading}`).toBe(at);
    }
  }
});

test('the help with Solo goes by the rules of Solo', FULL, async ({ page }) => {
  await openAt(page, { game: 'eastern-wonders-solo', seats: ['person'], seed: 'key', until: () => true });
  await help(page);
  await expect(page.getByRole('dialog').locator('[data-rule="SO-5"]')).toHaveText(/^\(in the rules: /);
  await expect(page.getByRole('dialog')).not.toContainText('SO-5');
  await expect(page.getByRole('dialog')).not.toContainText('EW-10');
});

test('the panel of Solo’s rival tells how it decides, and what it would do now', async ({ page }) => {
  await openAt(page, { game: 'eastern-wonders-solo', seats: ['person'], seed: 'how', until: asks('act', 2) });
  await page.locator('[data-rival-how]').click();
  const dialog = page.getByRole('dialog', { name: 'How the rival decides' });
  await expect(dialog).toContainText('claims the one with the most points');
  await expect(dialog.locator('[data-rival-next="harvest"]')).toContainText(
    /If you\s+harvest .*: The rival .*You harvest, and so does it\./,
  );
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-rival-how]')).toBeFocused();
});

test('the boat of a lesson’s progress is no piece of the table', FULL, async ({ page }) => {
  await page.goto('/#/learn/spice-road');
  expect(await help(page)).not.toContain('boat');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a long press says what settlers, the reserve and cubes are worth now; a tap, what points are made of', async ({
    page,
  }) => {
    await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 'key', until: asks('turn', 4) });
    const touches = await page.context().newCDPSession(page);
    for (const [thing, told] of [
      [
        '[data-part="own"] [role="img"][aria-label*="ready"] > span[title]',
        /^\d more are in reserve: they cannot work/,
      ],
      [
        '[data-part="own"] [role="img"][aria-label*="ready"] > b',
        /^\d\s+settlers? can be placed now.*no points by themselves/,
      ],
      ['[data-hold] li button, [data-hold] li span[title]', /^(?:Held: .*worth \d|No yellow\s+cubes held)/],
    ] as const) {
      const place = page.locator(thing).first();
      await place.scrollIntoViewIfNeeded();
      const box = (await place.boundingBox())!;
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const touch = (type: 'touchStart' | 'touchEnd'): Promise<unknown> =>
        touches.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [at] : [] });
      // The explanations may come a moment after the table.
      await expect(async () => {
        await touch('touchStart');
        try {
          await expect(page.locator('[data-symbol-help] p').first()).toHaveText(told, { timeout: 3000 });
        } finally {
          await touch('touchEnd');
        }
      }).toPass({ timeout: 30_000 });
    }
    await page.locator('[data-part="own"] [data-points]').tap();
    await expect(page.locator('[data-points-of]')).toContainText('Each cube that is not yellow counts 1 point');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-points-of]')).toHaveCount(0);
  });
});

test(
  'the dots of the chart are explained at their tiles and in the key, and a note goes when a phone is turned',
  FULL,
  async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await openAt(page, { seats: ['person', 'bot'], seed: 'key', until: asks('sail', 4) });
    const tile = page.locator('[data-target="far"]').first();
    const { x, y, width, height } = (await tile.boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    const note = page.locator('[data-symbol-help]');
    await expect(note).toContainText('Golden dot on a tile: a click sails there in several steps.');
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(note).toContainText(/Sail on to .* in \d steps/);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(note).toHaveCount(0);
    expect(await help(page)).toContain('Golden dot on a tile');
    await page.close();
  },
);
