/**
 * A process that measures one subject (a game, or a peer) in isolation, so that subjects do not affect each other's optimisation:
 * it lists its tasks, then measures a sample of one on request.
 */

import { findGame } from '@windrose/rules';
import { measure, type Measured, type Task } from './measure.ts';

/** A request: a sample of one of the tasks. */
export interface Ask {
  readonly task: string;
  readonly ms: number;
}

/** Messages of the process. */
export type Message = { readonly tasks: string[] } | { readonly measured: Measured };

const [subject = '', only = ''] = process.argv.slice(2);
const tasks = await load(subject);
// See the way into the cli: what runs compiled for the second time is as fast as it gets.
if (only === '--compile') process.exit();
const send = (message: Message): boolean => process.send!(message);

// Ctrl-C is the measurer's to answer; without a measurer there is nothing to do.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());

process.on('message', ({ task, ms }: Ask) => {
  send({
    measured: measure(
      tasks.find(({ name }) => name === task)!,
      ms,
    ),
  });
});
send({ tasks: tasks.map(({ name }) => name) });

/** Loads the tasks of a subject, and nothing of the others. */
async function load(name: string): Promise<Task[]> {
  if (name === 'boardgame.io') return (await import('./boardgame-io.ts')).boardgameIoTasks();
  if (name === 'chessops') return (await import('./chess.ts')).chessTasks();
  return (await import('./windrose.ts')).windroseTasks(findGame(name).id);
}
