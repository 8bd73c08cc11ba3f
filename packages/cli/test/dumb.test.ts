/** A terminal that cannot move its cursor (`TERM=dumb`, as in editors and for some screen readers) gets plain lines. */

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Runs `windrose` on a terminal of a kind, without colours, and returns its output. */
async function onTerminal(kind: string, ...args: string[]): Promise<string> {
  const { FORCE_COLOR: _, ...outer } = process.env;
  const { stdout } = await promisify(execFile)(
    'python3',
    ['-c', 'import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)', process.execPath, MAIN, ...args],
    { env: { ...outer, NO_COLOR: '1', TERM: kind } },
  );
  return stdout;
}

test.skipIf(process.platform === 'win32')('progress moves no cursor there', { timeout: 240_000 }, async () => {
  const simulate = ['simulate', 'spice-road', '--players', 'B1', '--matches', '20'];
  expect(await onTerminal('xterm', ...simulate)).toContain('\u001B[K');
  const plain = await onTerminal('dumb', ...simulate);
  expect(plain).toMatch(/violations +0/);
  expect(plain).not.toContain('\u001B');
});
