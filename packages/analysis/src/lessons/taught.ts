/** What lessons say, as every language has to say it. */

import type { RivalReason } from './rival.ts';

/** By game and step: what it is about, and why it is done. */
export type Taught = Readonly<
  Record<string, Readonly<Record<string, { readonly title: string; readonly text: string }>>>
>;

/** What is told of the rival of Solo at every step. */
export interface RivalTaught {
  /** What stands before what it will do. */
  readonly next: string;
  /** While the action that it answers has not been chosen yet. */
  readonly waits: string;
  /** Where it will do nothing. */
  readonly idle: string;
  /** Why it does what it does. */
  readonly why: Readonly<Record<RivalReason, string>>;
}
