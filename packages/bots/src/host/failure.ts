/** The description of a player's failure. */

/** A player that had to be replaced by a simple choice. */
export interface PlayerFailure {
  /** The name of the player. */
  readonly player: string;
  readonly game: string;
  readonly seat: number;
  /** Why, as the end of a sentence: "it chose 9, which is not legal". */
  readonly why: string;
  /** Why it is not asked again, as the end of a sentence, or null: it is. */
  readonly givenUp: string | null;
}

/** A failure in a sentence. */
export function failureInWords({ game, seat, player, why }: PlayerFailure): string {
  return `${game}, seat ${seat}: ${player} failed: ${why}. A simple choice was made instead.`;
}
