/** Everybody who can sit down by name: the levels, `strongest`, and the yardsticks. */

import { type Core, MOST_OPTIONS } from '@windrose/rules';
import { type CodePlayer, codePlayer, createBot } from './bot.ts';
import type { NetWeights } from './evaluate/net.ts';
import { type Budget, type Level, LEVELS } from './levels.ts';
import { type YardstickName, YARDSTICKS } from './yardsticks/index.ts';

/** The name of a player; `strongest` is the last of the levels. */
export type PlayerName = Level | 'strongest' | YardstickName;

/** All names, levels first. */
export const PLAYERS: readonly PlayerName[] = [...LEVELS, 'strongest', ...(Object.keys(YARDSTICKS) as YardstickName[])];

/** The input for making a player. */
export interface PlayerSetup {
  /** The core of the match it plays; it plays matches of this one core only. */
  readonly core: Core;
  readonly player: PlayerName;
  /** Any 32-bit number: the seed of its own random numbers, independent of the match's. */
  readonly seed: number;
  /** For each turn of a level; yardsticks always think the same. */
  readonly budget?: Budget;
  /** The weights of a level, from `train`; the shipped ones by default. Yardsticks have none. */
  readonly weights?: NetWeights;
}

/** Whether a player is a yardstick: fast and deterministic, whatever the budget. */
export function isYardstick(player: PlayerName): player is YardstickName {
  return Object.hasOwn(YARDSTICKS, player);
}

/**
 * Makes a player. The same setup gives the same choices, unless milliseconds end its thinking.
 * @throws RangeError when the weights are of another game or another version of the bots.
 */
export function createPlayer({ core, player, seed, budget, weights }: PlayerSetup): CodePlayer {
  if (!isYardstick(player)) {
    const level = player === 'strongest' ? 'admiral' : player;
    return createBot({
      core,
      seed,
      level,
      ...(budget === undefined ? {} : { budget }),
      ...(weights === undefined ? {} : { weights }),
    });
  }
  const choose = YARDSTICKS[player].make(core, seed);
  const own = new Int32Array(MOST_OPTIONS);
  return codePlayer(core, (state, codes = own, n = core.legal(state, own)) => {
    if (state.over === 1) throw new RangeError('the match is over, nothing can be chosen');
    return choose(state, codes, n);
  });
}
