// Before a package is packed: builds plain JavaScript and types from its sources and lets its exports name these.
// Afterwards: lets its exports name the sources again. Called by npm, in the folder of the package.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const here = resolve('.');
const manifest = join(here, 'package.json');
const kept = join(here, 'package.json.kept');

/** The packages whose types a package needs before its own can be built. */
const NEEDS = { rules: [], bots: ['rules'] };

function compile(name) {
  const folder = join(root, 'packages', name);
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const tsc = join(root, 'node_modules', '.bin', 'tsc');
  const args = ['-p', join(folder, 'tsconfig.build.json')];
  const { status } = spawnSync(tsc, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

function restore() {
  if (existsSync(kept)) renameSync(kept, manifest);
  rmSync(join(here, 'LICENSE'), { force: true });
}

/** The files built from a source, or from the sources of a pattern. */
const builtFiles = (source) => source.replace('./src/', './dist/').replace(/\.ts$/, '.js');

/** The built path of a source. */
function built(source) {
  const code = builtFiles(source);
  return { types: code.replace(/\.js$/, '.d.ts'), default: code };
}

function prepare() {
  // Leftovers of an interrupted run.
  restore();
  const name = basename(here);
  for (const needed of [...NEEDS[name], name]) compile(needed);
  copyFileSync(join(root, 'LICENSE'), join(here, 'LICENSE'));
  copyFileSync(manifest, kept);
  const about = JSON.parse(readFileSync(manifest, 'utf8'));
  about.exports = Object.fromEntries(Object.entries(about.exports).map(([path, source]) => [path, built(source)]));
  if (Array.isArray(about.sideEffects)) about.sideEffects = about.sideEffects.map(builtFiles);
  delete about.scripts;
  writeFileSync(manifest, `${JSON.stringify(about, null, 2)}\n`);
}

if (process.argv[2] === 'restore') restore();
else prepare();
