/** A match looked back at: the chance to win over the turns, what each turn lost, what would have been better. */

import { type Bot, type Budget, createBotWith, type Level, type NetWeights, weightsFor } from '@windrose/bots';
import { FastLuck, type Match, type State } from '@windrose/rules';
import { findReasons, type Reason } from './reasons.ts';
import { chanceOf, pointsOf, type Line, type Outlook, PositionJudge, ROUNDS } from './judge.ts';
import { type Step, stepsOf } from './steps.ts';

/** How much a turn lost, from little to much. */
export const MARKS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Mark = (typeof MARKS)[number];

/** From which loss of the chance to win each mark is given: 0.05 is five in a hundred. */
export const MARK_LOSSES: Readonly<Record<Mark, number>> = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 };

/** The analysis of a step. */
export interface ReviewedStep extends Pick<
  Step,
  'from' | 'to' | 'seat' | 'turn' | 'round' | 'setUp' | 'forced' | 'codes'
> {
  /** The outlook after it. */
  readonly after: Outlook;
  /** How much of its chance to win the seat lost by choosing so, 0 to 1; 0 where nothing better was found. */
  readonly loss: number;
  /** How many points it may expect less. */
  readonly points: number;
  readonly mark: Mark | null;
  /** The change of each side's chance to win by the draws; null without draws. */
  readonly luck: readonly number[] | null;
  /** The better line to the end of the turn, or to a draw; null if none was found. */
  readonly better: Line | null;
  /** Why it is better; empty without a mark. */
  readonly reasons: readonly Reason[];
}

/** The analysis of a side. */
export interface SideReview {
  /**
   * 0 to 100: how close its choices were to the best found. Null without a choice, as for Solo's rival, and if the match is
   * unfinished or the review was stopped.
   */
  readonly accuracy: number | null;
  /** How much chance to win it lost by its own choices, all in all. */
  readonly lost: number;
  /** The chance to win that all draws gave it, or took from it. */
  readonly luck: number;
  readonly marks: Readonly<Record<Mark, number>>;
}

/** The result of a review. Plain JSON. */
export interface Review {
  readonly level: Level;
  /** How many times each line was played on. */
  readonly samples: number;
  /** The outlook before the first choice. */
  readonly start: Outlook;
  readonly steps: readonly ReviewedStep[];
  readonly seats: readonly SideReview[];
  /** Whether it was stopped before the end of the match; then `steps` ends early. */
  readonly stopped: boolean;
}

/** The settings of a review. */
export interface ReviewOptions {
  /** The level of the bot that says what would have been better. */
  readonly level?: Level;
  /** `iterations`: how many times each line is played on (without it {@link SAMPLES}); `ms`: for each turn at most. */
  readonly budget?: Budget;
  /** Called after each step with its analysis, the outlook before the first one and the number of all steps. */
  readonly progress?: (step: ReviewedStep, start: Outlook, of: number) => void;
  /** Asked before each step; true ends the review there. */
  readonly stop?: () => boolean;
}

/** Default number of playouts of each line. */
export const SAMPLES = 6;

/** A loss that would be marked is checked with this many times as many samples. */
const SECOND_LOOK = 3;

/** The bot's budget per turn without milliseconds: counted in iterations, so that reviews are reproducible. */
const THINKING: Budget = { iterations: 200 };

/** How many lines are compared with what was played. */
const LINES = 3;

/** Losses below this are insignificant. */
const NOTHING = 0.005;

/**
 * Looks back at a match, finished or not. The same match, level and iterations give the same review.
 * With milliseconds it takes fewer samples where a turn takes too long.
 * @example The turns that lost most
 * ```ts
 * import { reviewMatch } from '@windrose/analysis';
 * import { loadMatch } from '@windrose/rules';
 *
 * export function mistakes(record: unknown): string[] {
 *   const review = reviewMatch(loadMatch(record), { level: 'captain' });
 *   return review.steps.filter(({ loss }) => loss > 0.1).map(({ from, loss }) => `choice ${from}: ${loss.toFixed(2)}`);
 * }
 * ```
 */
export function reviewMatch(match: Match, options: ReviewOptions = {}): Review {
  const iterator = reviewing(match, weightsFor(match.core), options);
  for (;;) {
    const { done, value } = iterator.next();
    if (done) return value;
  }
}

/**
 * The same in pieces, between which other work can be done: each piece ends with how many steps are done.
 * @param weights what was learned of the game, as `loadWeights` of `@windrose/bots` returns it; null where nothing was.
 */
