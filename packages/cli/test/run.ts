/** Runs the real command in a separate process, as a person or a script does. */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The file of the command. */
export const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Run {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

/** Starts `windrose` with arguments; colours are off. */
export function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcessWithoutNullStreams {
  // The runner of the tests may force colours; Node warns where both are said.
  const { FORCE_COLOR: _, ...outer } = process.env;
  return spawn(process.execPath, [MAIN, ...args], { env: { ...outer, NO_COLOR: '1', ...env } });
}

/** Runs `windrose` to its end, `input` being everything it can read. */
export async function windrose(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Run> {
  const child = start(args, env);
  // A command may end without having read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [out, err, code] = await Promise.all([textOf(child.stdout), textOf(child.stderr), ended(child)]);
  return { out, err, code };
}

/** The exit code of a process, once it has one; `null` if a signal ended it. */
export function ended(child: ChildProcessWithoutNullStreams): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  stream.setEncoding('utf8');
  for await (const part of stream) text += part;
  return text;
}
