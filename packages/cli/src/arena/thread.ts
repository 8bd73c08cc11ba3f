/** A thread that plays the matches of an arena it is told the numbers of. */

import { parentPort, workerData } from 'node:worker_threads';

import { BotHost } from '@windrose/bots/host';

import { type MatchLine, playPlanned } from './match.ts';
import type { Setting } from './plan.ts';

/** What the thread is told: to play a match. */
export interface Task {
  readonly match: number;
}

/** What it tells: how the match went, that it cannot be played, that a player has failed. */
export type Told = { readonly line: MatchLine } | { readonly fault: string } | { readonly warning: string };

/** On a busy machine a bot that keeps its time may be answered late; the results tell how late. */
const GRACE = 5000;
const PATIENCE = 600_000;

const setting = workerData as Setting;
const tell = (told: Told): void => parentPort!.postMessage(told);
const hosts = setting.players.map(
  () => new BotHost({ grace: GRACE, patience: PATIENCE, log: (warning) => tell({ warning }) }),
);

parentPort!.on('message', ({ match }: Task) => {
  playPlanned(setting, match, hosts).then(
    (line) => tell({ line }),
    (error: unknown) => tell({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
