/**
 * Marked turns, mostly of a person's own matches, kept in this browser so that they can be practised. Each entry is one position: the
 * record up to it, what was played, and what was better.
 */

import type { Mark, SlowTurn } from '@windrose/analysis';
import { type MatchRecord, type RawPack, sha256Text } from '@windrose/rules';

import { entryKeys, readEntry, removeEntry, writeSpareEntry } from '../browser/storage.ts';

export const MISTAKE_PREFIX = 'windrose/mistake/';

/** Maximum number of turns kept. Solved ones, and those without a mark, are dropped first, then the oldest. */
const MOST = 60;

/** The sign of each mark. */
export const MARK_SIGNS: Readonly<Record<Mark, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** A turn to be practised. */
export interface Mistake {
  readonly id: string;
  /** The record of the match up to the turn, and the own packs it needs. */
  readonly record: MatchRecord;
  readonly packs: readonly RawPack[];
  /** The names of the seats. Absent in turns kept by earlier versions. */
  readonly names?: readonly string[];
  /** Whether the person of this browser played it. Absent in turns kept by earlier versions: then it is so. */
  readonly own?: boolean;
  /** The seat that looks like the first one, as in its match. Absent in turns kept by earlier versions. */
  readonly look?: number;
  /** The seat that played it, from 0, and the round; 0 is the set-up. */
  readonly seat: number;
  readonly round: number;
  /** Null for a turn that somebody only wants to try otherwise: then no better line than the played one is known. */
  readonly mark: Mark | null;
  /** What it delayed, if it was slow: then it has no mark, and the better line claims that sooner. */
  readonly slow?: SlowTurn;
  /** The chance to win that it lost, 0 to 1. */
  readonly loss: number;
  /** The codes of what was played, and of the better line; both are the same where there is no mark. */
  readonly played: readonly number[];
  readonly better: readonly number[];
  /** The time at which it was found, in milliseconds since 1970. */
  readonly found: number;
  readonly solved: boolean;
}

/** Whether an analysis told it, as a mistake or as slow; others are only tried. */
export const isTold = ({ mark, slow }: Pick<Mistake, 'mark' | 'slow'>): boolean => mark !== null || slow !== undefined;

/** Keeps a turn, unless it is kept already. @returns its id */
export function keepMistake(mistake: Omit<Mistake, 'id' | 'solved' | 'found'>): string {
  const { record, played } = mistake;
  // A turn that is tried may be marked later.
  const id = sha256Text(JSON.stringify([record, played, ...(isTold(mistake) ? [] : ['tried'])])).slice(0, 16);
  if (findMistake(id) === null) {
    store({ ...mistake, id, found: Date.now(), solved: false });
    const isSpare = ({ mark, solved }: Mistake): number => Number(mark === null || solved);
    const surplus = allMistakes().toSorted((a, b) => isSpare(b) - isSpare(a) || a.found - b.found);
    for (const old of surplus.slice(0, Math.max(0, surplus.length - MOST))) forgetMistake(old.id);
  }
  return id;
}

/** A kept turn; null when there is none of this id, or it is damaged. */
export function findMistake(id: string): Mistake | null {
  const text = readEntry(MISTAKE_PREFIX + id);
  return text === null ? null : mistakeOf(id, text);
}

const allMistakes = (): readonly Mistake[] =>
  entryKeys(MISTAKE_PREFIX).flatMap((key) => findMistake(key.slice(MISTAKE_PREFIX.length)) ?? []);

/** All kept turns that an analysis told: those still to be solved first, of each kind the latest found. */
export function listMistakes(): readonly Mistake[] {
  return allMistakes()
    .filter(isTold)
    .toSorted((a, b) => Number(a.solved) - Number(b.solved) || b.found - a.found || b.loss - a.loss);
}

/** Keeps that a turn is solved. */
export function solveMistake(mistake: Mistake): void {
  if (!mistake.solved) store({ ...mistake, solved: true });
}

/** Forgets a turn. */
export function forgetMistake(id: string): void {
  removeEntry(MISTAKE_PREFIX + id);
}

/** Takes a turn of a backup, unless it is solved here. @returns false when its text is damaged */
export function bringMistake(id: string, text: string): boolean {
  const mistake = mistakeOf(id, text);
  if (mistake !== null && findMistake(id)?.solved !== true) store(mistake);
  return mistake !== null;
}

/** Stored only while there is space: another analysis can find it again. */
function store(mistake: Mistake): void {
  writeSpareEntry(MISTAKE_PREFIX + mistake.id, JSON.stringify(mistake));
}

/** Whether this is what a slow turn delayed. */
function isSlow(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { claim, sooner, later } = value as Partial<Record<keyof SlowTurn, unknown>>;
  return (
    typeof claim === 'object' &&
    claim !== null &&
    Number.isInteger(sooner) &&
    (later === null || Number.isInteger(later))
  );
}

/** The turn in a text; null when the text is not what `keepMistake` writes. Its record is checked when it is opened. */
function mistakeOf(id: string, text: string): Mistake | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const {
    id: kept,
    record,
    packs,
    names,
    own,
    look,
    seat,
    round,
    mark,
    loss,
    played,
    better,
    found,
    solved,
    slow,
  } = value as Partial<Record<keyof Mistake, unknown>>;
  const sound =
    kept === id &&
    (own === undefined || typeof own === 'boolean') &&
    (look === undefined || Number.isInteger(look)) &&
    typeof record === 'object' &&
    record !== null &&
    Array.isArray(packs) &&
    (names === undefined || (Array.isArray(names) && names.every((name) => typeof name === 'string'))) &&
    [seat, round].every(Number.isInteger) &&
    (mark === null || (typeof mark === 'string' && Object.hasOwn(MARK_SIGNS, mark))) &&
    [loss, found].every(Number.isFinite) &&
    [played, better].every((codes) => Array.isArray(codes) && codes.length > 0 && codes.every(Number.isInteger)) &&
    typeof solved === 'boolean' &&
    (slow === undefined || isSlow(slow));
  return sound ? (value as Mistake) : null;
}
