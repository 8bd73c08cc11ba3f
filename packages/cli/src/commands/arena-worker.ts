/** `windrose arena-worker`: plays matches for arenas on other machines. */

import type { Command } from 'commander';

import { work } from '../arena/worker.ts';
import { whole } from '../flags.ts';
import { PLAYING_VERSION } from './arena.ts';

interface Flags {
  readonly nats: string;
  readonly workers: number;
  readonly once?: boolean;
}

export function addArenaWorker(program: Command): void {
  program
    .command('arena-worker')
    .description('play matches for arenas that share their work through a NATS server; may come, go and be killed')
    .requiredOption('--nats <url>', 'the NATS server, with JetStream: nats://host:4222')
    .option('--workers <number>', 'threads that play', whole(1, 256), 1)
    .option('--once', 'end when there is nothing to do')
    .addHelpText('after', '\nStarted by hand on as many machines as there are; Ctrl-C gives back what is not finished.')
    .action(run);
}

async function run({ nats, workers, once = false }: Flags): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  await work({
    url: nats,
    version: PLAYING_VERSION,
    threads: workers,
    tell: (sentence) => console.error(sentence),
    stop: stop.signal,
    once,
  });
}
