/** `windrose join`: your bot plays online, at given tables and wherever its account has a seat. */

import { BotHost } from '@windrose/bots/host';
import { ClosedError, MatchList, Online, type OnlineMatch, RefusedError, Session } from '@windrose/protocol';
import { easternWonders } from '@windrose/rules';
import { firstWordsFor } from '@windrose/words';
import type { Command } from 'commander';

import { addFaultsFlag } from '../arena/failures.ts';
import { readPlayer } from '../arena/plan.ts';
import { Fault } from '../faults.ts';
import { listenForStop } from '../interrupt.ts';
import { playTable } from '../online/play-table.ts';

interface Flags {
  readonly server?: string;
  readonly token?: string;
  readonly player: string;
  readonly stay?: boolean;
  readonly faults: number;
}

const words = firstWordsFor('en');

/** Interval between searches for matches of the account, in milliseconds. */
const LOOK_EVERY = 5000;

export function addJoin(program: Command): void {
  const command = program
    .command('join')
    .description('let a bot play online, at the tables you name and wherever its account has a seat')
    .argument('[tables...]', 'links to tables, or the ids of their matches')
    .option(
      '--server <address>',
      'the server, such as https://windrose.example (default: the server of the first link, else http://localhost:8080)',
    )
    .option(
      '--token <token>',
      'token of the account that plays; WINDROSE_TOKEN is safer, because other users of the machine cannot see it',
    )
    .requiredOption(
      '--player <player>',
      'the player, as in the arena: ./mybot.mjs, "cmd:python3 bot.py", captain or captain@100',
    )
    .option('--stay', 'keep running when the named tables are over (always, if none are named)');
  addFaultsFlag(command, 'simple choices are made for it for the rest of the match')
    .addHelpText(
      'after',
      '\nThe bot takes a free seat at each table you name and waits for the start. It continues every running match of its\n' +
        'account, also after a restart. If it fails, a simple choice is made instead, and standard error says why.',
    )
    .action(run);
}

async function run(tables: readonly string[], flags: Flags): Promise<void> {
  const token = flags.token ?? process.env.WINDROSE_TOKEN;
  if (token === undefined || token === '') {
    throw new Fault(
      'Who plays? Set WINDROSE_TOKEN (or --token) to a token of the account. A POST to /api/tokens makes one.',
      2,
    );
  }
  if (flags.player === 'human') throw new Fault('Here a bot plays; people play online in a browser.', 2);
  readPlayer(flags.player, easternWonders.id);
  const server = serverOf(flags.server, tables);
  const ids = tables.map(matchOf);
  const stop = listenForStop();
  const ask = asking(server, token);
  const session = Session.safeParse(await ask('/api/session'));
  if (!session.success) throw new Fault(notWindrose(server));
  const { person } = session.data;
  if (person === null) throw new Fault(`${server} does not know this token.`);
  const online = new Online({ url: `${server.replace(/^http/, 'ws')}/api/socket`, token });
  reportLosses(online, server, stop);
  const host = new BotHost({ log: (sentence) => console.error(sentence), patience: 20_000 });
  const played = new Map<string, Promise<void>>();
  const play = (id: string, sitDown: boolean): Promise<void> => {
    const known = played.get(id);
    if (known) return known;
    const match: OnlineMatch = online.watch(id);
    const done = playTable(match, person.id, {
      sitDown,
      player: flags.player,
      host,
      stop,
      print: (text) => console.log(`${id}: ${text}`),
      complain: (text) => console.error(`${id}: ${text}`),
      faults: flags.faults,
    }).catch((error: unknown) => {
      // The bot was stopped while it waited.
      if (error instanceof ClosedError) return;
      if (!(error instanceof Fault || error instanceof RefusedError)) throw error;
      console.error(`${id}: ${error.message}`);
      process.exitCode = 1;
    });
    played.set(id, done);
    return done;
  };
  try {
    const named = Promise.all(ids.map((id) => play(id, true)));
    if (ids.length > 0 && !flags.stay) await Promise.race([named, aborted(stop)]);
    else {
      console.log(
        `${words.person(person)} plays at ${server}. Ctrl-C stops it; running matches continue when it is started again.`,
      );
      let there = true;
      while (!stop.aborted) {
        const answer = await ask('/api/matches?list=mine').catch((error: unknown) => {
          if (!(error instanceof Unreachable)) throw error;
          // Once it was open, a lost connection is reported already.
          if (there && online.person === null) console.error(`${error.message} ${AGAIN}`);
          return null;
        });
        there = answer !== null;
        const { matches } = answer === null ? { matches: [] } : MatchList.parse(answer);
        for (const { match, stage } of matches) if (stage !== 'over') void play(match, false);
        await Promise.race([new Promise((resolve) => setTimeout(resolve, LOOK_EVERY).unref()), aborted(stop)]);
      }
    }
  } finally {
    online.close();
    await host.close();
  }
}

