/** Which two turns are compared to say why a try was judged as it was. */

import { type Mistake } from '../../play/mistakes.ts';
import type { TryState } from './try-words.ts';

/** Two turns, and how they are called. */
export interface TriedBeside extends Pick<Mistake, 'played' | 'better'> {
  readonly naming: 'tried' | 'repeated' | 'missed';
}

/**
 * The turns whose difference is the reason of a verdict: for a try that is good, what it does beside the turn of the match; for one that is not,
 * what the better turn does beside it. Null while nothing is known, and where the verdict is its own reason.
 * @param tried its codes; null while it is being played. @param isFree whether no better turn than the one played is known.
 */
export function triedBeside(
  { played, better }: Pick<Mistake, 'played' | 'better'>,
  tried: readonly number[] | null,
  state: TryState,
  isFree: boolean,
): TriedBeside | null {
  if (tried === null || state === null || state === 'failed' || state.goesOn) return null;
  const { kind, behind, claims } = state;
  if (claims?.by === 'tried') return null;
  if (isFree) {
    if (kind === 'repeated' || kind === 'found') return null;
    return behind <= 0 && claims === null
      ? { played, better: tried, naming: 'tried' }
      : { played: tried, better: played, naming: 'repeated' };
  }
  switch (kind) {
    // The whole reason is told below.
    case 'found':
      return null;
    case 'as-good':
    case 'beyond':
      return { played, better: tried, naming: 'tried' };
    case 'improved':
    case 'no-better':
    case 'repeated':
      return { played: tried, better, naming: 'missed' };
  }
}
