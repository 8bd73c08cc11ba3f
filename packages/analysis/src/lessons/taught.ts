/** The types of the lessons' texts, which every language implements. */

import type { RivalReason } from './rival.ts';

/** By the step of a lesson: what it is about, and why it is done. */
export type TaughtSteps = Readonly<Record<string, { readonly title: string; readonly text: string }>>;

/** By game and step. */
export type Taught = Readonly<Record<string, TaughtSteps>>;

/** The texts about Solo's rival at every step. */
export interface RivalTaught {
  /** The introduction to its next action. */
  readonly next: string;
  /** While the action that it answers has not been chosen yet. */
  readonly waits: string;
  /** The text for a reaction without an effect. */
  readonly idle: string;
  /** The reasons for its reactions. */
  readonly why: Readonly<Record<RivalReason, string>>;
}
