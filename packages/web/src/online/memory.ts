/** What this browser remembers of being online: that it was, turns begun and not yet ended, and what was heard of chats. */

const WAS = 'windrose/online';
const TURN = 'windrose/online/turn/';
const HEARD = 'windrose/online/heard/';

/** A turn that was begun. */
export interface BegunTurn {
  /** How many entries the record had when it was begun. */
  readonly entries: number;
  /** The codes of each click. */
  readonly pending: readonly (readonly number[])[];
}

/** Whether somebody has sat down online in this browser: only then it is worth asking a server for their matches. */
export function wasOnline(): boolean {
  return read(WAS) !== null;
}

/** Remembers that somebody sits online here. */
export function rememberOnline(): void {
  write(WAS, '1');
}

/** Forgets it, every turn begun, and what was heard. */
export function forgetOnline(): void {
  for (const key of Object.keys(localStorage)) {
    if (key === WAS || key.startsWith(TURN) || key.startsWith(HEARD)) localStorage.removeItem(key);
  }
}

/** Keeps a turn that was begun; nothing is kept of one without a choice. */
export function keepTurn(match: string, turn: BegunTurn): void {
  if (turn.pending.length > 0) write(TURN + match, JSON.stringify(turn));
  else remove(TURN + match);
}

/** The turn begun in a match, if the match has not gone on since. */
export function findTurn(match: string, entries: number): BegunTurn['pending'] {
  try {
    const turn = JSON.parse(read(TURN + match) ?? 'null') as Partial<BegunTurn> | null;
    return turn?.entries === entries && Array.isArray(turn.pending) ? turn.pending : [];
  } catch {
    return [];
  }
}

/** Keeps the number of the latest line of a chat that has been on screen. */
export function keepHeard(match: string, line: number): void {
  if (line > 0) write(HEARD + match, String(line));
}

/** The number of the latest line that has been on screen; 0 before. */
export function findHeard(match: string): number {
  return Number(read(HEARD + match) ?? 0) || 0;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
