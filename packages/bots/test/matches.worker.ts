/** Plays given matches and reports the results. */

import { parentPort, workerData } from 'node:worker_threads';

import { type MatchPlan, playMatch } from './matches.ts';

parentPort!.postMessage((workerData as MatchPlan[]).map(playMatch));
