import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Stands for npm: says what it was asked for, and puts there what the launcher looks for. */
const NPM = `#!/bin/sh
echo "npm $*"
mkdir -p node_modules/.bin
ln -s "${process.execPath}" node_modules/.bin/node
echo '{"packages": {}}' > node_modules/.package-lock.json
`;

/** Stands for the program: says what it was given. */
const PROGRAM = 'console.log(JSON.stringify([process.argv.slice(2), process.env.WINDROSE_COMMAND]));\n';

const folder = mkdtempSync(join(tmpdir(), 'windrose-fresh-'));
const bin = join(folder, 'packages', 'cli', 'bin.mjs');

beforeAll(() => {
  for (const part of ['packages/cli/src', 'tools']) mkdirSync(join(folder, part), { recursive: true });
  cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true });
  cpSync(join(ROOT, 'packages/cli/bin.mjs'), bin);
  const lock = { packages: { 'node_modules/only-for-tests': { version: '1.0.0', dev: true } } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(folder, 'packages/cli/src/main.ts'), PROGRAM);
  writeFileSync(join(folder, 'tools', 'npm'), NPM, { mode: 0o755 });
});

afterAll(() => rmSync(folder, { recursive: true }));

function call(env: NodeJS.ProcessEnv) {
  const { WINDROSE_COMMAND: _, ...outer } = process.env;
  const path = `${join(folder, 'tools')}${delimiter}${process.env.PATH ?? ''}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'engine', '--strict'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...outer, npm_command: '', npm_lifecycle_event: '', ...env, PATH: path },
  });
  return { status, stdout, stderr };
}

test('without the scripts, as in an image for servers, it runs what is installed', () => {
  call({});
  renameSync(join(folder, 'scripts'), join(folder, 'away'));
  try {
    expect(call({})).toEqual({
      status: 0,
      stdout: '[["engine","--strict"],"node packages/cli/bin.mjs"]\n',
      stderr: '',
    });
  } finally {
    renameSync(join(folder, 'away'), join(folder, 'scripts'));
    rmSync(join(folder, 'node_modules'), { recursive: true });
  }
});

test('the first command in a fresh clone installs what is missing, aside from its own output', () => {
  expect(call({ npm_lifecycle_event: 'windrose' })).toEqual({
    status: 0,
    stdout: '[["engine","--strict"],"npm run -s windrose --"]\n',
    stderr: expect.stringMatching(/^Installing what is missing.*\nnpm ci /) as string,
  });
  // Then everything is there that it runs with, and hints name the command as it was typed.
  expect(call({ npm_command: 'exec' }).stdout).toBe('[["engine","--strict"],"npx windrose"]\n');
  expect(call({})).toEqual({
    status: 0,
    stdout: '[["engine","--strict"],"node packages/cli/bin.mjs"]\n',
    stderr: '',
  });
});
