/** Matches kept in this browser: one entry each, written after every choice, checked whenever it is read. */

import type { Level } from '@windrose/bots';
import type { MatchRecord, RawPack } from '@windrose/rules';

import { entryKeys, readEntry, removeEntry, watchEntries, writeEntry } from '../browser/storage.ts';
import { offeredGames } from '../games/catalogue.ts';

/** The occupant of a seat of a local match. */
export interface Sitter {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** The level of a bot. If it is missing or unknown, the usual level is used. */
  readonly level?: Level;
  /** Of a bot that finished for a person: the number of choices in the match when it took over. */
  readonly since?: number;
}

/** Whether a person sat there at the beginning: bots may have finished for them. */
export const wasPerson = ({ kind, since }: Pick<Sitter, 'kind' | 'since'>): boolean =>
  kind === 'person' || since !== undefined;

/** The seat of the only person who sat there at the beginning; null if several did, or nobody. */
export function onlyPersonAtFirst(sitters: readonly Pick<Sitter, 'kind' | 'since'>[]): number | null {
  const seats = sitters.flatMap((sitter, seat) => (wasPerson(sitter) ? [seat] : []));
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** A match as it is kept. */
export interface StoredMatch {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  /** Everything that stands. */
  readonly record: MatchRecord;
  /** Own packs the match is played with; none, or absent, when it is played with the built-in ones. */
  readonly packs?: readonly RawPack[];
  /** The choices of the current turn that can still be undone: the codes of each click. */
  readonly pending: readonly (readonly number[])[];
  /** The time of its last change, in milliseconds since 1970. */
  readonly touched: number;
  /** Data that the list of matches shows without replaying; round 0 is the set-up. */
  readonly round: number;
  readonly over: boolean;
  /** Whether no person has chosen anything in it yet. Absent in matches kept by earlier versions. */
  readonly unplayed?: boolean;
  /** Whether it was over when it came here, as a record: nobody earns anything by it. Absent in all others. */
  readonly imported?: boolean;
  /** Who won: a seat, or the number of seats for Solo's rival. Absent while it is under way, and in matches kept by earlier versions. */
  readonly won?: { readonly side: number; readonly points: number };
}

export const MATCH_PREFIX = 'windrose/match/';
/** Figures that matches are played with, by their hash: see `packs.ts`. */
export const PACK_PREFIX = 'windrose/pack/';

/** Keeps a match. Where the browser's storage is full or blocked it stays in memory: see `useUnsaved`. */
export function keepMatch(match: StoredMatch): void {
  const text = JSON.stringify(match);
  if (!writeEntry(MATCH_PREFIX + match.id, text) && forgetUnusedPacks()) writeEntry(MATCH_PREFIX + match.id, text);
}

/** Forgets figures that no kept match needs any more. Returns whether there were any. */
function forgetUnusedPacks(): boolean {
  const { unfinished, finished, ofMissingGames, damaged } = listMatches();
  // The packs that a damaged match needs are unknown.
  if (damaged.length > 0) return false;
  const used = new Set(
    [...unfinished, ...finished, ...ofMissingGames].flatMap(({ record }) => record.packs.map(({ hash }) => hash)),
  );
  const unused = entryKeys(PACK_PREFIX).filter((key) => !used.has(key.slice(PACK_PREFIX.length)));
  for (const key of unused) removeEntry(key);
  return unused.length > 0;
}

/** Finds a match; null when it is not here, damaged, or of a game that this page lacks. */
export function findMatch(id: string): StoredMatch | null {
  const found = findKept(id);
  return found !== null && isOffered(found) ? found : null;
}

/** The id of the game of a match that is kept, where this page lacks the game; null for any other match. */
export function missingGameOf(id: string): string | null {
  const found = findKept(id);
  return found !== null && !isOffered(found) ? found.record.game : null;
}

function findKept(id: string): StoredMatch | null {
  const text = readEntry(MATCH_PREFIX + id);
  return text === null ? null : readStored(id, text);
}

/** Whether this page can play the game of a match: one of ours, or one it was built with. */
function isOffered({ record }: StoredMatch): boolean {
  return offeredGames().some(({ id }) => id === record.game);
}

/** The text of a kept match as it stands, even if it is damaged; null when there is none. */
export function matchText(id: string): string | null {
  return readEntry(MATCH_PREFIX + id);
}

/** Forgets a match. */
export function forgetMatch(id: string): void {
  removeEntry(MATCH_PREFIX + id);
}

/** The matches in this browser. */
export interface KeptMatches {
  /** The most recently played first; those in which nothing has been played yet last. */
  readonly unfinished: readonly StoredMatch[];
  readonly finished: readonly StoredMatch[];
  /** Matches of games that this page lacks. A page built with these games can open them. */
  readonly ofMissingGames: readonly StoredMatch[];
  /** The ids of entries that are not, or no longer, a match. */
  readonly damaged: readonly string[];
}

/** All matches in this browser. Entries are checked separately, so a damaged one does not affect others. */
export function listMatches(): KeptMatches {
  const damaged: string[] = [];
  const matches = entryKeys(MATCH_PREFIX)
    .flatMap((key) => {
      const id = key.slice(MATCH_PREFIX.length);
      const found = findKept(id);
      if (!found) damaged.push(id);
      return found ?? [];
    })
    .sort((a, b) => b.touched - a.touched);
  const playable = matches.filter(isOffered);
  return {
    unfinished: playable
      .filter(({ over }) => !over)
      .sort((a, b) => Number(a.unplayed ?? false) - Number(b.unplayed ?? false)),
    finished: playable.filter(({ over }) => over),
    ofMissingGames: matches.filter((match) => !isOffered(match)),
    damaged: damaged.sort(),
  };
}

/** Calls `listener` when another tab has changed a match (with its id) or cleared all (with null). Returns a function that stops this. */
export function watchMatches(listener: (id: string | null) => void): () => void {
  return watchEntries((key) => {
    if (key === null) listener(null);
    else if (key.startsWith(MATCH_PREFIX)) listener(key.slice(MATCH_PREFIX.length));
  });
}

/**
 * A kept match by its text, be it of a game that this page lacks; null when the text is not what `keepMatch` writes. Its
 * choices are checked when it is opened.
 */
export function readStored(id: string, text: string): StoredMatch | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return isObject(value) && value.id === id && isStored(value) ? (value as unknown as StoredMatch) : null;
}

