/** Processes that measure one game or one peer each, of this clone or of another one. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Fault } from '../faults.ts';

// The benchmark itself is outside the packages: it needs the peers, which nothing else needs.
const OWN = fileURLToPath(new URL('../../../../', import.meta.url));

/** One stretch that was measured; see `bench/measure.ts`. */
export interface Measured {
  readonly steps: number;
  readonly turns?: number;
  readonly matches?: number;
  readonly seconds: number;
  readonly wall: number;
  /** Only programs in Node report these. */
  readonly bytes?: number;
  readonly setUpBytes?: number;
}

/** A process that measures one game or one peer. */
export interface Measurer {
  readonly name: string;
  readonly tasks: readonly string[];
  measure(task: string, ms: number): Promise<Measured>;
  stop(): void;
}

/** A process that measures one game or one peer. */
export class Subject implements Measurer {
  readonly name: string;
  readonly tasks: readonly string[];
  readonly #process: ChildProcess;

  private constructor(name: string, tasks: readonly string[], child: ChildProcess) {
    this.name = name;
    this.tasks = tasks;
    this.#process = child;
  }

  /** @param clone the folder of the clone whose code is measured. @throws Fault when it has no programs that measure. */
  static async start(name: string, clone = OWN): Promise<Subject> {
    if (!existsSync(join(clone, 'bench/subject.ts'))) {
      throw new Fault(
        'Speeds can be measured only in a clone of Windrose: the installed package has no bench/ folder.',
      );
    }
    // Peers are measured as they run in earnest, without their development checks.
    const how = { execArgv: ['--expose-gc'], env: { ...process.env, NODE_ENV: 'production' } };
    await once(fork(join(clone, 'bench/subject.ts'), [name, '--compile'], how), 'exit');
    const child = fork(join(clone, 'bench/subject.ts'), [name], how);
    const { tasks } = (await answer(name, child)) as { tasks: string[] };
    return new Subject(name, tasks, child);
  }

  async measure(task: string, ms: number): Promise<Measured> {
    const message = answer(this.name, this.#process);
    this.#process.send({ task, ms });
    return ((await message) as { measured: Measured }).measured;
  }

  stop(): void {
    this.#process.kill();
  }
}

/** The next message of a process. @throws Fault if it ends instead. */
function answer(name: string, child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Fault(`The process that measures ${name} has ended; the reason is above.`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}
