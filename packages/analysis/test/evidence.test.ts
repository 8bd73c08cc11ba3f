/** What is believed of measured changes: a match does not turn in its first rounds because a measurement says so. */

import { createBot } from '@windrose/bots';
import { type Match, required, startMatch } from '@windrose/rules';
import { beforeAll, describe, expect, test } from 'vitest';

import { reviewOf } from '../src/review/assemble.ts';
import { believed, borneOut, progressIn } from '../src/review/evidence.ts';
import { Pairs } from '../src/review/pairs.ts';
import type { Reason } from '../src/review/reasons.ts';
import type { Review } from '../src/review/result.ts';
import { reviewStepsOf } from '../src/review/steps.ts';

describe('a measured change', () => {
  test('is believed the less the earlier it is and the less exact, and never more than measured', () => {
    const wide = { value: 0.44, error: 0.12 };
    const narrow = { value: 0.2, error: 0.05 };
    expect(believed(wide, 0.1, false).value).toBeCloseTo(0.18, 2);
    expect(believed(narrow, 0.1, false).value).toBeCloseTo(0.16, 3);
    // What was played out had been chosen because it seems to matter.
    expect(believed(wide, 0.1, true).value).toBeCloseTo(0.315, 3);
    expect(believed(narrow, 0.1, true).value).toBeCloseTo(0.187, 3);
    for (const isPlayedOut of [false, true]) {
      const early = believed(wide, 0.1, isPlayedOut);
      // By itself neither is more certain than it was.
      expect(early.value / early.error).toBeLessThan(wide.value / wide.error);
      const parts = [0, 0.25, 0.3, 0.4, 0.5, 1].map((progress) => believed(wide, progress, isPlayedOut).value);
      expect(parts).toEqual(parts.toSorted((a, b) => a - b));
      expect(parts.slice(-2)).toEqual([0.44, 0.44]);
    }
  });

  test('is not drawn where it is no larger than its error', () => {
    expect(borneOut({ value: 0.07, error: 0.09 })).toBe(0);
    expect(borneOut({ value: -0.09, error: 0.09 })).toBe(0);
    expect(borneOut({ value: 0, error: 0.01 })).toBe(0);
    expect(borneOut({ value: -0.2, error: 0.05 })).toBeCloseTo(0.9375);
  });

  test('of an unfinished match is early while it can last as long again', () => {
    expect(progressIn({ over: false, round: 3 }, 3)).toBeLessThan(0.25);
    expect(progressIn({ over: false, round: 30 }, 3)).toBe(0.1);
    expect(progressIn({ over: true, round: 12 }, 6)).toBe(0.5);
  });
});

