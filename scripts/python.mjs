// The Python package: `node scripts/python.mjs test | wheel | measure | interpreter`.
//
//   test [all]   its types and tests in an environment of its own; `all` runs the checkers on every game
//   wheel        builds python/dist/windrose-*.whl with the engine inside
//   measure      speeds beside OpenSpiel's and PettingZoo's own games
//   interpreter  makes the environment and prints where its Python is
//
// Exit code 0: done; 1: failed; 75: Python's packages could not be fetched, nothing was tried.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { bundleEngine } from './bundle-engine.mjs';
import { root } from './setup.mjs';

const OUT_OF_REACH = 75;
const folder = join(root, 'python');
const requirements = join(folder, 'requirements-test.txt');
const wanted = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
const environment = join(root, 'node_modules', '.cache', `python-${wanted}`);
const windows = process.platform === 'win32';
const interpreter = join(environment, windows ? 'Scripts/python.exe' : 'bin/python');

function python(args, options = {}) {
  const env = { ...process.env, PYTHONPATH: 'src', PYTHONDONTWRITEBYTECODE: '1', ...options.env };
  return spawnSync(interpreter, args, { cwd: folder, stdio: 'inherit', ...options, env }).status === 0;
}

/** Makes the environment, unless it is there. Ends the program where that is not possible. */
function setUp() {
  const done = join(environment, 'complete');
  if (existsSync(done)) return;
  rmSync(environment, { recursive: true, force: true });
  const made = spawnSync('python3', ['-m', 'venv', environment], { encoding: 'utf8' });
  if (made.status !== 0) {
    console.log('Skipped: Python cannot make an environment; on Debian or Ubuntu: sudo apt-get install python3-venv');
    process.exit(OUT_OF_REACH);
  }
  console.log('Installing the Python packages of the tests (about a minute)…');
  const args = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', requirements];
  const installed = spawnSync(interpreter, args, { encoding: 'utf8', timeout: 600_000 });
  if (installed.status !== 0) {
    console.log(`Skipped: the Python packages cannot be fetched: ${lastLine(installed.stderr)}`);
    process.exit(OUT_OF_REACH);
  }
  writeFileSync(done, '');
}

const lastLine = (text) => (text ?? '').trim().split('\n').at(-1);

function wheel() {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  return python(['-m', 'build', '--wheel', '--no-isolation', '--outdir', 'dist', '.']);
}

const [what = 'test', how] = process.argv.slice(2);
setUp();
if (what === 'interpreter') {
  console.log(interpreter);
  process.exit(0);
}
bundleEngine(join(folder, 'src', 'windrose', 'engine.mjs'));
const tasks = {
  test: () =>
    python(['-m', 'mypy']) &&
    python(['-m', 'unittest', 'discover', '-s', 'tests'], { env: { WINDROSE_TEST: how ?? '' } }),
  wheel,
  measure: () => python(['examples/measure.py']),
};
if (!Object.hasOwn(tasks, what))
  throw new Error(`"${what}" is not one of ${[...Object.keys(tasks), 'interpreter'].join(', ')}.`);
process.exit(tasks[what]() ? 0 : 1);
