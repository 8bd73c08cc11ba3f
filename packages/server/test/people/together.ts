/** People at tables, for tests. */

import { createBot } from '@windrose/bots';
import { newCommandId, type OnlineMatch } from '@windrose/protocol';
import { type Match, RulesError } from '@windrose/rules';
import { expect } from 'vitest';

import { startByHand } from '../players.ts';
import type { Running } from '../running.ts';
import { Browser } from './browser.ts';

export const PASSPHRASE = 'seven little boats';

/** A person with a browser and a program's token. */
export interface Somebody {
  readonly browser: Browser;
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

let count = 0;
/** An unused name. */
const freshName = (name: string): string => `${name} ${++count}`;

/** A member, or a guest if requested. */
export async function somebody(running: Running, name: string, guest = false): Promise<Somebody> {
  const browser = new Browser(running);
  const own = freshName(name);
  const { status, body } = guest
    ? await browser.ask('POST', '/api/session', { name: own })
    : await browser.ask('POST', '/api/account', { name: own, passphrase: PASSPHRASE });
  expect(status).toBe(200);
  return { browser, id: body.person.id as string, name: own, token: await browser.token() };
}

/** A started match; the first sets the table. */
export async function startedMatch(people: readonly Somebody[], over: object = {}): Promise<string> {
  const wanted = { id: newCommandId(), game: 'spice-road', seats: people.length, ...over };
  const { status, body } = await people[0]!.browser.ask('POST', '/api/matches', wanted);
  expect(status).toBe(200);
  const match = body.match as string;
  for (const [seat, { browser }] of people.entries()) {
    if (seat > 0) await command(browser, match, { type: 'sit', seat });
  }
  await startByHand(
    people.map(
      ({ browser }) =>
        (asked) =>
          command(browser, match, asked),
    ),
  );
  return match;
}

/** A command over HTTP, which is expected to be done. */
export async function command(browser: Browser, match: string, asked: object): Promise<void> {
  const { status, body } = await browser.ask('POST', '/api/commands', {
    id: newCommandId(),
    version: 1e9,
    match,
    ...asked,
  });
  expect([status, body.reason]).toEqual([200, undefined]);
}

/** Plays a match to its end: every seat of the given people, quickly. */
export async function playOut(running: Running, match: string, people: readonly Somebody[]): Promise<void> {
  await Promise.all(
    people.map(async ({ token, id }, at) => {
      const online = running.online(token).watch(match);
      await online.until(({ known }) => known);
      await playOwn(online, online.table.seatOf(id)!, at + 1);
    }),
  );
}

/** Plays until a round has begun. */
export async function playRounds(
  running: Running,
  match: string,
  people: readonly Somebody[],
  round: number,
): Promise<void> {
  await Promise.all(
    people.map(async ({ token, id }, at) => {
      const online = running.online(token).watch(match);
      await online.until(({ known }) => known);
      await playOwn(online, online.table.seatOf(id)!, at + 1, ({ table }) => table.match!.round >= round);
    }),
  );
}

async function playOwn(
  match: OnlineMatch,
  seat: number,
  seed: number,
  enough: (match: OnlineMatch) => boolean = () => false,
): Promise<void> {
  let bot: ReturnType<typeof createBot> | null = null;
  for (;;) {
    await match.until(
      (own) =>
        own.table.stage === 'over' || own.table.decision?.seat === seat || (own.table.match !== null && enough(own)),
    );
    if (match.table.stage === 'over' || enough(match)) return;
    bot ??= createBot({ core: match.table.match!.core, seed, level: 'passenger' });
    await match.choose(turnOf(bot, match.table.match!, seat));
  }
}

/** A turn tried on a copy: its choices, or those up to one that reveals something. */
function turnOf(bot: ReturnType<typeof createBot>, match: Match, seat: number): number[] {
  const copy = match.fork();
  const codes: number[] = [];
  while (copy.decision?.seat === seat) {
    const code = bot.chooseFor(copy);
    codes.push(code);
    try {
      copy.choose(code);
    } catch (error) {
      if (error instanceof RulesError && error.code === 'untold-luck') break;
      throw error;
    }
  }
  return codes;
}
