/** `npm run release -- VERSION --dry-run` says what is in the way of a release, and changes nothing. */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('../../../scripts/release.mjs', import.meta.url));

function release(...args: string[]): { status: number | null; stderr: string } {
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, stderr };
}

test('a version that is not newer than the one of today is refused', () => {
  const { status, stderr } = release('0.0.1', '--dry-run');
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^0\.0\.1 does not come after \d+\.\d+\.\d+, the version of today\.$/m),
  ]);
});

test.each([[], ['1.2'], ['v1.2.3'], ['1.2.3', '4.5.6'], ['--tarballs', '--dry-run']])(
  '%s is answered with the usage',
  (...args) => {
    const { status, stderr } = release(...args);
    expect([status, stderr]).toEqual([1, expect.stringContaining('npm run release -- 1.2.3 [--dry-run]')]);
  },
);
