/** The lines in which an outside program is asked to play: one JSON object a line, each answered by one line. */

import type { CodedOption, MatchOptions, MatchRecord, RawPack, RecordedDraws, View } from '@windrose/rules';
import type { Budget } from '../levels.ts';

/** The version of these lines. */
export const LINES_VERSION = 1;

/** The code of an error that no further attempt mends: the module cannot be loaded, or makes no player. */
export const UNUSABLE = 'unusable';

/** The course of a match since a version of it; with the opening it reproduces the public match exactly. */
export interface Course {
  /** The version of the match after which `codes` follow: less than before if choices were undone. */
  readonly since: number;
  readonly codes: readonly number[];
  /** The draws made meanwhile. */
  readonly told: RecordedDraws;
}

/** Sit down at a match; answered by any object without `error`. */
export interface BeginLine {
  readonly do: 'begin';
  readonly protocol: typeof LINES_VERSION;
  readonly game: string;
  readonly seats: number;
  readonly seat: number;
  readonly options: MatchOptions;
  /** For the player's own chance. */
  readonly seed: number;
  readonly budget: Budget;
  /** The opening of the match, without its secret and without choices. */
  readonly record: MatchRecord;
  /** Own packs that the record names. */
  readonly packs: readonly RawPack[];
}

/** Choose; answered by `{"code": …}`, or by the whole option. */
export interface ChooseLine extends Course {
  readonly do: 'choose';
  readonly seat: number;
  /** The kind of decision. */
  readonly decision: string;
  readonly options: readonly CodedOption[];
  /** The seat's view, in the format of the engine protocol. */
  readonly state: View;
  /** For the whole turn to which the decision belongs. */
  readonly budget: Budget;
}

/** Ends the match for this seat; answered by any object. */
export interface EndLine extends Course {
  readonly do: 'end';
  readonly over: boolean;
  readonly scores: unknown;
}

/** Any line sent to an external program. */
export type PlayerLine = BeginLine | ChooseLine | EndLine;
