// Run by `npm run proof:tests`, not by `npm test`.
// @module-tag full

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The Node that stands outside the project, as a stranger has it; where there is none, the project's own. */
const SYSTEM_NODE = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .map((folder) => join(folder, 'node'))
  .find((file) => existsSync(file));

/** The Nodes a stranger may have: an older one, and that of the project. */
const NODES = [...new Set([SYSTEM_NODE, process.execPath])].filter((node) => node !== undefined);

test.each(NODES)('in a clone the command is there by its name, with %s', { timeout: 120_000 }, (node) => {
  const env: NodeJS.ProcessEnv = { ...process.env, npm_command: 'exec', npm_lifecycle_event: '' };
  delete env.WINDROSE_COMMAND;
  const folder = mkdtempSync(join(tmpdir(), 'windrose-clone-'));
  try {
    const args = [join(ROOT, 'packages/cli/bin.mjs'), 'play', 'spice-road', '--save', 'm.json'];
    const { status, stdout } = spawnSync(node, args, { cwd: folder, encoding: 'utf8', env, input: 'quit\n' });
    expect([status, stdout]).toEqual([0, expect.stringContaining('npx windrose play --resume m.json')]);
    expect(existsSync(join(folder, 'm.json'))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('the package for players, installed in an empty folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'windrose-player-'));
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: '', npm_command: 'exec' };
  delete (env as Record<string, string | undefined>).WINDROSE_COMMAND;
  const script = join(folder, 'node_modules', 'windrose', 'bin', 'windrose.js');

  beforeAll(() => {
    const made = spawnSync(process.execPath, ['scripts/player.mjs'], { cwd: ROOT, encoding: 'utf8' });
    if (made.status !== 0) throw new Error(made.stderr);
    const release = join(ROOT, 'results', 'release');
    const tarball = readdirSync(release).find((name) => /^windrose-\d.*\.tgz$/.test(name))!;
    writeFileSync(join(folder, 'package.json'), '{}');
    const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline', join(release, tarball)];
    const installed = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
    if (installed.status !== 0) throw new Error(installed.stderr);
  }, 300_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(NODES)(
    'plays a match in the terminal with %s',
    (node) => {
      const args = [script, 'simulate', 'spice-road', '--matches', '5'];
      const { status, stderr } = spawnSync(node, args, { cwd: folder, encoding: 'utf8', env });
      expect(stderr).not.toContain('Error');
      expect(status).toBe(0);
    },
    120_000,
  );

  test.each(NODES)(
    'serves the page and online matches with %s',
    async (node) => {
      const server = spawn(node, [script, 'serve', '--port', '0', '--json'], { cwd: folder, env });
      try {
        const { value } = await createInterface({ input: server.stdout })[Symbol.asyncIterator]().next();
        const { address } = JSON.parse(value as string) as { address: string };
        expect(await (await fetch(address)).text()).toContain('<title>');
        expect((await fetch(`${address}api/games`)).status).toBe(200);
        expect(existsSync(join(folder, '.local', 'share', 'windrose', 'windrose.sqlite'))).toBe(true);
      } finally {
        server.kill();
        await new Promise((resolve) => server.once('exit', resolve));
      }
    },
    120_000,
  );

  test.each(NODES)(
    'a bot that imports the packages plays with %s',
    (node) => {
      const bot = join(folder, 'bot.mjs');
      const text = `import { createBot } from '@windrose/bots';
import { FastLuck } from '@windrose/rules';
import '@windrose/rules/mechanisms';
export default ({ core, seed }) => createBot({ core, seed: new FastLuck(seed).draw(9), level: 'passenger' });`;
      writeFileSync(bot, text);
      const args = [script, 'arena', 'spice-road', '--players', './bot.mjs,B0', '--matches', '2', '--json'];
      const { status, stdout, stderr } = spawnSync(node, args, { cwd: folder, encoding: 'utf8', env });
      expect([status, stderr]).toEqual([0, '']);
      expect((JSON.parse(stdout) as { players: { failures: number }[] }).players[0]).toMatchObject({ failures: 0 });
    },
    120_000,
  );

  test('files that the help names came along', () => {
    const run = (...args: string[]): string =>
      spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8', env }).stdout;
    const named = ['', 'arena', 'train', 'serve', 'engine', 'bench'].flatMap((command) =>
      [...run(...command.split(' ').filter(Boolean), '--help').matchAll(/\S+\.md/g)].map(([file]) => file),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  }, 120_000);

  test.each([
    ['bench spice-road --quick', /^Speeds can be measured only in a clone/],
    ['train spice-road --ship --matches 2', /^--ship replaces weights only in a clone/],
    ['arena spice-road --players B0,B7', /which is only in a clone/],
  ])(
    '"%s", which needs a clone, says so',
    (command, sentence) => {
      const args = [script, ...command.split(' ')];
      const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
      expect([status, stderr]).toEqual([1, expect.stringMatching(sentence)]);
    },
    120_000,
  );

  test('a hint names a command that works', () => {
    const args = [script, 'play', 'spice-road', '--seats', 'human,bot', '--save', 'm.json'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env, input: 'quit\n' });
    const hint = /npx windrose (play --resume \S+)/.exec(stdout);
    expect(stdout).toMatch(/npx windrose play --resume/);
    const again = spawnSync(process.execPath, [script, ...hint![1]!.split(' ')], {
      cwd: folder,
      encoding: 'utf8',
      env,
      input: 'quit\n',
    });
    expect(again).toMatchObject({ status: 0 });
  }, 120_000);
});
