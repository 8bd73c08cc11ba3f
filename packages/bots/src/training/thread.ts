/** A thread in which bots play matches to learn from, or to see who is better. */

import { parentPort, workerData } from 'node:worker_threads';

import { required } from '@windrose/rules';

import { type Play, playMatches, type Seen } from './play.ts';
import { playTrial, type Trial, type TrialPlay } from './trial.ts';

/** The task of a thread. */
export type Task = { readonly learn: Play } | { readonly trial: TrialPlay };

/** Reports of a thread: its progress, and finally its result. */
export type Report<Outcome> = { readonly done: number } | { readonly outcome: Outcome };

const port = required(parentPort, 'thread that this one reports to');
const report = (message: Report<Seen | Trial>): void => port.postMessage(message);
const done = (matches: number): void => report({ done: matches });

const task = workerData as Task;
report({ outcome: 'learn' in task ? playMatches(task.learn, done) : playTrial(task.trial, done) });
