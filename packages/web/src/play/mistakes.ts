/**
 * Marked turns, mostly of a person's own matches, kept in this browser so that they can be practised. Each entry is one position: the
 * record up to it, what was played, and what was better.
 */

import type { Mark } from '@windrose/analysis';
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
  /** The seat that played it, from 0, and the round; 0 is the set-up. */
  readonly seat: number;
  readonly round: number;
  /** Null for a turn that somebody only wants to try otherwise: then no better line than the played one is known. */
  readonly mark: Mark | null;
  /** The chance to win that it lost, 0 to 1. */
  readonly loss: number;
  /** The codes of what was played, and of the better line; both are the same where there is no mark. */
  readonly played: readonly number[];
  readonly better: readonly number[];
  /** The time at which it was found, in milliseconds since 1970. */
  readonly found: number;
  readonly solved: boolean;
}

/** A turn that an analysis marked. */
export interface MarkedMistake extends Mistake {
  readonly mark: Mark;
}

/** Keeps a turn, unless it is kept already. @returns its id */
export function keepMistake(mistake: Omit<Mistake, 'id' | 'solved' | 'found'>): string {
  const { record, played, mark } = mistake;
  // A turn that is tried may be marked later.
  const id = sha256Text(JSON.stringify([record, played, ...(mark === null ? ['tried'] : [])])).slice(0, 16);
  if (findMistake(id) === null) {
    store({ ...mistake, id, found: Date.now(), solved: false });
    const isSpare = ({ mark: of, solved }: Mistake): number => Number(of === null || solved);
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

/** All kept turns with a mark: those still to be solved first, of each kind the latest found. */
export function listMistakes(): readonly MarkedMistake[] {
  return allMistakes()
    .flatMap((mistake) => (mistake.mark === null ? [] : [{ ...mistake, mark: mistake.mark }]))
    .sort((a, b) => Number(a.solved) - Number(b.solved) || b.found - a.found || b.loss - a.loss);
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
    seat,
    round,
    mark,
    loss,
    played,
    better,
    found,
    solved,
  } = value as Partial<Record<keyof Mistake, unknown>>;
  const sound =
    kept === id &&
    (own === undefined || typeof own === 'boolean') &&
    typeof record === 'object' &&
    record !== null &&
    Array.isArray(packs) &&
    (names === undefined || (Array.isArray(names) && names.every((name) => typeof name === 'string'))) &&
    [seat, round].every(Number.isInteger) &&
    (mark === null || (typeof mark === 'string' && Object.hasOwn(MARK_SIGNS, mark))) &&
    [loss, found].every(Number.isFinite) &&
    [played, better].every((codes) => Array.isArray(codes) && codes.length > 0 && codes.every(Number.isInteger)) &&
    typeof solved === 'boolean';
  return sound ? (value as Mistake) : null;
}
