/** The turns of an analysis that are kept for practice. */

import type { CarelessKind, ReviewedStep } from '@windrose/analysis';
import { type Match, required } from '@windrose/rules';
import { useEffect } from 'react';

import { keepMistake } from '../../play/mistakes.ts';
import { carelessTurns } from './marks-in-order.ts';
import { isOwnTurn, type ReviewedMatch, roundOf } from './reviewed-match.ts';

/** The most slow turns of a match that are kept for practice by themselves. */
const MOST_KEPT_SLOW = 5;

/** Opens the practice of a kept turn. */
export function practise(id: string): void {
  location.hash = `#/practice/${id}`;
}

/**
 * Keeps a turn for practice.
 * @param before the match at its beginning. @param as what is to be found: the better line, what a slow turn delayed, one that leaves no cubes, one that achieves something, or anything else.
 * @returns the id it is kept under
 */
export function keepTurn(
  step: ReviewedStep,
  before: Match,
  as: 'marked' | CarelessKind | 'tried',
  kept: Pick<Parameters<typeof keepMistake>[0], 'packs' | 'names' | 'own' | 'look'>,
): string {
  const { seat, codes, mark, loss } = step;
  const turn = { record: before.record(), ...kept, seat, round: roundOf(step), played: codes };
  switch (as) {
    case 'marked':
      return keepMistake({ ...turn, mark, loss, better: required(step.better, 'better line of a turn') });
    case 'slow': {
      const slow = required(step.slow ?? undefined, 'what a slow turn delayed');
      return keepMistake({ ...turn, mark: null, loss: 0, better: slow.line, slow });
    }
    case 'wasted': {
      const { line } = required(step.wasted ?? undefined, 'turn that wastes nothing');
      return keepMistake({ ...turn, mark: null, loss: 0, better: line });
    }
    case 'idle': {
      const { line } = required(step.idle ?? undefined, 'turn that achieves something');
      return keepMistake({ ...turn, mark: null, loss: 0, better: line });
    }
    case 'tried':
      return keepMistake({ ...turn, mark: null, loss: 0, better: codes });
  }
}

/**
 * Keeps the marked turns of the person at this page as they are found, and at the end some slow ones.
 * @param steps all of the match, as the same array while they are the same. @param marked those with a mark, alike.
 */
export function useKeptTurns(
  { at, packs, names, own, tookOver }: ReviewedMatch,
  {
    steps,
    marked,
    isDone,
  }: { readonly steps: readonly ReviewedStep[]; readonly marked: readonly ReviewedStep[]; readonly isDone: boolean },
): void {
  // A mark stays, so that its turn can be practised while the others are judged.
  useEffect(() => {
    const kept = { packs, names, own: true, look: own[0] ?? 0 };
    for (const step of marked) {
      if (isOwnTurn(step, { own, tookOver })) keepTurn(step, at(step.from), 'marked', kept);
    }
  }, [marked, own, tookOver, at, packs, names]);
  useEffect(() => {
    if (!isDone) return;
    const kept = { packs, names, own: true, look: own[0] ?? 0 };
    const ownSteps = steps.filter((step) => isOwnTurn(step, { own, tookOver }));
    const slow = carelessTurns(ownSteps).filter(({ state }) => state === 'slow');
    for (const { step } of slow.slice(0, MOST_KEPT_SLOW)) keepTurn(step, at(step.from), 'slow', kept);
  }, [isDone, steps, own, tookOver, at, packs, names]);
}
