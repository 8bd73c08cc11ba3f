/** Completion in real shells: commands, flags, games, levels and files. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { windrose } from './run.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

type Shell = (typeof SHELLS)[number];

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'windrose-completion-'));
  writeFileSync(join(folder, 'match.json'), '{}');
  for (const shell of SHELLS) {
    const { out } = await windrose(['completion', shell]);
    // The name that zsh looks for.
    writeFileSync(join(folder, shell === 'zsh' ? '_windrose' : `windrose.${shell}`), out);
  }
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

function has(shell: Shell): boolean {
  try {
    execFileSync(shell, ['-c', 'true']);
    return true;
  } catch {
    return false;
  }
}

/** Prints what completes a line whose words are the arguments, the last one being incomplete. */
const COMPLETE: Readonly<Record<Shell, string>> = {
  bash: `source ./windrose.bash
    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
    _windrose
    printf '%s\\n' "\${COMPREPLY[@]}"`,
  // The file is loaded by its first call, as by the first press of the key.
  zsh: `compadd() { local one; for one in "\${@:2}"; do [[ $one == \${PREFIX##*,}* ]] && print -r -- "$one"; done }
    compset() { }
    _files() { print -l -- $PREFIX*(N) }
    _describe() { local -a rows=("\${(@P)2}"); compadd -- "\${(@)rows%%:*}" }
    fpath=(. $fpath); autoload -Uz _windrose
    words=("$@"); CURRENT=$#; PREFIX="\${@[-1]}"
    _windrose || true`,
  fish: 'source ./windrose.fish; complete -C "$argv"',
};

function completionsOf(shell: Shell, line: string): string[] {
  const words = line.split(' ');
  const before = shell === 'fish' ? [] : [shell];
  const output = execFileSync(shell, ['-c', COMPLETE[shell], ...before, ...words], { cwd: folder, encoding: 'utf8' });
  return output.split('\n').flatMap((row) => (row === '' ? [] : [row.split('\t')[0]!.replace(/^human,/, '')]));
}

describe.each(SHELLS)('completion in %s', (shell) => {
  test.skipIf(!has(shell))('knows commands, flags, games, levels and files', { timeout: 60_000 }, () => {
    const complete = (line: string): string[] => completionsOf(shell, line).toSorted();
    expect(complete('windrose pl')).toEqual(['play']);
    expect(complete('windrose map ch')).toEqual(['check']);
    expect(complete('windrose lesson s')).toEqual(['sand-to-sea', 'spice-road']);
    expect(complete('windrose stats new-world --level ca')).toEqual(['captain']);
    expect(complete('windrose play --bo')).toEqual(['--bots']);
    // In a list, too.
    expect(complete('windrose play --seats human,ca')).toEqual(['captain']);
    expect(complete('windrose arena spice-road --players ad')).toEqual(['admiral']);
    expect(complete('windrose replay mat')).toEqual(['match.json']);
    expect(complete('windrose arena spice-road --resume mat')).toEqual(['match.json']);
    expect(complete('windrose completion z')).toEqual(['zsh']);
    // A command within a command has its own flags, and none of its siblings' names.
    expect(complete('windrose puzzles mine ')).not.toContain('check');
    expect(complete('windrose puzzles play --')).not.toContain('--bots');
  });
});
