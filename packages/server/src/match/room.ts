/** A match in memory: its table, with one command at a time. It owns nothing: storage decides. */

import {
  type Command,
  type CommandOf,
  serverPart,
  type Step,
  type StepOf,
  Table,
  UnknownStepError,
} from '@windrose/protocol';
import { GAMES, required } from '@windrose/rules';
import type { Selectable } from 'kysely';

import type { Database } from '../storage/database.ts';
import type { Entry, Journal } from '../storage/journal.ts';
import type { MatchesTable } from '../storage/schema.ts';
import { readMatch, readSteps } from '../storage/steps.ts';
import { dueOf } from './due.ts';
import { MatchFault } from './fault.ts';
import { decide, type Moment, type CommandResult } from './decide.ts';
import { Refusal } from './refusal.ts';

/** The services that a room uses. */
export interface RoomContext {
  readonly database: Database;
  readonly journal: Journal;
  /** Steps are stored: notifies the followers. */
  stored(match: string, steps: readonly Step[], table: Table): void;
  now(): number;
}

/** Maximum number of decisions repeated because another process was first. */
const MOST_TRIES = 20;

export class Room {
  readonly id: string;
  readonly #context: RoomContext;
  readonly #row: Selectable<MatchesTable>;
  /** Read only in turn: while a commit is pending it is ahead of storage. */
  #table: Table;
  #queue: Promise<unknown> = Promise.resolve();
  #due = true;
  #gone = false;

  private constructor(context: RoomContext, row: Selectable<MatchesTable>, table: Table) {
    this.id = row.id;
    this.#context = context;
    this.#row = row;
    this.#table = table;
  }

  /** Reads a match; null if there is none. */
  static async open(context: RoomContext, id: string): Promise<Room | null> {
    const row = await readMatch(context.database, id);
    if (!row) return null;
    const room = new Room(context, row, new Table(row.secret));
    await room.#read();
    return room;
  }

