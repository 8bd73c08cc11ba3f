/** The second stage of a review, in tasks that do not depend on each other: each looks for a better line than that of one step. */

import { type Bot, createBotWith, type Level, type NetWeights } from '@windrose/bots';
import type { Match } from '@windrose/rules';
import { ClaimsAtHand } from './claim-at-hand.ts';
import { type Change, compare, type Comparison, endEqually, isSuspect, luckOf, nothingBetter } from './comparison.ts';
import { IdleTurns } from './idle.ts';
import { type Line, PositionJudge } from './judge.ts';
import type { Playouts } from './playouts.ts';
import { findReasons } from './reasons.ts';
import type { IdleTurn, SlowTurn, WastedTurn } from './result.ts';
import { SlowTurns } from './slow.ts';
import type { ReviewStep } from './steps.ts';
import { WastedCubes } from './wasted.ts';

/** Looks for a better line than a step's. Structured data: another thread can do it. */
export interface TurnTask {
  readonly kind: 'turn';
  /** The position of the step among those of the match. */
  readonly at: number;
}

/** What a task has found. */
export interface TurnNews extends TurnTask {
  /** Null where there was nothing to choose. */
  readonly compared: Comparison | null;
  /** Null without a draw. */
  readonly luck: Change | null;
  readonly slow: SlowTurn | null;
  readonly wasted: WastedTurn | null;
  readonly idle: IdleTurn | null;
}

/** Default number of times each line is played on before it is evaluated. */
export const SAMPLES = 6;

/** How lines are searched and evaluated. */
export interface TurnSettings {
  /** The level of the bot that says what would have been better. */
  readonly level: Level;
  /** How many times each line is played on before it is evaluated. */
  readonly samples: number;
  /** Milliseconds for each step at most; null: no limit. */
  readonly ms: number | null;
  /** Called again and again during a search; whatever it waits for, the search waits for. */
  readonly pause: () => false;
}

/** Looks at the steps of one match. What it finds about one does not depend on the others it was asked for. */
export class TurnReviewer {
  readonly #match: Match;
  readonly #judge: PositionJudge;
  readonly #bot: Bot;
  readonly #slow: SlowTurns;
  readonly #wasted: WastedCubes;
  readonly #idle: IdleTurns;
  readonly #claims: ClaimsAtHand;
  readonly #playouts: Playouts;
  readonly #settings: TurnSettings;

  /** @param playouts of the match's core. */
  constructor(match: Match, weights: NetWeights | null, playouts: Playouts, settings: TurnSettings) {
    this.#match = match;
    this.#judge = new PositionJudge(match.core, weights);
    this.#bot = createBotWith({ core: match.core, seed: 1, level: settings.level, weights });
    this.#slow = new SlowTurns(match, this.#judge, weights);
    this.#wasted = new WastedCubes(match);
    this.#idle = new IdleTurns(match);
    this.#claims = new ClaimsAtHand(match, weights);
    this.#playouts = playouts;
    this.#settings = settings;
  }

  /** @param steps those of the match. */
  look(steps: readonly ReviewStep[], { at }: TurnTask, step: ReviewStep): TurnNews {
    const reviewer = { match: this.#match, judge: this.#judge, bot: this.#bot, ...this.#settings };
    const luck = luckOf(reviewer, step, at);
    if (step.forced) return { kind: 'turn', at, compared: null, luck, slow: null, wasted: null, idle: null };
    const { compared, chosen } = compare(reviewer, step, at);
    const isWhole = steps[at - 1]?.turn !== step.turn;
    // Searches cannot be held to a time and find the same.
    const searches = isWhole && !step.setUp && this.#settings.ms === null;
    const slow = searches ? this.#slow.find(step, at * 1000 + 700) : null;
    const wasted = step.setUp ? null : this.#wasted.find(step);
    const idle = isWhole && !step.setUp ? this.#idle.find(step, chosen) : null;
    return { kind: 'turn', at, compared: this.#explained(step, compared, chosen), luck, slow, wasted, idle };
  }

  /** A comparison with its reasons; with nothing better where a hint would have advised the claim that was played. */
  #explained(step: ReviewStep, compared: Comparison, chosen: Line): Comparison {
    const { core } = this.#match;
    const { better } = compared;
    if (better === null || !isSuspect(compared, step.seat)) return compared;
    const claim = this.#claims.beside(step.before, step.codes, better);
    if (claim !== null && (claim.isAdvised || endEqually(this.#match, step.before, chosen, step.codes)))
      return nothingBetter(core.sides);
    return { ...compared, reasons: findReasons(this.#match, this.#playouts, step, better, claim) };
  }
}
