/** The shape of the sentences about a whole match: what its points are made of, and what the turns were used for. */

import type { Counted, CardUse, RestUse } from '../account/differences.ts';
import type { TurnUse } from '../account/account.ts';

/** A side as it is spoken of: by its name, or null for the reader. */
export type SideName = string | null;

/** What is claimed in a game. */
export type Claimed = 'orders' | 'cards';

/** A side, and points of it. */
export interface NamedPoints extends Counted {
  readonly name: SideName;
}

/** Sentences about two sides: the one in front, and one behind it. Numbers with decimals come in words. */
export interface AccountMessages {
  readonly title: string;
  /** @param over whether the match has ended. */
  opening(ahead: NamedPoints, behind: NamedPoints, over: boolean): string;
  /** Parts of the difference of so many points. @param each the points of one claim on average; null where there is none. */
  claims(
    gap: number,
    ahead: NamedPoints & { readonly each: string | null },
    behind: NamedPoints & { readonly each: string | null },
    kind: Claimed,
    coins: boolean,
  ): string;
  outposts(gap: number, ahead: NamedPoints, behind: NamedPoints): string;
  /** @param part the name of a line of the scores. */
  part(gap: number, part: string, ahead: NamedPoints, behind: NamedPoints): string;
  /** What the side behind has more of. @param parts names of lines of the scores, with the points */
  readonly more: (behind: SideName, parts: readonly string[]) => string;
  /** Before what was done with the turns. */
  readonly turns: string;
  later(nth: number, ahead: SideName, aheadRound: number, behind: SideName, behindRound: number, kind: Claimed): string;
  /** @param other the turns of the longest stretch of the side in front; null without one. */
  dry(
    behind: SideName,
    stretch: {
      readonly turns: number;
      readonly from: number;
      readonly to: number;
      readonly uses: readonly (readonly [TurnUse, number])[];
      readonly won: number;
      readonly wonAhead: number;
    },
    ahead: SideName,
    other: number | null,
    kind: Claimed,
  ): string;
  cards(behind: SideName, use: CardUse, ahead: SideName, other: CardUse): string;
  /** @param each how much came back each time, on average. @param what what comes back. */
  rests(
    behind: SideName,
    use: RestUse & { readonly each: string },
    ahead: SideName,
    other: RestUse & { readonly each: string },
    what: 'settlers' | 'cards',
  ): string;
  cubes(behind: SideName, lost: number, left: number): string;
  /** The table of all sides: the names of its rows, and cells that need words. */
  readonly table: {
    readonly title: string;
    readonly total: string;
    readonly rounds: string;
    readonly turns: string;
    readonly each: string;
    readonly dry: string;
    readonly rests: string;
    readonly cards: string;
    readonly outposts: string;
    readonly bonuses: string;
    readonly explored: string;
    readonly lost: string;
    readonly left: string;
    stretch(turns: number, from: number, to: number): string;
    /** @param back all that came back */
    rested(times: number, back: number): string;
    taken(use: CardUse): string;
  };
}
