/** A thread that plays matches of an arena by number. */

import { parentPort, workerData } from 'node:worker_threads';

import { BotHost, OutsidePlayer, type PlayerFailure, readNamedGames } from '@windrose/bots/host';
import { required } from '@windrose/rules';

import { type PlayerHost, type MatchLine, playPlanned } from './match.ts';
import { readPlayer, type Setting } from './plan.ts';

/** Messages to the thread: play a match, or close. */
export type Task = { readonly match: number } | { readonly close: true };

/**
 * Messages from the thread: a result, a match that cannot be played, a failure of a player, output of a program, a process of one
 * that has started or ended.
 */
export type ThreadReport =
  | { readonly line: MatchLine; readonly record: object | null }
  | { readonly fault: string }
  | { readonly failure: PlayerFailure }
  | { readonly output: string }
  | { readonly pid: number; readonly running: boolean };

/** On a busy machine an answer in time may arrive late; the results record how late. */
const GRACE = 5000;
const PATIENCE = 600_000;

await readNamedGames();
const setting = workerData as Setting;
const port = required(parentPort, 'thread that this one reports to');
const report = (message: ThreadReport): void => port.postMessage(message);
const treat = { grace: GRACE, patience: PATIENCE };
const hosts = setting.players.map((label): PlayerHost => {
  const { player } = readPlayer(label, setting.request.game, setting.weights);
  return typeof player === 'string'
    ? new BotHost({ ...treat, log: (_, failure) => report({ failure: { ...failure, player: label } }) })
    : new OutsidePlayer(player, {
        ...treat,
        failed: (failure) => report({ failure: { ...failure, player: label } }),
        onOutput: (line) => report({ output: `${label}: ${line}` }),
        onProcess: (pid, running) => report({ pid, running }),
      });
});

port.on('message', (task: Task) => {
  if ('close' in task) {
    for (const host of hosts) void host.close();
    port.close();
    return;
  }
  let record: object | null = null;
  const keep = (made: object): void => void (record = made);
  playPlanned(setting, task.match, hosts, setting.records === true ? keep : null).then(
    (line) => report({ line, record }),
    (error: unknown) => report({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
