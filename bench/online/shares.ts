/**
 * One greedy address beside a hundred other people: how much do they notice?
 *
 *   node bench/online/shares.ts [--minutes 10] [--rounds 2] [--people 100]
 *
 * Half of the time the others play alone, half of it beside `greedy.ts`, each time on a fresh server with its usual limits. The
 * results are the response times of their choices, and of bots at ten more tables, without and with the attacker. The exit code
 * is 1 if the 99th percentile more than doubled.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { newCommandId, Online, type OnlineMatch, type SocketLike } from '@windrose/protocol';

import { startStorage } from '../../packages/server/test/storages.ts';
import { Latencies, play } from './latencies.ts';
import { ServerProcess } from './server-process.ts';
import { WindroseTable } from './windrose-table.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '2' },
    people: { type: 'string', default: '100' },
  },
});
const [minutes, rounds, people] = [Number(values.minutes), Number(values.rounds), Number(values.people)];
const seconds = (minutes * 60) / rounds / 2;
const tables = people / 2;
/** Choices a second of all: a table makes one a second. */
const RATE = tables;
const BOT_TABLES = 10;
/** Milliseconds before a player against a bot chooses. */
const PACE = 1000;
/** Milliseconds in which the attacker gets what it can before the others are measured. */
const HEAD_START = 5000;
const MOST_RATIO = 2;

const addressOf = (at: number): Record<string, string> => ({ 'x-forwarded-for': `198.51.100.${at + 1}` });

/** A player against a bot, at their own table, measuring the bot's response times. */
async function playBot(url: string, at: number, end: number, latencies: Latencies): Promise<void> {
  const from = addressOf(200 + at);
  const json = { ...from, 'content-type': 'application/json' };
  const opened = await fetch(`${url}/api/session`, { method: 'POST', headers: json, body: '{"name":"Ann"}' });
  const cookie = opened.headers.get('set-cookie')!.split(';')[0]!;
  const made = await fetch(`${url}/api/tokens`, { method: 'POST', headers: { ...from, cookie } });
  const { token } = (await made.json()) as { token: string };
  const open = (to: string): SocketLike => new WebSocket(to, { headers: from } as never) as SocketLike;
  const online = new Online({ url: `${url.replace('http', 'ws')}/api/socket`, token, open });
  const over = new Promise<null>((resolve) => setTimeout(resolve, end - performance.now(), null).unref());
  try {
    while (performance.now() < end) {
      const body = { id: newCommandId(), game: 'spice-road', seats: 2, bots: [null, 'boatswain'] };
      const headers = { ...json, authorization: `Bearer ${token}` };
      const set = await fetch(`${url}/api/matches`, { method: 'POST', headers, body: JSON.stringify(body) });
      const match = online.watch(((await set.json()) as { match: string }).match);
      await match.until(({ known }) => known);
      await match.start();
      const mine = ({ table }: OnlineMatch): boolean => table.stage === 'over' || table.decision?.seat === 0;
      for (;;) {
        if ((await Promise.race([match.until(mine), over])) === null || match.table.stage === 'over') break;
        await new Promise((resolve) => setTimeout(resolve, PACE));
        await match.choose([match.table.match!.legal()[0]!.code]);
        if (mine(match)) continue;
        const began = performance.now();
        await Promise.race([match.until(mine), over]);
        latencies.add(performance.now() - began);
      }
      match.close();
      if (match.table.stage !== 'over') return;
    }
  } finally {
    online.close();
  }
}

interface Phase {
  readonly choices: Latencies;
  readonly bots: Latencies;
}

/** The measurements without and with the attacker. */
const found = {
  alone: { choices: new Latencies(), bots: new Latencies() },
  attacked: { choices: new Latencies(), bots: new Latencies() },
};

async function phase({ choices, bots }: Phase, attacked: boolean): Promise<void> {
  const storage = await startStorage('SQLite');
  // With a public address the proxy in front says where people come from; here everybody says it themselves.
  const server = new ServerProcess({ ...storage.env, PUBLIC_URL: 'http://windrose.example' });
  await server.start();
  const { url } = server;
  const seated: WindroseTable[] = [];
  for (let at = 0; at < tables; at++) seated.push(await WindroseTable.open([url, url], at, addressOf(at)));
  let greedy: ChildProcess | null = null;
  if (attacked) {
    const script = fileURLToPath(new URL('./greedy.ts', import.meta.url));
    // In reality it would have its own machine: its computation must not slow the server.
    const command = [process.execPath, script, url, '203.0.113.66'];
    greedy = spawn('nice', ['-n', '19', ...command], { stdio: ['pipe', 'pipe', 'inherit'] });
  }
  await new Promise((resolve) => setTimeout(resolve, HEAD_START));
  const end = performance.now() + seconds * 1000;
  const botPlay = Array.from({ length: BOT_TABLES }, (_, at) => playBot(url, at, end, bots));
  const busy = server.busy;
  await play(seated, seconds, RATE, choices);
  await Promise.all(botPlay);
  const cores = (server.busy - busy) / seconds;
  const about: Record<string, unknown> = {
    attacked,
    cores: Number(cores.toFixed(2)),
    mib: Math.round(server.memory / 2 ** 20),
  };
  if (greedy) {
    const said = once(greedy.stdout!, 'data') as Promise<[Buffer]>;
    greedy.stdin!.write('end');
    const limit = new Promise<null>((resolve) => setTimeout(resolve, 20_000, null));
    const line = await Promise.race([said, limit]);
    about.greedy = line === null ? 'it did not end' : (JSON.parse(String(line[0])) as unknown);
    greedy.kill('SIGKILL');
  }
  console.log(JSON.stringify({ ...about, crashes: server.crashes }));
  for (const table of seated) table.close();
  await server.kill();
  await storage.close();
}

for (let round = 0; round < rounds; round++) {
  await phase(found.alone, false);
  await phase(found.attacked, true);
}
const all = rounds * seconds;
const figures = (latencies: Latencies) => {
  const { rate, p50, p99, most } = latencies.over(all);
  return {
    perSecond: Number(rate.toFixed(1)),
    p50: Number(p50.toFixed(1)),
    p99: Number(p99.toFixed(1)),
    most: Math.round(most),
  };
};
const ratio = figures(found.attacked.choices).p99 / figures(found.alone.choices).p99;
const botRatio = figures(found.attacked.bots).p99 / figures(found.alone.bots).p99;
console.log(
  JSON.stringify(
    {
      minutes,
      people,
      choices: {
        alone: figures(found.alone.choices),
        attacked: figures(found.attacked.choices),
        ratioOfP99: Number(ratio.toFixed(2)),
      },
      bots: {
        alone: figures(found.alone.bots),
        attacked: figures(found.attacked.bots),
        ratioOfP99: Number(botRatio.toFixed(2)),
      },
    },
    null,
    1,
  ),
);
process.exit(ratio <= MOST_RATIO ? 0 : 1);
