/** A thread in which bots play matches to learn from. */

import { parentPort, workerData } from 'node:worker_threads';

import { required } from '@windrose/rules';

import { type Play, playMatches, type Seen } from './play.ts';

/** What the thread tells: how far it is, and at the end what was seen. */
export type TrainingReport = { readonly done: number } | { readonly seen: Seen };

const port = required(parentPort, 'thread that this one reports to');
const tell = (told: TrainingReport): void => port.postMessage(told);

tell({ seen: playMatches(workerData as Play, (done) => tell({ done })) });
