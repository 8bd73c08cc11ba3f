// The engine protocol as one file that any Node from 20 on runs: the Python package contains it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import { root } from './setup.mjs';

/** Writes the engine to a file. @throws Error when it cannot be bundled. */
export function bundleEngine(to) {
  const rolldown = join(root, 'node_modules', 'rolldown', 'bin', 'cli.mjs');
  const entry = join(root, 'packages', 'cli', 'src', 'engine', 'main.ts');
  const args = [rolldown, entry, '--format', 'esm', '--platform', 'node', '--minify', '--file', to];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The engine was not bundled: ${stderr}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) bundleEngine(process.argv[2]);
