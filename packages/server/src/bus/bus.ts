/** Notifies the processes that share a database of each other's changes. A notification may be lost: the database is the truth, and is polled. */

import type { Step } from '@windrose/protocol';

/** A match has a new version. */
export interface BusNews {
  readonly match: string;
  readonly version: number;
  /** Its chat has changed: the number of the latest line. The version is meaningless then. */
  readonly talk?: number | undefined;
  /** The steps up to the version, if they are few, so that receivers need not read them. They are stored. */
  readonly steps?: readonly Step[] | undefined;
  /** An operator has acted; the audit trail has the details. Match and version are meaningless then. */
  readonly desk?: true | undefined;
}

export interface Bus {
  /** Publishes to the other processes, as far as they can be reached. */
  publish(news: BusNews): void;
  /** Calls a listener for all news of other processes. */
  listen(listener: (news: BusNews) => void): void;
  /** Whether other processes can be reached, so that polling can be rare. */
  readonly connected: boolean;
  close(): Promise<void>;
}

/** A single process without a bus. Other processes on the same database are found by polling. */
export class LocalBus implements Bus {
  readonly connected = false;
  publish(): void {}
  listen(): void {}
  close(): Promise<void> {
    return Promise.resolve();
  }
}