type Fields = Readonly<Record<string, unknown>>;

/** The ids and the seats that a game may have: what is known of one that this page lacks. */
const GAME_ID = /^[a-z][a-z0-9-]{1,39}$/;
const ANY_SEATS = [1, 5] as const;

function isStored({ sitters, record, packs, pending, touched, round, over, unplayed, imported, won }: Fields): boolean {
  return (
    isObject(record) &&
    isRecord(record) &&
    Array.isArray(sitters) &&
    sitters.length === record.seats &&
    sitters.every(isSitter) &&
    (packs === undefined || (Array.isArray(packs) && packs.every(isObject))) &&
    Array.isArray(pending) &&
    pending.every((click) => Array.isArray(click) && click.every(Number.isInteger)) &&
    Number.isFinite(touched) &&
    // The range of a date.
    Math.abs(touched as number) <= 8.64e15 &&
    Number.isInteger(round) &&
    (round as number) >= 0 &&
    typeof over === 'boolean' &&
    (unplayed === undefined || typeof unplayed === 'boolean') &&
    (imported === undefined || typeof imported === 'boolean') &&
    (won === undefined || (isObject(won) && Number.isInteger(won.side) && Number.isInteger(won.points)))
  );
}

function isRecord({ game, seats, options, packs, luck, codes }: Fields): boolean {
  const [fewest, most] = offeredGames().find(({ id }) => id === game)?.seats ?? ANY_SEATS;
  return (
    typeof game === 'string' &&
    GAME_ID.test(game) &&
    Number.isInteger(seats) &&
    Number(seats) >= fewest &&
    Number(seats) <= most &&
    isObject(options) &&
    Array.isArray(packs) &&
    packs.every((pack) => isObject(pack) && typeof pack.hash === 'string') &&
    isObject(luck) &&
    Array.isArray(codes) &&
    codes.every(Number.isInteger)
  );
}

function isSitter(value: unknown): boolean {
  return (
    isObject(value) &&
    (value.kind === 'person' || value.kind === 'bot') &&
    typeof value.name === 'string' &&
    (value.level === undefined || typeof value.level === 'string') &&
    (value.since === undefined || isCount(value.since))
  );
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Random bytes of the browser as hexadecimal digits: ids and the secrets of luck. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
