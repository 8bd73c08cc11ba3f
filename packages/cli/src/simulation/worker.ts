/** A thread that plays parts of a simulation, one after the other. */

import { parentPort, workerData } from 'node:worker_threads';

import { readNamedGames } from '@windrose/bots/host';
import { required } from '@windrose/rules';

import { type Job, simulate, type Tally } from './simulate.ts';

/** A range of matches that a thread is to play. */
export interface Part {
  readonly from: number;
  readonly matches: number;
}

/** The result of a part. */
export type PartReport = { readonly tally: Tally } | { readonly fault: unknown };

await readNamedGames();
const job = workerData as Job;

const port = required(parentPort, 'thread that this one reports to');
port.on('message', (part: Part) => {
  let report: PartReport;
  try {
    report = { tally: simulate({ ...job, ...part }, () => {}) };
  } catch (fault) {
    report = { fault };
  }
  port.postMessage(report);
});
