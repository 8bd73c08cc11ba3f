/** The verdict on a try, in words. */

import { differenceOfTry, MARK_LOSSES, percentLost, type SlowTurn, type TryComparison } from '@windrose/analysis';

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

/** What the difference from the other turn is less than, in whole percentage points. */
const leastAbove = ({ behind, margin }: TryComparison): number =>
  Math.max(1, Math.ceil(100 * (Math.abs(behind) + margin) - 1e-9));

/** What is said where either turn may be the better one: how often each won when both were played on to the end. @param other the turn beside the try */
function unsureText(texts: PuzzleUi, { behind, wins, goesOn }: TryComparison, other: string): string {
  if (wins === null) return texts.playingOut(other);
  const isAlike = Math.abs(behind) < MARK_LOSSES.inaccuracy;
  const what = texts.unsure[isAlike ? 'alike' : behind < 0 ? 'tried' : 'other'];
  return texts.playedOut(what, other, { pairs: wins.pairs, tried: wins.tried, other: wins.better }, goesOn);
}

/** What is said of a try beside what was played, where nothing better is known. @param claim the one that decides, in words; null without one. */
export function freeText(texts: PuzzleUi, state: TryState, claim: string | null = null): string {
  if (state === null) return texts.ownJudging;
  if (state === 'failed') return texts.ownFailed;
  const { kind, behind, margin } = state;
  if (kind === 'repeated' || kind === 'found') return texts.freeRepeated;
  if (state.claims !== null && claim !== null)
    return (state.claims.by === 'tried' ? texts.freeClaims : texts.freeBesideClaim)(claim);
  switch (differenceOfTry(state)) {
    case 'none':
      return texts.freeNone;
    case 'even':
      return state.wins === null ? texts.freeAsGood(leastAbove(state)) : unsureText(texts, state, texts.turnOfMatch);
    case 'unclear':
      return unsureText(texts, state, texts.turnOfMatch);
    case 'less':
      return texts.freeBetter(percent(-behind), percent(margin));
    case 'more':
      return texts.freeWorse(percent(behind), percent(margin));
  }
}

/** What is said of a try beside the better turn that is known. @param loss of the turn played, 0 to 1. @param isOwn whether the person played it. @param claim as above. */
export function comparisonText(
  texts: PuzzleUi,
  state: TryState,
  { loss, isOwn, claim = null }: { readonly loss: number; readonly isOwn: boolean; readonly claim?: string | null },
): string {
  if (state === null) return texts.ownJudging;
  if (state === 'failed') return texts.ownFailed;
  const { kind } = state;
  const lost = percentLost(loss);
  if (kind === 'repeated') return (isOwn ? texts.ownRepeated : texts.turnRepeated)(lost);
  if (kind === 'found') return texts.ownFound;
  if (state.claims !== null && claim !== null)
    return (state.claims.by === 'tried' ? texts.ownClaims : texts.ownBesideClaim)(claim);
  const [behind, margin] = [percent(state.behind), percent(state.margin)];
  const isUnclear = differenceOfTry(state) === 'unclear';
  const played = state.goesOn || isUnclear ? unsureText(texts, state, texts.betterTurn) : null;
  if (kind === 'as-good' && !state.goesOn)
    return played === null ? texts.ownAsGood(leastAbove(state)) : `${texts.ownUnsureSolved} ${played}`;
  if (played !== null) return played;
  if (kind === 'beyond') return texts.ownBeyond(-behind, margin);
  return (kind === 'improved' ? texts.ownImproved : texts.ownNoBetter)(behind, margin, lost);
}
