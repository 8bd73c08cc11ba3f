/** A guide through matches on the page: a bot says what to choose, the test does it by mouse, keys or touch. */

import { expect, type Locator, type Page } from '@playwright/test';
import { createBot } from '@windrose/bots';
import { loadMatch, type MatchRecord } from '@windrose/rules';
import { wordsFor } from '@windrose/words';

import { NAMES } from './table.ts';

const words = wordsFor('en');

/** The choice to make now. */
export interface Advice {
  /** The label of its button. */
  readonly label: string;
  /** The number of choices advised before. */
  readonly number: number;
}

/** Plays by mouse, keyboard or touch. */
export interface InputMethod {
  /** Takes the advised option. */
  choose(advice: Advice): Promise<void>;
  /** Presses a button that is there once: the end of the turn, a "yes". */
  press(button: Locator): Promise<void>;
}

/** Plays the match on the page to its end. @returns the number of choices made. */
export async function playToEnd(page: Page, input: InputMethod): Promise<number> {
  const match = loadMatch((await kept(page)).record);
  const bots = NAMES.slice(0, match.seats).map((_, seat) => createBot({ core: match.core, seed: seat }));
  let number = 0;
  for (;;) {
    const { now, record, pending } = await kept(page);
    if (now === 'over') return number;
    expect(number, 'choices').toBeLessThan(600);
    if (now === 'held') {
      await input.press(page.locator('[data-end-turn]'));
      continue;
    }
    // The page takes decisions with one option automatically.
    for (const code of [...record.codes, ...pending.flat()].slice(match.version)) match.choose(code);
    const code = bots[match.decision!.seat]!.chooseFor(match);
    const option = match.legal().find((one) => one.code === code)!;
    const label = words.option(match, option, NAMES);
    await input.choose({ label: label.charAt(0).toUpperCase() + label.slice(1), number });
    number++;
    const sure = page.locator('[data-confirm]');
    if (await sure.isVisible()) await input.press(sure);
  }
}

/** The page's stage (`choice`, `held` or `over`), and the stored match. */
async function kept(
  page: Page,
): Promise<{ readonly now: string; readonly record: MatchRecord; readonly pending: number[][] }> {
  const [now, text] = await page.evaluate(() => [
    document.querySelector<HTMLElement>('[data-stage]')!.dataset.stage!,
    localStorage.getItem('windrose/match/test')!,
  ]);
  return { now: now!, ...(JSON.parse(text!) as { record: MatchRecord; pending: number[][] }) };
}

/**
 * The index of an option's button: the one that contains only the label and, perhaps, the outcome. Waits for it.
 */
export async function optionAt(page: Page, label: string): Promise<number> {
  const look = (wanted: string): { at: number } | false => {
    const texts = [...document.querySelectorAll('[data-offer]')].map((one) => one.textContent);
    const lengths = texts.map((text) => (text.includes(wanted) ? text.length : Infinity));
    const least = Math.min(...lengths);
    return least < Infinity && { at: lengths.indexOf(least) };
  };
  // Mostly it is there at once.
  const found = (await page.evaluate(look, label)) || (await (await page.waitForFunction(look, label)).jsonValue());
  return (found as { at: number }).at;
}

/** The thing on the table that one click takes an option by: a card, a location, a tile; it may be missing. */
export function thing(page: Page, label: string): Locator {
  const named = JSON.stringify(label);
  const start = JSON.stringify(`${label}.`);
  return page
    .locator(`[data-thing][aria-label^=${start}], [data-place][data-target="near"][aria-label$=${named}]`)
    .first();
}
