/** Peers that are not packages of npm: where their measuring program is, or why there is none. What they need is fetched once. */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** A command that answers like `subject.ts`, but in lines of JSON; or why it cannot be had. */
export type PeerApart =
  | { readonly command: readonly [program: string, ...args: string[]] }
  | { readonly missing: string };

/** Everybody, by name. */
export const PEERS_APART: Readonly<Record<string, () => PeerApart>> = {
  OpenSpiel: openSpiel,
  splendor_arena: splendor,
};

/** OpenSpiel, out of the environment of the Python package's tests. */
function openSpiel(): PeerApart {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/python.mjs', 'interpreter'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  if (status !== 0) return { missing: last || lastLine(stderr) };
  return { command: [last, `${FOLDER}openspiel.py`] };
}

/** The crate splendor_arena, built by cargo. */
function splendor(): PeerApart {
  const target = `${ROOT}node_modules/.cache/splendor`;
  const args = ['build', '--release', '--locked', '--quiet', '--manifest-path', `${FOLDER}splendor/Cargo.toml`];
  const { status, stderr, error } = spawnSync('cargo', [...args, '--target-dir', target], { encoding: 'utf8' });
  if (status !== 0) return { missing: error ? `cargo cannot be run: ${error.message}` : lastLine(stderr) };
  return { command: [`${target}/release/splendor-peer${process.platform === 'win32' ? '.exe' : ''}`] };
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
