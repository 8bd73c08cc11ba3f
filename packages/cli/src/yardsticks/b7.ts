/**
 * B7: the strongest level as it was at one commit, for good. It is built aside, out of the history of the clone, and plays
 * as an outside program: its own code, its own weights. Where the rules of a game have changed since, the same search and
 * weights play over today's rules.
 */

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { OutsideCommand } from '@windrose/bots/host';
import { sha256Text } from '@windrose/rules';

import { needClone } from '../clone.ts';
import { Fault } from '../faults.ts';
import { keptIn } from '../kept.ts';
import { makeFolder } from '../output.ts';

/** The name of the yardstick. */
export const B7 = 'B7';

/** The commit whose bots it has. */
const COMMIT = '5306917d48b91c9bba320d19174ce97ae837e9b9';

/** Games whose rules are no longer those of the commit. */
const CHANGED: ReadonlySet<string> = new Set(['eastern-wonders-solo', 'east-to-west-2', 'east-to-west-3']);

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PROGRAM = fileURLToPath(new URL('b7-program.mjs', import.meta.url));

/** The folder of B7: in `WINDROSE_HOME`, else in `.windrose` in the home folder; separate for each clone. */
function folderOfB7(): string {
  return join(keptIn(), 'yardsticks', `b7-${COMMIT.slice(0, 12)}-${sha256Text(ROOT).slice(0, 8)}`);
}

/**
 * Builds it if necessary, and returns its path.
 * @throws Fault when the history of the clone does not contain the commit.
 */
export function buildB7(): string {
  const folder = folderOfB7();
  if (existsSync(folder)) {
    for (const day of ['then', 'today']) renewProgram(join(folder, day));
    return folder;
  }
  needClone(`${B7} is built out of the history of Windrose, which is`);
  if (git('cat-file', '-e', `${COMMIT}^{commit}`).status !== 0) {
    throw new Fault(
      `${B7} is built out of the history of this clone, which has no commit ${COMMIT.slice(0, 12)}. ` +
        'In a clone that was made without its whole history, "git fetch --unshallow" fetches it; a download without history cannot build it.',
    );
  }
  makeFolder(join(folder, '..'));
  const made = mkdtempSync(join(folder, '..', 'b7-new-'));
  try {
    const archive = git('archive', COMMIT, 'packages/rules', 'packages/bots');
    const unpacked = spawnSync('tar', ['-x', '-C', made], { input: archive.stdout });
    if (archive.status !== 0 || unpacked.status !== 0) {
      const why = String(archive.stderr) + (unpacked.error?.message ?? String(unpacked.stderr));
      throw new Fault(`${B7} could not be unpacked: ${why.trim()}`);
    }
    // Its bots twice: beside the rules of their day, and beside today's.
    for (const [day, rules] of [
      ['then', join(made, 'packages', 'rules')],
      ['today', join(ROOT, 'packages', 'rules')],
    ] as const) {
      const home = join(made, day);
      cpSync(join(made, 'packages', 'bots'), join(home, 'bots'), { recursive: true });
      if (day === 'then') cpSync(rules, join(home, 'rules'), { recursive: true });
      mkdirSync(join(home, 'node_modules', '@windrose'), { recursive: true });
      symlinkSync(
        day === 'then' ? join('..', '..', 'rules') : rules,
        join(home, 'node_modules', '@windrose', 'rules'),
        'junction',
      );
      symlinkSync(join('..', '..', 'bots'), join(home, 'node_modules', '@windrose', 'bots'), 'junction');
      cpSync(PROGRAM, join(home, 'play.mjs'));
    }
    rmSync(join(made, 'packages'), { recursive: true });
    putInPlace(made, folder);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return folder;
}

/** Renames a folder, unless another process has meanwhile put its own there: then that one stays, and this one is left. */
export function putInPlace(made: string, folder: string): void {
  try {
    renameSync(made, folder);
  } catch (error) {
    // On Windows even an empty folder is not replaced, and the error is another one; so the folder itself decides.
    if (!existsSync(folder)) throw error;
  }
}

/** Replaces the program of a folder built by an earlier version of it. */
function renewProgram(folder: string): void {
  const program = join(folder, 'play.mjs');
  const today = readFileSync(PROGRAM);
  if (existsSync(program) && readFileSync(program).equals(today)) return;
  const made = `${program}.${process.pid}`;
  writeFileSync(made, today);
  renameSync(made, program);
}

function git(...args: string[]) {
  return spawnSync('git', ['-C', ROOT, ...args], { maxBuffer: 1 << 28 });
}

/** The command that starts it for a game, after building it if necessary. @throws Fault when it cannot be built. */
export function commandOfB7(game: string): OutsideCommand {
  const day = CHANGED.has(game) ? 'today' : 'then';
  return { name: B7, run: [process.execPath, join(buildB7(), day, 'play.mjs')] };
}
