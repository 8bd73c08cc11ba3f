/** At a real table in a browser: a table is entered, asked about and scored; sheets are counted and printed. */

import { readFileSync } from 'node:fs';

import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '@windrose/rules';

import { expectAccessible } from './checks.ts';
import { FULL } from './full.ts';
import { asks, keep, type Wanted } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Puts a match into the browser and opens the referee with it. */
async function bring(page: Page, wanted: Wanted): Promise<void> {
  await page.goto('/');
  await page.evaluate((one) => localStorage.setItem('windrose/match/test', JSON.stringify(one)), keep(wanted));
  await page.goto(`/#/real-table/${wanted.game}/referee`);
  await page.locator('[data-kept]').selectOption('test');
  await expect(page.locator('[data-fits=true]')).toBeVisible();
}

const group = (page: Page, id: string) => page.locator(`[data-group="${id}"]`);
const open = async (page: Page, id: string): Promise<void> => {
  await group(page, id).evaluate((one: HTMLDetailsElement) => (one.open = true));
};

test('a table of the printed game is laid out, changed, refused with the reason, and asked about', async ({ page }) => {
  await page.goto('/#/');
  await page.getByRole('link', { name: /At a real table/ }).click();
  await page.locator('[data-seats]').selectOption('3');
  await page.locator('[data-begin]').click();
  await expect(page.locator('[data-fits=true]')).toBeVisible();
  await expectAccessible(page);

  // A hold over its limit is reported in both languages, and the field is marked.
  const yellow = page.getByRole('spinbutton', { name: 'Cubes: yellow' }).first();
  await yellow.fill('30');
  await expect(page.locator('[data-fits=false]')).toContainText(/\d+ cubes are more than the 10 that may be kept/);
  await expect(page.locator('[data-field="seats.0.hold"]')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.locator('[data-fits=false]')).toContainText('limit składu to 10');
  await page.getByRole('button', { name: 'English' }).click();
  await yellow.fill('3');
  await expect(page.locator('[data-fits=true]')).toBeVisible();

  // An order on two ports cannot be.
  await open(page, 'ports');
  const ports = group(page, 'ports').locator('select');
  const there = await ports.nth(0).inputValue();
  const before = await ports.nth(1).inputValue();
  await ports.nth(1).selectOption(there);
  await expect(page.locator('[data-fits=false]')).toContainText('already');
  await ports.nth(1).selectOption(before);
  await expect(page.locator('[data-fits=true]')).toBeVisible();

  // Asked: a step too far is refused with the reason, an allowed one leads on.
  const candidate = page.locator('[data-candidate]');
  await candidate.selectOption({ label: (await candidate.locator('option[data-legal=false]').first().textContent())! });
  await expect(page.locator('[data-verdict=false]')).toContainText('No, that is not allowed.');
  await expect(page.locator('[data-verdict=false]')).toContainText('does not touch');
  // The rule in the way has its number, which leads to where it stands; the table stays as it is.
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.locator('[data-verdict=false] [data-rule="EW-13"]').click(),
  ]);
  await expect(opened.locator('#EW-13')).toBeFocused();
  await expect(opened.locator('li', { has: opened.locator('#EW-13') })).toContainText('Each step takes the boat');
  await opened.close();
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.locator('[data-asking]')).toContainText('nie styka się z');
  await page.getByRole('button', { name: 'English' }).click();
  const allowed = candidate.locator('option[data-legal=true]').first();
  await candidate.selectOption((await allowed.getAttribute('value'))!);
  await expect(page.locator('[data-verdict=true]')).toContainText('Yes, that is allowed.');
  await page.locator('[data-do]').click();
  await expect(page.locator('[data-back]')).toBeVisible();
  await page.locator('[data-back]').click();
  await expect(page.locator('[data-back]')).toBeHidden();

  // The scores follow what is entered, line by line with the rule behind them.
  const scores = page.locator('[data-scores]');
  await expect(scores).toContainText('1 point for each cube that is not yellow');
  const cubes = scores.getByRole('row', { name: /^Cubes/ });
  const was = Number(await cubes.getByRole('cell').first().textContent());
  await page.getByRole('spinbutton', { name: 'Cubes: brown' }).first().fill('4');
  const red = Number(await page.getByRole('spinbutton', { name: 'Cubes: red' }).first().inputValue());
  const green = Number(await page.getByRole('spinbutton', { name: 'Cubes: green' }).first().inputValue());
  await expect(cubes.getByRole('cell').first()).toHaveText(String(red + green + 4));
  expect(was).toBeLessThanOrEqual(red + green + 4);

  // It is saved, read again, and played on.
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save]').click()]);
  const saved = readFileSync(await file.path(), 'utf8');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('textbox', { name: 'A record, notation or position as text' }).fill(saved);
  await page.getByRole('button', { name: 'Load' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Cubes: brown' }).first()).toHaveValue('4');
  await page.locator('[data-play-on]').click();
  await expect(page).toHaveURL(/#\/match\//);
  await expect(page.locator('[data-stage]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-stage]')).toBeVisible();
});

test('matches of every game are brought to the referee', FULL, async ({ page }) => {
  for (const { id, seats } of GAMES) {
    const kind = id.startsWith('eastern') ? 'sail' : 'turn';
    await bring(page, {
      game: id,
      seats: Array.from({ length: seats[0] }, () => 'person'),
      seed: 'real',
      until: asks(kind, 4),
    });
    await expect(page.locator('[data-candidate] option[data-legal=true]').first()).toBeAttached();
    await expect(page.locator('[data-legal-list]')).toBeVisible();
    // The table is drawn beside the fields.
    await expect(page.locator('[data-picture] [data-pictured] svg').first()).toBeVisible();
    await expect(page.locator('[data-scores]')).toContainText('Total');
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('no accessibility fault in referee, score sheet and print', FULL, async ({ page }) => {
      await bring(page, { game: 'east-to-west-3', seats: ['person', 'person'], seed: 'axe', until: asks('turn', 5) });
      for (const one of await page.locator('details').all())
        await one.evaluate((it: HTMLDetailsElement) => (it.open = true));
      await expectAccessible(page);
      for (const tab of ['score', 'print']) {
        await page.goto(`/#/real-table/spice-road/${tab}`);
        await expect(page.locator('[aria-current=page]')).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
}

test('a score sheet counts as it is filled in, and refuses a card twice', async ({ page }) => {
  await page.goto('/#/real-table/spice-road/score');
  await page.getByRole('textbox', { name: 'Name of Player 1' }).fill('Ada');
  await page.getByRole('combobox', { name: 'Point cards: Add…' }).first().selectOption('P36');
  await page.getByRole('spinbutton', { name: 'Gold coins' }).first().fill('1');
  await page.getByRole('spinbutton', { name: 'Cubes: brown' }).first().fill('2');
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('25');
  await expect(page.locator('[data-scores]')).toContainText('Ada leads with 25 points');
  await open(page, 'side-1');
  await page.getByRole('combobox', { name: 'Point cards: Add…' }).nth(1).selectOption('P36');
  await expect(page.getByRole('alert')).toContainText('already');
});

test('pages are printed whole, for every game in both languages', FULL, async ({ page }) => {
  for (const language of ['English', 'Polski'] as const) {
    for (const { id } of GAMES) {
      await page.goto(`/#/real-table/${id}/print`);
      await page.locator('[data-aid]').waitFor();
      const other = page.getByRole('button', { name: language });
      if (await other.isVisible()) await other.click();
      const pdf = (
        await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } })
      ).toString('latin1');
      // A score sheet and an aid, each on a separate page.
      expect(pdf.match(/\/Type\s*\/Page\b/g), `${id} ${language}`).toHaveLength(2);
    }
  }
  // Laid out as on paper, nothing is wider than it or higher than a page.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 703, height: 1031 });
  for (const { id } of GAMES) {
    await page.goto(`/#/real-table/${id}/print`);
    await page.locator('[data-aid]').waitFor();
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-sheet], [data-sheet] *, [data-aid], [data-aid] *')]
        .filter((one) => {
          const { right, height } = one.getBoundingClientRect();
          return (
            right > innerWidth + 1 ||
            height > innerHeight ||
            (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
          );
        })
        .map((one) => `${one.tagName} ${one.textContent.slice(0, 40)}`),
    );
    expect(cut, id).toEqual([]);
    await expect(page.locator('header').first()).toBeHidden();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the referee has room', FULL, async ({ page }) => {
    await bring(page, { game: 'new-world', seats: ['person', 'person'], seed: 'phone', until: asks('turn', 5) });
    for (const one of await page.locator('details').all())
      await one.evaluate((it: HTMLDetailsElement) => (it.open = true));
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'main button, main select, main summary, main input:not([type=checkbox])',
        ),
      ]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height < 43.5)
        .map((one) => one.outerHTML.slice(0, 100)),
    );
    expect(small).toEqual([]);
  });
});
