import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** What `scripts/python.mjs` ends with where Python's packages cannot be fetched. */
const OUT_OF_REACH = 75;

test(
  'the Python package passes its type check, its tests and the official checkers',
  { timeout: 900_000 },
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

test("the engine's part of the package needs nothing but Python's standard library", { timeout: 120_000 }, () => {
  const { stderr, status } = spawnSync('python3', ['-S', '-m', 'unittest', 'tests.test_engine'], {
    cwd: `${ROOT}python`,
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: 'src', PYTHONDONTWRITEBYTECODE: '1' },
  });
  expect(stderr).toMatch(/^OK$/m);
  expect(status).toBe(0);
});
