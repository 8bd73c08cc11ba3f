/**
 * Runs players written by others: JavaScript and TypeScript modules, and commands that speak the lines of
 * {@link PlayerLine}. Each seat has its own process. One that hangs, dies, or chooses illegally is stopped, and its seat makes a
 * simple legal choice instead, as {@link HostedSeat} does with built-in bots.
 */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve as absolute } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { FastLuck, type Match, MOST_OPTIONS, namePack, builtInPack, type State, required } from '@windrose/rules';
import type { Budget } from '../levels.ts';
import { codeOf, questionOf } from '../player.ts';
import { POLICIES } from '../policies.ts';
import type { PlayerFailure } from './failure.ts';
import { openingOf } from './opening.ts';
import { type Course, LINES_VERSION, type PlayerLine, UNUSABLE } from './player-lines.ts';

/** The file that runs a module. Sources run directly; in a build the file has another extension. */
const RUNNER = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './run-player.ts' : './run-player.js', import.meta.url),
);

/** The command of an external program. */
export interface OutsideCommand {
  /** Its name, as given by the user. */
  readonly name: string;
  /** A command of the shell, or a program with its arguments. */
  readonly run: string | readonly [program: string, ...args: string[]];
}

const COMMAND = 'cmd:';

/** The modules that can be run as they are. */
const MODULE = /\.(?:mjs|js|ts|mts)$/;

/**
 * Reads who plays: `cmd:python3 bot.py`, or the file of a module. Null for anything else.
 * @throws RangeError when there is no such file, or no command.
 */
export function readOutside(text: string): OutsideCommand | null {
  const name = text.trim();
  if (name.startsWith(COMMAND)) {
    const run = name.slice(COMMAND.length).trim();
    if (run === '') throw new RangeError(`After "${COMMAND}" comes a command: ${COMMAND}python3 bot.py.`);
    return { name, run };
  }
  if (!MODULE.test(name)) return null;
  if (!existsSync(name)) throw new RangeError(`There is no file "${name}".`);
  return { name, run: [process.execPath, RUNNER, absolute(name)] };
}

/** The limits and callbacks of outside programs. */
export interface OutsideSetup {
  /** Milliseconds beyond its budget that a program is given for an answer. */
  readonly grace: number;
  /** Milliseconds for an answer where the budget names none. */
  readonly patience: number;
  /** Gets each choice that had to be replaced. */
  readonly failed: (failure: PlayerFailure) => void;
  /** Gets what the program prints beside its answers, line by line. */
  readonly onOutput: (line: string) => void;
  /** Gets the id of each process (on POSIX that of its group) when it starts and when it has ended. */
  readonly onProcess?: (pid: number, running: boolean) => void;
  /** Number of failures after which it is not asked any more; 0 or missing: no limit. */
  readonly mostFailures?: number;
}

/** Maximum milliseconds for the start of a program and its answer to `begin`, on a busy machine. */
const MOST_STARTING = 60_000;

/** A longer line is not an answer. */
const LONGEST_LINE = 1 << 20;

/** A program that was started so often in a row without choosing anything is not started again. */
const MOST_STARTS = 5;

/** Number of last output lines reported when a program is given up. */
const LAST_LINES = 5;

/** A longer line that a program prints is cut. */
const LONGEST_PRINT = 2000;

/** Milliseconds to wait for remaining output of a process that has ended. */
const LAST_WORDS_MS = 500;

/** A program and its processes: one for each seat it has at a time. */
export class OutsidePlayer {
  readonly command: OutsideCommand;
  readonly setup: OutsideSetup;
  readonly #idle: Program[] = [];
  readonly #all = new Set<Program>();
  readonly #lastLines: string[] = [];
  #failures = 0;
  /** The number of starts since it last chose something. */
  #starts = 0;
  #givenUp: string | null = null;
  #closed = false;

  constructor(command: OutsideCommand, setup: OutsideSetup) {
    this.command = command;
    this.setup = setup;
  }

  /** The reason for not asking it any more, or null. */
  get givenUp(): string | null {
    return this.#givenUp;
  }

  /** Lets it sit down at a match. */
  sit(match: Match, seat: number, seed: number, budget: Budget = {}): OutsideSeat {
    return new OutsideSeat(this, match, seat, seed, budget);
  }

