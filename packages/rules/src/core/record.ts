/** Records: the stored form of a match. Everything else is computed from them. */

import { RulesError } from './errors.ts';
import type { Game } from './game.ts';
import type { MatchOptions } from './shape.ts';
import type { RecordedDraws } from './luck.ts';
import type { PackName } from './pack.ts';

/** Version of the record format. */
export const RECORD_FORMAT = 1;

/** A match as it is stored; plain JSON. */
export interface MatchRecord {
  /** `RECORD_FORMAT`. */
  readonly windrose: number;
  /** Version of the rules of its game ({@link Game.rules}) under which it was made. */
  readonly rules: number;
  readonly game: string;
  readonly seats: number;
  readonly options: MatchOptions;
  /** The packs it was played with. */
  readonly packs: readonly PackName[];
  /** The secret of the luck or, while it is unknown, the draws so far: each list is the number of a decision, then its draws. */
  readonly luck:
    | {
        readonly seed: string;
        /** For an online match: the SHA-256 of the seed, published before the first decision, and the published draws. */
        readonly hash?: string;
        readonly told?: RecordedDraws;
        /** For an online match whose seed has several parts: the server's, with the SHA-256 `hash`, and people's. */
        readonly server?: string;
        readonly parts?: readonly { readonly seat: number; readonly hash: string; readonly part: string }[];
        /** The seats of people, each of whom must have a part; missing in matches that started without some of them. */
        readonly people?: readonly number[];
      }
    | { readonly told: RecordedDraws };
  /** The position it began from, in the format of the protocol, if it was not dealt. */
  readonly position?: Readonly<Record<string, unknown>>;
  /** The chosen codes, in order; undoing back to `v` choices is stored as the entry `-1 - v`. */
  readonly codes: readonly number[];
}

/** The longest record that is read: more choices than the longest possible match of any game. */
const MOST_CHOICES = 1_000_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fail(where: string, message: string): never {
  throw new RulesError('bad-record', message, where);
}

function isDraws(value: unknown): value is RecordedDraws {
  return (
    Array.isArray(value) &&
    value.length <= MOST_CHOICES &&
    value.every((list: unknown) => Array.isArray(list) && list.length > 1 && list.every(Number.isInteger))
  );
}

/** The message for a match of another version of the rules: a sentence with both versions. */
export function otherRules({ id, rules }: Game, version: unknown): string {
  return `The match was played under version ${JSON.stringify(version)} of the rules of ${id}; this engine plays version ${rules} and cannot replay it.`;
}

function isParts(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (part: unknown) =>
        isObject(part) && Number.isInteger(part.seat) && typeof part.hash === 'string' && typeof part.part === 'string',
    )
  );
}

/**
 * Validates the shape of a record from outside; replaying it shows whether its choices are legal.
 * @throws RulesError `bad-record` with the field and what is allowed.
 */
export function checkRecord(value: unknown): MatchRecord {
  if (!isObject(value)) fail('', 'A record is a JSON object.');
  if (value.windrose !== RECORD_FORMAT) {
    fail(
      'windrose',
      `This is no Windrose record of format ${RECORD_FORMAT} (its "windrose" is ${JSON.stringify(value.windrose)}).`,
    );
  }
  const { rules, game, seats, options, packs, luck, codes } = value;
  if (typeof game !== 'string') fail('game', 'The record does not name its game.');
  if (!Number.isInteger(rules)) fail('rules', 'The record does not say under which version of the rules it was made.');
  if (typeof seats !== 'number') fail('seats', 'The record does not say how many seats the match had.');
  if (!isObject(options)) fail('options', 'The options of the record are not an object.');
  if (value.position !== undefined && !isObject(value.position)) {
    fail('position', 'The position of the record is not an object.');
  }
  if (!isObject(luck) || !(typeof luck.seed === 'string' || isDraws(luck.told))) {
    fail('luck', 'The record does not carry the seed of its luck, nor what was drawn.');
  }
  if (luck.parts !== undefined && !isParts(luck.parts)) {
    fail('luck.parts', 'The parts of the luck are a list of seats with their hash and part as texts.');
  }
  if (luck.people !== undefined && !(Array.isArray(luck.people) && luck.people.every(Number.isInteger))) {
    fail('luck.people', 'The people of the luck are a list of seats.');
  }
  if (!Array.isArray(packs)) fail('packs', 'The record does not name its packs.');
  for (const pack of packs as unknown[]) {
    if (!isObject(pack) || typeof pack.name !== 'string' || typeof pack.hash !== 'string') {
      fail('packs', 'A pack of the record lacks its name or hash.');
    }
  }
  if (!Array.isArray(codes)) fail('codes', 'The record has no list of choices.');
  if (codes.length > MOST_CHOICES) fail('codes', `The record has more than ${MOST_CHOICES} choices.`);
  const strange = codes.findIndex((code) => !Number.isInteger(code));
  if (strange >= 0) {
    fail(
      `codes[${strange}]`,
      `Choice ${strange + 1} of the record is ${JSON.stringify(codes[strange])}; a choice is a whole number.`,
    );
  }
  return value as unknown as MatchRecord;
}
