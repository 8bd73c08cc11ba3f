/** The kept match that a marked turn comes from. */

import type { MatchRecord } from '@windrose/rules';

import type { Mistake } from './mistakes.ts';
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
  const dealt = ({ game, seats, options, luck, position }: MatchRecord): string =>
    JSON.stringify([game, seats, options, 'seed' in luck ? luck.seed : luck.told, position]);
  return dealt(match) === dealt(other) && codes.every((code, at) => match.codes[at] === code);
}
