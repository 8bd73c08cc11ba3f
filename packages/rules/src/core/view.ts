/** The view of a match in the format of the engine protocol: the part that all games share. */

/** A point at which exactly one seat has to choose. */
export interface Decision {
  readonly seat: number;
  /** The kind of decision: `sail`, `act`, `discard` … */
  readonly kind: string;
}

/** The common data of every seat. */
export interface HoldView {
  /** Its cubes, as letters in rising order. */
  readonly hold: string;
  /** The number of cubes it may keep at the end of a turn. */
  readonly limit: number;
}

/** The view of every match: its progress, and the seats with the data of its game. */
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
