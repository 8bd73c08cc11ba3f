/** The messages between the page and the analysing worker. */

import type { Outlook, Review, ReviewedStep } from '@windrose/analysis';
import type { MatchRecord, RawPack } from '@windrose/rules';

/** A match to be analysed, or one for whose present decision a plan is wanted. */
export interface ReviewQuestion {
  readonly kind: 'review' | 'hint';
  readonly record: MatchRecord;
  /** The own packs it is played with. */
  readonly packs: readonly RawPack[];
  /** The flag that pauses thinking during input, if available. */
  readonly inputFlag: SharedArrayBuffer | null;
}

/** Answers come step by step; the review is the last one. */
export type ReviewAnswer =
  | { readonly kind: 'step'; readonly start: Outlook; readonly step: ReviewedStep; readonly of: number }
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'hint'; readonly line: readonly number[] }
  | { readonly kind: 'fault'; readonly fault: string };
