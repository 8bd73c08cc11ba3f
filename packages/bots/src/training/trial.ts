/** Two nets play against each other: whether what a generation has learned is better than what was known before. */

// oxlint-disable typescript/no-non-null-assertion -- every seat has a bot

import { Core, FastLuck, findGame, MOST_OPTIONS, PACKS } from '@windrose/rules';

import { createBotWith } from '../bot.ts';
import type { NetWeights } from '../evaluate/net.ts';
import { optionsOf } from './play.ts';

/** Matches of two nets. */
export interface TrialPlay {
  /** The id of a game. */
  readonly game: string;
  /** The first pair of matches, by number, and how many pairs. */
  readonly from: number;
  readonly pairs: number;
  /** Any 32-bit number. */
  readonly seed: number;
  readonly candidate: NetWeights;
  readonly champion: NetWeights;
}

/** The result of a candidate. */
export interface Trial {
  readonly won: number;
  readonly lost: number;
  readonly tied: number;
}

/** Both play as captains with this many search iterations per turn. */
const BUDGET = { iterations: 4 };

/**
 * Plays pairs of matches on the same deal with seats swapped; in Solo each plays the deal once, and the better result is a
 * win or the larger lead.
 */
export function playTrial(
  { game, from, pairs, seed, candidate, champion }: TrialPlay,
  done: (matches: number) => void,
): Trial {
  const sum = { won: 0, lost: 0, tied: 0 };
  const note = (difference: number): void => {
    if (difference > 0) sum.won++;
    else if (difference < 0) sum.lost++;
    else sum.tied++;
  };
  for (let pair = 0; pair < pairs; pair++) {
    const [fewest] = findGame(game).seats;
    if (fewest === 1) {
      const [own, other] = [candidate, champion].map((weights) => play(game, [weights], seed, from + pair));
      note(own! - other!);
    } else {
      const others = Array.from({ length: fewest - 1 }, () => champion);
      note(play(game, [candidate, ...others], seed, from + pair));
      note(-play(game, [champion, candidate, ...others.slice(1)], seed, from + pair));
    }
    done(2 * (pair + 1));
  }
  return sum;
}

/** The value of a win, larger than any lead in points. */
const VICTORY = 1000;

/** Plays a match. @returns the first seat's lead over the best of the others, with {@link VICTORY} added or subtracted. */
function play(game: string, nets: readonly NetWeights[], seed: number, deal: number): number {
  const rules = findGame(game);
  const seats = nets.length;
  const table = new FastLuck(seed, 2 * deal);
  const core = new Core(rules.assemble({ seats, options: optionsOf(rules, deal), packs: PACKS, luck: table }));
  const bots = nets.map((weights, seat) =>
    createBotWith({ core, seed: seed + deal * seats + seat, level: 'captain', budget: BUDGET, weights }),
  );
  const luck = new FastLuck(seed, 2 * deal + 1);
  const options = new Int32Array(MOST_OPTIONS);
  const state = core.newState();
  core.deal(state, luck);
  while (state.over === 0) {
    const n = core.legal(state, options);
    core.apply(state, bots[state.actor]!.choose(state, options, n), luck);
  }
  let best = -Infinity;
  for (let side = 1; side < core.sides; side++) best = Math.max(best, core.points(state, side));
  const lead = core.points(state, 0) - best;
  // A match that stalls has no winner.
  if (state.final === 0) return -VICTORY;
  return lead + (lead === 0 ? 0 : core.leader(state) === 0 ? VICTORY : -VICTORY);
}
