/** Bots: they plan their turns within a budget, follow their plans, and say what they think. */

// oxlint-disable typescript/no-non-null-assertion -- a decision has at least one option, a plan at least one choice

import { type Core, type Match, MOST_OPTIONS, type State } from '@windrose/rules';
import type { NetWeights } from './evaluate/net.ts';
import { weightsFor } from './games/weights.ts';
import { fingerprintOf } from './hash.ts';
import { type Budget, type Level, USUAL_LEVEL } from './levels.ts';
import { budgetOf, configurationOf } from './level-configurations.ts';
import type { Answer, Player, Question } from './player.ts';
import { candidatesOf, Thinker, type CandidateTurn } from './thinker.ts';
import type { Thought } from './thought.ts';

/** The input for making a bot. */
export interface BotSetup {
  /** The core of the match it plays; a bot plays matches of this one core only. */
  readonly core: Core;
  /** Any 32-bit number: the seed of its own random numbers, independent of the match's. */
  readonly seed: number;
  /** Without one {@link USUAL_LEVEL}. */
  readonly level?: Level;
  /** For each turn it plans; without one, or where it names nothing, that of its level. */
  readonly budget?: Budget;
  /** The weights of its judge, as `train` returns them, for the game of the core; the built-in ones by default. */
  readonly weights?: NetWeights;
}

/** The input for making a bot with its own weights, so that a bundle contains no others. */
export interface LeanBotSetup extends Omit<BotSetup, 'weights'> {
  /** The trained weights of the core's game; null where there are none, as for a custom game. */
  readonly weights: NetWeights | null;
}

/** A player that also chooses by codes, for programs that drive a core; for any seat. */
export interface CodePlayer extends Player {
  /**
   * Chooses for the seat that has to choose in `state`, which is left as it is.
   * @param codes the legal codes, if they are at hand. @param n how many of them.
   * @returns a legal code.
   * @throws RangeError when the match is over.
   */
  choose(state: State, codes?: Int32Array, n?: number): number;
  /** Chooses for the seat that has to choose in a match of the bot's core. @throws RangeError when it is over. */
  chooseFor(match: Match): number;
  decide(question: Question): Answer;
}

/** Plays any seat. The same setup gives the same answers to the same questions, unless milliseconds end its thinking. */
export interface Bot extends CodePlayer {
  /**
   * Thinks about the decision asked in `state`, which is left as it is, and says what it found.
   * @param budget without one the bot's own; one that names nothing lets it think until it is stopped.
   * @param stop asked now and then; true ends the thinking early.
   * @throws RangeError when the match is over.
   */
  think(state: State, budget?: Budget, stop?: () => boolean): Thought;
}

const NEVER = (): boolean => false;

/**
 * Makes a bot.
 * @throws RangeError when the weights are of another game or another version of the bots.
 * @example A bot for every seat
 * ```ts
 * import { createBot } from '@windrose/bots';
 * import { startMatch } from '@windrose/rules';
 *
 * const match = startMatch({ game: 'spice-road', seats: 2, seed: 'a secret' });
 * const bots = [0, 1].map((seat) => createBot({ core: match.core, seed: seat, level: 'navigator' }));
 * for (;;) {
 *   const bot = match.decision && bots[match.decision.seat];
 *   if (!bot) break;
 *   match.choose(bot.chooseFor(match));
 * }
 * console.log(match.scores());
 * ```
 */
export function createBot({ weights, ...setup }: BotSetup): Bot {
  return make(setup, weights ?? weightsFor(setup.core));
}

/**
 * Makes a bot of one game: of what was learned, a bundle has its weights alone, where {@link createBot} takes those of all games.
 * @throws RangeError when the weights are of another game or another version of the bots.
 * @example A bot in a bundle that has one game
 * ```ts
 * import { createBotWith, SPICE_ROAD_WEIGHTS } from '@windrose/bots';
 * import { Match, SPICE_ROAD_PACK, spiceRoad } from '@windrose/rules';
 *
 * const match = Match.start(spiceRoad, { seats: 2, seed: 'a secret', packs: { 'spice-road': SPICE_ROAD_PACK } });
 * const bot = createBotWith({ core: match.core, seed: 1, weights: SPICE_ROAD_WEIGHTS });
 * console.log(bot.chooseFor(match));
 * ```
 */
export function createBotWith({ weights, ...setup }: LeanBotSetup): Bot {
  return make(setup, weights);
}

function make(
  { core, seed, level = USUAL_LEVEL, ...setup }: Omit<BotSetup, 'weights'>,
  weights: NetWeights | null,
): Bot {
  const budget = budgetOf(level, setup.budget);
  const thinker = new Thinker(core, configurationOf(core, level), seed, weights);
  const own = new Int32Array(MOST_OPTIONS);
  let plan: CandidateTurn | null = null;
  /** The number of choices of the plan that have been made. */
  let made = 0;

  const choose = (state: State, codes = own, n = core.legal(state, own)): number => {
    if (state.over === 1) throw new RangeError('the match is over, nothing can be chosen');
    if (n === 1) return codes[0]!;
    const hash = fingerprintOf(state);
    // Forced choices of the plan were made without asking; where chance fell otherwise, the plan is at its end.
    if (plan !== null) {
      while (made < plan.codes.length && plan.hashes[made] !== hash) made++;
      if (made < plan.codes.length && includes(codes, n, plan.codes[made]!)) return plan.codes[made++]!;
    }
    plan = thinker.think(state, budget, NEVER, false)[0]!;
    made = 1;
    return plan.codes[0]!;
  };

  return {
    ...codePlayer(core, choose),
    think(state, within = budget, stop = NEVER) {
      if (state.over === 1) throw new RangeError('the match is over, nothing can be chosen');
      const begun = performance.now();
      const ways = thinker.think(state, within, stop, true);
      const candidates = candidatesOf(ways);
      const { code, line } = candidates[0]!;
      return { code, line, candidates, iterations: thinker.iterations, ms: performance.now() - begun };
    },
  };
}

/** Adapts a chooser by codes to a player of matches. */
export function codePlayer(core: Core, choose: CodePlayer['choose']): CodePlayer {
  const position = core.newState();
  const chooseFor = (match: Match): number => {
    match.copyState(position);
    return choose(position);
  };
  return { choose, chooseFor, decide: ({ match }) => chooseFor(match) };
}

function includes(codes: Int32Array, n: number, code: number): boolean {
  for (let i = 0; i < n; i++) if (codes[i] === code) return true;
  return false;
}
