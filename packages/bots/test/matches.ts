/** Matches between players, to be looked at by tests. */

import { Worker } from 'node:worker_threads';

import { Core, FastLuck, findGame, type Luck, MOST_OPTIONS, PACKS, type State } from '@windrose/rules';
import { createBot, type Level, POLICIES } from '../src/index.ts';

/** Who sits on a seat. */
export type PlayerName = Level | 'claim-first';

/** A match to be played: who sits where, and the seed of all chance. */
export interface MatchPlan {
  readonly game: string;
  readonly players: readonly PlayerName[];
  readonly seed: number;
}

/** How a match went. */
export interface MatchResult {
  /** The winner's seat; the number of seats for the solo rival. */
  readonly winner: number;
  readonly rounds: number;
  /** Whether a player triggered the end; if not, the stall guard did. */
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

function chooser(core: Core, name: PlayerName, seed: number): Chooser {
  if (name !== 'claim-first') {
    const bot = createBot({ core, seed, level: name });
    return (state, codes, n) => bot.choose(state, codes, n);
  }
  const policy = POLICIES[name](core);
  const luck = new FastLuck(seed);
  return (state, codes, n) => policy(state, codes, n, luck);
}

/** Plays a match to its end. @throws Error when a player chooses what is not legal. */
export function playMatch({ game, players, seed }: MatchPlan): MatchResult {
  const core = newCore(game, players.length, seed);
  const choosers = players.map((name, seat) => chooser(core, name, seed * 16 + seat));
  const luck: Luck = new FastLuck(seed, 1);
  const state = core.newState();
  const options = new Int32Array(MOST_OPTIONS);
  const codes: number[] = [];
  core.deal(state, luck);
  while (state.over === 0) {
    const n = core.legal(state, options);
    const code = choosers[state.actor]!(state, options, n);
    if (!options.subarray(0, n).includes(code)) throw new Error(`${code} is not legal at decision ${codes.length}`);
    codes.push(code);
    core.apply(state, code, luck);
  }
  return { winner: core.leader(state), rounds: state.round, finished: state.final === 1, codes };
}

/** Plays matches on a thread of its own, where the sources run as they are: several times faster than within a test. */
export function playMatches(plans: readonly MatchPlan[]): Promise<MatchResult[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('matches.worker.ts', import.meta.url), { workerData: plans });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
