/** Something asked for is refused: why, as a word for programs and a sentence for developers. */

import type { Reason } from '@windrose/protocol';
import type { RuleId } from '@windrose/rules';

/** What is allowed of something that was too much or too often, or against which rule it is. */
export interface Bounds {
  readonly allowed?: number;
  /** Seconds after which it may be tried again; missing where it is not time that helps. */
  readonly again?: number;
  /** Which limit it was, for the metrics: the name of its variable. */
  readonly quota?: string;
  /** The number of the rule that is in the way. */
  readonly rule?: RuleId;
}

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reason: Reason;
  readonly bounds: Bounds;

  constructor(reason: Reason, message: string, bounds: Bounds = {}) {
    super(message);
    this.reason = reason;
    this.bounds = bounds;
  }

  /** What is told of it, over HTTP and over the socket. */
  get told(): { reason: Reason; message: string; allowed?: number; again?: number; rule?: RuleId } {
    const { allowed, again, rule } = this.bounds;
    return {
      reason: this.reason,
      message: this.message,
      ...(allowed === undefined ? {} : { allowed }),
      ...(again === undefined ? {} : { again }),
      ...(rule === undefined ? {} : { rule }),
    };
  }
}
