/** Imports matches from texts: records and notations, with the packs they were played with. */

import { LEVELS } from '@windrose/bots';
import { loadMatch, type Match, parseNotation, type RawPack, RulesError } from '@windrose/rules';

import { keepMatch, randomHex, type Sitter } from '../play/store.ts';
import { storedNow } from '../play/stored.ts';
import { SITTER } from './notation-file.ts';

/** An imported match. */
export interface ImportedMatch {
  readonly match: Match;
  /** The names at the seats, if the text has them. */
  readonly sitters: readonly Sitter[] | null;
  /** The own packs it is played with. */
  readonly packs: readonly RawPack[];
}

/** The maximum number of characters of an imported text: many times the longest match. */
export const MOST_CHARACTERS = 8_000_000;

/** Faults of texts that are not tried as a match at all. */
export type ReadFault = 'empty' | 'too-long' | 'no-json' | 'two-matches' | 'no-match';

/** Thrown for texts that are not even tried as a match. */
export class ReadError extends Error {
  readonly fault: ReadFault;

  constructor(fault: ReadFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Reads a match.
 * @param texts a record (JSON) or a notation, and any own packs (JSON) it was played with.
 * @throws ReadError when there is no one match in them, RulesError when that match cannot be replayed exactly.
 */
export function readMatch(texts: readonly string[]): ImportedMatch {
  const packs: RawPack[] = [];
  const matches: (string | Readonly<Record<string, unknown>>)[] = [];
  for (const text of texts.map((one) => one.trim())) {
    if (text.length > MOST_CHARACTERS) throw new ReadError('too-long');
    if (text === '') continue;
    const value = /^[[{]/.test(text) && !text.startsWith('[Windrose') ? parseJson(text) : text;
    if (typeof value === 'object' && 'pack' in value) packs.push(value);
    else matches.push(value);
  }
  const [source, another] = matches;
  if (another !== undefined) throw new ReadError('two-matches');
  if (source === undefined) throw new ReadError(packs.length > 0 ? 'no-match' : 'empty');
  const match = typeof source === 'string' ? parseNotation(source, packs) : loadMatch(source, packs);
  const named = typeof source === 'string' ? sittersInComments(source) : source.sitters;
  const played = packs.filter((pack) => Object.values<RawPack>(match.components).includes(pack));
  return { match, sitters: readSitters(named, match.seats), packs: played };
}

/**
 * Stores an imported match. Returns its id.
 * @param from where it was played: nobody earns anything here by a record of a finished match.
 */
export function keepImported(
  { match, packs }: ImportedMatch,
  sitters: readonly Sitter[],
  from: 'here' | 'elsewhere' = 'here',
): string {
  const id = randomHex(8);
  const origin = match.over && from === 'elsewhere' ? { imported: true } : {};
  keepMatch(storedNow(match, { id, sitters, packs, ...origin }));
  return id;
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ReadError('no-json');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new RulesError('bad-record', 'A record is a JSON object.');
}

/** The names at the seats, from the comments of a notation. */
function sittersInComments(notation: string): unknown {
  const sitters: unknown[] = [];
  for (const line of notation.split(/\r?\n/)) {
    const [, seat, kind, name, level, since] = SITTER.exec(line.trim()) ?? [];
    if (name === undefined) continue;
    try {
      sitters[Number(seat) - 1] = {
        kind,
        name: JSON.parse(name) as unknown,
        level,
        since: since === undefined ? since : Number(since),
      };
    } catch {
      // A comment is free to say anything.
    }
  }
  return sitters;
}

/** The names at the seats, if every seat has one. */
function readSitters(named: unknown, seats: number): Sitter[] | null {
  if (!Array.isArray(named) || named.length !== seats) return null;
  const sitters = Array.from(named as unknown[], (one): Sitter | null => {
    if (typeof one !== 'object' || one === null) return null;
    const { kind, name, level, since } = one as Partial<Record<string, unknown>>;
    if ((kind !== 'person' && kind !== 'bot') || typeof name !== 'string') return null;
    const known = kind === 'bot' ? LEVELS.find((other) => other === level) : undefined;
    const tookOver =
      kind === 'bot' && Number.isSafeInteger(since) && Number(since) >= 0 ? { since: Number(since) } : {};
    return { kind, name: name.trim().slice(0, 24), ...(known && { level: known }), ...tookOver };
  });
  return sitters.every((one) => one !== null) && sitters.every(({ name }) => name !== '') ? sitters : null;
}
