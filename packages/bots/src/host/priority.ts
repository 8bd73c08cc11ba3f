/** How a bot's thread gives way to other threads. On Linux only: elsewhere a priority is that of the whole program. */

import { spawnSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * `low` gets about a tenth of a core that another thread needs, too, but makes that one wait until the scheduler's next tick, 4 ms
 * with usual kernels. `idle` makes nobody wait, and gets next to nothing of a core that is needed.
 */
export type ThreadPriority = 'normal' | 'low' | 'idle';

/** The `nice` value of a low priority, and the most that there is. */
const [LOW_PRIORITY, LOWEST] = [10, 19];

/** Sets the priority of the calling thread. Where the program `chrt` is missing, `idle` is `low`. */
export function setThreadPriority(priority: ThreadPriority): void {
  if (priority === 'normal' || process.platform !== 'linux') return;
  setPriority(Math.min(LOWEST, getPriority() + LOW_PRIORITY));
  if (priority === 'low') return;
  const thread = basename(readlinkSync('/proc/thread-self'));
  // Node.js cannot set a scheduling policy; `chrt` is part of util-linux. Its failure is no fault: the priority is low then.
  spawnSync('chrt', ['--idle', '--pid', '0', thread], { stdio: 'ignore' });
}

/** Milliseconds of a choice below which nothing is said about its thread. */
const WORTH_MEASURING = 200;
/** The least part of a core that a thread needs; `low` would give it about twice that. */
const LEAST_SHARE = 0.05;

/**
 * Measures whether a thread gets to run.
 * @returns a function that tells whether the thread has been kept waiting nearly all the time since this call
 */
export function watchStarvation(): () => boolean {
  const began = performance.now();
  const before = process.threadCpuUsage();
  return () => {
    const waited = performance.now() - began;
    const { user, system } = process.threadCpuUsage(before);
    return waited >= WORTH_MEASURING && (user + system) / 1000 < waited * LEAST_SHARE;
  };
}
