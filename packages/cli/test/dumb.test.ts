/**
 * On a real terminal: keys, and a window that is given back as it was. One that cannot move its cursor (`TERM=dumb`, as in
 * editors and for some screen readers) gets plain lines.
 */

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { startMatch } from '@windrose/rules';
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

/** Presses keys on a terminal of 24 lines, each once what is expected has been printed: pairs of these as arguments. */
const PRESS = `
import fcntl, os, pty, struct, sys, termios
waits, command = sys.argv[1].split("|"), sys.argv[2:]
pid, terminal = pty.fork()
if pid == 0:
    fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 100, 0, 0))
    os.execvp(command[0], command)
output, seen = b"", 0
def read():
    try:
        return os.read(terminal, 65536)
    except OSError:
        return b""
for wait, key in zip(waits[::2], waits[1::2]):
    while wait.encode() not in output[seen:]:
        more = read()
        if not more:
            sys.exit("ended before " + wait + ": " + repr(output[seen:]))
        output += more
    seen = len(output)
    os.write(terminal, key.encode().decode("unicode_escape").encode())
while True:
    more = read()
    if not more:
        break
    output += more
sys.stdout.buffer.write(output)
sys.exit(os.waitpid(pid, 0)[1] >> 8)
`;

test.skipIf(process.platform === 'win32')(
  'a film goes by keys, in a window of its own',
  { timeout: 120_000 },
  async () => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'film' });
    while (match.round < 3) match.choose(match.legal()[0]!.code);
    const folder = mkdtempSync(join(tmpdir(), 'windrose-film-'));
    try {
      const file = join(folder, 'match.json');
      writeFileSync(file, JSON.stringify(match.record()));
      const { FORCE_COLOR: _, ...outer } = process.env;
      const steps = ['1/5', String.raw`\x1b[C`, '2/5', ' ', '3/5', String.raw`\x1b[D`, '2/5', String.raw`\x1b[A`];
      steps.push('1/5', String.raw`4\r`, '4/5', String.raw`99\r`, 'are 1 to 5', 'q');
      const args = ['-c', PRESS, steps.join('|'), process.execPath, MAIN, 'replay', file, '--film'];
      const env = { ...outer, NO_COLOR: '1', TERM: 'xterm' };
      const { stdout } = await promisify(execFile)('python3', args, { env });
      expect(stdout.split('\u001B[?1049h')).toHaveLength(2);
      expect(stdout.split('\u001B[?1049l')).toHaveLength(2);
      // Output printed before the film can still be scrolled to.
      expect(stdout).not.toContain('\u001B[3J');
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
