/**
 * Plays a range of matches part by part, on one or several threads. The result does not depend on their number, and an
 * interrupted run has a complete beginning of the range.
 */

import { Worker } from 'node:worker_threads';

import { listenBetween } from '../interrupt.ts';
import { addTallies, boardStart, type Job, noTally, simulate, type Tally } from './simulate.ts';
import type { Part, PartReport } from './worker.ts';

/** Target duration of a part in milliseconds: short, because an interruption waits for it. */
const PART_MS = 200;

/** The maximum factor by which parts grow from one to the next. */
const GROWTH = 4;

/** A thread that plays parts, one after the other. */
interface Player {
  play(part: Part): Promise<Tally>;
  close(): void;
}

/**
 * Runs a job.
 * @param threads 1: on the calling thread.
 * @param done called from time to time with the number of matches played. @param stop no further part starts after it is aborted.
 * @returns the tally of all matches, or of the first ones if it was stopped.
 */
export async function runJob(
  job: Job,
  threads: number,
  done: (matches: number) => void,
  stop?: AbortSignal,
): Promise<Tally> {
  const players = Array.from({ length: threads }, () => (threads === 1 ? playerHere(job) : playerThere(job)));
  const end = job.from + job.matches;
  const tallies: Tally[] = [];
  let next = job.from;
  let size = 1;
  let played = 0;
  try {
    await Promise.all(
      players.map(async (player) => {
        while (next < end && stop?.aborted !== true) {
          const part = { from: next, matches: upTo(next, size, end) - next };
          const place = tallies.push(noTally()) - 1;
          next += part.matches;
          const begun = performance.now();
          tallies[place] = await player.play(part);
          const fits = (part.matches * PART_MS) / Math.max(1, performance.now() - begun);
          size = Math.max(1, Math.floor(Math.min(fits, part.matches * GROWTH)));
          played += part.matches;
          done(played);
        }
      }),
    );
  } finally {
    for (const player of players) player.close();
  }
  return tallies.reduce(addTallies, noTally());
}

/** The end of a part of about `size` matches: where a new board is made, if a part is longer than a board is used. */
function upTo(from: number, size: number, end: number): number {
  const board = boardStart(from + size);
  return Math.min(end, board > from ? board : from + size);
}

function playerHere(job: Job): Player {
  return {
    async play(part) {
      await listenBetween();
      return simulate({ ...job, ...part }, () => {});
    },
    close() {},
  };
}

function playerThere(job: Job): Player {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
  let settle: { resolve: (tally: Tally) => void; reject: (error: unknown) => void } | null = null;
  worker.on('message', (report: PartReport) => {
    if ('tally' in report) settle?.resolve(report.tally);
    else settle?.reject(report.fault);
  });
  worker.on('error', (error) => settle?.reject(error));
  worker.on('exit', () => settle?.reject(new Error('a thread ended before its matches were played')));
  return {
    play: (part) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        worker.postMessage(part);
      }),
    close: () => void worker.terminate(),
  };
}
