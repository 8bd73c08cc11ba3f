/** Ctrl-C: the first asks for a clean end, so that finished work is saved and reported; the second ends the program immediately. */

import { setImmediate as breathe } from 'node:timers/promises';

import { commandLine, sameCommand } from './command-name.ts';
import { movesCursor } from './progress.ts';

/** The exit code after an interruption, as in shells: 128 plus the number of SIGINT. */
const STOPPED = 130;

/** Simultaneous signals count as one: a terminal signals the whole process group, and a parent process forwards the signal. */
const TOGETHER_MS = 500;

/** From now on Ctrl-C (and SIGTERM) do not end the program: this is called instead. Pressed again, it ends the program at once. */
export function onStop(ask: () => void): void {
  let asked: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      const now = performance.now();
      if (asked === null) {
        asked = now;
        // A process that is ending handles signals no more: one of several simultaneous ones would end it with another exit code.
        setTimeout(() => {}, TOGETHER_MS);
        ask();
      } else if (now - asked > TOGETHER_MS) process.exit(STOPPED);
    });
  }
}

/** From now on Ctrl-C (and SIGTERM) do not end the program: the signal that is given back is aborted instead. */
export function listenForStop(): AbortSignal {
  const stop = new AbortController();
  onStop(() => stop.abort());
  return stop.signal;
}

/** Lets signals come in during work that never waits: called between two steps of it. */
export async function listenBetween(): Promise<void> {
  await breathe();
}

/** Reports on standard error that work was stopped, what is saved, and the command that continues; sets the exit code 130. */
export function reportStopped(done: string, goOn: string | null): void {
  // A bar may stand in this line.
  if (movesCursor(process.stderr)) process.stderr.write('\r\u001B[K');
  console.error(goOn === null ? `Stopped ${done}.` : `Stopped ${done}. To continue: ${goOn}`);
  process.exitCode = STOPPED;
}

/** The command as it was called, with other values for some of its flags (`null`: without the flag). */
export function withFlags(flags: Readonly<Record<string, string | null>>): string {
  return commandLine(sameCommand(process.argv.slice(2), flags));
}
