/** Bans of people and of address hashes. Cached; read at startup and after every change. */

import type { Database } from '../storage/database.ts';

export interface Ban {
  /** Milliseconds since 1970; null if permanent. */
  readonly until: number | null;
  readonly reason: string;
}

/** The subject of a ban: a person by id, or an address by hash. */
export type BanKind = 'account' | 'address';

export class BanList {
  readonly #database: Database;
  readonly #now: () => number;
  #bans: ReadonlyMap<string, Ban> = new Map();

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Reads the bans again. */
  async refresh(): Promise<void> {
    const rows = await this.#database.db
      .selectFrom('bans')
      .select(['kind', 'value', 'until', 'reason'])
      .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', this.#now())]))
      .execute();
    this.#bans = new Map(rows.map(({ kind, value, until, reason }) => [`${kind} ${value}`, { until, reason }]));
  }

  /** The ban on a person or an address; null if there is none. */
  of(person: string | null, origin: string): Ban | null {
    return this.#on('address', origin) ?? (person === null ? null : this.#on('account', person));
  }

  #on(kind: BanKind, value: string): Ban | null {
    const ban = this.#bans.get(`${kind} ${value}`);
    return ban && (ban.until === null || ban.until > this.#now()) ? ban : null;
  }
}
