/** Peers that are not packages of npm: programs that answer in lines of JSON. */

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { Fault } from '../faults.ts';
import type { Measured, Measurer } from './subject.ts';

// It stands beside the packages, like all measuring.
const APART = new URL('../../../../bench/apart.ts', import.meta.url).href;

/** The location of a peer's program, or why there is none; see `bench/apart.ts`. */
type SeparatePeer = { readonly command: readonly [program: string, ...args: string[]] } | { readonly missing: string };

/** Starts the peers; one that is not available is skipped, and the reason reported. */
export async function startSeparatePeers(report: (sentence: string) => void): Promise<Measurer[]> {
  const { PEERS_APART } = (await import(APART)) as { PEERS_APART: Readonly<Record<string, () => SeparatePeer>> };
  const started: Measurer[] = [];
  for (const [name, find] of Object.entries(PEERS_APART)) {
    const found = find();
    if ('missing' in found) report(`${name} is left out: ${found.missing}`);
    else started.push(await start(name, found.command));
  }
  return started;
}

async function start(name: string, [program, ...args]: readonly [string, ...string[]]): Promise<Measurer> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<unknown> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Fault(`The process that measures ${name} has ended; the reason is above.`);
    return JSON.parse(value) as unknown;
  };
  const { tasks } = (await next()) as { tasks: string[] };
  return {
    name,
    tasks,
    async measure(task, ms) {
      child.stdin.write(`${JSON.stringify({ task, ms })}\n`);
      return ((await next()) as { measured: Measured }).measured;
    },
    stop: () => void child.kill(),
  };
}
