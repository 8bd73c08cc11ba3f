/** The match that a marked turn comes from: where it is kept, and its other marked turns. */

import type { MatchRecord } from '@windrose/rules';

import { listMistakes, type Mistake } from './mistakes.ts';
import { listMatches } from './store.ts';

/** The match in which a turn was played, and the version at which its choice was to be made; null when that match is no longer kept in this browser. */
export function sourceOf({ record, played }: Mistake): { readonly id: string; readonly version: number } | null {
  const codes = [...record.codes, ...played];
  const { unfinished, finished } = listMatches();
  const source = [...finished, ...unfinished].find((match) => begins(match.record, record, codes));
  return source ? { id: source.id, version: record.codes.length } : null;
}

/** Whether a match was dealt like another one and begins with its choices. */
function begins(match: MatchRecord, other: MatchRecord, codes: readonly number[]): boolean {
  return dealt(match) === dealt(other) && codes.every((code, at) => match.codes[at] === code);
}

/** What was dealt to a match, as text. */
const dealt = ({ game, seats, options, luck, position }: MatchRecord): string =>
  JSON.stringify([game, seats, options, 'seed' in luck ? luck.seed : luck.told, position]);

/**
 * The marked turn to practise after another one: of the same match before others, and one's own after one's own. Who goes on and on comes
 * to all that are unsolved. @returns null when there is no other one
 */
export function nextMistake(mistake: Mistake): Mistake | null {
  const { id, own = true } = mistake;
  const match = dealt(mistake.record);
  const unsolved = listMistakes().filter((other) => other.id === id || !other.solved);
  const all = [
    unsolved.filter((other) => (other.own ?? true) === own && dealt(other.record) === match),
    unsolved.filter((other) => (other.own ?? true) === own),
    unsolved,
  ].find((some) => some.some((other) => other.id !== id));
  // What cost most comes first, and the first one after the last.
  const sorted = (all ?? []).toSorted((a, b) => b.loss - a.loss || (a.id < b.id ? -1 : 1));
  const at = sorted.findIndex((other) => other.id === id);
  return [...sorted.slice(at + 1), ...sorted.slice(0, Math.max(0, at))].find((other) => other.id !== id) ?? null;
}
