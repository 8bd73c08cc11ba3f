// `npm run release -- 1.2.3`: sets the version everywhere, dates the changelog, tests, and makes the tarballs.
// `npm run release -- 1.2.3 --dry-run`: says what that would do and whether anything is in its way; changes nothing.
// `npm run release -- --tarballs`: makes the tarballs of the version as it is.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root, run, stop } from './setup.mjs';

const OUT = join(root, 'results', 'release');
const packages = readdirSync(join(root, 'packages'));
const manifests = ['package.json', ...packages.map((name) => join('packages', name, 'package.json'))];

const read = (path) => readFileSync(join(root, path), 'utf8');
const write = (path, text) => writeFileSync(join(root, path), text);

/** Sets the version in every manifest, in the Python package, and in what the packages need of each other. */
function setVersion(version) {
  for (const path of manifests) {
    const about = JSON.parse(read(path));
    about.version = version;
    for (const name of Object.keys(about.dependencies ?? {})) {
      if (name.startsWith('@windrose/')) about.dependencies[name] = version;
    }
    write(path, `${JSON.stringify(about, null, 2)}\n`);
  }
  for (const path of ['python/README.md', 'docs/writing-a-bot.md']) {
    write(path, read(path).replaceAll(/windrose-\d[\w.-]*?(?=-py3|\.tgz)/g, `windrose-${version}`));
  }
  write('python/pyproject.toml', read('python/pyproject.toml').replace(/^version = ".*"$/m, `version = "${version}"`));
  const init = 'python/src/windrose/__init__.py';
  write(init, read(init).replace(/^__version__ = ".*"$/m, `__version__ = "${version}"`));
  if (!run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], { quiet: true })) {
    stop('The lock file could not be brought up to date.');
  }
}

/** Gives the changelog's open section the version and today's date. */
function dateChangelog(version) {
  const text = read('CHANGELOG.md');
  if (!text.includes('## Unreleased\n')) stop('CHANGELOG.md has no section "Unreleased": nothing to release.');
  const today = new Date().toISOString().slice(0, 10);
  write('CHANGELOG.md', text.replace('## Unreleased\n', `## Unreleased\n\n## ${version} (${today})\n`));
}

function tarballs() {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  for (const name of packages) {
    const about = JSON.parse(read(join('packages', name, 'package.json')));
    if (about.private) continue;
    if (!run('npm', ['pack', '--silent', '-w', about.name, '--pack-destination', OUT]))
      stop(`${about.name} was not packed.`);
  }
  if (!run('npm', ['run', '--silent', 'player'])) stop('The package for players was not made.');
}

const published = () =>
  packages.flatMap((name) => {
    const { private: kept, name: called } = JSON.parse(read(join('packages', name, 'package.json')));
    return kept ? [] : [called];
  });

/** Standard output of git without its last line break; null if git says no. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

const numbersOf = (version) => version.split(/[-+]/)[0].split('.').map(Number);

/** Whether a version comes after another; a pre-release (1.2.3-rc.1) is before its version. */
function isAfter(version, before) {
  const [now, then] = [numbersOf(version), numbersOf(before)];
  const at = now.findIndex((part, index) => part !== then[index]);
  return at < 0 ? before.includes('-') && !version.includes('-') : now[at] > then[at];
}

/** The obstacles to a release, as sentences. */
function obstacles(version) {
  const before = JSON.parse(read('package.json')).version;
  const open = read('CHANGELOG.md').split('## Unreleased\n')[1]?.split(/^## /m)[0];
  return [
    git('status', '--porcelain') && 'There are changes that are not committed: commit them, or put them aside.',
    git('rev-parse', '--verify', '--quiet', `refs/tags/v${version}`) !== null &&
      `The tag v${version} is there already.`,
    !isAfter(version, before) && `${version} does not come after ${before}, the version of today.`,
    !open?.trim() && 'CHANGELOG.md says nothing under "Unreleased".',
  ].filter(Boolean);
}

const words = process.argv.slice(2);
const dry = words.includes('--dry-run');
const [asked, ...more] = words.filter((word) => word !== '--dry-run');
const form = dry ? /^\d+\.\d+\.\d+(-[\w.]+)?$/ : /^(--tarballs|\d+\.\d+\.\d+(-[\w.]+)?)$/;
if (asked === undefined || more.length > 0 || !form.test(asked)) {
  stop('Say which version: npm run release -- 1.2.3 [--dry-run]   (or --tarballs for those of the version as it is)');
}
if (asked !== '--tarballs') {
  const found = obstacles(asked);
  if (found.length > 0) stop(found.join('\n'));
}
if (dry) {
  console.log(`Nothing is in the way of ${asked}. It would:`);
  console.log(`  set the version of ${manifests.length} manifests, of the Python package and of the lock file;`);
  console.log('  date the open section of CHANGELOG.md;');
  console.log('  run all tests (npm run proof:tests);');
  console.log(`  make tarballs of ${published().join(', ')} and of the package for players in results/release.`);
  process.exit(0);
}
if (asked !== '--tarballs') {
  setVersion(asked);
  dateChangelog(asked);
  if (!run('npm', ['run', 'proof:tests'])) stop('Not released: a test failed.');
}
tarballs();
console.log(`The tarballs are in results/release.`);
if (asked !== '--tarballs')
  console.log(`Now: git commit -am "Version ${asked}", git tag v${asked}, npm publish each tarball.`);
