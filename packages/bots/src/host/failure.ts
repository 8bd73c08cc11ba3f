/** The description of a player's failure. */

/** A player that had to be replaced by a simple choice. */
export interface PlayerFailure {
  /** The name of the player. */
  readonly player: string;
  readonly game: string;
  readonly seat: number;
  /** The reason, as the end of a sentence: "it chose 9, which is not legal". */
  readonly why: string;
  /** The reason for not asking it again, as the end of a sentence; null if it is asked again. */
  readonly givenUp: string | null;
}

/** A failure in a sentence. */
export function failureInWords({ game, seat, player, why }: PlayerFailure): string {
  return `${game}, seat ${seat}: ${player} failed: ${why}. A simple choice was made instead.`;
}
