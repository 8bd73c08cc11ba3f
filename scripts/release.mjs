// `npm run release -- 1.2.3`: sets the version everywhere, dates the changelog, tests, and makes the tarballs.
// `npm run release -- --tarballs`: makes the tarballs of the version as it is.
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

const [asked] = process.argv.slice(2);
if (asked === undefined || !/^(--tarballs|\d+\.\d+\.\d+(-[\w.]+)?)$/.test(asked)) {
  stop('Say which version: npm run release -- 1.2.3   (or --tarballs for those of the version as it is)');
}
if (asked !== '--tarballs') {
  setVersion(asked);
  dateChangelog(asked);
  if (!run('npm', ['test'])) stop('Not released: a test failed.');
}
tarballs();
console.log(`The tarballs lie in results/release.`);
if (asked !== '--tarballs')
  console.log(`Now: git commit -am "Version ${asked}", git tag v${asked}, npm publish each tarball.`);