  /** For seats: an idle process, or a new one. @throws Error after the program was given up or closed. */
  take(): Program {
    // A match that is still being played must not start it again.
    if (this.#closed) throw new Error('it has been closed');
    if (this.#givenUp !== null) throw new Error('it has been given up');
    const idle = this.#idle.pop();
    if (idle) return idle;
    this.#starts++;
    this.#lastLines.length = 0;
    const program = new Program(this.command, { ...this.setup, onOutput: (line) => this.#onOutput(line) });
    this.#all.add(program);
    return program;
  }

  /** For seats: it has chosen something. */
  chose(): void {
    this.#starts = 0;
  }

  /** For seats: it can never play. */
  giveUp(why: string): void {
    this.#givenUp ??= why;
  }

  /** For seats: a simple choice has to be made; it may be given up for that. */
  fail(game: string, seat: number, why: string): void {
    if (this.#closed) return;
    this.#failures++;
    const { mostFailures = 0 } = this.setup;
    if (this.#starts >= MOST_STARTS) {
      const last = this.#lastLines.map((line) => `\n  ${line}`).join('');
      this.#givenUp ??= `it was started ${MOST_STARTS} times without choosing anything and is not started again; ${last === '' ? 'it printed nothing on standard error' : `it printed last:${last}`}`;
    } else if (mostFailures > 0 && this.#failures >= mostFailures) {
      this.#givenUp ??= `it has failed ${mostFailures} times and is not asked again`;
    }
    this.setup.failed({ player: this.command.name, game, seat, why, givenUp: this.#givenUp });
  }

  #onOutput(line: string): void {
    this.#lastLines.push(line);
    if (this.#lastLines.length > LAST_LINES) this.#lastLines.shift();
    this.setup.onOutput(line);
  }

  /** For seats: gives a process back that has kept to the rules. */
  giveBack(program: Program): void {
    this.#idle.push(program);
  }

  /** For seats: ends a process. */
  drop(program: Program): void {
    this.#all.delete(program);
    program.stop();
  }

  /** Ends all its processes and starts no further one. */
  close(): void {
    this.#closed = true;
    for (const program of this.#all) program.stop();
    this.#all.clear();
    this.#idle.length = 0;
  }
}

/** A seat on which an outside program plays. */
export class OutsideSeat {
  /** The number of the program's choices that were replaced by a simple one. */
  replaced = 0;
  readonly #player: OutsidePlayer;
  readonly #opening: Match;
  readonly #seat: number;
  readonly #seed: number;
  readonly #budget: Budget;
  readonly #position: State;
  readonly #simple: (state: State) => number;
  #program: Program | null = null;
  /** The reason why its program did not start a match, or null. */
  #refusal: string | null = null;
  /** The choices that the program knows of. */
  #known: number[] = [];
  #cpuBefore = 0;
  #cpuEnded = 0;

  constructor(player: OutsidePlayer, match: Match, seat: number, seed: number, budget: Budget) {
    this.#player = player;
    this.#opening = match;
    this.#seat = seat;
    this.#seed = seed;
    this.#budget = budget;
    const { core } = match;
    this.#position = core.newState();
    const policy = POLICIES['claim-first'](core);
    const luck = new FastLuck(seed);
    const codes = new Int32Array(MOST_OPTIONS);
    this.#simple = (state) => policy(state, codes, core.legal(state, codes), luck);
  }

  /** Milliseconds of processor time that its processes have used for this seat; null where unknown. */
  get cpu(): number | null {
    const now = this.#program === null ? 0 : this.#program.cpu;
    return now === null ? null : this.#cpuEnded + Math.max(0, now - this.#cpuBefore);
  }

  /** Waits until the program has sat down; asking does that too, but then the first choice takes longer. */
  async ready(): Promise<void> {
    try {
      await this.#sit();
    } catch {
      // The failure is reported when the seat is asked.
    }
  }

  /**
   * A legal code for this seat's decision in the match: in time, whatever the program does.
   * @throws RangeError when the match is over.
   */
  async choose(match: Match): Promise<number> {
    const question = questionOf(match, this.#budget);
    const [first, ...others] = question.options;
    if (first && others.length === 0) return first.code;
    let why: string;
    try {
      const program = await this.#sit();
      const { seat, options, view, budget } = question;
      const { kind } = required(match.decision, 'decision');
      const { grace, patience } = this.#player.setup;
      const course = this.#courseOf(match);
      const limit = (budget.ms ?? patience) + grace;
      const line = { do: 'choose', seat, decision: kind, options, state: view, budget, ...course } as const;
      const answer = await program.ask(line, limit);
      const code = codeOf(question, 'code' in answer ? answer.code : answer);
      this.#player.chose();
      return code;
    } catch (error) {
      why = error instanceof Error ? error.message : String(error);
    }
    this.replaced++;
    this.#player.fail(match.game.id, this.#seat, why);
    // A program that has answered, even with an illegal choice, may continue.
    if (this.#program?.ended !== null || this.#player.givenUp !== null) this.#drop();
    match.copyState(this.#position);
    return this.#simple(this.#position);
  }

  /** Ends the match for this seat. */
  async leave(match: Match): Promise<void> {
    const program = this.#program;
    if (program === null) return;
    const line = { do: 'end', over: match.over, scores: match.scores(), ...this.#courseOf(match) } as const;
    try {
      await program.ask(line, this.#player.setup.grace);
      this.#cpuEnded = this.cpu ?? 0;
      this.#program = null;
      this.#player.giveBack(program);
    } catch {
      this.#drop();
    }
  }

  /** Ensures that a process has sat down. @throws Error with the reason why none has. */
  async #sit(): Promise<Program> {
    if (this.#program !== null) {
      if (this.#refusal !== null) throw new Error(this.#refusal);
      return this.#program;
    }
    const program = this.#player.take();
    this.#program = program;
    this.#refusal = null;
    this.#known = [];
    this.#cpuBefore = program.cpu ?? 0;
    const { game, seats, options, components } = this.#opening;
    const own = Object.values(components).filter((pack) => {
      const { name, hash } = namePack(pack);
      const known = builtInPack(name);
      return !known || namePack(known).hash !== hash;
    });
    const line = {
      do: 'begin',
      protocol: LINES_VERSION,
      game: game.id,
      seats,
      seat: this.#seat,
      options,
      seed: this.#seed,
      budget: this.#budget,
      record: openingOf(this.#opening),
      packs: own,
    } as const;
    try {
      await program.ask(line, MOST_STARTING);
    } catch (error) {
      // It is not asked again in this match; the failure is reported at each of its decisions.
      this.#refusal = error instanceof Error ? error.message : String(error);
      if (error instanceof UnusableError) this.#player.giveUp(this.#refusal);
      throw error;
    }
    return program;
  }

  #drop(): void {
    const program = this.#program;
    if (program === null) return;
    this.#cpuEnded = this.cpu ?? 0;
    this.#program = null;
    this.#player.drop(program);
  }

  /** The part of a match that the program does not know yet. */
  #courseOf({ choices }: Match): Course {
    const known = this.#known;
    let since = 0;
    while (since < known.length && since < choices.length && known[since] === choices[since]?.option.code) since++;
    known.length = since;
    const drawn: number[][] = [];
    for (const { option, draws } of choices.slice(since)) {
      known.push(option.code);
      if (draws.length > 0) drawn.push([known.length, ...draws]);
    }
    return { since, codes: known.slice(since), told: drawn };
  }
}

/** A process that answers one question at a time. */
class Program {
  readonly #child: ChildProcessWithoutNullStreams;
  #text = '';
  #answered: { resolve: (line: Record<string, unknown>) => void; reject: (error: Error) => void } | null = null;
  /** The reason why it cannot be asked any more, or null. */
  ended: string | null = null;
  #lastCpu: number | null = null;

  /** @param onOutput gets what it prints on standard error, line by line. */
  constructor({ run }: OutsideCommand, { onOutput, onProcess }: Pick<OutsideSetup, 'onOutput' | 'onProcess'>) {
    // A separate process group, so that its child processes end with it.
    const options = { stdio: 'pipe', detached: process.platform !== 'win32' } as const;
    this.#child =
      typeof run === 'string' ? spawn(run, { ...options, shell: true }) : spawn(run[0], run.slice(1), options);
    const { pid, stdin, stdout, stderr } = this.#child;
    if (pid !== undefined) onProcess?.(pid, true);
    stdout.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    createInterface({ input: stderr, crlfDelay: Infinity }).on('line', (line) => {
      if (line.trim() !== '') onOutput(line.slice(0, LONGEST_PRINT));
    });
    stdin.on('error', () => {});
    this.#child.once('error', (error) => this.#end(`it could not be started: ${error.message}`));
    this.#child.once('exit', (code, signal) => {
      if (pid !== undefined) onProcess?.(pid, false);
      const end = (): void => this.#end(`it has ended (${signal ?? `exit code ${code}`})`);
      // Its last output is read first; a process it has started may keep its pipes open.
      const late = setTimeout(end, LAST_WORDS_MS);
      this.#child.once('close', () => {
        clearTimeout(late);
        end();
      });
    });
  }

  /** Milliseconds of processor time used by it and its child processes; null where unknown. */
  get cpu(): number | null {
    const { pid } = this.#child;
    const ticks = pid === undefined ? null : ticksOf(pid);
    // The process has ended, or this is another system: the last known value is used.
    if (ticks !== null) this.#lastCpu = ticks * MS_PER_TICK;
    return this.#lastCpu;
  }

  /** Sends a line and waits for its answer, at most `limit` milliseconds. @throws Error with the reason if there is none. */
  ask(line: PlayerLine, limit: number): Promise<Record<string, unknown>> {
    if (this.ended !== null) return Promise.reject(new Error(this.ended));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#end(`it had not answered after ${limit} ms`), limit);
      const done = (): void => clearTimeout(timer);
      this.#answered = {
        resolve: (answer) => {
          done();
          resolve(answer);
        },
        reject: (error) => {
          done();
          reject(error);
        },
      };
      this.#child.stdin.write(`${JSON.stringify(line)}\n`);
    });
  }

  stop(): void {
    const { pid } = this.#child;
    this.#end('it was stopped');
    if (pid === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    if (!killGroup(pid)) this.#child.kill('SIGKILL');
  }

  #read(text: string): void {
    this.#text += text;
    const end = this.#text.indexOf('\n');
    if (end < 0) {
      if (this.#text.length > LONGEST_LINE) this.#end(`its answer is longer than ${LONGEST_LINE} bytes`);
      return;
    }
    const line = this.#text.slice(0, end);
    this.#text = this.#text.slice(end + 1);
    if (this.#answered === null) {
      this.#end(`it spoke without being asked: ${line.slice(0, 80)}${PRINT}`);
      return;
    }
    let answer: unknown;
    try {
      answer = JSON.parse(line);
    } catch {
      this.#end(`its answer is not JSON: ${line.slice(0, 80)}${PRINT}`);
      return;
    }
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
      this.#end(`its answer is not a JSON object: ${line.slice(0, 80)}`);
    } else if ('error' in answer) this.#settle(errorOf(answer.error));
    else this.#settle(answer as Record<string, unknown>);
  }

  #settle(answer: Error | Record<string, unknown>): void {
    const answered = this.#answered;
    this.#answered = null;
    if (answer instanceof Error) answered?.reject(answer);
    else answered?.resolve(answer);
  }

  #end(why: string): void {
    this.ended ??= why;
    this.#settle(new Error(why));
  }
}

/** Ends a process and what it has started in its group at once. @returns whether there was such a process. */
export function killGroup(pid: number): boolean {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}

/** Advice in a message about a line that is not an answer. */
const PRINT = ' (standard output is for answers alone; what is for people goes to standard error)';

/** Linux counts a process's time in hundredths of a second. */
const MS_PER_TICK = 10;

/** A program that says of itself that it cannot play. */
class UnusableError extends Error {}

/** The error that a program reports. */
function errorOf(error: unknown): Error {
  const hopeless = typeof error === 'object' && error !== null && 'code' in error && error.code === UNUSABLE;
  return hopeless ? new UnusableError(messageOf(error)) : new Error(messageOf(error));
}

function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message).slice(0, 500);
  return String(error).slice(0, 500);
}

/** Processor ticks that a process has used, with its child processes, running or not; null where unknown (Linux only). */
function ticksOf(pid: number): number | null {
  try {
    // After the name in brackets: state, and from the twelfth field on the ticks in user and system mode, own and waited for.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return childrenOf(pid).reduce((sum, child) => sum + (ticksOf(child) ?? 0), own);
  } catch {
    return null;
  }
}

/** The processes started by any thread of a process. */
function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) => startedBy(`/proc/${pid}/task/${thread}`));
  } catch {
    return [];
  }
}

function startedBy(thread: string): number[] {
  try {
    return readFileSync(`${thread}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    // It has ended meanwhile.
    return [];
  }
}
