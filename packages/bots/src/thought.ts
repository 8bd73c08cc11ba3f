/** A bot's analysis of a decision: its choice and the alternatives. */

/** An option that was considered. */
export interface Candidate {
  readonly code: number;
  /** The number of search visits after the first evaluation. */
  readonly visits: number;
  /** Expected final points per side: the seats in turn order and, in Solo, the rival as the last. */
  readonly scores: readonly number[];
  /** The chance of each side to win, 0 to 1; they add up to 1. */
  readonly win: readonly number[];
  /** The codes of the main line to the end of this turn, beginning with `code`. */
  readonly line: readonly number[];
}

/** The answer to a question. */
export interface Thought {
  /** The bot's choice. */
  readonly code: number;
  /** The planned rest of this turn, beginning with `code`; shorter if a choice reveals something. */
  readonly line: readonly number[];
  /** The candidates considered, the best first; the first one is that of `code`. */
  readonly candidates: readonly Candidate[];
  readonly iterations: number;
  /** The time taken, in milliseconds. */
  readonly ms: number;
}