export function* reviewing(
  match: Match,
  weights: NetWeights | null,
  options: ReviewOptions = {},
): Generator<number, Review> {
  const { level = 'admiral', budget = {}, progress, stop } = options;
  const samples = budget.iterations ?? SAMPLES;
  const { core } = match;
  const judge = new PositionJudge(core, weights);
  const bot = createBotWith({ core, seed: 1, level, weights });
  const all = stepsOf(match);
  const steps: ReviewedStep[] = [];
  const start = judge.outlook(startOf(match, all), [], samples, 0);
  let stopped = false;
  for (const [at, step] of all.entries()) {
    if (stop?.() === true) {
      stopped = true;
      break;
    }
    const reviewed = reviewStep({ match, judge, bot, samples, ms: budget.ms ?? null }, step, at);
    steps.push(reviewed);
    progress?.(reviewed, start, all.length);
    yield steps.length;
  }
  const seats = Array.from({ length: core.sides }, (_, side) => sideReview(steps, side, match.over && !stopped));
  return { level, samples, start, steps, seats, stopped };
}

function startOf(match: Match, steps: readonly Step[]) {
  const [first] = steps;
  if (first) return first.before;
  const state = match.core.newState();
  match.copyState(state);
  return state;
}

interface Reviewer {
  readonly match: Match;
  readonly judge: PositionJudge;
  readonly bot: Bot;
  readonly samples: number;
  readonly ms: number | null;
}

function reviewStep({ match, judge, bot, samples, ms }: Reviewer, step: Step, at: number): ReviewedStep {
  const { before, after: reached, codes, seat, drawn, forced } = step;
  const seed = at * 1000;
  const begun = performance.now();
  const late = (): boolean => ms !== null && performance.now() - begun > ms;
  const told = { from: step.from, to: step.to, seat, turn: step.turn, round: step.round, setUp: step.setUp, codes };
  const until = before.round + 1 + ROUNDS;
  const played = judge.outlook(before, codes, samples, seed);
  const after = drawn || reached.over === 1 ? judge.outlook(reached, [], samples, seed, until) : played;
  const luck = drawn ? after.win.map((chance, side) => chance - chanceOf(played, side)) : null;
  const nothing = { ...told, forced, after, loss: 0, points: 0, mark: null, luck, better: null, reasons: [] };
  if (forced) return nothing;

  let best: { readonly line: Line; readonly outlook: Outlook } | null = null;
  const thought = bot.think(before, ms === null ? THINKING : { ms: ms / 4 });
  for (const candidate of thought.candidates.slice(0, LINES)) {
    if (late()) break;
    const line = untilLuck(match, before, candidate.line);
    if (sameEnd(match, step, line)) continue;
    const outlook = judge.outlook(before, line, samples, seed);
    if (chanceOf(outlook, seat) > chanceOf(best?.outlook ?? played, seat)) best = { line, outlook };
  }
  if (best === null) return nothing;
  let base = played;
  let { outlook } = best;
  if (chanceOf(outlook, seat) - chanceOf(base, seat) >= MARK_LOSSES.inaccuracy && !late()) {
    base = judge.outlook(before, codes, samples * SECOND_LOOK, seed + 500);
    outlook = judge.outlook(before, best.line, samples * SECOND_LOOK, seed + 500);
  }
  const loss = chanceOf(outlook, seat) - chanceOf(base, seat);
  if (loss < NOTHING) return nothing;
  const mark = markOf(loss);
  const reasons = mark === null ? [] : findReasons(match, judge, step, best.line);
  return {
    ...nothing,
    loss,
    points: pointsOf(outlook, seat) - pointsOf(base, seat),
    mark,
    better: best.line,
    reasons,
  };
}

/** A line as far as it is certain: up to the choice that reveals something, or to the end of the turn. */
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

/** Whether a line leads to the same position as the played one, or begins with it up to a draw. */
function sameEnd({ core }: Match, { before, codes, after, drawn }: Step, line: Line): boolean {
  if (line.length === codes.length && line.every((code, at) => code === codes[at])) return true;
  if (drawn) return false;
  const state = core.newState();
  const luck = new FastLuck(0);
  state.copy(before);
  for (const code of line) {
    core.apply(state, code, luck);
  }
  return luck.drawn === 0 && state.cells.every((cell, at) => cell === after.cells[at]);
}

/** The mark for a loss of the chance to win; null for one too small. */
function markOf(loss: number): Mark | null {
  return MARKS.findLast((mark) => loss >= MARK_LOSSES[mark]) ?? null;
}

function sideReview(steps: readonly ReviewedStep[], side: number, whole: boolean): SideReview {
  const own = steps.filter(({ seat, forced }) => seat === side && !forced);
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  const count = (mark: Mark): number => own.filter((step) => step.mark === mark).length;
  return {
    accuracy: own.length === 0 || !whole ? null : sum(own.map(({ loss }) => accuracyOf(loss))) / own.length,
    lost: sum(own.map(({ loss }) => loss)),
    luck: sum(steps.map(({ luck }) => luck?.[side] ?? 0)),
    marks: { inaccuracy: count('inaccuracy'), mistake: count('mistake'), blunder: count('blunder') },
  };
}

/** How exact a step was, 0 to 100: a loss of a tenth of all chances leaves about 65, one of a quarter 32 (as chess sites have it). */
function accuracyOf(loss: number): number {
  return Math.min(100, Math.max(0, 103.1668 * Math.exp(-4.354 * loss) - 3.1669));
}
