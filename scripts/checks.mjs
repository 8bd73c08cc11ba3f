// The fast checks, one per processor in parallel, all of them even if one fails.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

import { root } from './setup.mjs';

/** The scripts of package.json that `npm run check` runs, the longest first: the others run beside it. */
export const CHECKS = ['lint', 'typecheck', 'arrows', 'diagram:check', 'unused', 'format:check'];

/** Runs a script with its arguments to its end. Returns whether it went well; what it printed comes at once, so that no two are mixed. */
function passes(name, args) {
  return new Promise((resolve) => {
    const begun = performance.now();
    const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
      cwd: root,
      shell: process.platform === 'win32',
    });
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

/** Runs scripts, each named with its arguments after blanks. Returns the names of those that failed. */
export async function failedOf(checks) {
  const waiting = [...checks];
  const failed = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, ...args] = next.split(' ');
      if (!(await passes(name, args))) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), checks.length) }, work));
  return failed;
}
