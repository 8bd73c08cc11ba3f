/** A thread that does its part of a training. */

import { workerData } from 'node:worker_threads';

import { descend, type SharedTraining } from './learner.ts';

/** The part of a thread. */
export interface LearnerPart {
  readonly training: SharedTraining;
  readonly thread: number;
  readonly threads: number;
}

const { training, thread, threads } = workerData as LearnerPart;
descend(training, thread, threads);
