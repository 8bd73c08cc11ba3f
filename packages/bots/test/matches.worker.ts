/** Plays the matches it is given and tells how they went. */

import { parentPort, workerData } from 'node:worker_threads';

import { type MatchPlan, playMatch } from './matches.ts';

parentPort!.postMessage((workerData as MatchPlan[]).map(playMatch));
