/** The marked turns of an analysis in an order that stands still while a part of it runs. */

import {
  type CarelessKind,
  carelessOf,
  type Certainty,
  certaintyOf,
  type Mark,
  type Review,
  type ReviewedStep,
  type Stage,
  type Verdict,
  verdictOf,
} from '@windrose/analysis';

/** A turn with a mark. */
type MarkedStep = ReviewedStep & { readonly mark: Mark };

/** A turn that is told of: a marked one, a doubtful one, or one that is judged or has just been. */
export interface ToldTurn {
  readonly step: ReviewedStep;
  /**
   * `new`: the last to come. `withdrawn`: looked at again, it is no mistake. `judging`: not judged to the end.
   * `cleared`: judged to the end, it is no clear mistake. `slow`: no mistake, but something could have been claimed sooner.
   * `wasted`: no mistake, but it left cubes for nothing. `idle`: no mistake, but it achieved nothing.
   */
  readonly state: 'marked' | 'new' | 'withdrawn' | 'doubtful' | 'judging' | 'cleared' | CarelessKind;
}

/** A marked turn in the list. */
interface ListedTurn extends ToldTurn {
  /** As it is marked, or as it was when it was withdrawn. */
  readonly step: MarkedStep;
}

/** The list. */
export interface MarksInOrder {
  /** The part of the analysis in which it grows; null when the analysis has ended. */
  readonly part: Stage | null;
  readonly turns: readonly ListedTurn[];
  /** The turns whose judgement goes on, in the order in which they are worked on. */
  readonly judging: readonly ToldTurn[];
  /** The turns that got no mark although they were judged, or had one before. */
  readonly cleared: readonly ToldTurn[];
  /** Whether it has just been sorted otherwise, or rid of turns, under the eye of somebody. */
  readonly isSorted: boolean;
}

export const isMarked = (step: ReviewedStep): step is MarkedStep => step.mark !== null;

/**
 * The list after a further look. Within a part turns keep their places and new ones come last; with the next part, and at the end, it
 * is sorted by what they cost.
 * @param before the list as it was last shown; null if none was.
 * @param part the part that runs; null at the end.
 */
export function marksInOrder(before: MarksInOrder | null, { steps }: Review, part: Stage | null): MarksInOrder {
  const judging = judgingIn(steps, before?.part === part ? before.judging : []);
  const wasOpen = new Set(
    [...(before?.judging ?? []), ...(before?.turns ?? []), ...(before?.cleared ?? [])].map(({ step }) => step.from),
  );
  const cleared = steps
    .filter(
      ({ from, mark, better, unsettled }) =>
        mark === null && better !== null && unsettled !== true && wasOpen.has(from),
    )
    .map((step): ToldTurn => ({ step, state: 'cleared' }));
  const marked = steps.filter(isMarked).toSorted((a, b) => b.loss - a.loss);
  if (before === null || before.part !== part) {
    const turns = marked.map((step): ListedTurn => ({ step, state: 'marked' }));
    const isOther = before !== null && before.turns.length > 0 && orderOf(before.turns) !== orderOf(turns);
    return { part, turns, judging, cleared, isSorted: isOther };
  }
  const listed = new Set(before.turns.map(({ step }) => step.from));
  const added = marked.filter(({ from }) => !listed.has(from));
  const kept = before.turns.map(({ step, state }): ListedTurn => {
    const now = marked.find(({ from }) => from === step.from);
    if (now === undefined) return { step, state: 'withdrawn' };
    return { step: now, state: state === 'new' && added.length === 0 ? 'new' : 'marked' };
  });
  const fresh = added.map((step): ListedTurn => ({ step, state: kept.length === 0 ? 'marked' : 'new' }));
  return { part, turns: [...kept, ...fresh], judging, cleared, isSorted: before.isSorted };
}

/** The turns that are still judged: those of before in their order, then what seems to have cost most. */
function judgingIn(steps: readonly ReviewedStep[], before: readonly ToldTurn[]): readonly ToldTurn[] {
  const open = steps.filter(({ unsettled, better }) => unsettled === true && better !== null);
  const listed = before.flatMap(({ step: { from } }) => open.find((step) => step.from === from) ?? []);
  const others = open.filter((step) => !listed.includes(step)).toSorted((a, b) => b.loss - a.loss);
  return [...listed, ...others].map((step) => ({ step, state: 'judging' }));
}

/** A smaller loss is not worth a second look. */
const LEAST_DOUBT = 0.03;

/** What may well have been lost. A turn that is about even is as good as another. */
const DOUBTFUL: ReadonlySet<Verdict> = new Set(['perhaps', 'unclear']);

/** A loss below this part of its margin of 90 % is one that may as well be a gain: five of six times it is a loss at least. */
const LEAST_SURE = 0.6;

const isLikely = ({ loss, lossInterval }: ReviewedStep): boolean =>
  lossInterval === null || loss >= (LEAST_SURE * (lossInterval[1] - lossInterval[0])) / 2;

/**
 * The turns that seem to have lost something although it is not certain, what they seem to have cost most first.
 * @param most how many of them at most
 */
export function doubtfulTurns(steps: readonly ReviewedStep[], most: number): readonly ToldTurn[] {
  return steps
    .filter((step) => step.loss >= LEAST_DOUBT && DOUBTFUL.has(verdictOf(step)) && isLikely(step))
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, most)
    .map((step) => ({ step, state: 'doubtful' }));
}

/** The turns that seemed to have lost something until they were judged, and have no mark, in the order in which they were played. */
export const checkedTurns = (steps: readonly ReviewedStep[]): readonly ToldTurn[] =>
  steps
    .filter(
      ({ mark, better, unsettled, playedOut }) =>
        mark === null && better !== null && unsettled !== true && playedOut !== null,
    )
    .map((step) => ({ step, state: 'cleared' }));

/** The careless turns, in the order in which they were played. */
export const carelessTurns = (steps: readonly ReviewedStep[]): readonly ToldTurn[] =>
  steps.flatMap((step): ToldTurn[] => {
    const state = carelessOf(step);
    return state === null ? [] : [{ step, state }];
  });

/** The state in which a turn is told of, if that is a careless one; null otherwise. */
export const carelessState = (state: ToldTurn['state']): CarelessKind | null =>
  state === 'slow' || state === 'wasted' || state === 'idle' ? state : null;

/** What the other turn is that is told beside the one played. */
export function otherOf({ step, state }: ToldTurn): readonly number[] {
  const careless = carelessState(state);
  return (careless === null ? step.better : step[careless]?.line) ?? [];
}

/** How the other turn is called. */
export const callingOf = ({ step, state }: ToldTurn): Certainty | CarelessKind =>
  carelessState(state) ?? certaintyOf(step);

const orderOf = (turns: readonly ListedTurn[]): string => turns.map(({ step }) => step.from).join();
