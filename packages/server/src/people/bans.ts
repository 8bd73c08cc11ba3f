/** Bans of people, and of addresses by their marks. Read at the start and after every change, cached in between. */

import type { Database } from '../storage/database.ts';

export interface Ban {
  /** Milliseconds since 1970; null for good. */
  readonly until: number | null;
  readonly reason: string;
}

/** What a ban is on: a person by their id, or an address by its mark. */
export type BanKind = 'account' | 'address';

export class BanList {
  readonly #database: Database;
  readonly #now: () => number;
  #bans: ReadonlyMap<string, Ban> = new Map();

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Reads them anew. */
  async refresh(): Promise<void> {
    const rows = await this.#database.db
      .selectFrom('bans')
      .select(['kind', 'value', 'until', 'reason'])
      .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', this.#now())]))
      .execute();
    this.#bans = new Map(rows.map(({ kind, value, until, reason }) => [`${kind} ${value}`, { until, reason }]));
  }

  /** Why somebody is shut out now, by whom they are or where they come from; null if they are not. */
  of(person: string | null, origin: string): Ban | null {
    return this.#on('address', origin) ?? (person === null ? null : this.#on('account', person));
  }

  #on(kind: BanKind, value: string): Ban | null {
    const ban = this.#bans.get(`${kind} ${value}`);
    return ban && (ban.until === null || ban.until > this.#now()) ? ban : null;
  }
}
