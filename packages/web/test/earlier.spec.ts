/**
 * Browser data left by the page of commit 5306917, under the first version of the rules of all games: matches in the middle of a
 * turn, links, solved puzzles. Games with unchanged rules continue; for the others nothing is lost or replayed differently: they
 * are refused with a sentence that names both versions.
 */

import { readFileSync } from 'node:fs';

import { expect, type Page, test } from '@playwright/test';
import { findGame, loadMatch, type MatchRecord } from '@windrose/rules';

import { FULL } from './full.ts';
import { clickSomething } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Left {
  readonly entries: Readonly<Record<string, string>>;
  readonly links: Readonly<Record<string, string>>;
  /** Per game the position of a match, by the rules at the time. */
  readonly matches: Readonly<Record<string, { readonly decision: object; readonly state: object }>>;
  /** Per game: how many choices the match of its link has. */
  readonly linked: Readonly<Record<string, number>>;
}

const left = JSON.parse(readFileSync(new URL('fixtures/browser-at-5306917.json', import.meta.url), 'utf8')) as Left;
const GAMES = Object.keys(left.matches);
const changed = GAMES.filter((game) => findGame(game).rules > 1);
const unchanged = GAMES.filter((game) => findGame(game).rules === 1);
const entryOf = (game: string): string => `windrose/match/${game}`;

interface Kept {
  readonly record: MatchRecord;
  readonly pending: readonly (readonly number[])[];
}

const codesOf = ({ record, pending }: Kept): number[] => [...record.codes, ...pending.flat()];

async function openThen(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, left.entries);
  await page.reload();
}

const textOf = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((one) => localStorage.getItem(one), key);

test('there are matches of games of both kinds, all in the middle of a turn', FULL, () => {
  expect(changed.toSorted()).toEqual(['east-to-west-2', 'east-to-west-3', 'eastern-wonders-solo']);
  expect(unchanged.length).toBeGreaterThan(3);
  for (const game of GAMES) {
    const { record, pending } = JSON.parse(left.entries[entryOf(game)]!) as Kept;
    expect([record.rules, pending.length > 0], game).toEqual([1, true]);
  }
});

test('matches whose rules have not changed stand as they stood, and go on', async ({ page }) => {
  await openThen(page);
  for (const game of unchanged) {
    const before = codesOf(JSON.parse(left.entries[entryOf(game)]!) as Kept);
    await page.goto(`/#/match/${game}`);
    await expect(page.locator('[data-stage=choice], [data-stage=held]')).toBeVisible();
    const stands = JSON.parse((await textOf(page, entryOf(game)))!) as Kept;
    const match = loadMatch(stands.record);
    for (const code of stands.pending.flat()) match.choose(code);
    expect(match.state(), game).toEqual(left.matches[game]!.state);
    expect(match.decision, game).toEqual(left.matches[game]!.decision);

    const now = async (): Promise<number[]> => codesOf(JSON.parse((await textOf(page, entryOf(game)))!) as Kept);
    // The turn is ended perhaps, and the next one begun.
    for (let click = 0; click < 8 && (await now()).length === before.length; click++) await clickSomething(page, click);
    const after = await now();
    expect(after.slice(0, before.length), game).toEqual(before);
    expect(after.length, game).toBeGreaterThan(before.length);
  }
});

test('matches whose rules have changed are refused in a sentence that names both versions, and stay as they are', async ({
  page,
}) => {
  await openThen(page);
  for (const game of changed) {
    await page.goto(`/#/match/${game}`);
    const sentence = new RegExp(`version 1 of the rules of .*; this engine plays version ${findGame(game).rules}`);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save the record' })).toBeVisible();
    expect(await textOf(page, entryOf(game))).toBe(left.entries[entryOf(game)]);
  }
});

test('links open the match they hold, or say which rules it was played under', async ({ page }) => {
  for (const [game, link] of Object.entries(left.links)) {
    await page.goto('about:blank');
    await page.goto(link);
    if (findGame(game).rules === 1) {
      await expect(page.getByText(`Step 1 of ${left.linked[game]!}`).last()).toBeVisible();
    } else {
      await expect(page.getByText(/version 1 of the rules of .*; this engine plays version 2/)).toBeVisible();
    }
  }
  expect(Object.keys(left.links).map((game) => findGame(game).rules)).toEqual([1, 2]);
});

test(
  'solved puzzles are kept per set, because puzzles are made again for new rules or better bots',
  FULL,
  async ({ page }) => {
    await openThen(page);
    await page.goto('/#/puzzles');
    // The first of the two has the rules of then, the second newer ones.
    for (const name of ['A New World', /Part III/]) {
      const game = page.getByRole('region', { name });
      await expect(game.getByText(/^0 of \d+ solved$/).first()).toBeVisible();
      await expect(game.locator('[data-earlier]')).toHaveText('You solved 1 of an earlier set. These puzzles are new.');
    }
    const newest = page.getByRole('region', { name: 'Spice Road' });
    await expect(newest.locator('[data-earlier]')).toHaveCount(0);
    for (const game of ['new-world', 'east-to-west-3']) {
      const key = `windrose/puzzles/${game}`;
      expect(await textOf(page, key)).toBe(left.entries[key]);
    }
  },
);
