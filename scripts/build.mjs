// `npm run build:page`: installs missing packages and builds the page unless it is newer than its sources.
// `--game MODULE` includes a custom game. `--out FOLDER` builds into another folder; further arguments go to Vite.
import { resolve } from 'node:path';

import { build, install, run, stop, takeGames, withGames } from './setup.mjs';

const { games, rest } = takeGames(process.argv.slice(2));
const [flag, folder, ...others] = rest;
if (flag !== undefined && (flag !== '--out' || folder === undefined)) {
  stop(`build:page takes --game MODULE, then --out FOLDER; it does not know "${rest.join(' ')}".`);
}
install();
if (folder === undefined) process.exit(build(games) ? 0 : 1);
const out = resolve(process.env.INIT_CWD ?? '.', folder);
const args = ['run', '--silent', 'build', '-w', '@windrose/web', '--', '--outDir', out, '--emptyOutDir', 'false'];
process.exit(run('npm', [...args, ...others], { env: withGames(games) }) ? 0 : 1);
