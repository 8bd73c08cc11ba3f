/** Compares a step with the best line found, and states the reliability of the comparison. */

import type { Bot, Budget } from '@windrose/bots';
import { FastLuck, type Match, required, type State } from '@windrose/rules';
import { type Estimate, isPositive, meanWithError } from './estimate.ts';
import { chanceOf, type Line, meanOf, type Outlook, pointsOf, type PositionJudge, ROUNDS } from './judge.ts';
import { isTelling, type Reason } from './reasons.ts';
import {
  type IdleTurn,
  MARK_LOSSES,
  MARKS,
  type Mark,
  type PlayedOut,
  type SlowTurn,
  type WastedTurn,
} from './result.ts';
import type { ReviewStep } from './steps.ts';

/** If a line seems better than the played one by this much, both are evaluated again. */
const WORTH_A_LOOK = 0.02;

/**
 * The second evaluation plays on for this many full rounds besides the running one, with this many times as many samples. It uses
 * fresh samples, because the line that seemed best may owe its place to luck.
 */
export const SECOND_ROUNDS = 5;
const SECOND_LOOK = 2;

/** The bot's budget per turn without milliseconds: counted in iterations, so that reviews are reproducible. */
const THINKING: Budget = { iterations: 200 };

/** The number of lines that are compared with the turn that was played. */
const LINES = 3;

/** The accuracy of evaluations, measured against playouts to the end (`npm run proof:teacher`): factors and standard errors. */
export const TRUST = {
  /** The part of an evaluated loss that playouts confirm on average. */
  slope: 0.8,
  /** The standard error of playouts around that: this constant, and this part of the loss. */
  loss: 0.06,
  part: 0.35,
  /** The difference that other bots make, however many playouts there are: this constant, and this part of the loss. */
  bots: 0.03,
  botsPart: 0.12,
  /** The standard error of a share of wins in playouts as a chance to win, however many playouts there are: other bots win other matches. */
  shares: 0.05,
  /** How much wider than these errors say the interval of a loss is stated: with it nine of ten measured losses lie within. */
  interval: 1.15,
  /** The standard error of the chance to win in an even position. */
  chance: 0.14,
  /**
   * How much less an evaluation says of its place on the curve: where it is wrong, those of its neighbours are wrong alike. And the least
   * error: a network that is sure is sometimes wrong. With both the curve was nearest to the shares of wins of admirals in 56 positions of seven games.
   */
  alike: 3,
  least: 0.1,
  /** The minimum error of a change: neither the best line nor its evaluation is exact. */
  change: 0.012,
  /** The same on the curve for a choice: small losses are not looked for, and add up. */
  choice: 0.02,
} as const;

/** The minimum standard deviation of evaluations: a few equal samples do not prove that there is none. */
const SPREAD = 0.03;

/** A change of each side's mean chance to win, and its standard error for the seat that moved. */
export interface Change {
  readonly by: readonly number[];
  readonly error: number;
}

/** The comparison for one step. */
export interface Work {
  readonly step: ReviewStep;
  /** The evaluation of the position before it. */
  readonly before: Valued;
  /** Null until the step has been analysed. */
  compared: Comparison | null;
  luck: Change | null;
  slow: SlowTurn | null;
  wasted: WastedTurn | null;
  idle: IdleTurn | null;
}

/** An evaluated position; the standard error is that of the chances of all sides. */
export interface Valued {
  readonly outlook: Outlook;
  readonly error: number;
}

/** The chances of all sides to win after the better line and after the played one, as playouts say. */
export interface PlayedOutChances {
  readonly better: readonly Estimate[];
  readonly played: readonly Estimate[];
  /** By how much the first are higher, pair by pair. */
  readonly gained: readonly Estimate[];
}

/** The line that was played and the best line found. */
export interface Comparison {
  readonly better: Line | null;
  /** The gain of the better line: from the evaluation, and combined with playouts. */
  readonly evaluated: Change;
  gain: Change;
  readonly points: number;
  playedOut: PlayedOut | null;
  /** Null until both lines were played out. */
  chances: PlayedOutChances | null;
  reasons: readonly Reason[];
}

export interface Reviewer {
  readonly match: Match;
  readonly judge: PositionJudge;
  readonly bot: Bot;
  readonly samples: number;
  readonly ms: number | null;
  /** Called again and again while the bot thinks. */
  readonly pause: () => false;
}

/** The minimum evaluated loss for which both lines are played out to the end. */
const SUSPECT = 0.03;

/** Whether a step seems to have lost so much that both lines are played out. */
export const isSuspect = ({ better, gain }: Comparison, seat: number): boolean =>
  better !== null && gainOf(gain, seat).value >= SUSPECT;

/** The chances of all sides in a position, by playing on a little. */
export function evaluate(judge: PositionJudge, state: State, samples: number, at: number): Valued {
  const leaves = judge.leaves(state, [], samples, at * 1000);
  const outlook = meanOf(leaves);
  if (state.over === 1) return { outlook, error: 0 };
  const [most] = outlook.win.map((chance, side) => ({ chance, side })).sort((a, b) => b.chance - a.chance);
  const { chance, side } = required(most, 'side of a match');
  const { error } = meanWithError(
    leaves.map((leaf) => chanceOf(leaf, side)),
    SPREAD,
  );
  return { outlook, error: Math.hypot(error, 2 * TRUST.chance * Math.sqrt(chance * (1 - chance)), TRUST.change) };
}

