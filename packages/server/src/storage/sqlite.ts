/** Node's own SQLite for Kysely. */

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

import { type Dialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** Cached prepared statements. The texts are fixed in the program, apart from lists of varying length. */
const MOST_READY = 500;

/** Opens or creates the file. Every commit is synced to disk before it is acknowledged. */
export function sqliteDialect(path: string): Dialect {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  // Several processes may share the file: a writer waits for the others.
  const database = new DatabaseSync(path, { timeout: 10_000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  const ready = new Map<string, ReadyStatement>();
  const adapter: SqliteDatabase = {
    close: () => database.close(),
    prepare(sql) {
      // Some pragmas act when prepared; cached, they would act only once.
      if (/^pragma /i.test(sql)) return new Pragma(database, sql);
      // A transaction that will write must take the write lock at its start, or it may fail half-way.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      let statement = ready.get(text);
      if (!statement) {
        if (ready.size >= MOST_READY) ready.clear();
        const ended = text === 'rollback' ? () => !database.isTransaction : () => false;
        statement = new ReadyStatement(database.prepare(text), ended);
        ready.set(text, statement);
      }
      return statement;
    },
  };
  return new SqliteDialect({ database: adapter });
}

class ReadyStatement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;
  readonly #isDone: () => boolean;

  /** @param isDone whether the transaction is already over: SQLite itself rolls back one that fills the disk. */
  constructor(statement: StatementSync, isDone: () => boolean) {
    this.#statement = statement;
    this.#isDone = isDone;
    this.reader = statement.columns().length > 0;
  }

  all(values: readonly unknown[]): unknown[] {
    return this.#statement.all(...(values as SQLInputValue[]));
  }

  run(values: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint } {
    // An error of the rollback would hide the original one.
    if (this.#isDone()) return { changes: 0, lastInsertRowid: 0 };
    return this.#statement.run(...(values as SQLInputValue[]));
  }

  iterate(values: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(...(values as SQLInputValue[]));
  }
}

/** A pragma that returns nothing. */
class Pragma implements SqliteStatement {
  readonly reader = false;
  readonly #database: DatabaseSync;
  readonly #text: string;

  constructor(database: DatabaseSync, text: string) {
    this.#database = database;
    this.#text = text;
  }

  all(): never {
    throw new Error(`A setting answers nothing: ${this.#text}`);
  }

  run(): { changes: number; lastInsertRowid: number } {
    this.#database.exec(this.#text);
    return { changes: 0, lastInsertRowid: 0 };
  }

  iterate(): never {
    return this.all();
  }
}
