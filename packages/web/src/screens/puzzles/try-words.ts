/** The verdict on a try, in words. */

import { differenceOfTry, percentLost, type SlowTurn, type TryComparison } from '@windrose/analysis';

import type { PuzzleUi } from './en.ts';

/** The comparison of a try; null while it runs, `failed` if it could not be made. */
export type TryState = TryComparison | 'failed' | null;

/** What was found out about a try at a slow turn: in which own turn it can claim, 1 being the tried one, or null for not soon. */
export type SlowTry = { readonly turns: number | null } | 'failed' | null;

/** What is said of a try at a slow turn. @param slow what was played delayed. */
export function slowText(
  texts: PuzzleUi,
  state: SlowTry,
  { sooner, later }: Pick<SlowTurn, 'sooner' | 'later'>,
): string {
  if (state === null) return texts.ownJudging;
  if (state === 'failed') return texts.ownFailed;
  const { turns } = state;
  if (turns !== null && turns <= sooner) return texts.slowFound;
  if (turns === null) return texts.slowNever;
  return turns === later ? `${texts.slowLate(turns - sooner)} ${texts.slowAsPlayed}` : texts.slowLate(turns - sooner);
}

const percent = (chance: number): number => Math.round(chance * 100);
/** With its sign; what rounds to nothing has none. */
const signedPoints = (chance: number): string => {
  const points = percent(Math.abs(chance));
  return points === 0 ? '0' : `${chance < 0 ? '−' : '+'}${points}`;
};

/** What is said of a try beside what was played, where nothing better is known. */
export function freeText(texts: PuzzleUi, state: TryState): string {
  if (state === null) return texts.ownJudging;
  if (state === 'failed') return texts.ownFailed;
  const { kind, behind, margin } = state;
  if (kind === 'repeated' || kind === 'found') return texts.freeRepeated;
  switch (differenceOfTry(state)) {
    case 'none':
      return texts.freeNone;
    case 'even':
      return texts.freeAsGood(percent(margin));
    case 'unclear':
      return texts.freeUnclear(signedPoints(-behind), percent(margin));
    case 'less':
      return texts.freeBetter(percent(-behind), percent(margin));
    case 'more':
      return texts.freeWorse(percent(behind), percent(margin));
  }
}

/** What is said of a try beside the better turn that is known. @param loss of the turn played, 0 to 1. @param isOwn whether the person played it. */
export function comparisonText(
  texts: PuzzleUi,
  state: TryState,
  { loss, isOwn }: { readonly loss: number; readonly isOwn: boolean },
): string {
  if (state === null) return texts.ownJudging;
  if (state === 'failed') return texts.ownFailed;
  const { kind } = state;
  const lost = percentLost(loss);
  if (kind === 'repeated') return (isOwn ? texts.ownRepeated : texts.turnRepeated)(lost);
  if (kind === 'found') return texts.ownFound;
  const [behind, margin] = [percent(state.behind), percent(state.margin)];
  const isUnclear = differenceOfTry(state) === 'unclear';
  if (kind === 'as-good') return isUnclear ? texts.ownMaybeAsGood : texts.ownAsGood;
  if (kind === 'beyond') return texts.ownBeyond(-behind, margin);
  if (isUnclear) return texts.ownUnclear(signedPoints(-state.behind), margin);
  return (kind === 'improved' ? texts.ownImproved : texts.ownNoBetter)(behind, margin, lost);
}
