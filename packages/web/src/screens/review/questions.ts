/** The messages between the page and the analysing worker. */

import type { Review, Stage } from '@windrose/analysis';
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

/** A review comes as far as it is, again and again, and whole at last. */
export type ReviewAnswer =
  | {
      readonly kind: 'progress';
      readonly stage: Stage;
      readonly done: number;
      readonly of: number;
      /** The review so far; null where only the count is new. */
      readonly review: Review | null;
    }
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'hint'; readonly line: readonly number[] }
  | { readonly kind: 'fault'; readonly fault: string };
