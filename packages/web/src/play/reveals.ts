/** What cannot be taken back: choices that turn something hidden up. */

import { FastLuck, type Match } from '@windrose/rules';

/** Whether choosing these options in a row draws luck: tried on a copy with a luck that only counts. */
export function revealsHidden(match: Match, codes: readonly number[]): boolean {
  const state = match.core.newState();
  match.copyState(state);
  const luck = new FastLuck(0);
  for (const code of codes) {
    if (state.over === 1) return false;
    match.core.apply(state, code, luck);
    if (luck.drawn > 0) return true;
  }
  return false;
}