describe('the first rounds of a match', () => {
  let match: Match;
  beforeAll(() => {
    match = startMatch({ game: 'spice-road', seats: 2, seed: 'first' });
    const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
    while (!match.over) match.choose(bot.chooseFor(match));
  });

  /**
   * A review of a match of which one turn of a round was played out.
   * @param won how many of 100 pairs the better line won, and the turn played. @param evaluated the loss by the evaluation.
   */
  function reviewed(
    round: number,
    won: { readonly better: number; readonly played: number; readonly pairs?: number },
    { evaluated = 0.1, reasons = [], others = [] as readonly number[] }: Asked = {},
  ): { readonly review: Review; readonly at: number } {
    const steps = reviewStepsOf(match);
    const at = steps.findIndex((step) => !step.forced && !step.drawn && step.round >= round);
    const alike = { outlook: { scores: [0, 0], win: [0.5, 0.5] }, error: 0.14 };
    const { pairs: number = 100 } = won;
    const playedOut = (step: number, wins: { readonly better: number; readonly played: number }) => {
      const { seat } = required(steps[step], 'step');
      const pairs = new Pairs(2);
      for (let pair = 0; pair < number; pair++) {
        pairs.add(pair < wins.better ? seat : 1 - seat, pair < wins.played ? seat : 1 - seat);
      }
      const change = { by: seat === 0 ? [evaluated, -evaluated] : [-evaluated, evaluated], error: 0.1 };
      return {
        better: [999],
        evaluated: change,
        gain: pairs.added(change, seat),
        points: 0,
        playedOut: pairs.playedOut(seat),
        chances: pairs.chances(),
        reasons,
      };
    };
    const none = { by: [0, 0], error: 0.012 };
    const nothing = { better: null, evaluated: none, gain: none, points: 0, playedOut: null, chances: null };
    const review = reviewOf({
      match,
      level: 'captain',
      samples: 2,
      playouts: 100,
      works: steps.map((step, each) => ({
        step,
        before: alike,
        compared: step.forced
          ? null
          : each === at || others.includes(each - at)
            ? playedOut(each, each === at ? won : { better: 2, played: 1 })
            : { ...nothing, reasons: [] },
        luck: null,
        slow: null,
        wasted: null,
        idle: null,
      })),
      opening: alike,
      end: { outlook: { scores: [1, 0], win: [1, 0] }, error: 0 },
      open: new Set(),
      stopped: false,
    });
    return { review, at };
  }

  interface Asked {
    readonly evaluated?: number;
    readonly reasons?: readonly Reason[];
    readonly others?: readonly number[];
  }

  const CLAIM: Reason = { kind: 'merchant', card: 'M01', to: 0, cubes: '' };
  const HOLD: Reason = { kind: 'hold', played: 'Y', better: 'YY' };
  const CLEAR = { better: 75, played: 35 };

  /** The change of the first side's chance by a step. */
  const jumpIn = ({ steps, start }: Review, at: number): number =>
    required(steps[at], 'step').after.win[0]! - (steps[at - 1]?.after ?? start).win[0]!;

  test('do not jump by a loss that is no larger than its error', () => {
    // Of 16 pairs four more were won: by itself a quarter of all chances.
    const { review, at } = reviewed(3, { better: 7, played: 3, pairs: 16 }, { evaluated: 0.04 });
    expect(Math.abs(jumpIn(review, at))).toBeLessThan(0.05);
  });

  test('change less by a measured loss than the middle of the match does', () => {
    const [early, later] = [3, Math.ceil(match.round * 0.6)].map((round) => {
      const { review, at } = reviewed(round, CLEAR, { evaluated: 0.3, reasons: [CLAIM] });
      return { step: required(review.steps[at], 'step'), jump: Math.abs(jumpIn(review, at)) };
    });
    expect(early!.step.loss).toBeLessThan(0.95 * later!.step.loss);
    expect(early!.jump).toBeLessThan(0.95 * later!.jump);
  });

  test('have a mark only where playouts alone say so, and words say why', () => {
    const markIn = (round: number, won: Parameters<typeof reviewed>[1], asked: Asked): unknown => {
      const { review, at } = reviewed(round, won, asked);
      return review.steps[at]!.mark;
    };
    expect(markIn(3, CLEAR, { evaluated: 0.3, reasons: [CLAIM] })).not.toBeNull();
    expect(markIn(3, CLEAR, { evaluated: 0.3, reasons: [HOLD, { kind: 'points', more: 1 }] })).toBeNull();
    const pace = (better: number): Reason => ({ kind: 'pace', side: 0, rounds: 6, played: 4, better });
    expect(markIn(3, CLEAR, { evaluated: 0.3, reasons: [pace(6)] })).toBeNull();
    expect(markIn(3, CLEAR, { evaluated: 0.3, reasons: [pace(8)] })).not.toBeNull();
    expect(markIn(3, { better: 9, played: 7, pairs: 16 }, { evaluated: 0.5, reasons: [CLAIM] })).toBeNull();
    const later = Math.ceil(match.round * 0.6);
    expect(markIn(later, { better: 9, played: 7, pairs: 16 }, { evaluated: 0.5, reasons: [CLAIM] })).not.toBeNull();
    expect(markIn(later, CLEAR, { evaluated: 0.3, reasons: [HOLD] })).not.toBeNull();
  });

  test('keep a mark and its loss, whatever is found out about other turns', () => {
    const asked = { evaluated: 0.3, reasons: [CLAIM] };
    const later = Math.ceil(match.round * 0.6);
    // What is known of the turns around it says that there was hardly a chance to lose.
    const alone = reviewed(later, CLEAR, asked);
    const among = reviewed(later, CLEAR, { ...asked, others: [-6, -4, -2, 2, 4, 6] });
    const of = ({ review, at }: typeof alone) => {
      const { mark, loss, lossInterval, chance } = review.steps[at]!;
      expect(loss).toBeLessThanOrEqual(chance!);
      return { mark, loss, lossInterval };
    };
    expect(of(among)).toEqual(of(alone));
    expect(of(alone).mark).not.toBeNull();
  });
});
