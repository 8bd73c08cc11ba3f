/** One measurement: how much is done, and allocated, in a short stretch of time. */

import { getHeapStatistics } from 'node:v8';

/** Something that can be measured. */
export interface Task {
  /** Name, unique within its subject. */
  readonly name: string;
  /** Runs for `ms` milliseconds of wall-clock time; returns the counts. */
  run(ms: number): Counts;
  /** Sets up matches without playing them; their allocations are reported separately. */
  setUp?(matches: number): void;
}

/** The work done; `steps` is the common unit: decisions, moves, plies. */
export interface Counts {
  readonly steps: number;
  readonly turns?: number;
  readonly matches?: number;
}

/** The measurement of one sample. */
export interface Measured extends Counts {
  /** Seconds that a core really worked at it: those in which other programs had the core are not in it. */
  readonly seconds: number;
  /** Seconds on the clock. */
  readonly wall: number;
  /** Bytes allocated on the heap meanwhile, whether collected since or not, those of setting up matches left out. */
  readonly bytes: number;
  /** Bytes allocated by setting up matches. */
  readonly setUpBytes: number;
}

/** Measures one stretch of a task, beginning with a clean heap. */
export function measure(task: Task, ms: number): Measured {
  globalThis.gc?.();
  const before = allocated();
  const start = performance.now();
  const worked = process.threadCpuUsage();
  const counts = task.run(ms);
  const { user, system } = process.threadCpuUsage(worked);
  const wall = (performance.now() - start) / 1000;
  const played = allocated();
  task.setUp?.(counts.matches ?? 0);
  const setUpBytes = allocated() - played;
  return { ...counts, seconds: (user + system) / 1e6, wall, bytes: played - before - setUpBytes, setUpBytes };
}

/** V8's count of all bytes ever allocated; collecting takes nothing away from it. */
function allocated(): number {
  return getHeapStatistics().total_allocated_bytes;
}
