/** A thread that plays a range of matches. */

import { parentPort, workerData } from 'node:worker_threads';

import { readNamedGames } from '@windrose/bots/host';

import { type Job, simulate, type Tally } from './simulate.ts';

/** What the thread tells: how far it is, and at the end what came of it. */
export type Told = { readonly done: number } | { readonly tally: Tally };

const tell = (told: Told): void => parentPort!.postMessage(told);

await readNamedGames();
tell({ tally: simulate(workerData as Job, (done) => tell({ done })) });
