/** Spreads a range of matches over threads. What comes of it does not depend on how many there are. */

import { Worker } from 'node:worker_threads';

import { addTallies, boardStart, type Job, noTally, simulate, type Tally } from './simulate.ts';
import type { Told } from './worker.ts';

/**
 * Plays a job on `threads` threads (1: on this very one).
 * @param done is told now and then how many matches are played.
 */
export async function runJob(job: Job, threads: number, done: (matches: number) => void): Promise<Tally> {
  if (threads === 1) return simulate(job, done);
  const ranges = split(job, threads);
  const progress = ranges.map(() => 0);
  const tallies = await Promise.all(
    ranges.map((range, at) =>
      runWorker(range, (matches) => {
        progress[at] = matches;
        done(progress.reduce((sum, part) => sum + part, 0));
      }),
    ),
  );
  return tallies.reduce(addTallies, noTally());
}

/** Cuts a job into at most so many ranges, at places where a new board is made. */
function split(job: Job, parts: number): Job[] {
  const end = job.from + job.matches;
  const cuts = Array.from({ length: parts - 1 }, (_, at) =>
    boardStart(job.from + Math.floor((job.matches * (at + 1)) / parts)),
  );
  const edges = [job.from, ...cuts.map((cut) => Math.max(cut, job.from)), end];
  return edges
    .slice(0, -1)
    .map((from, at) => ({ ...job, from, matches: edges[at + 1]! - from }))
    .filter((range) => range.matches > 0);
}

function runWorker(job: Job, done: (matches: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
    worker.on('message', (told: Told) => {
      if ('tally' in told) resolve(told.tally);
      else done(told.done);
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('a thread ended before its matches were played')));
  });
}
