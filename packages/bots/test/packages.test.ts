// Run by `npm run proof:tests`, not by `npm test`.
// @module-tag full

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** On a busy machine npm alone takes a while. */
const LONG = { timeout: 300_000 };

/** The parts of the clone that packing needs. It changes files while it runs, so it runs in a copy. */
const NEEDED = ['LICENSE', 'tsconfig.base.json', 'scripts/publishable.mjs', 'packages/rules', 'packages/bots'];

let folder: string;
let installed: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'windrose-packages-'));
  installed = join(folder, 'elsewhere');
  mkdirSync(installed);
  for (const path of NEEDED) {
    mkdirSync(dirname(join(folder, 'clone', path)), { recursive: true });
    cpSync(join(ROOT, path), join(folder, 'clone', path), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'clone', 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(cwd: string, command: string, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { out: stdout, err: stderr, status };
}

describe('the published packages', () => {
  test('are packed from their sources, and leave the clone as it was', LONG, () => {
    for (const name of ['rules', 'bots']) {
      const here = join(folder, 'clone', 'packages', name);
      const before = readdirSync(here).filter((file) => file !== 'dist');
      const { err, status } = run(here, 'npm', 'pack', '--pack-destination', folder);
      expect([status, status === 0 ? '' : err]).toEqual([0, '']);
      expect(readdirSync(here).filter((file) => file !== 'dist')).toEqual(before);
      expect(
        run(here, 'git', 'diff', '--no-index', '--quiet', 'package.json', join(ROOT, 'packages', name, 'package.json'))
          .status,
      ).toBe(0);
      // The content: only code, types and readme files.
      const listed = run(folder, 'tar', '-tzf', `windrose-${name}-0.1.0.tgz`).out.trim().split('\n');
      const strange = listed.filter(
        (file) => !/^package\/(?:dist\/.*\.(?:js|d\.ts|json)|package\.json|README\.md|LICENSE)$/.test(file),
      );
      expect(strange).toEqual([]);
      expect(listed).toContain('package/dist/index.js');
      expect(listed).toContain('package/LICENSE');
    }
  });

  test('list the built files with side effects, so that a bundler keeps the declarations of mechanisms', LONG, () => {
    const about = JSON.parse(run(folder, 'tar', '-xzOf', 'windrose-rules-0.1.0.tgz', 'package/package.json').out) as {
      readonly sideEffects: readonly string[];
    };
    const listed = run(folder, 'tar', '-tzf', 'windrose-rules-0.1.0.tgz').out.split('\n');
    const { sideEffects } = JSON.parse(readFileSync(join(ROOT, 'packages/rules/package.json'), 'utf8')) as typeof about;
    expect(sideEffects.length).toBeGreaterThan(0);
    expect(about.sideEffects).toHaveLength(sideEffects.length);
    for (const pattern of about.sideEffects) {
      const [, start, end] = /^\.(\/[^*]*)\*(\.js)$/.exec(pattern) ?? [];
      expect([pattern, listed.some((file) => file.startsWith(`package${start}`) && file.endsWith(`${end}`))]).toEqual([
        pattern,
        true,
      ]);
    }
  });

  test('are installed offline, and the example runs with them', LONG, () => {
    writeFileSync(join(installed, 'package.json'), '{ "private": true, "type": "module" }');
    const tarballs = ['rules', 'bots'].map((name) => join(folder, `windrose-${name}-0.1.0.tgz`));
    const { err, status } = run(installed, 'npm', 'install', '--offline', '--no-audit', '--no-fund', ...tarballs);
    expect([status, status === 0 ? '' : err]).toEqual([0, '']);
    cpSync(join(ROOT, 'examples', 'play-a-match.mjs'), join(installed, 'play-a-match.mjs'));
    const example = run(installed, process.execPath, 'play-a-match.mjs');
    expect(example.err).toBe('');
    expect(example.out).toMatch(/^round \d+: \w+ claims /m);
    expect(example.out).toMatch(/ wins after \d+ choices\.$/m);
    expect(example.out).toMatch(/^\w+ .*expected -?\d+(?::-?\d+){3} chance [01]\.\d\d$/m);
  });

  test('let a bot think on a thread of its own, and have types', LONG, () => {
    const code = `import { createPlayer } from '@windrose/bots';
import { BotHost } from '@windrose/bots/host';
import { FastLuck, startMatch } from '@windrose/rules';

const match = { game: 'spice-road', seats: 2, seed: 'x' } as const;
const { core } = startMatch(match);
const state = core.newState();
core.deal(state, new FastLuck(1));
const host = new BotHost();
const seat = host.sit({ core, match, player: 'boatswain', seed: 1, budget: { iterations: 10 } });
const code: number = await seat.choose(state);
const same = createPlayer({ core, player: 'boatswain', seed: 1, budget: { iterations: 10 } });
console.log(code === same.choose(state), seat.replaced);
await host.close();
`;
    writeFileSync(join(installed, 'hosted.ts'), code);
    expect(run(installed, process.execPath, 'hosted.ts')).toEqual({ out: 'true 0\n', err: '', status: 0 });
    const options = ['--noEmit', '--strict', '--target', 'ES2024', '--module', 'NodeNext', '--types', 'node'];
    const types = ['--typeRoots', join(ROOT, 'node_modules', '@types')];
    const checked = run(installed, join(ROOT, 'node_modules', '.bin', 'tsc'), ...options, ...types, 'hosted.ts');
    expect([checked.out, checked.status]).toEqual(['', 0]);
  });
});
