/** Shared helpers of online tests: people on separate devices, and a program that plays in their names. */

import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { createBot } from '@windrose/bots';
import { newCommandId, type SetTable, type Step, Table } from '@windrose/protocol';
import { RulesError } from '@windrose/rules';

import { startByHand } from '../../server/test/players.ts';

/** A person with their own browser, known to the server by a name. */
export interface Friend {
  readonly context: BrowserContext;
  readonly page: Page;
}

type BrowserOptions = Parameters<Browser['newContext']>[0];

/** A person opens the page. @param name without one the server does not know them yet */
export async function arrive(browser: Browser, name: string | null, options: BrowserOptions = {}): Promise<Friend> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  if (name !== null) await post(page, '/api/session', { name });
  return { context, page };
}

/** Creates an account with an unused name. @returns the name */
export async function join({ page }: Friend, name: string): Promise<string> {
  const own = `${name} ${Math.random().toString(36).slice(2, 8)}`;
  await post(page, '/api/account', { name: own, passphrase: 'a boat full of tea' });
  return own;
}

async function post(page: Page, path: string, body: object): Promise<unknown> {
  const answer = await page.request.post(path, { data: body });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Sets up a table as the person of a page. @returns the id of its match */
export async function setTable(page: Page, wanted: Partial<SetTable>): Promise<string> {
  const set = { id: newCommandId(), game: 'eastern-wonders', seats: 2, ...wanted };
  return ((await post(page, '/api/matches', set)) as { match: string }).match;
}

/** Sends a command to a table as the person of a page. */
export async function command(page: Page, match: string, asked: object, version = 0): Promise<void> {
  await post(page, '/api/commands', { id: newCommandId(), match, version, ...asked });
}

/** The person of a page agrees to free text at a table. */
export async function agreeToText(page: Page, match: string): Promise<void> {
  const answer = await page.request.put(`/api/matches/${match}/chat/free`, { data: { agree: true } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Starts a match of people whose pages are not at the table. @param pages by seat; the first person has set the table */
export async function start(match: string, pages: readonly Page[]): Promise<void> {
  await startByHand(pages.map((page) => (asked) => command(page, match, asked)));
}

/** Two people at a started match, on the seats 0 and 1; their pages are not at the table. @param browsers what their browsers are like */
export async function startOfTwo(
  browser: Browser,
  wanted: Partial<SetTable> = {},
  browsers: { readonly ada?: BrowserOptions; readonly bea?: BrowserOptions } = {},
): Promise<{ ada: Friend; bea: Friend; match: string }> {
  const ada = await arrive(browser, 'Ada', browsers.ada);
  const bea = await arrive(browser, 'Bea', browsers.bea);
  const match = await setTable(ada.page, wanted);
  await command(bea.page, match, { type: 'sit', seat: 1 });
  await start(match, [ada.page, bea.page]);
  return { ada, bea, match };
}

/** The table as the server knows it. */
export async function tableNow(page: Page, match: string): Promise<Table> {
  const answer = await page.request.get(`/api/matches/${match}/steps?since=0`);
  const table = new Table();
  for (const step of ((await answer.json()) as { steps: Step[] }).steps) table.apply(step);
  return table;
}

/** Plays turns with the people's own sessions, as a program of theirs would, until something holds. */
export async function playOn(match: string, seats: readonly Page[], until: (table: Table) => boolean): Promise<Table> {
  for (;;) {
    const table = await tableNow(seats[0]!, match);
    const { decision } = table;
    if (!decision || until(table)) return table;
    const copy = table.match!.fork();
    const bot = createBot({ core: copy.core, seed: table.version, level: 'deckhand' });
    const codes: number[] = [];
    const { turn } = copy;
    while (copy.decision?.seat === decision.seat && copy.turn === turn) {
      const code = bot.chooseFor(copy);
      codes.push(code);
      try {
        copy.choose(code);
      } catch (error) {
        // The server draws, and its answer contains the draw.
        if (error instanceof RulesError && error.code === 'untold-luck') break;
        throw error;
      }
    }
    await command(seats[decision.seat]!, match, { type: 'choose', codes }, table.version);
  }
}
