/** The verdict on a try, in words. */

import { percentLost, type TryComparison } from '@windrose/analysis';

import type { PuzzleUi } from './en.ts';

/** The comparison of a try; null while it runs, `failed` if it could not be made. */
export type TryState = TryComparison | 'failed' | null;

const percent = (chance: number): number => Math.round(chance * 100);
const signedPoints = (chance: number): string => `${chance < 0 ? '−' : '+'}${percent(Math.abs(chance))}`;

/** What is said of a try beside what was played, where nothing better is known. */
export function freeText(texts: PuzzleUi, state: TryState): string {
  if (state === null) return texts.ownJudging;
  if (state === 'failed') return texts.ownFailed;
  const { kind, behind, margin } = state;
  if (kind === 'repeated' || kind === 'found') return texts.freeRepeated;
  if (kind === 'as-good') return texts.freeAsGood(percent(margin));
  if (Math.abs(behind) < margin) return texts.freeUnclear(signedPoints(-behind), percent(margin));
  return (behind < 0 ? texts.freeBetter : texts.freeWorse)(percent(Math.abs(behind)), percent(margin));
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
  const isClear = Math.abs(state.behind) >= state.margin;
  if (kind === 'as-good' || (kind === 'beyond' && !isClear)) return texts.ownAsGood;
  if (kind === 'beyond') return texts.ownBeyond(-behind, margin);
  if (!isClear) return texts.ownUnclear(behind, margin, lost);
  return (kind === 'improved' ? texts.ownImproved : texts.ownNoBetter)(behind, margin, lost);
}
