/** Notifies the processes that share a database of each other's changes. A notification may be lost: the database is the truth, and is polled. */

import type { Step } from '@windrose/protocol';

/** A match has a new version. */
export interface BusNews {
  readonly match: string;
  readonly version: number;
  /** Something was said at its table: the number of the latest line. The version says nothing then. */
  readonly talk?: number | undefined;
  /** The steps that led to the version, where they are few: they need not be read then. They are stored. */
  readonly steps?: readonly Step[] | undefined;
  /** An operator has acted: the audit trail says what. Match and version say nothing then. */
  readonly desk?: true | undefined;
}

export interface Bus {
  /** Tells the other processes, as far as they can be reached. */
  tell(news: BusNews): void;
  /** Calls a listener for everything other processes tell. */
  listen(listener: (news: BusNews) => void): void;
  /** Whether other processes can be reached, so that news need not be looked for often. */
  readonly connected: boolean;
  close(): Promise<void>;
}

/** One process alone: there is nobody to tell. Others on the same database are found by looking. */
export class LoneBus implements Bus {
  readonly connected = false;
  tell(): void {}
  listen(): void {}
  close(): Promise<void> {
    return Promise.resolve();
  }
}
