/** Matches kept in this browser: one entry of local storage each, written after every choice. */

import type { Level } from '@windrose/bots';
import type { MatchRecord, RawPack } from '@windrose/rules';

/** Who sits at a seat of a local match. */
export interface Sitter {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** How well a bot plays; without one, and where none of this name is known, as usual. */
  readonly level?: Level;
}

/** A match as it is kept. */
export interface StoredMatch {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  /** Everything that stands. */
  readonly record: MatchRecord;
  /** Own packs the match is played with; none, or absent, when it is played with the built-in ones. */
  readonly packs?: readonly RawPack[];
  /** The choices of the running turn that may still be taken back: the codes of each click. */
  readonly pending: readonly (readonly number[])[];
  /** When it was last played, in milliseconds since 1970. */
  readonly touched: number;
  /** What the list of matches says without replaying it; 0 is the set-up. */
  readonly round: number;
  readonly over: boolean;
}

const PREFIX = 'windrose/match/';

/** Keeps a match. A browser that keeps nothing (private mode, full) plays on without. */
export function keepMatch(match: StoredMatch): void {
  try {
    localStorage.setItem(PREFIX + match.id, JSON.stringify(match));
  } catch {
    // Nothing to be done, and nothing lost but the way back after a reload.
  }
}

/** Finds a match; null when it is not here or is nothing we have written. */
export function findMatch(id: string): StoredMatch | null {
  try {
    const value = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as Partial<StoredMatch> | null;
    if (!value || !Array.isArray(value.sitters) || !Array.isArray(value.pending) || !value.record) return null;
    return value as StoredMatch;
  } catch {
    return null;
  }
}

/** Forgets a match. */
export function forgetMatch(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

/** The matches in this browser, those played last first. */
export function listMatches(): { readonly unfinished: StoredMatch[]; readonly finished: StoredMatch[] } {
  const ids = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const matches = ids.flatMap((key) => findMatch(key.slice(PREFIX.length)) ?? []).sort((a, b) => b.touched - a.touched);
  return { unfinished: matches.filter(({ over }) => !over), finished: matches.filter(({ over }) => over) };
}

/** Random bytes of the browser as hexadecimal digits: ids and the secrets of luck. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
