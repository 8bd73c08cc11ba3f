/** The turn that an analysis puts first. */

import type { Review, ReviewedStep } from '@windrose/analysis';
import { reviewStepsOf } from '@windrose/analysis';
import { startMatch } from '@windrose/rules';
import { describe, expect, test } from 'vitest';

import { headStart, idleTurns, lostSince, turningPoint, wonSince } from '../src/screens/review/turning-point.ts';

/** An analysis of a match of two seats, in turn, by the chance of the first one before it and after each turn. */
function review(start: number, ...chances: number[]): Review {
  const outlook = (chance: number) => ({ scores: [0, 0], win: [chance, 1 - chance] });
  const steps = chances.map((chance, at) => ({ seat: at % 2, round: 1 + (at >> 1), after: outlook(chance) }));
  return { start: outlook(start), steps } as unknown as Review;
}

const roundOf = (step: ReviewedStep | null): number | null => step?.round ?? null;

describe('the turning point of a match', () => {
  test('is for its winner the turn after which nobody was ahead any more', () => {
    const match = review(0.5, 0.6, 0.4, 0.7, 0.6, 0.9, 1);
    for (const whose of [0, null]) {
      const point = turningPoint(match, whose)!;
      expect([point.kind, point.side, roundOf(point.step)]).toEqual(['ahead', 0, 2]);
    }
  });

  test('is none for a winner who was never behind, but the match from its beginning', () => {
    expect(turningPoint(review(0.5, 0.6, 0.7, 1), 0)).toEqual({ kind: 'ahead', side: 0, step: null });
  });

  test('is for a loser the turn that cost most, whoever played it', () => {
    const point = turningPoint(review(0.5, 0.6, 0.55, 0.5, 0.2, 0.1, 0), 0);
    expect(point).toMatchObject({ kind: 'fell', side: 0, from: 0.5, to: 0.2, step: { round: 2, seat: 1 } });
  });

  test('says since when there was nothing left to lose, unless that is the end of the match', () => {
    const chances = [0.5, 0.06, 0.02, 0.04, 0.01, 0.03, 0.01, 0, 0];
    expect(roundOf(lostSince(review(0.5, ...chances), 0))).toBe(2);
    expect(lostSince(review(0.5, ...chances), 1)).toBeNull();
    // A chance that comes back is a chance to lose.
    expect(lostSince(review(0.5, 0.01, 0.02, 0.4, 0.01, 0), 0)).toBeNull();
    expect(lostSince(review(0.5), 0)).toBeNull();
  });

  test('says since when there was hardly anything to lose, unless that is the end of the match', () => {
    const chances = [0.5, 0.6, 0.97, 0.96, 0.99, 0.97, 0.98, 1, 1];
    expect(roundOf(wonSince(review(0.5, ...chances), 0))).toBe(2);
    expect(wonSince(review(0.5, ...chances), 1)).toBeNull();
    expect(wonSince(review(0.5, 0.97, 0.98, 0.6, 0.97, 1), 0)).toBeNull();
  });

  test('is none where nothing stands out, in a match that ended level, or without a turn', () => {
    expect(turningPoint(review(0.12, 0.06, 0), 0)).toBeNull();
    expect(turningPoint(review(0.5, 0.6, 0.5), null)).toBeNull();
    expect(turningPoint(review(0.5), 0)).toBeNull();
  });
});

test('a head start is told where it is large and surely one', () => {
  const started = (chance: number, startError: number): Review => ({ ...review(chance, 0.5), startError });
  expect(headStart(started(0.35, 0.05))).toMatchObject({ side: 1, chance: 0.65 });
  expect(headStart(started(0.35, 0.05))!.margin).toBeCloseTo(0.082, 3);
  expect(headStart(started(0.55, 0.01))).toBeNull();
  expect(headStart(started(0.65, 0.1))).toBeNull();
});

test('the turns after which somebody has just what they had before are counted', () => {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'idle' });
  const rests = (seat: number): boolean => seat === 0;
  while (match.round < 6) {
    const { seat } = match.decision!;
    const kind = rests(seat) ? 'rest' : 'play';
    match.choose((match.legal().find((option) => option.kind === kind) ?? match.legal()[0]!).code);
  }
  const at = (version: number) => {
    const then = match.restart();
    for (const { option } of match.choices.slice(0, version)) then.choose(option.code);
    return then;
  };
  const steps = reviewStepsOf(match).map((step) => step as unknown as ReviewedStep);
  expect(
    idleTurns(
      steps.filter(({ seat }) => seat === 0),
      at,
    ),
  ).toBe(5);
  expect(
    idleTurns(
      steps.filter(({ seat }) => seat === 1),
      at,
    ),
  ).toBe(0);
});
