/** The messages between the page and the analysing worker. */

import type {
  HintPart,
  LastHint,
  MistakeTry,
  Reason,
  Review,
  ReviewProgress,
  Stage,
  TryComparison,
} from '@windrose/analysis';
import type { MatchRecord, RawPack } from '@windrose/rules';

/** A task for the worker. */
export type ReviewTask = {
  readonly record: MatchRecord;
  /** The own packs it is played with. */
  readonly packs: readonly RawPack[];
} & (
  | {
      /** The match is to be analysed. */
      readonly kind: 'review';
      /** The seats whose turns are played out first. */
      readonly first: readonly number[];
      /** The maximum number of threads. */
      readonly threads: number;
    }
  | {
      /** A plan is wanted for its present decision. */
      readonly kind: 'hint';
      /** What the last hint for the same seat has told. */
      readonly last: LastHint;
    }
  | {
      /** A try at a marked turn, from the end of the record, is to be judged. */
      readonly kind: 'try';
      readonly lines: MistakeTry;
    }
  | {
      /** When something can be claimed after a try at a slow turn, from the end of the record. */
      readonly kind: 'claim';
      readonly tried: readonly number[];
      /** The id of what is to be claimed. */
      readonly id: string;
    }
  | {
      /** Why the better line of a marked turn, from the end of the record, is better. */
      readonly kind: 'why';
      readonly lines: Pick<MistakeTry, 'played' | 'better'>;
    }
);

/** Said to the worker while it analyses: this step is looked at, and is to be judged next. */
export interface LookedAt {
  readonly kind: 'look';
  /** The number of the step. */
  readonly at: number;
}

/** A task, and the flag that pauses thinking during input, if available. */
export type ReviewQuestion = ReviewTask & { readonly inputFlag: SharedArrayBuffer | null };

/** A review comes as far as it is, again and again, and whole at last. */
export type ReviewAnswer =
  | {
      readonly kind: 'progress';
      readonly stage: Stage;
      readonly done: number;
      readonly of: number;
      readonly work: ReviewProgress['work'];
      /** The review so far; null where only the count is new. */
      readonly review: Review | null;
    }
  | { readonly kind: 'review'; readonly review: Review }
  /** Again and again, until it does not go on. */
  | { readonly kind: 'try'; readonly comparison: TryComparison }
  /** In which own turn, the tried one being 1; null: not soon. */
  | { readonly kind: 'claim'; readonly turns: number | null }
  | { readonly kind: 'why'; readonly reasons: readonly Reason[] }
  /** @see HintPart */
  | { readonly kind: 'hint'; readonly line: readonly number[] }
  /** After a hint: what its plan means for later turns. */
  | Extract<HintPart, { readonly kind: 'aim' }>
  | { readonly kind: 'fault'; readonly fault: string };
