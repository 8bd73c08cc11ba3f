/** What an analysis shows on the board beside it. */

import type { CarelessKind, Certainty } from '@windrose/analysis';
import type { Match } from '@windrose/rules';

import type { Leg } from '../../play/outcome.ts';
import type { Thing } from '../../play/targets.ts';

/** A line that might have been played, shown on the board. */
export interface ShownLine {
  /** The version of the match it begins at. */
  readonly from: number;
  readonly codes: readonly number[];
  /** The line in words. */
  readonly text: string;
  /** How sure it is that it is better than what was played; `slow`: it only claims something sooner; `wasted`: it only keeps more cubes. */
  readonly certainty: Certainty | CarelessKind;
}

/** A turn as it was played. */
export interface PlayedTurn {
  /** The version at its end. */
  readonly to: number;
  readonly seat: number;
  /** The things on the board that its line is about: some leave no trace of their own, such as a card that was taken. */
  readonly things: readonly Thing[];
}

/** The board beside an analysis. */
export interface BoardBeside {
  readonly shown: ShownLine | null;
  /** @param at the version at which it is shown: another one shows the match. */
  readonly onShow: (line: ShownLine | null, at: number) => void;
  /** The match as it stands on the board. */
  readonly board: Match;
  /**
   * Called with the way of a better turn, and with an empty one when there is none any more.
   * @param played the turn that was played instead; null if there is none
   */
  readonly onWay: (way: readonly Leg[], played: PlayedTurn | null) => void;
}
