/** A server process that can be killed and comes back on its port. It runs from one bundled file, so that it is back quickly. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
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
  #wanted = false;

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

  /** Seconds for which it has kept a core busy. */
  get busy(): number {
    const fields = readFileSync(`/proc/${this.#child!.pid!}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }

  /** Resolves when it serves. From then on it is started again whenever it crashes. */
  async start(): Promise<void> {
    this.#wanted = true;
    const SERVER = await bundle();
    for (let attempt = 1; ; attempt++) {
      const env = { ...process.env, LOG_LEVEL: 'fatal', ...this.#env, SERVER, PORT: String(this.port) };
      const child = spawn(process.execPath, [here(this.#script)], { env, stdio: ['pipe', 'pipe', 'ignore'] });
      const exit = once(child, 'exit');
      const [line] = await Promise.race([once(child.stdout, 'data'), exit.then(() => [null])]);
      // The database may be away just now, or the port be in use for another moment.
      if (line === null) {
        if (attempt === MOST_ATTEMPTS) throw new Error('The server does not start.');
        continue;
      }
      this.#child = child;
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

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    this.#wanted = false;
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const gone = once(child, 'exit');
    child.kill(signal);
    return ((await gone) as [number | null])[0];
  }
}
