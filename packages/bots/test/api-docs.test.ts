// Run by `npm run proof:tests`, not by `npm test`.
// @module-tag full

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The packages that programs import, each of which shows how it is begun with. */
const PACKAGES = ['rules', 'bots', 'words', 'protocol', 'analysis'];

/** The module names by which they are imported. */
const ENTRY_POINTS = [...PACKAGES, 'rules/mechanisms', 'bots/host'].map((name) => `@windrose/${name}`);

test('the API reference has a page for every entry point, and is made without a warning', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'windrose-api-'));
  try {
    const { stdout, stderr, status } = spawnSync('npm', ['run', '-s', 'api-docs', '--', '--out', folder], {
      cwd: ROOT,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
    const pages = ENTRY_POINTS.map((name) => join('modules', `${name.replaceAll(/[^a-z]/g, '_')}.html`));
    expect(pages.filter((page) => !existsSync(join(folder, page)))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** The examples in the comments of a package's sources, as programs. */
function examplesOf(name: string): string[] {
  const sources = join(ROOT, 'packages', name, 'src');
  return globSync('**/*.ts', { cwd: sources }).flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(/@example .*\n \* ```ts\n((?: \*.*\n)*?) \* ```/g)].map(
      ([, code = '']) => code.replaceAll(/^ \* ?/gm, ''),
    ),
  );
}

test('every entry point has an example, and all of them compile', { timeout: 300_000 }, () => {
  // Below node_modules, so that examples resolve imports as users do.
  const cache = join(ROOT, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'examples-'));
  try {
    const shown = PACKAGES.flatMap(examplesOf);
    expect(ENTRY_POINTS.filter((name) => !shown.some((code) => code.includes(`from '${name}'`)))).toEqual([]);
    const files = PACKAGES.flatMap((name) => {
      const examples = examplesOf(name);
      return examples.map((code, at) => {
        expect(code).toContain(`from '@windrose/${name}`);
        writeFileSync(join(folder, `${name}-${at}.ts`), code);
        return `${name}-${at}.ts`;
      });
    });
    const settings = {
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: { lib: ['ES2024', 'DOM'], types: ['node'], outDir: 'types' },
      files,
      references: PACKAGES.map((name) => ({ path: join(ROOT, 'packages', name) })),
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const { stdout, status } = spawnSync('npm', ['exec', '--', 'tsc', '-b', folder], {
      cwd: ROOT,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect({ status, output: stdout }).toEqual({ status: 0, output: '' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
