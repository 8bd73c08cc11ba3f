/** Choices that cannot be undone: those that reveal something, or to which Solo's rival reacts. */

import { FastLuck, type Match } from '@windrose/rules';

import type { Ui } from '../i18n/table.en.ts';

/**
 * Whether choosing these options in a row draws luck, or lets the rival of Solo react: tried on a copy with a luck that
 * only counts.
 */
export function revealsHidden(match: Match, codes: readonly number[]): boolean {
  const state = match.copiedState();
  const luck = new FastLuck(0);
  for (const code of codes) {
    if (state.over === 1) return false;
    const { phase, turn } = state;
    match.core.apply(state, code, luck);
    if (luck.drawn > 0 || match.core.reacted(phase, turn, state)) return true;
  }
  return false;
}

/** The reason why a choice that needs confirmation cannot be undone. In Solo the rival reacts to each of them. */
export function whyFinal({ core }: Match, ui: Ui): string {
  return core.assembly.reaction === undefined ? ui.reveals : ui.rivalReacts;
}
