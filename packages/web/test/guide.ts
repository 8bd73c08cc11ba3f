/** A guide through matches on the page: a bot says what to choose, the test does it by mouse, keys or touch. */

import { expect, type Locator, type Page } from '@playwright/test';
import { createBot } from '@windrose/bots';
import { loadMatch, type MatchRecord } from '@windrose/rules';
import { wordsFor } from '@windrose/words';

import { NAMES, stage } from './table.ts';

const words = wordsFor('en');

/** What is to be chosen now. */
export interface Advice {
  /** What is written on its button. */
  readonly label: string;
  /** How many choices have been advised before. */
  readonly number: number;
}

/** How a test plays. */
export interface Way {
  /** Takes the advised option. */
  choose(advice: Advice): Promise<void>;
  /** Presses a button that is there once: the end of the turn, a "yes". */
  press(button: Locator): Promise<void>;
}

/** Plays the match on the page to its end. @returns the number of choices made. */
export async function playToEnd(page: Page, way: Way): Promise<number> {
  const match = loadMatch((await kept(page)).record);
  const bots = NAMES.slice(0, match.seats).map((_, seat) => createBot({ core: match.core, seed: seat }));
  let number = 0;
  for (let now = await stage(page); now !== 'over'; now = await stage(page)) {
    expect(number, 'choices').toBeLessThan(600);
    if (now === 'held') {
      await way.press(page.locator('[data-end-turn]'));
      continue;
    }
    // The page takes by itself what leaves no choice.
    const { record, pending } = await kept(page);
    for (const code of [...record.codes, ...pending.flat()].slice(match.version)) match.choose(code);
    const code = bots[match.decision!.seat]!.chooseFor(match);
    const option = match.legal().find((one) => one.code === code)!;
    const said = words.option(match, option, NAMES);
    await way.choose({ label: said.charAt(0).toUpperCase() + said.slice(1), number });
    number++;
    const sure = page.locator('[data-confirm]');
    if (await sure.isVisible()) await way.press(sure);
  }
  return number;
}

/** The match as the page keeps it. */
async function kept(page: Page): Promise<{ readonly record: MatchRecord; readonly pending: number[][] }> {
  const text = await page.evaluate(() => localStorage.getItem('windrose/match/test')!);
  return JSON.parse(text) as { record: MatchRecord; pending: number[][] };
}

/**
 * Where the button of an option is among all of them: the one that says no more than the label and, perhaps, what it
 * leads to. Waits for it.
 */
export async function optionAt(page: Page, label: string): Promise<number> {
  const found = await page.waitForFunction((wanted) => {
    const texts = [...document.querySelectorAll('[data-offer]')].map((one) => one.textContent);
    const lengths = texts.map((text) => (text.includes(wanted) ? text.length : Infinity));
    const least = Math.min(...lengths);
    return least < Infinity && { at: lengths.indexOf(least) };
  }, label);
  return ((await found.jsonValue()) as { at: number }).at;
}

/** The thing on the table that one click takes an option by: a card, a location, a tile; it may be missing. */
export function thing(page: Page, label: string): Locator {
  const named = JSON.stringify(label);
  const start = JSON.stringify(`${label}.`);
  return page
    .locator(`[data-thing][aria-label^=${start}], [data-place][data-target="near"][aria-label$=${named}]`)
    .first();
}
