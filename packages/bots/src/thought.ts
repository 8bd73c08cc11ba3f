/** What a bot thinks of a decision: what it would choose, and what else there is. */

/** An option that was considered. */
export interface Candidate {
  readonly code: number;
  /** How often the search looked further into it, after a first look. */
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
  /** What the bot would choose. */
  readonly code: number;
  /** The rest of this turn as it is planned, beginning with `code`; shorter where something is turned up on the way. */
  readonly line: readonly number[];
  /** What was considered, the best first; the first one is that of `code`. */
  readonly candidates: readonly Candidate[];
  readonly iterations: number;
  /** How long it took, in milliseconds. */
  readonly ms: number;
}
