/** Matches at the prompt are kept in files: records that also say who sits where. */

import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import type { Match } from '@windrose/rules';

import { commandLine, quoted } from '../command-name.ts';
import { Fault } from '../faults.ts';
import { keptIn } from '../kept.ts';
import { gameInCommand, moduleInCommand } from '../own-games.ts';

/** The occupant of a seat: a person, a bot of the level asked for, or a player as `readPlayer` of the arena knows it. */
export type Sitter = 'human' | 'bot' | (string & {});

/** The file of a game's match that was played last. @throws Fault if there is none. */
export function latestFile(game: string): string {
  const folder = keptIn();
  const files = existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder) : [];
  const own = files
    .filter((name) => name.startsWith(`${game}-`) && /^\d+\.json$/.test(name.slice(game.length + 1)))
    .map((name) => join(folder, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const [latest] = own;
  if (latest === undefined)
    throw new Fault(
      `No match of ${game} is kept in ${folder}. To begin one: ${commandLine(`play ${gameInCommand(game)}`)}`,
    );
  return latest;
}

/** The command that continues a match stored in a file. @param flags what it needs besides, as words. */
export function resumeCommand(game: string, file: string, flags: readonly string[] = []): string {
  const words = ['--resume', file, ...flags].map(quoted).join(' ');
  return commandLine(`play${moduleInCommand(game)} ${words}`);
}

/** Writes a match to its file: all of it or, if that fails, nothing. @throws an error of the file system. */
export function saveMatch(file: string, match: Match, sitters: readonly Sitter[]): void {
  const path = resolve(file);
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.new`;
  writeFileSync(fresh, `${JSON.stringify({ ...match.record(), sitters })}\n`);
  renameSync(fresh, path);
}

/** The occupants of the seats of a saved match; null if the file does not name them. */
export function savedSitters(saved: unknown): Sitter[] | null {
  const { sitters } = (typeof saved === 'object' && saved !== null ? saved : {}) as { sitters?: unknown };
  if (!Array.isArray(sitters) || !sitters.every((who) => typeof who === 'string')) return null;
  return sitters as Sitter[];
}
