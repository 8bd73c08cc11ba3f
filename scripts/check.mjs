// `npm run check`: every fast check, one per processor in parallel, all of them even if one fails.
// `npm run fix` applies automatic fixes.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

import { install, root } from './setup.mjs';

install();

/** The longest first: the others run beside it. */
const CHECKS = ['lint', 'typecheck', 'arrows', 'diagram:check', 'unused', 'format:check'];

/** Runs a check to its end. Returns whether it went well; what it printed comes at once, so that no two are mixed. */
function passes(name) {
  return new Promise((resolve) => {
    const begun = performance.now();
    const child = spawn('npm', ['run', '--silent', name], { cwd: root, shell: process.platform === 'win32' });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => printed.push(part));
    const end = (good) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`${good ? '✓' : '✗'} ${name} (${seconds} s)`);
      if (printed.length > 0) process.stdout.write(Buffer.concat(printed));
      resolve(good);
    };
    child.on('error', (error) => {
      printed.push(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

const waiting = [...CHECKS];
const failed = [];
async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (!(await passes(name))) failed.push(name);
  }
}
await Promise.all(Array.from({ length: Math.min(availableParallelism(), CHECKS.length) }, work));
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll checks passed.');
process.exitCode = failed.length > 0 ? 1 : 0;
