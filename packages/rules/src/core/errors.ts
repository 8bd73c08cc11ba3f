/** The one kind of error that bad input causes: a stable code for programs, a sentence for people. */

import type { RuleId } from './rule-id.ts';

/** Codes of invalid input. */
export type ErrorCode =
  | 'unknown-game'
  | 'bad-game'
  | 'bad-seats'
  | 'bad-options'
  | 'bad-pack'
  | 'bad-map'
  | 'bad-record'
  | 'bad-notation'
  | 'bad-position'
  | 'illegal-choice'
  | 'cannot-undo'
  | 'match-over'
  | 'untold-luck';

/**
 * Thrown when a caller asks for something the rules or the formats do not allow.
 * The request has no effect: the match, state or file is unchanged.
 */
export class RulesError extends Error {
  override readonly name = 'RulesError';
  readonly code: ErrorCode;
  /** The place of the fault, if it has one: a tile (`C4`), a line number, a path in a pack. */
  readonly where: string | null;
  /** The number of the violated rule (`docs/rules`); null if there is none, or it is unknown. */
  readonly rule: RuleId | null;
  /** If only some words are allowed: the word that was found, or null, and the allowed ones. */
  readonly word: string | null;
  readonly allowed: readonly string[];

  constructor(
    code: ErrorCode,
    message: string,
    where: string | null = null,
    rule: RuleId | null = null,
    { word = null, allowed = [] }: { readonly word?: string | null; readonly allowed?: readonly string[] } = {},
  ) {
    super(message);
    this.word = word;
    this.allowed = allowed;
    this.code = code;
    this.where = where;
    this.rule = rule;
  }
}