/** Says when the connection is lost, and when it is back. */
function reportLosses(online: Online, server: string, stop: AbortSignal): void {
  let connected = false;
  let lost = false;
  online.subscribe(() => {
    if (stop.aborted) return;
    if (online.state === 'open') {
      if (lost) console.error(`Connected to ${server} again.`);
      connected = true;
      lost = false;
    } else if (online.state === 'gone' && connected && !lost) {
      lost = true;
      console.error(`The connection to ${server} is lost. ${AGAIN}`);
    }
  });
}

const AGAIN = 'Trying again every few seconds.';

const notWindrose = (server: string): string => `What answers at ${server} is no Windrose server.`;

/** The server that is asked: the one named, or that of the links. @throws Fault when the links lead elsewhere. */
function serverOf(named: string | undefined, tables: readonly string[]): string {
  const linked = [...new Set(tables.flatMap((table) => URL.parse(table)?.origin ?? []))];
  const server = named === undefined ? (linked[0] ?? 'http://localhost:8080') : addressOf(named);
  const elsewhere = linked.find((origin) => origin !== server);
  if (elsewhere !== undefined) throw new Fault(`A link leads to ${elsewhere}, the server is ${server}.`, 2);
  return server;
}

/** The address of a server, without a path. @throws Fault when it is none. */
function addressOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Fault(`--server: an address such as https://windrose.example, not ${JSON.stringify(text)}.`, 2);
  }
  return url.origin;
}

/** The id of a match in a link to its table, or as it is. @throws Fault when there is none. */
function matchOf(text: string): string {
  const id = /(?:^|#\/table\/)([0-9A-Za-z]{16})$/.exec(text)?.[1];
  if (id === undefined)
    throw new Fault(`${JSON.stringify(text)} is neither a link to a table nor the id of a match.`, 2);
  return id;
}

/** A server that does not answer now; it may do so later. */
class Unreachable extends Fault {}

/** Asks the server by HTTP. The answer's JSON. @throws Fault when it cannot be reached or refuses. */
function asking(server: string, token: string): (path: string) => Promise<unknown> {
  return async (path) => {
    let response: Response;
    try {
      response = await fetch(`${server}${path}`, { headers: { authorization: `Bearer ${token}` } });
    } catch {
      throw new Unreachable(`There is no server at ${server}.`);
    }
    if (response.status === 401 || response.status === 403) throw new Fault(`${server} does not know this token.`);
    // A proxy whose server is being started again.
    if (response.status >= 502 && response.status <= 504)
      throw new Unreachable(`${server} answers with ${response.status}.`);
    if (response.status === 404) throw new Fault(notWindrose(server));
    if (!response.ok) throw new Fault(`${server} answers ${path} with ${response.status}.`);
    return response.json().catch(() => {
      throw new Fault(notWindrose(server));
    });
  };
}

/** Resolves when it is asked to stop. */
function aborted(stop: AbortSignal): Promise<void> {
  if (stop.aborted) return Promise.resolve();
  return new Promise((resolve) => stop.addEventListener('abort', () => resolve(), { once: true }));
}
