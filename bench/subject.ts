/**
 * A process that measures one subject (a game, or a peer) alone, so that nobody's types slow anybody else:
 * it tells the names of its tasks, then measures a stretch of one whenever it is asked to.
 */

import { findGame } from '@windrose/rules';
import { measure, type Measured, type Task } from './measure.ts';

/** What the process is asked: a stretch of one of its tasks. */
export interface Ask {
  readonly task: string;
  readonly ms: number;
}

/** What it tells. */
export type Tell = { readonly tasks: string[] } | { readonly measured: Measured };

const [subject = '', only = ''] = process.argv.slice(2);
const tasks = await load(subject);
// See the way into the cli: what runs compiled for the second time is as fast as it gets.
if (only === '--compile') process.exit();
const tell = (told: Tell): boolean => process.send!(told);

// Ctrl-C is the measurer's to answer; without a measurer there is nothing to do.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());

process.on('message', ({ task, ms }: Ask) => {
  tell({
    measured: measure(
      tasks.find(({ name }) => name === task)!,
      ms,
    ),
  });
});
tell({ tasks: tasks.map(({ name }) => name) });

/** Loads the tasks of a subject, and nothing of the others. */
async function load(name: string): Promise<Task[]> {
  if (name === 'boardgame.io') return (await import('./boardgame-io.ts')).boardgameIoTasks();
  if (name === 'chessops') return (await import('./chess.ts')).chessTasks();
  return (await import('./windrose.ts')).windroseTasks(findGame(name).id);
}
