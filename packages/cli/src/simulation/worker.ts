/** A thread that plays parts of a simulation, one after the other. */

import { parentPort, workerData } from 'node:worker_threads';

import { readNamedGames } from '@windrose/bots/host';

import { type Job, simulate, type Tally } from './simulate.ts';

/** A range of matches that a thread is to play. */
export interface Part {
  readonly from: number;
  readonly matches: number;
}

/** What comes of it. */
export type PartReport = { readonly tally: Tally } | { readonly fault: unknown };

await readNamedGames();
const job = workerData as Job;

parentPort!.on('message', (part: Part) => {
  let told: PartReport;
  try {
    told = { tally: simulate({ ...job, ...part }, () => {}) };
  } catch (fault) {
    told = { fault };
  }
  parentPort!.postMessage(told);
});
