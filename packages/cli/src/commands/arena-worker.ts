/** `windrose arena-worker`: plays matches for arenas on other machines. */

import type { Command } from 'commander';

import { work } from '../arena/worker.ts';
import { whole } from '../flags.ts';
import { listenForStop } from '../interrupt.ts';
import { PLAYING_VERSION } from './arena.ts';

interface Flags {
  readonly nats: string;
  readonly workers: number;
  readonly once?: boolean;
}

export function addArenaWorker(program: Command): void {
  program
    .command('arena-worker')
    .description('play matches for arenas that share their work through a NATS server; can be stopped at any time')
    .requiredOption('--nats <url>', 'the NATS server, with JetStream: nats://host:4222')
    .option('--workers <number>', 'number of threads', whole(1, 256), 1)
    .option('--once', 'exit when there is nothing left to do')
    .addHelpText('after', '\nStart it on as many machines as you like. Ctrl-C hands unfinished matches back.')
    .action(run);
}

async function run({ nats, workers, once = false }: Flags): Promise<void> {
  const stop = listenForStop();
  await work({
    url: nats,
    version: PLAYING_VERSION,
    threads: workers,
    report: (sentence) => console.error(sentence),
    stop,
    once,
  });
}
