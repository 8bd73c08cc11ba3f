/** Online data kept in this browser: whether it was online, turns begun and not yet ended, and the chat messages already read. */

import { entryKeys, readEntry, removeEntry, writeEntry } from '../../browser/storage.ts';

const WAS = 'windrose/online';
const TURN = 'windrose/online/turn/';
const PART = 'windrose/online/luck/';
const SEEN_CHAT = 'windrose/online/heard/';

/** A turn that was begun. */
export interface UnsentTurn {
  /** The number of entries in the record when the turn was begun. */
  readonly entries: number;
  /** The codes of each click. */
  readonly pending: readonly (readonly number[])[];
}

/** Whether this browser has been used online: only then a server is asked for its matches. */
export function wasOnline(): boolean {
  return readEntry(WAS) !== null;
}

/** Records that this browser is used online. */
export function recordOnlineUse(): void {
  writeEntry(WAS, '1');
}

/** Forgets it, every turn begun, and what was heard. */
export function forgetOnline(): void {
  for (const key of [WAS, ...entryKeys(TURN), ...entryKeys(PART), ...entryKeys(SEEN_CHAT)]) removeEntry(key);
}

/** Keeps a turn that was begun; nothing is kept of one without a choice. */
export function keepTurn(match: string, turn: UnsentTurn): void {
  if (turn.pending.length > 0) writeEntry(TURN + match, JSON.stringify(turn));
  else removeEntry(TURN + match);
}

/** The stored turn in progress of a match, if the match has not advanced since. */
export function findTurn(match: string, entries: number): UnsentTurn['pending'] {
  try {
    const turn = JSON.parse(readEntry(TURN + match) ?? 'null') as Partial<UnsentTurn> | null;
    return turn?.entries === entries && isPending(turn.pending) ? turn.pending : [];
  } catch {
    return [];
  }
}

/** Stores this browser's own parts of matches' luck until they are revealed. */
export const ownParts = {
  find: (match: string): string | null => readEntry(PART + match),
  keep: (match: string, part: string): void => void writeEntry(PART + match, part),
};

/** Keeps the number of the latest line of a chat that has been on screen. */
export function keepSeenChat(match: string, line: number): void {
  if (line > 0) writeEntry(SEEN_CHAT + match, String(line));
}

/** The number of the latest line that has been on screen; 0 before. */
export function findSeenChat(match: string): number {
  return Number(readEntry(SEEN_CHAT + match) ?? 0) || 0;
}

function isPending(value: unknown): value is UnsentTurn['pending'] {
  return Array.isArray(value) && value.every((click) => Array.isArray(click) && click.every(Number.isInteger));
}