/** The luck of a step's draws, estimated on its own; null without draws. @param at the number of the step: the seed. */
export function luckOf({ judge, samples }: Reviewer, step: ReviewStep, at: number): Change | null {
  const { before, after, codes, seat, drawn } = step;
  if (!drawn) return null;
  const seed = at * 1000;
  const until = before.round + 1 + ROUNDS;
  const expected = judge.leaves(before, codes, samples * SECOND_LOOK, seed, until);
  const actual = judge.leaves(after, [], samples * SECOND_LOOK, seed, until);
  const [from, to] = [meanOf(expected), meanOf(actual)];
  const errors = [expected, actual].map(
    (leaves) =>
      meanWithError(
        leaves.map((leaf) => chanceOf(leaf, seat)),
        SPREAD,
      ).error,
  );
  return {
    by: to.win.map((chance, side) => chance - chanceOf(from, side)),
    error: Math.hypot(...errors, TRUST.change),
  };
}

/** What the search for a better line found, and the line that the bot would have played. */
interface Looked {
  readonly compared: Comparison;
  readonly chosen: Line;
}

/** Searches for a better line than the one that was played. @param at the number of the step: the seed. */
export function compare(reviewer: Reviewer, step: ReviewStep, at: number): Looked {
  const { match, judge, bot, samples, ms, pause } = reviewer;
  const { before, codes, seat } = step;
  const seed = at * 1000;
  const begun = performance.now();
  const late = (): boolean => ms !== null && performance.now() - begun > ms;
  const played = judge.outlook(before, codes, samples, seed);
  let best: { readonly line: Line; readonly chance: number } | null = null;
  const thought = bot.think(before, ms === null ? THINKING : { ms: ms / 4 }, pause);
  for (const candidate of thought.candidates.slice(0, LINES)) {
    if (late()) break;
    const line = untilLuck(match, before, candidate.line);
    if (endEqually(match, before, line, codes)) continue;
    pause();
    const chance = chanceOf(judge.outlook(before, line, samples, seed), seat);
    if (chance > (best?.chance ?? chanceOf(played, seat))) best = { line, chance };
  }
  const chosen = untilLuck(match, before, thought.line);
  const nothing = nothingBetter(match.core.sides);
  if (best === null || best.chance - chanceOf(played, seat) < WORTH_A_LOOK) return { compared: nothing, chosen };

  const until = before.round + 1 + SECOND_ROUNDS;
  const again = late() ? samples : samples * SECOND_LOOK;
  pause();
  const leaves = judge.leaves(before, best.line, again, seed + 500, until);
  pause();
  const others = judge.leaves(before, codes, again, seed + 500, until);
  const [is, was] = [meanOf(leaves), meanOf(others)];
  if (chanceOf(is, seat) <= chanceOf(was, seat)) return { compared: nothing, chosen };
  const evaluated = changeBetween(leaves, others, seat);
  const points = pointsOf(is, seat) - pointsOf(was, seat);
  return { compared: { ...nothing, better: best.line, evaluated, gain: evaluated, points }, chosen };
}

/** The comparison of a step beside which nothing better was found. */
export function nothingBetter(sides: number): Comparison {
  const none: Change = { by: Array.from({ length: sides }, () => 0), error: TRUST.change };
  return { better: null, evaluated: none, gain: none, points: 0, playedOut: null, chances: null, reasons: [] };
}

/** The advantage of one line over another for a seat. @param leaves after it. @param others after the other, with the same luck. */
export function changeBetween(leaves: readonly Outlook[], others: readonly Outlook[], seat: number): Change {
  const [is, was] = [meanOf(leaves), meanOf(others)];
  const gained = chanceOf(is, seat) - chanceOf(was, seat);
  const pairs = leaves.map(
    (leaf, sample) => chanceOf(leaf, seat) - chanceOf(required(others[sample], 'the other leaf'), seat),
  );
  return {
    by: is.win.map((chance, side) => TRUST.slope * (chance - chanceOf(was, side))),
    error: Math.hypot(meanWithError(pairs, SPREAD).error, TRUST.loss + TRUST.part * Math.abs(gained)),
  };
}

/** The effect of a change for one side. */
export const gainOf = ({ by, error }: Change, side: number): Estimate => ({
  value: required(by[side], `change of side ${side}`),
  error,
});

/** The mark of a step; null for a small or uncertain loss. @param gain of the better line. @param loss as it is told: no more than there was to lose. */
export function markOf(gain: Estimate, loss: number): Mark | null {
  return isPositive(gain) ? (MARKS.findLast((mark) => loss >= MARK_LOSSES[mark]) ?? null) : null;
}

/** Whether the playouts alone say that the better line is better, and words say why. Early in a match nothing less is believed. */
export const isClear = ({ chances, reasons }: Comparison, seat: number): boolean =>
  chances !== null && isPositive(required(chances.gained[seat], 'gain in playouts')) && reasons.some(isTelling);

/** The certain part of a line: up to the choice that reveals something, or to the end of the turn. */
export function untilLuck({ core }: Match, before: State, line: Line): Line {
  const state = core.newState();
  const luck = new FastLuck(0);
  state.copy(before);
  const end = line.findIndex((code) => {
    if (state.over === 1 || state.turn !== before.turn) return true;
    core.apply(state, code, luck);
    return luck.drawn > 0;
  });
  if (end < 0) return line;
  return line.slice(0, luck.drawn > 0 ? end + 1 : end);
}

/** Whether two lines from a position consist of the same choices, or lead to the same position without a draw. */
export function endEqually({ core }: Match, before: State, line: Line, other: Line): boolean {
  if (line.length === other.length && line.every((code, at) => code === other[at])) return true;
  const [end, otherEnd] = [line, other].map((codes) => {
    const state = core.newState();
    const luck = new FastLuck(0);
    state.copy(before);
    for (const code of codes) core.apply(state, code, luck);
    return luck.drawn === 0 ? state : null;
  });
  return !!end && !!otherEnd && end.cells.every((cell, at) => cell === otherEnd.cells[at]);
}
