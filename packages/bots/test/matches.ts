/** Matches between players, for tests. */

import { Worker } from 'node:worker_threads';

import { Core, FastLuck, findGame, type Luck, MOST_OPTIONS, PACKS, type State } from '@windrose/rules';
import { type Budget, createBot, type Level, POLICIES } from '../src/index.ts';

/** The player of a seat. */
export type SitterName = Level | 'claim-first';

/** A match to be played: who sits where, and the seed of all chance. */
export interface MatchPlan {
  readonly game: string;
  readonly players: readonly SitterName[];
  readonly seed: number;
  /** For each turn of the levels; without it their own. */
  readonly budget?: Budget;
  /** Maximum number of decisions. */
  readonly most?: number;
}

/** The result of a match. */
export interface MatchResult {
  /** The winner's seat; the number of seats for the solo rival. */
  readonly winner: number;
  /** Whether a player triggered the end; if not, the match stalled or was broken off. */
  readonly finished: boolean;
  /** All choices, in order. */
  readonly codes: readonly number[];
}

/** A game with its built-in packs; the seed is for what is drawn before the deal. */
export function newCore(game: string, seats: number, seed: number): Core {
  return new Core(findGame(game).assemble({ seats, options: {}, packs: PACKS, luck: new FastLuck(seed) }));
}

/** Chooses a code out of the first `n` of `codes`. */
type Chooser = (state: State, codes: Int32Array, n: number) => number;

function chooser(core: Core, name: SitterName, seed: number, budget: Budget | undefined): Chooser {
  if (name !== 'claim-first') {
    const bot = createBot({ core, seed, level: name, ...(budget ? { budget } : {}) });
    return (state, codes, n) => bot.choose(state, codes, n);
  }
  const policy = POLICIES[name](core);
  const luck = new FastLuck(seed);
  return (state, codes, n) => policy(state, codes, n, luck);
}

/** Plays a match to its end. @throws Error when a player chooses what is not legal, or moves the pieces. */
export function playMatch({ game, players, seed, budget, most = Infinity }: MatchPlan): MatchResult {
  const core = newCore(game, players.length, seed);
  const choosers = players.map((name, seat) => chooser(core, name, seed * 16 + seat, budget));
  const luck: Luck = new FastLuck(seed, 1);
  const state = core.newState();
  const options = new Int32Array(MOST_OPTIONS);
  const codes: number[] = [];
  core.deal(state, luck);
  while (state.over === 0 && codes.length < most) {
    const before = state.cells.slice();
    const n = core.legal(state, options);
    const code = choosers[state.actor]!(state, options, n);
    if (state.cells.some((cell, i) => cell !== before[i])) throw new Error(`pieces moved at decision ${codes.length}`);
    if (!options.subarray(0, n).includes(code)) throw new Error(`${code} is not legal at decision ${codes.length}`);
    codes.push(code);
    core.apply(state, code, luck);
  }
  return { winner: core.leader(state), finished: state.over === 1 && state.final === 1, codes };
}

/** Plays matches on a separate thread without instrumentation: several times faster than within a test. */
export function playMatches(plans: readonly MatchPlan[]): Promise<MatchResult[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('matches.worker.ts', import.meta.url), { workerData: plans });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Number of matches that the first player wins: the same deals with seats swapped. */
export async function winsOf(
  game: string,
  players: readonly [SitterName, SitterName],
  matches: number,
): Promise<number> {
  const plans = Array.from({ length: matches }, (_, number) => ({
    game,
    players: number % 2 === 0 ? players : players.toReversed(),
    seed: 100 + (number >> 1),
  }));
  return (await playMatches(plans)).filter(({ winner }, number) => winner === number % 2).length;
}
