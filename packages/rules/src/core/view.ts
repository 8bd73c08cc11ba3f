/** What is seen of a match, in the words of the engine protocol: the part that all games share. */

/** The moment in which exactly one seat has to choose. */
export interface Decision {
  readonly seat: number;
  /** The kind of decision: `sail`, `act`, `discard` … */
  readonly kind: string;
}

/** What every seat has. */
export interface HoldView {
  /** Its cubes, as letters in rising order. */
  readonly hold: string;
  /** How many cubes it may keep at the end of a turn. */
  readonly limit: number;
}

/** What is seen of every match: where it stands, and the seats with what its game gives them. */
export interface CommonView<Id extends string, Seat extends object> {
  readonly game: Id;
  readonly version: number;
  readonly round: number;
  /** The seat whose turn it is, or null after the end. */
  readonly mover: number | null;
  readonly decision: Decision | null;
  readonly over: boolean;
  /** Full rounds in a row without a claim. */
  readonly stall: number;
  readonly final: boolean;
  readonly seats: readonly (HoldView & Seat)[];
}
