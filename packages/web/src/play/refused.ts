/** A click in vain: on what, and what is in the way. */

import type { Thing } from './targets.ts';
import type { WhyNot } from './why-not.ts';

export interface Refused {
  readonly thing: Thing;
  readonly why: WhyNot;
}
