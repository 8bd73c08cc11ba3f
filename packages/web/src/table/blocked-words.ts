/** Why a step of a plan is impossible, as a clause without a full stop. */

import type { Match } from '@windrose/rules';
import type { Words } from '@windrose/words';

import type { Ui } from '../i18n/table.en.ts';
import type { Blocked } from '../play/blocked.ts';
import { withoutCubesPaid } from './points-words.ts';

/** The clause. */
export function blockedWords(
  blocked: Blocked,
  match: Match,
  { names, ui, words }: { names: readonly string[]; ui: Ui; words: Words },
): string {
  if (blocked.kind === 'done') return withoutCubesPaid(words.event(match, blocked.event, names)).replace(/\.$/u, '');
  const { seat, at, settlers, needed } = blocked;
  return ui.plan.stands(words.seat(seat, names), words.place(match, at), settlers, needed);
}
