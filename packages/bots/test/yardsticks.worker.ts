/** Plays matches between named players, and reports the results. */

import { parentPort, workerData } from 'node:worker_threads';

import { Core, FastLuck, findGame, MOST_OPTIONS, PACKS } from '@windrose/rules';
import { createPlayer, type PlayerName } from '../src/index.ts';

/** A match to play, with a maximum number of decisions. */
export interface Plan {
  readonly game: string;
  readonly players: readonly PlayerName[];
  readonly seed: number;
  readonly most: number;
}

/** The result of a match. */
export interface Played {
  readonly codes: readonly number[];
  /** Choices that were not legal. */
  readonly illegal: readonly string[];
  /** The seat ahead. */
  readonly leader: number;
}

function play({ game, players, seed, most }: Plan): Played {
  const seats = players.length;
  const core = new Core(findGame(game).assemble({ seats, options: {}, packs: PACKS, luck: new FastLuck(seed) }));
  const sitters = players.map((player, seat) => createPlayer({ core, player, seed: seed * 16 + seat }));
  const luck = new FastLuck(seed, 1);
  const state = core.newState();
  const options = new Int32Array(MOST_OPTIONS);
  const codes: number[] = [];
  const illegal: string[] = [];
  core.deal(state, luck);
  while (state.over === 0 && codes.length < most) {
    const n = core.legal(state, options);
    const before = state.cells.slice();
    const code = sitters[state.actor]!.choose(state, options, n);
    const legal = options.subarray(0, core.legal(state, options));
    if (!legal.includes(code)) illegal.push(`${players[state.actor]!}: ${code} at decision ${codes.length}`);
    if (before.some((cell, i) => cell !== state.cells[i])) illegal.push(`${players[state.actor]!} moved the pieces`);
    codes.push(code);
    core.apply(state, legal.includes(code) ? code : legal[0]!, luck);
  }
  return { codes, illegal, leader: core.leader(state) };
}

parentPort!.postMessage((workerData as Plan[]).map(play));
