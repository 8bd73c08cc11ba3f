import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const EXAMPLES = fileURLToPath(new URL('../../../examples/python', import.meta.url));

const python = (...args: string[]) =>
  spawnSync('python3', args, {
    cwd: EXAMPLES,
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });

test("the examples in Python pass their own tests, with Python's standard library alone", { timeout: 300_000 }, () => {
  const { error, stderr, status } = python(
    '-I',
    '-S',
    '-c',
    'import sys; sys.path.insert(0, "."); import unittest; unittest.main("test_windrose")',
  );
  expect(error, 'This test needs python3; on Debian or Ubuntu: sudo apt-get install python3').toBeUndefined();
  expect(stderr).toMatch(/^OK$/m);
  expect(status).toBe(0);
});

test('the measurement tells three rates', { timeout: 120_000 }, () => {
  const { stdout } = python('measure.py', 'spice-road', '0.2');
  expect(stdout).toMatch(
    /^spice-road, without features: \d+ decisions a second\nspice-road, with \d+ features of 8 bits: \d+ decisions a second\nspice-road, with \d+ features of 16 bits: \d+ dec/,
  );
});
