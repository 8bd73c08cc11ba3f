/** Something asked for is refused: why, as a word for programs and a sentence for developers. */

import type { Reason } from '@windrose/protocol';

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reason: Reason;

  constructor(reason: Reason, message: string) {
    super(message);
    this.reason = reason;
  }
}
