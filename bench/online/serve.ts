/**
 * A server process for the proofs: configured by its environment, it prints its port as one line of JSON.
 *
 *   SERVER         the module of the server, as one file
 * ~  CRASH_ONE_IN   if set, it kills itself after one in so many commits, before answering or publishing
 */

import { enableCompileCache } from 'node:module';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

import type * as Server from '@windrose/server';

// A process that was killed is back sooner.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));
const { readConfig, WindroseServer } = (await import(process.env.SERVER!)) as typeof Server;

const server = await WindroseServer.create({ config: readConfig(process.env, '/nowhere') });
const port = await server.listen(Number(process.env.PORT ?? 0), '127.0.0.1');

const oneIn = Number(process.env.CRASH_ONE_IN ?? 0);
if (oneIn > 0) {
  const { journal } = server.matchService;
  const append = journal.append.bind(journal);
  journal.append = async (entry) => {
    const stored = await append(entry);
    if (stored && Math.random() * oneIn < 1) process.kill(process.pid, 'SIGKILL');
    return stored;
  };
}

process.once('SIGTERM', () => void server.close());
// The parent holds the other end of standard input, which closes when the parent ends.
process.stdin.resume().once('end', () => process.exit(1));
(process.stdin as Socket).unref();
console.log(JSON.stringify({ port }));
