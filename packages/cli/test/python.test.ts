import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import type { Summary } from '../src/arena/summary.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The exit code of `scripts/python.mjs` where Python's packages cannot be fetched. */
const OUT_OF_REACH = 75;

test(
  'the Python package passes its type check, its tests and the official checkers',
  { timeout: 900_000, tags: 'full' },
  (context) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/python.mjs', 'test'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    if (status === OUT_OF_REACH) context.skip(stdout.trim());
    expect(`${stdout}\n${stderr}`).toMatch(/^OK/m);
    expect(status).toBe(0);
  },
);

test(
  'the example learns Spice Road with numpy alone, and what it has learned beats the deckhand in the arena',
  { timeout: 900_000, tags: 'full' },
  (context) => {
    const found = spawnSync(process.execPath, ['scripts/python.mjs', 'interpreter'], { cwd: ROOT, encoding: 'utf8' });
    if (found.status === OUT_OF_REACH) context.skip(found.stdout.trim());
    const python = found.stdout.trim().split('\n').at(-1)!;
    const folder = mkdtempSync(join(tmpdir(), 'windrose-learned-'));
    try {
      const policy = join(folder, 'policy.npz');
      const learning = ['python/examples/learn_spice_road.py', '--matches', '3000', '--meet', '0', '--out', policy];
      const learned = spawnSync(python, learning, { cwd: ROOT, encoding: 'utf8' });
      expect([learned.status, learned.stderr]).toEqual([0, '']);
      expect(statSync(policy).size).toBeLessThan(40_000);
      const bot = `cmd:${python} python/examples/learned_bot.py ${policy}`;
      const args = ['arena', 'spice-road', '--players', bot, '--players', 'deckhand', '--matches', '40', '--json'];
      const played = spawnSync(process.execPath, ['packages/cli/src/main.ts', ...args], {
        cwd: ROOT,
        encoding: 'utf8',
      });
      expect([played.status, played.stderr]).toEqual([0, '']);
      const { players } = JSON.parse(played.stdout) as Summary;
      expect(players[0]).toMatchObject({ seated: 40, failures: 0 });
      // This many are no chance for one who is no better than the deckhand: it wins five of six.
      expect(players[0]!.wins).toBeGreaterThan(26);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test(
  "the engine's part of the package needs nothing but Python's standard library",
  { timeout: 120_000, tags: 'full' },
  () => {
    const { stderr, status } = spawnSync('python3', ['-S', '-m', 'unittest', 'tests.test_engine'], {
      cwd: `${ROOT}python`,
      encoding: 'utf8',
      env: { ...process.env, PYTHONPATH: 'src', PYTHONDONTWRITEBYTECODE: '1' },
    });
    expect(stderr).toMatch(/^OK$/m);
    expect(status).toBe(0);
  },
);
