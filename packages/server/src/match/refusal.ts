/** A refused request: a reason for programs and a sentence for developers. */

import type { Reason } from '@windrose/protocol';
import type { RuleId } from '@windrose/rules';

/** The exceeded limit, or the rule that forbids the request. */
export interface Bounds {
  readonly allowed?: number;
  /** Seconds after which to retry; missing if waiting does not help. */
  readonly again?: number;
  /** The name of the limit: its variable in lower case, if it has one. */
  readonly quota?: string;
  /** The number of the violated rule. */
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

  /** The form sent over HTTP and over the socket. */
  get payload(): { reason: Reason; message: string; allowed?: number; quota?: string; again?: number; rule?: RuleId } {
    const { allowed, quota, again, rule } = this.bounds;
    return {
      reason: this.reason,
      message: this.message,
      ...(allowed === undefined ? {} : { allowed }),
      ...(quota === undefined ? {} : { quota }),
      ...(again === undefined ? {} : { again }),
      ...(rule === undefined ? {} : { rule }),
    };
  }
}
