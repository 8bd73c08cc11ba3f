/** Flags that several commands share: which match, with which options and packs. */

import { readFileSync, statSync } from 'node:fs';

import {
  allGames,
  checkPack,
  findGame,
  type Game,
  type GameId,
  type MatchOptions,
  type MatchRequest,
  PACKS,
  type RawPack,
  RulesError,
  startMatch,
  unreadInPack,
} from '@windrose/rules';
import { LANGUAGES } from '@windrose/words';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';

import { commandLine, quoted } from './command-name.ts';
import { Fault } from './faults.ts';
import { didYouMean } from './nearest.ts';
import { findingInWords } from './pack-findings.ts';

/** The flags that describe a match. */
export interface MatchFlags {
  readonly seats?: number;
  readonly seed: string;
  readonly option?: readonly string[];
  readonly pack?: readonly string[];
}

/** Collects what a flag says each time it is given. */
const many = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

/** The ids of all games. */
export function gameIds(): readonly GameId[] {
  return allGames().map(({ id }) => id);
}

/** The argument that names a game. */
export function gameArgument(): Argument {
  return new Argument('<game>', 'the game to play, by its id').choices(gameIds());
}

/** The flag for the language of what people read. */
export function languageOption(): Option {
  return new Option('--lang <language>', 'language of the output').choices([...LANGUAGES]).default(LANGUAGES[0]);
}

/** Adds `--seats`. */
export function addSeatsFlag(command: Command): Command {
  return command.option('--seats <number>', 'number of seats (default: the fewest the game allows)', whole(1, 9));
}

/** Adds `--option` and `--pack`. */
export function addMatchFlags(command: Command): Command {
  return addPackFlag(command).option('--option <name=value>', 'set a match option; can be repeated', many);
}

/** Adds `--pack`. */
export function addPackFlag(command: Command): Command {
  return command.option(
    '--pack <file>',
    'use your own pack in place of the built-in one with the same name; can be repeated',
    many,
  );
}

/** A parser for a flag that is a whole number. */
export function whole(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    }
    return value;
  };
}

/** The match described by the flags; warns of unknown fields in a pack. @throws Fault when an option or pack cannot be read. */
export function matchRequest(game: string, flags: MatchFlags): MatchRequest {
  const seats = flags.seats ?? findGame(game).seats[0];
  const packs = (flags.pack ?? []).map((file) => readPack(file, findGame(game)));
  for (const finding of packs.flatMap(unreadInPack)) console.error(`Warning: ${findingInWords(finding)}`);
  const request = {
    game: findGame(game).id,
    seats,
    options: readOptions(game, flags.option ?? []),
    seed: flags.seed,
    packs,
  };
  if (packs.length > 0) namingPack(flags.pack ?? [], packs, () => startMatch(request));
  return request;
}

/** Starts a match with packs from files. @throws Fault naming the file, its first fault, and the command that names all. */
function namingPack(files: readonly string[], packs: readonly RawPack[], start: () => unknown): void {
  try {
    start();
  } catch (error) {
    if (!(error instanceof RulesError) || error.code !== 'bad-pack') throw error;
    const file = files[packs.findIndex((pack) => checkPack(pack).faults.length > 0)] ?? files.join(', ');
    const stop = error.message.endsWith('.') ? '' : '.';
    throw new Fault(
      `${file}: ${error.message}${stop} To list all faults: ${commandLine(`pack check ${quoted(file)}`)}`,
    );
  }
}

/** Options as they are typed, `name=value`; switches as `true` or `false`. Whether they are allowed is the game's to say. */
function readOptions(id: string, typed: readonly string[]): MatchOptions {
  // A game that cannot cover anything refuses it in a sentence of its own.
  const rules: Game['options'] = { covered: 'switch', ...findGame(id).options };
  return Object.fromEntries(
    typed.map((text) => {
      const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
      if (name === undefined || value === undefined) {
        throw new Fault(`Write an option as name=value, not as ${JSON.stringify(text)}.`, 2);
      }
      const isSwitch = Object.hasOwn(rules, name) && rules[name] === 'switch';
      return [name, isSwitch && /^(?:true|false)$/.test(value) ? value === 'true' : value];
    }),
  );
}

/** Reads a file that may be a pack. @throws Fault naming the file and the place that is not JSON. */
export function readRawPack(file: string): RawPack {
  return readJson(readText(file), file) as RawPack;
}

/**
 * Reads a pack file.
 * @param game the game that is to use it.
 * @throws Fault naming the file where it is no pack, or one that the game does not use.
 */
export function readPack(file: string, game?: Pick<Game, 'id' | 'packs'>): RawPack {
  const read: unknown = readRawPack(file);
  const name: unknown = typeof read === 'object' && read !== null ? Reflect.get(read, 'pack') : undefined;
  const allowed = Object.keys(PACKS);
  if (typeof name !== 'string' || !allowed.includes(name)) {
    const found = name === undefined ? 'has no "pack"' : `has ${JSON.stringify(name)} as "pack"`;
    const meant = typeof name === 'string' ? didYouMean(name, allowed) : '';
    throw new Fault(`${file}: this is not a pack: it ${found}; the packs are ${allowed.join(', ')}.${meant}`);
  }
  if (game !== undefined && !game.packs.includes(name)) {
    throw new Fault(`${file}: ${game.id} does not use the pack "${name}"; it uses ${game.packs.join(', ')}.`);
  }
  return read as RawPack;
}

/** Parses JSON that comes from a file. @throws Fault naming the file and the place that is not JSON. */
export function readJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Fault(`${file}: this is not JSON: ${(error as Error).message}.`);
  }
}

/** The longest file that is read; the longest possible record is shorter. */
const MOST_BYTES = 32 * 2 ** 20;

/** Reads a text file. @throws Fault when there is none, or it is too long. */
export function readText(file: string): string {
  try {
    const found = statSync(file);
    if (found.isDirectory()) throw new Fault(`${file}: this is a folder.`);
    if (found.size > MOST_BYTES) {
      throw new Fault(
        `${file}: it is larger than ${MOST_BYTES / 2 ** 20} MB, which is more than any file of Windrose has.`,
      );
    }
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if (error instanceof Fault) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Fault(`${file}: ${code === 'ENOENT' ? 'there is no such file' : message.split(',')[0]}.`);
  }
}
