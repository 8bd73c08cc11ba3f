// `npm run player`: one package with the page, the server, the terminal and the bots, for people who only want to play.
// Writes results/release/windrose-VERSION.tgz; `npx` or `npm install -g` needs no clone and no build.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';

import { build, root, stop } from './setup.mjs';

const STAGE = join(root, 'results', 'player');
const OUT = join(root, 'results', 'release');
const PARTS = ['rules', 'words', 'bots', 'analysis', 'protocol', 'server', 'cli'];

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const manifests = Object.fromEntries(PARTS.map((name) => [name, read(join(root, 'packages', name, 'package.json'))]));

/** The published source of each of our own imports, by name. */
const entries = new Map(
  PARTS.flatMap((name) =>
    Object.entries(manifests[name].exports ?? {}).map(([path, source]) => [
      `@windrose/${name}${path.slice(1)}`,
      join(STAGE, 'packages', name, source).replace(/\.ts$/, '.js'),
    ]),
  ),
);

/** The file of an import of our own; a name with a star stands for many. */
function fileOf(name) {
  const exact = entries.get(name);
  if (exact !== undefined) return exact;
  for (const [pattern, file] of entries) {
    const [start, end] = pattern.split('*');
    if (end === undefined || !name.startsWith(start) || !name.endsWith(end)) continue;
    return file.replace('*', name.slice(start.length, name.length - end.length));
  }
  return undefined;
}

/** A source as plain JavaScript: types gone, imports naming files of this package. */
function plain(source, to) {
  const code = stripTypeScriptTypes(source, { mode: 'strip' });
  return code
    .replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.ts\1/g, '$1$2.js$1')
    .replaceAll(/(['"])(@windrose\/[^'"]+)\1/g, (whole, quote, name) => {
      const file = fileOf(name);
      if (file === undefined) return whole;
      const path = relative(dirname(to), file).split(sep).join('/');
      return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    });
}

function copyPart(name) {
  const from = join(root, 'packages', name, 'src');
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(STAGE, 'packages', name, 'src', relative(from, source)).replace(/\.ts$/, '.js');
    mkdirSync(dirname(target), { recursive: true });
    if (source.endsWith('.ts')) writeFileSync(target, plain(readFileSync(source, 'utf8'), target));
    else cpSync(source, target);
  }
  const { version } = manifests[name];
  writeFileSync(
    join(STAGE, 'packages', name, 'package.json'),
    JSON.stringify({ name: `@windrose/${name}`, version, type: 'module' }),
  );
}

/** All that the parts need from npm, and the Node of each platform for those whose own is too old. */
function manifest() {
  const own = read(join(root, 'package.json'));
  const needed = PARTS.flatMap((name) => Object.entries(manifests[name].dependencies ?? {}));
  const outside = needed.filter(([name]) => !name.startsWith('@windrose/'));
  return {
    name: 'windrose',
    version: own.version,
    description: own.description,
    license: own.license,
    type: 'module',
    bin: { windrose: 'bin/windrose.js' },
    files: ['bench', 'bin', 'docs', 'examples', 'packages'],
    engines: own.engines,
    dependencies: Object.fromEntries(outside.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    optionalDependencies: own.optionalDependencies,
  };
}

const LAUNCHER = `#!/usr/bin/env node
// Starts Windrose on a Node that can run it: this one, or the one that was installed along.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const main = join(here, '..', 'packages', 'cli', 'src', 'main.js');
const args = process.argv.slice(2);
// One word is enough to play: the page, in the browser.
const command = args.length > 0 ? args : ['serve'];
const env = process.env;
env.WINDROSE_COMMAND ??= env.npm_command === 'exec' ? 'npx windrose' : 'windrose';
env.WINDROSE_DATA ??= join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'windrose');

/** The first version with everything that the server needs of Node. */
const [major] = process.versions.node.split('.').map(Number);
if (major >= 24) {
  process.argv.splice(2, Infinity, ...command);
  await import(new URL('../packages/cli/src/main.js', import.meta.url).href);
} else {
  const node = installedNode();
  if (node === null) {
    console.error(\`Windrose needs Node 24 or newer; this is \${process.version}, and none was installed along for \${process.platform}-\${process.arch}.\`);
    process.exit(1);
  }
  const child = spawn(node, [main, ...command], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

/** The Node among the dependencies, or null. */
function installedNode() {
  const require = createRequire(import.meta.url);
  const { platform, arch } = process;
  const names = [\`node-\${platform === 'win32' ? 'win' : platform}-\${arch}\`, \`node-bin-\${platform}-\${arch}\`];
  for (const name of names) {
    try {
      const node = join(dirname(require.resolve(\`\${name}/package.json\`)), 'bin', platform === 'win32' ? 'node.exe' : 'node');
      if (existsSync(node)) return node;
    } catch {
      // This platform's package has another name.
    }
  }
  return null;
}
`;

if (!build()) stop('The page could not be built; the reason is above.');
rmSync(STAGE, { recursive: true, force: true });
for (const name of PARTS) copyPart(name);
cpSync(join(root, 'packages', 'web', 'dist'), join(STAGE, 'packages', 'web', 'dist'), { recursive: true });
mkdirSync(join(STAGE, 'bin'), { recursive: true });
writeFileSync(join(STAGE, 'bin', 'windrose.js'), LAUNCHER, { mode: 0o755 });
writeFileSync(join(STAGE, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
// Without the picture, which is as heavy as all texts together; the help of the commands names these files.
cpSync(join(root, 'docs'), join(STAGE, 'docs'), { recursive: true, filter: (file) => !file.endsWith('.gif') });
cpSync(join(root, 'bench', 'README.md'), join(STAGE, 'bench', 'README.md'));
cpSync(join(root, 'examples', 'bots'), join(STAGE, 'examples', 'bots'), { recursive: true });
cpSync(join(root, 'LICENSE'), join(STAGE, 'LICENSE'));
writeFileSync(
  join(STAGE, 'README.md'),
  `# Windrose

The Century trilogy of board games in the browser and in the terminal.

\`\`\`
npm install -g ./windrose-${manifest().version}.tgz              this file
windrose                                         the page, at the address it prints
windrose play eastern-wonders --seats human,bot  in the terminal
windrose --help                                  everything else
\`\`\`

Installed without \`-g\` it is \`npx windrose\` in that folder; anywhere else npx fetches a package of the same name by somebody else.
Any Node from 20 on. Matches played online are kept in \`~/.local/share/windrose\`; \`WINDROSE_DATA\` names another folder.
`,
);
mkdirSync(OUT, { recursive: true });
if (!existsSync(join(STAGE, 'packages', 'web', 'dist', 'index.html'))) stop('The page is missing.');
const pack = ['pack', STAGE, '--silent', '--pack-destination', OUT];
const packed = spawnSync('npm', pack, { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
if (packed.status !== 0) stop('The package was not packed.');
const tarball = relative('', join(OUT, `windrose-${manifest().version}.tgz`));
console.log(`\nThe package: ${tarball}\nTo install it: npm install -g ./${tarball.split(sep).join('/')}`);
