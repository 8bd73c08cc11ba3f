/** The levels of play, and the budget in which each thinks. */

/** From the weakest to the strongest. */
export const LEVELS = [
  'passenger',
  'deckhand',
  'boatswain',
  'helmsman',
  'navigator',
  'mate',
  'captain',
  'admiral',
] as const;

/** The playing strength of a bot. */
export type Level = (typeof LEVELS)[number];

/** The default level: a fair opponent for a player who knows the rules. */
export const USUAL_LEVEL: Level = 'boatswain';

/** The limits of thinking about a turn; the one reached first ends it. */
export interface Budget {
  /** Milliseconds. */
  readonly ms?: number;
  /** For slow devices: the search goes on after `ms` until it has made so many rounds, or has taken so many milliseconds in all. */
  readonly least?: { readonly iterations: number; readonly ms: number };
  /** Rounds of search: the same number gives the same answer to the same question. */
  readonly iterations?: number;
}
