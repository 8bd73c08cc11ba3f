/** Which turns an analysis tells of, and in which of its lists. */

import type { ReviewedStep } from '@windrose/analysis';

import { carelessTurns, checkedTurns, doubtfulTurns, type MarksInOrder, type ToldTurn } from './marks-in-order.ts';
import { isOwnTurn, type ReviewedMatch } from './reviewed-match.ts';

/** The most marked turns that are not folded away. */
const MOST_FIRST = 3;

/** The turns that are told of, list by list. One's own are in the first places, or else everybody's. */
interface ToldTurns {
  /** The marked turns that are not folded away. */
  readonly first: readonly ToldTurn[];
  /** All other marked turns. */
  readonly others: readonly ToldTurn[];
  /** Without any mark among the first: what may have been better. */
  readonly doubtful: readonly ToldTurn[];
  /** Slow and wasteful ones. */
  readonly careless: readonly ToldTurn[];
  /** The same of others, where the first places are one's own. */
  readonly carelessOfOthers: readonly ToldTurn[];
  /** The turns of the first places that are being judged. */
  readonly judging: readonly ToldTurn[];
  /** How many turns of the first places are judged. */
  readonly judged: number;
  /** The turns of the first places that were doubtful, and are judged to be no clear mistakes; none that another list tells of. */
  readonly checked: readonly ToldTurn[];
  /** Every turn of which something is told. */
  readonly all: readonly ToldTurn[];
}

const NONE: readonly ToldTurn[] = [];

const listed = (turns: readonly ToldTurn[], { from }: ReviewedStep): boolean =>
  turns.some(({ step }) => step.from === from);

/** The turns that are told of. @param isRunning whether the analysis goes on. @param isJudging whether it judges doubtful turns one by one. */
export function toldTurns(
  steps: readonly ReviewedStep[],
  marks: MarksInOrder | null,
  whose: Pick<ReviewedMatch, 'own' | 'tookOver'>,
  { isRunning, isJudging }: { readonly isRunning: boolean; readonly isJudging: boolean },
): ToldTurns {
  const { turns, judging, cleared } = marks ?? { turns: NONE, judging: NONE, cleared: NONE };
  // One's own come first, or else everybody's; few of them at the end, for they are to be read.
  const isFirst = (step: ReviewedStep): boolean => whose.own.length === 0 || isOwnTurn(step, whose);
  const first = turns.filter(({ step }) => isFirst(step)).slice(0, isRunning ? Infinity : MOST_FIRST);
  // Who has no clear mistake still wants to know what might have been better.
  const doubtful = isRunning || first.length > 0 ? NONE : doubtfulTurns(steps.filter(isFirst), MOST_FIRST);
  // While the others are judged, a careless turn may still get a mark.
  const careless = isRunning ? NONE : carelessTurns(steps.filter((step) => isFirst(step) && !listed(doubtful, step)));
  const carelessOfOthers = isRunning ? NONE : carelessTurns(steps.filter((step) => !isFirst(step)));
  const elsewhere = [...turns, ...doubtful, ...careless];
  const checked = checkedTurns(steps.filter((step) => isFirst(step) && !listed(elsewhere, step)));
  return {
    first,
    others: turns.filter((turn) => !first.includes(turn)),
    doubtful,
    careless,
    carelessOfOthers,
    // One's own are judged first.
    judging: isRunning && isJudging ? judging.filter(({ step }) => isFirst(step)) : NONE,
    judged: first.length + cleared.filter(({ step }) => isFirst(step) && !listed(turns, step)).length,
    checked,
    all: [...turns, ...doubtful, ...judging, ...careless, ...carelessOfOthers, ...checked, ...cleared],
  };
}

/**
 * The turn that is explained at a version. One that was asked for is shown as it was to be decided; whoever walks through the match sees it as
 * it was played. @param requested the version at which the turn begins that was last asked for.
 */
export const turnAt = (turns: readonly ToldTurn[], version: number, requested: number): ToldTurn | undefined =>
  turns.find(({ step: { from } }) => from === version && from === requested) ??
  turns.find(({ step: { from, to } }) => version > from && version <= to);

/** The turns that may be played otherwise from a version. */
interface OpenTurns {
  /** One of the reader's. */
  readonly own: ReviewedStep | undefined;
  /** One of somebody else. */
  readonly other: ReviewedStep | undefined;
}

/**
 * The turn that is to be decided at a version, or else the one that has just been played. Where that is somebody else's, the reader's own
 * last one before it comes first, or their next one; at the end of a match only the last one of the reader.
 * @param isEnd whether the match has ended there
 */
export function decisionsAt(
  steps: readonly ReviewedStep[],
  version: number,
  seats: number,
  whose: Pick<ReviewedMatch, 'own' | 'tookOver'> & { readonly isEnd: boolean },
): OpenTurns {
  const open = steps.filter(({ forced, seat }) => !forced && seat < seats);
  const ownTurns = open.filter((step) => isOwnTurn(step, whose));
  const here =
    open.find(({ from }) => from === version) ?? open.find(({ from, to }) => version > from && version <= to);
  if (here && ownTurns.includes(here)) return { own: here, other: undefined };
  const own = ownTurns.findLast(({ to }) => to <= version) ?? ownTurns.find(({ from }) => from > version);
  return { own, other: whose.isEnd && own !== undefined ? undefined : here };
}
