/** The other games of the family: each played by clicking, on a desk and on a phone. */

import { expect, type Page, test } from '@playwright/test';
import { FastLuck, type Match } from '@windrose/rules';

import { expectAccessible, expectDrawn } from './checks.ts';
import { FULL, fullBut } from './full.ts';
import { openAt, playedTo } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The games, the most seats each has, and a seed with a short match of two. */
const GAMES = [
  ['new-world', 4, 'clicks43'],
  ['east-to-west-1', 4, 'clicks94'],
  ['east-to-west-2', 4, 'clicks115'],
  ['east-to-west-3', 4, 'clicks71'],
  ['spice-road', 5, 'clicks17'],
  ['sand-to-sea', 4, 'clicks9'],
] as const;

const people = (seats: number): 'person'[] => Array.from({ length: seats }, () => 'person');

/** The choices of a match that a person clicks, in order. Decisions with one option belong to the click before. */
function clicksOf(match: Match): string[] {
  const again = match.restart();
  const state = again.core.newState();
  const clicks: string[] = [];
  let free = true;
  for (const { option } of match.choices) {
    const { turn, decision } = again;
    const luck = new FastLuck(0);
    again.copyState(state);
    const { phase } = state;
    again.core.apply(state, option.code, luck);
    const reveals = luck.drawn > 0 || again.core.reacted(phase, turn, state);
    if (free || reveals || again.legal().length > 1) clicks.push(String(option.code));
    again.choose(option.code);
    // Nothing is pending any more: a draw occurred, or the turn has passed.
    free = reveals || again.turn !== turn || again.decision?.seat !== decision!.seat;
  }
  return clicks;
}

/** Clicks the buttons of choices inside the page, many a second; says yes and ends turns where that is asked. */
function clickAll(page: Page, clicks: readonly string[]): Promise<void> {
  return page.evaluate(async (codes) => {
    const press = (selector: string): boolean => {
      const element = document.querySelector(selector);
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return element !== null;
    };
    const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
    for (let at = 0; at < codes.length; at++) {
      const code = codes[at]!;
      if (!press(`[data-codes="${code}"]`)) {
        // A click may bring what follows from it: cubes of the only kind there is.
        const longer = document.querySelector<HTMLElement>(`[data-codes^="${code},"]`);
        if (!longer) throw new Error(`click ${at}: nothing to click for ${code}`);
        const [, ...made] = longer.dataset.codes!.split(',');
        press(`[data-codes="${longer.dataset.codes}"]`);
        // Those without another option are no clicks of their own.
        for (const one of made) if (codes[at + 1] === one) at++;
      }
      await drawn();
      if (press('[data-confirm]')) await drawn();
      if (press('[data-end-turn]')) await drawn();
    }
  }, clicks);
}

for (const [game, seats, seed] of GAMES) {
  test(`${game}: a match can be clicked from its start to its scores`, FULL, async ({ page }) => {
    // A whole match.
    test.slow();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await openAt(page, { game, seats: people(2), seed, until: () => true });
    const match = playedTo({ game, seats: people(2), seed, until: () => false });
    await clickAll(page, clicksOf(match));
    const result = page.getByRole('dialog');
    await expect(result.getByRole('heading')).toContainText('wins with');
    const totals = match.scores().seats.map(({ total }) => String(total));
    await expect(result.getByRole('row', { name: /^Total/ }).getByRole('cell')).toHaveText(totals);
    expect(faults).toEqual([]);
  });

  test(
    `${game}: the whole table is in view on a desk, and accessible`,
    fullBut(game, 'spice-road', 'east-to-west-3'),
    async ({ page }) => {
      await openAt(page, {
        game,
        seats: people(seats),
        seed: 'view',
        until: (match) => match.round > 12 && isOwnTurn(match),
      });
      const [height, width] = await page.evaluate(() => [
        document.documentElement.scrollHeight - innerHeight,
        document.documentElement.scrollWidth - innerWidth,
      ]);
      expect(height, 'pixels too high').toBeLessThanOrEqual(0);
      expect(width, 'pixels too wide').toBeLessThanOrEqual(0);
      for (const part of ['map', 'own', 'others']) {
        await expect(page.locator(`[data-part="${part}"]`)).toBeInViewport({ ratio: 0.999 });
      }
      const boards = page.locator('[data-part="others"] > section');
      await expect(boards).toHaveCount(seats - 1);
      for (const board of await boards.all()) await expect(board).toBeInViewport({ ratio: 0.999 });
      await expectDrawn(page);
      await expectAccessible(page);
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('tabs lead to the parts of the table', FULL, async ({ page }) => {
    await openAt(page, {
      game: 'east-to-west-3',
      seats: people(4),
      seed: 'view',
      until: (match) => match.round > 12 && isOwnTurn(match),
    });
    for (const [name, part] of [
      ['The others', 'others'],
      ['Islands', 'beside'],
      ['Log', 'log'],
      ['The land', 'map'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).tap();
      await expect(page.locator(`[data-part="${part}"]`)).toBeInViewport();
      await expect(page.locator(`[data-tab="${part}"]`)).toHaveAttribute('aria-current', 'true');
    }
    await expect(page.getByRole('button', { name: 'The land', exact: true })).toHaveAccessibleDescription(
      'choose here',
    );
    await expect(page.getByRole('list', { name: 'How everybody stands' }).getByRole('listitem')).toHaveCount(4);
  });
});

/** Whether a turn is about to begin: then most things glow. */
function isOwnTurn(match: Match): boolean {
  return match.decision?.kind === 'turn';
}

test('the source of a card’s or location’s figures can be shown', FULL, async ({ page }) => {
  await openAt(page, { game: 'new-world', seats: people(2), seed: 'asked', until: () => true });
  await page.getByRole('button', { name: 'This match' }).click();
  await page.getByRole('button', { name: 'Check the values of cards and tiles' }).click();
  await page.locator('[data-figure="new-world/A1-5"]').click();
  await expect(page.getByRole('status')).toContainText('Stand-in');
  await expect(page.getByRole('status')).toContainText('Pack A New World');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status')).toBeHidden();
});
