/** The results of an arena in a file: what is played on its first line, then a line a match, written as soon as it is over. */

import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';

import { findGame, sha256Text, startMatch } from '@windrose/rules';

import { Fault } from '../faults.ts';
import { withFlags } from '../interrupt.ts';
import { checkWritable, writeOut } from '../output.ts';
import type { MatchLine } from './match.ts';
import { plannedMatch, readPlayer, type Setting } from './plan.ts';

/** Version of the file. */
const FORMAT = 1;

/** A line as it lies in the file: with a checksum of the rest. A file that has none, of an earlier version, says so by its head. */
type StoredLine = MatchLine & { readonly sum?: string };

/** Results by the numbers of their matches: none counts twice, however often it comes. */
export class Results {
  readonly #lines = new Map<number, MatchLine>();
  #file: string | null;
  /** Names this run of the arena wherever it is played: what others have played of it waits under this name. */
  readonly run: string;

  /** @param file where each match is noted, or null. */
  private constructor(file: string | null, run: string) {
    this.#file = file;
    this.run = run;
  }

  /** Results that are kept nowhere. */
  static nowhere(): Results {
    return new Results(null, newRun());
  }

  /** Results in a new file. @throws Fault when it is there already. */
  static create(file: string, setting: Setting): Results {
    checkWritable(file);
    if (existsSync(file))
      throw new Fault(`${file} exists already. To continue it: ${withFlags({ '--out': null, '--resume': file })}`);
    const run = newRun();
    writeFileSync(file, `${JSON.stringify({ ...headOf(setting), run, sums: true })}\n`);
    return new Results(file, run);
  }

  /** Results that are in a file so far. @throws Fault when it is of another arena or no such file. */
  static resume(file: string, setting: Setting): Results {
    const text = read(file);
    checkWritable(file);
    // The writer was killed in the middle of a line: that match was not recorded.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [first = '', ...rest] = whole.split('\n').slice(0, -1);
    const head = parse(file, 1, first);
    const run = checkHead(file, head, headOf(setting));
    const summed = valueOf(head, 'sums') === true;
    const results = new Results(file, run);
    rest.forEach((line, at) => {
      const found = parse(file, at + 2, line);
      if (!isOf(setting, found)) throw new Fault(`${file}: line ${at + 2} is not a result of a match of this arena.`);
      const { sum, ...played } = found;
      if (sum === undefined ? summed : sum !== sumOf(played)) {
        throw new Fault(
          `${file}: line ${at + 2} was changed after its match was played. Remove the line, and its match is played again.`,
        );
      }
      results.#lines.set(played.match, played);
    });
    if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
    return results;
  }

  /** Puts what was kept nowhere into a new file, and all that comes after. */
  keep(file: string, setting: Setting): void {
    const lines = [{ ...headOf(setting), run: this.run, sums: true }, ...[...this.#lines.values()].map(stored)];
    writeOut(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    this.#file = file;
  }

  /** The file where each match is noted, or null. */
  get file(): string | null {
    return this.#file;
  }

  /** The number of matches with a result. */
  get size(): number {
    return this.#lines.size;
  }

  /** Notes a match, unless it is known. @returns whether it is new. */
  add(line: MatchLine): boolean {
    if (this.#lines.has(line.match)) return false;
    this.#lines.set(line.match, line);
    if (this.#file !== null) appendFileSync(this.#file, `${JSON.stringify(stored(line))}\n`);
    return true;
  }

  has(match: number): boolean {
    return this.#lines.has(match);
  }

  /** All matches below `end`, in order. */
  upTo(end: number): MatchLine[] {
    return [...this.#lines.values()].filter(({ match }) => match < end).sort((a, b) => a.match - b.match);
  }
}

/** The identity of an arena: everything that its matches depend on. */
export function headOf(setting: Setting) {
  const { request, players, budget, weights = {} } = setting;
  const { game, seats, options = {}, seed } = request;
  const packs = Object.values(startMatch(request).packs).map(({ name, hash }) => ({ name, hash: hash.slice(0, 12) }));
  const hashes = Object.entries(weights).map(([file, own]) => [file, sha256Text(JSON.stringify(own)).slice(0, 12)]);
  const [[name, hash] = []] = hashes;
  // Weights of --weights alone stand there as they always have.
  const learned =
    hashes.length === 0 ? {} : { weights: hashes.length === 1 && name === '' ? hash : Object.fromEntries(hashes) };
  return {
    arena: FORMAT,
    rules: findGame(game).rules,
    game,
    seats,
    options,
    packs,
    seed,
    players,
    budget,
    ...learned,
    ...modulesOf(setting),
  };
}

/** The modules among the players, each with the hash of its file; what a module imports, and what a command runs, is not in it. */
function modulesOf({ request, players, weights }: Setting): { modules?: Readonly<Record<string, string>> } {
  const hashes = players.flatMap((label) => {
    const { player } = readPlayer(label, request.game, weights);
    if (typeof player === 'string' || typeof player.run === 'string' || !existsSync(player.name)) return [];
    return [[label, sha256Text(readFileSync(player.name, 'utf8')).slice(0, 12)] as const];
  });
  return hashes.length === 0 ? {} : { modules: Object.fromEntries(hashes) };
}

/** Whether a line can be the result of a match: its players in their seats, its numbers, and a winner there is. */
function isOf(setting: Setting, line: unknown): line is StoredLine {
  if (typeof line !== 'object' || line === null) return false;
  const { match, seats, winner, rounds } = line as Partial<MatchLine>;
  if (typeof match !== 'number' || !Number.isInteger(match) || match < 0 || !Array.isArray(seats)) return false;
  const planned = plannedMatch(setting, match).seats;
  const numbers = seats.every((seat: { readonly player?: unknown; readonly score?: unknown } | null, at) => {
    return seat?.player === planned[at] && typeof seat?.score === 'number';
  });
  if (!numbers || seats.length !== planned.length || typeof rounds !== 'number') return false;
  // After the seats comes the rival of Solo.
  return Number.isInteger(winner) && Number(winner) >= 0 && Number(winner) <= seats.length - ('rival' in line ? 0 : 1);
}

function stored(line: MatchLine): StoredLine {
  return { ...line, sum: sumOf(line) };
}

/** The checksum of a line: detects what was edited or damaged, not what somebody forged with care. */
function sumOf(line: MatchLine): string {
  return sha256Text(JSON.stringify(line)).slice(0, 12);
}

/** A member of a value that may be no object. */
function valueOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Fault(`${file}: ${code === 'ENOENT' ? 'there is no such file' : message}.`);
  }
}

function parse(file: string, number: number, line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Fault(`${file}: line ${number} is not JSON; this is not a file of arena results.`);
  }
}

/** @returns the run that the file is of. */
function checkHead(file: string, found: unknown, wanted: Readonly<Record<string, unknown>>): string {
  const head = (typeof found === 'object' && found !== null ? found : {}) as Record<string, unknown>;
  if (head.arena !== FORMAT) throw new Fault(`${file}: this is not a file of arena results.`);
  for (const [name, value] of Object.entries(wanted)) {
    // Files of earlier versions do not say which modules played.
    if (name === 'modules' && head[name] === undefined) continue;
    const there = JSON.stringify(head[name]);
    const here = JSON.stringify(value);
    if (there !== here) throw new Fault(`${file} holds another arena: its ${name} is ${there}, not ${here}.`);
  }
  return typeof head.run === 'string' && /^[0-9a-f]{16}$/.test(head.run) ? head.run : newRun();
}

function newRun(): string {
  return randomBytes(8).toString('hex');
}
