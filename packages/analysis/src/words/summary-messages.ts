/** The words for the figures of a review, on the page and in the terminal. */

import type { CarelessKind } from '../review/careless.ts';

export interface SummaryMessages {
  readonly turn: string;
  readonly lost: string;
  /** Above the chances of a side. */
  wins(name: string): string;
  readonly points: string;
  /** Before a loss that is not certain. */
  readonly perhaps: string;
  readonly luck: string;
  readonly who: string;
  readonly accuracy: string;
  readonly byChoice: string;
  readonly luckInAll: string;
  readonly noLoss: string;
  /** @param marked how many of them have a mark, and how many were slow */
  ofTurns(turns: number, marked: number, slow: number): string;
  /** @param over whether the match has ended: only then accuracy is known */
  summed(over: boolean): string;
  readonly notJudged: string;
  readonly unclear: string;
  readonly even: string;
  readonly none: string;
  /** A turn after which something could be claimed only later. */
  readonly slow: string;
  /** A turn that left cubes for nothing. */
  readonly wasted: string;
  /** A turn that achieved nothing. */
  readonly idle: string;
  /** How many turns of each kind. */
  careless(counts: Readonly<Record<CarelessKind, number>>): string;
  readonly carelessHelp: Readonly<Record<CarelessKind, string>>;
  readonly same: string;
}
