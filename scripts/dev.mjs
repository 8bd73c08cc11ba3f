// `npm run dev`: the page with hot reload, and the server behind it, so that online play works too.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { install, node, root, takeGames, withGames } from './setup.mjs';

const { games, rest } = takeGames(process.argv.slice(2));

install();
const SERVER = process.env.SERVER_PORT ?? '3100';
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const env = { ...process.env, WINDROSE_API: `http://127.0.0.1:${SERVER}` };
const SERVE = ['packages/cli/src/main.ts', 'serve', '--api-only', '--port', SERVER];
const options = { cwd: root, env, stdio: 'inherit' };
const children = [
  spawn(node, ['--watch-path=packages/server/src', '--watch-path=packages/protocol/src', ...SERVE], options),
  spawn(node, [vite, ...rest], {
    ...options,
    env: { ...env, ...withGames(games) },
    cwd: join(root, 'packages', 'web'),
  }),
];
// When one process ends, the other is stopped.
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill();
    process.exitCode ??= code ?? 0;
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => children.forEach((child) => child.kill(signal)));