  /** Passes the stored table to `look`, which must not keep a reference to it. */
  look<Result>(look: (table: Table) => Result): Promise<Result> {
    return this.#inTurn(async () => {
      await this.#read();
      return this.#sound(() => look(this.#table));
    });
  }

  /** Whether it is an unfinished match under outdated rules. */
  get outdated(): boolean {
    const { stage, created } = this.#table;
    return stage !== 'over' && created !== null && isOutdated(created);
  }

  /**
   * Closes a match that cannot continue, without a result. Only the last step is written, because its table may be unreadable.
   * @returns the version, or null if it is already over or another process was first.
   */
  static async close(
    context: RoomContext,
    id: string,
    reason: 'broken' | 'rules' | 'closed' = 'broken',
  ): Promise<number | null> {
    const { database, journal } = context;
    const row = await readMatch(database, id);
    if (!row || row.stage === 'over') return null;
    const before = await readSteps(database, id, 0);
    const last = required(before.at(-1), `step of the match ${id}`);
    const redraws = before.filter(({ kind }) => kind === 'redrawn').length;
    const [number, at] = [last.number + 1, Math.max(context.now(), last.at)];
    const stored = await journal.append({
      match: { ...row, stage: 'over', version: number, rated: 0, decision: null, changed: at },
      steps: [{ kind: 'over', number, at, reason, secret: serverPart(row.secret, redraws) }],
      due: [],
      players: [],
    });
    return stored ? number : null;
  }

  /** Performs a person's command. @param origin the hash of their address. @throws Refusal */
  command(person: string, command: Exclude<Command, CommandOf<'rematch'>>, origin = ''): Promise<number> {
    return this.act((moment) => decide(moment, person, command), { person, id: command.id, origin });
  }

  /**
   * Acts on the table once: decides, stores, and if another process was first, decides again.
   * @param result null if there is nothing to do.
   * @param asker whose command it is, its id, and the hash of their address.
   * @returns the version at which it is stored.
   * @throws Refusal
   */
  act(
    decided: (moment: Moment) => CommandResult | null,
    asker: { person: string; id: string; origin?: string } | null,
  ): Promise<number> {
    return this.#inTurn(async () => {
      let fresh = false;
      for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
        const table = this.#table;
        const done = asker ? table.stepOf(asker.person, asker.id) : undefined;
        if (done !== undefined) return done;
        let result: CommandResult | null = null;
        let refusal: Refusal | null = null;
        try {
          result = this.#sound(() => decided({ table, secret: this.#row.secret, now: this.#now() }));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          refusal = error;
        }
        if (!result) {
          // Another process may have stored more: a refusal or "nothing to do" must not come from outdated steps.
          const { version } = table;
          if (!fresh) await this.#read();
          fresh = true;
          if (this.#table.version !== version) continue;
          if (refusal) throw refusal;
          return version;
        }
        const stored = await this.#store(result, asker?.origin ?? '');
        if (stored !== null) return stored;
        await this.#read();
        fresh = true;
      }
      throw new Refusal('try-again', 'Others were always first; try again.');
    });
  }

  /** @returns the number of the first step, or null if another process has stored that number first. */
  async #store(result: CommandResult, origin: string): Promise<number | null> {
    const table = this.#table;
    const first = table.version + 1;
    const before = new Set(table.seats.map(({ person }) => person));
    // The table is advanced first, and dropped if storing fails.
    this.#sound(() => {
      for (const step of result.steps) table.apply(step, result.match);
    });
    const due = dueOf(this.id, table, this.#now(), this.#row.origin);
    const players = table.seats.flatMap(({ person }) =>
      person !== null && !before.has(person) ? [{ person, origin }] : [],
    );
    const entry: Entry = {
      match: { ...this.#row, ...columnsOf(table) },
      steps: result.steps,
      due: due.length > 0 || this.#due ? due : null,
      players,
    };
    let stored: boolean;
    try {
      stored = await this.#context.journal.append(entry);
    } catch (error) {
      // It is unknown whether the steps are stored; the next request reads them.
      this.#gone = true;
      throw error;
    }
    if (!stored) {
      this.#table = new Table(this.#row.secret);
      return null;
    }
    this.#due = due.length > 0;
    this.#context.stored(this.id, result.steps, table);
    return first;
  }

  /** Takes steps that another process has stored. After a gap they are left for the next read. */
  onSteps(steps: readonly Step[]): Promise<void> {
    return this.#inTurn(() => {
      const fresh = steps.filter(({ number }) => number > this.#table.version);
      if (fresh[0]?.number === this.#table.version + 1) {
        this.#sound(() => {
          for (const step of fresh) this.#table.apply(step);
        });
        this.#storeDue();
      }
      return Promise.resolve();
    });
  }

  async #read(): Promise<void> {
    if (this.#gone) this.#table = new Table(this.#row.secret);
    const { version } = this.#table;
    const steps = await readSteps(this.#context.database, this.id, version);
    this.#gone = false;
    this.#sound(() => {
      for (const step of steps) this.#table.apply(step);
    });
    // A match that is read from its beginning may have old due rows.
    if (version === 0) this.#due = true;
    else if (steps.length > 0) this.#storeDue();
  }

  /** A process that stores steps also stores all due jobs that follow from them. */
  #storeDue(): void {
    this.#due = dueOf(this.id, this.#table, this.#now(), this.#row.origin).length > 0;
  }

  /** Runs code on the table. Errors are the match's own fault, and the table is read again. */
  #sound<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      this.#gone = true;
      if (error instanceof UnknownStepError) throw error;
      throw new MatchFault(`The match ${this.id} cannot go on at version ${this.#table.version}.`, { cause: error });
    }
  }

  /** Times of steps never go back, even if the machine's clock does. */
  #now(): number {
    return Math.max(this.#context.now(), this.#table.at);
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#queue.then(async () => {
      if (this.#gone) await this.#read();
      return work();
    });
    this.#queue = turn.catch(() => {});
    return turn;
  }
}

/** Whether a table was set up under outdated rules. Rules newer than this program's are not outdated. */
export function isOutdated({ game, rules }: StepOf<'created'>): boolean {
  return GAMES.some(({ id, rules: current }) => id === game && rules < current);
}

/** The columns that lists need of a table. */
export function columnsOf(table: Table) {
  return {
    stage: table.stage,
    version: table.version,
    rated: table.rated ? 1 : 0,
    people: JSON.stringify(table.seats.map(({ person }) => person)),
    bots: JSON.stringify(table.seats.map(({ bot }) => bot)),
    // Before the start the match waits for the next person to reveal a part of the luck.
    decision: table.decision?.seat ?? table.awaited[0] ?? null,
    changed: table.at,
  };
}
