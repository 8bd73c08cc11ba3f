/** A server process that can be killed and comes back on its port. It runs from one bundled file, so that it is back quickly. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { rolldown } from 'rolldown';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

let bundled: Promise<string> | null = null;

/** The server as one file, and the thread of its bots beside it. */
function bundle(): Promise<string> {
  bundled ??= (async () => {
    const folder = here(`../../node_modules/.cache/online-${process.pid}`);
    const made = await rolldown({
      input: {
        server: here('../../packages/server/src/index.ts'),
        thread: here('../../packages/bots/src/host/thread.ts'),
      },
      platform: 'node',
      // Packages that read their own files stay external.
      external: [/swagger-ui/, /^pino/, 'pg-native'],
      logLevel: 'silent',
    });
    await made.write({ dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js' });
    await made.close();
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return `${folder}/server.js`;
  })();
  return bundled;
}

/** How often a server that does not come up is tried again. */
const MOST_ATTEMPTS = 100;

export type Environment = Readonly<Record<string, string>>;

export class ServerProcess {
  port = 0;
  /** How often it ended without having been asked to. */
  crashes = 0;
  readonly #env: Environment;
  readonly #script: string;
  #child: ChildProcess | null = null;
  /** Whether it should serve: from `start` until it is asked to end. */
  #wanted = false;
  /** The start in progress, of which there is at most one: two would contend for the port. */
  #starting: Promise<void> | null = null;

  /** @param script what it runs, in this folder */
  constructor(env: Environment, script = './serve.ts') {
    this.#env = env;
    this.#script = script;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Bytes of memory that it occupies. */
  get memory(): number {
    const [, resident] = readFileSync(`/proc/${this.#child!.pid!}/statm`, 'utf8').split(' ');
    return Number(resident) * 4096;
  }

  /** Seconds for which its threads have kept a core busy, as the scheduler counts them: `stat` only samples them, in hundredths. */
  get busy(): number {
    const tasks = `/proc/${this.#child!.pid!}/task`;
    const nanoseconds = readdirSync(tasks).map((task) =>
      Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
    );
    return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9;
  }

  /** Resolves when it serves. From then on it is started again whenever it crashes. */
  start(): Promise<void> {
    this.#wanted = true;
    this.#starting ??= this.#launch().finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  }

  /** Starts a process, again and again until it serves or is no longer wanted. */
  async #launch(): Promise<void> {
    const SERVER = await bundle();
    for (let attempt = 1; this.#wanted; attempt++) {
      const env = { ...process.env, LOG_LEVEL: 'fatal', ...this.#env, SERVER, PORT: String(this.port) };
      const child = spawn(process.execPath, [here(this.#script)], { env, stdio: ['pipe', 'pipe', 'ignore'] });
      this.#child = child;
      const exit = once(child, 'exit');
      const [line] = await Promise.race([once(child.stdout, 'data'), exit.then(() => [null])]);
      // The database may be away just now, or the port be in use for another moment.
      if (line === null) {
        if (attempt === MOST_ATTEMPTS) throw new Error('The server does not start.');
        continue;
      }
      this.port = (JSON.parse(String(line)) as { port: number }).port;
      void exit.then(() => {
        if (this.#child !== child || !this.#wanted) return;
        this.crashes++;
        void this.start();
      });
      return;
    }
  }

  /** Kills it immediately. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks it to end as it should. @returns its exit code */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** The id of its process; undefined before the first start. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    this.#wanted = false;
    // A crash may just have caused a restart. That child must not outlive this call.
    const starting = this.#starting;
    if (starting) {
      this.#child?.kill('SIGKILL');
      await starting;
    }
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const gone = once(child, 'exit');
    child.kill(signal);
    return ((await gone) as [number | null])[0];
  }
}
