/** The matches of this process: those in memory, and their followers. */

import {
  type Command,
  type CommandOf,
  MOST_OWN_PACKS,
  type News,
  newCommandId,
  type Step,
  Table,
  type StepOf,
} from '@windrose/protocol';
import { findGame, GAMES, required, RulesError, startMatch } from '@windrose/rules';
import type { Logger } from 'pino';

import type { Bus } from '../bus/bus.ts';
import { hashOf, newId, newSecret } from '../chance.ts';
import type { Quotas } from '../config.ts';
import { blockedPairs } from '../people/blocks.ts';
import type { People } from '../people/people.ts';
import type { Database } from '../storage/database.ts';
import { Journal } from '../storage/journal.ts';
import { readMatch, readSteps, readVersions } from '../storage/steps.ts';
import { agreeBySitting } from './agreement.ts';
import { type DueKind, dueOf } from './due.ts';
import { Faults, MatchFault } from './fault.ts';
import { demandKnownFields } from './own-packs.ts';
import { TableQuotas } from './quotas.ts';
import { demandLevel, decideRematch, type Moment, type CommandResult } from './decide.ts';
import { type Absence, Absences } from './absence.ts';
import { RecentlyUsed } from './recently-used.ts';
import { Refusal } from './refusal.ts';
import { columnsOf, type RoomContext, isOutdated, Room } from './room.ts';

/** A follower of a match. */
export interface Watcher {
  /** The person, or null. */
  readonly person: string | null;
  /** Whether they also get their view. */
  readonly view: boolean;
  /** The version they have received. */
  version: number;
  send(news: News): void;
  /** The chat has a new line. @param latest the number of the latest line */
  talk(latest: number): void;
  /** Somebody seated has stopped following the match, or is back. @param people all who are away */
  away(people: readonly Absence[]): void;
  /** The bot to move has failed. */
  botTrouble(): void;
}

/** The settings of a new table. */
export interface Wanted {
  /** The id of the command; makes it idempotent. */
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly options: StepOf<'created'>['options'];
  readonly ownPacks?: StepOf<'created'>['ownPacks'];
  readonly pace: StepOf<'created'>['pace'];
  readonly rated: boolean;
  readonly listed: boolean;
  readonly rematchOf?: string;
  /** By seat the person whom it is kept for; null for nobody. */
  readonly kept?: readonly (string | null)[];
  /** Whether quick match sets it up: it counts towards no quota and starts by itself. */
  readonly found?: boolean;
  /** The occupant of each seat from the start: a person and the hash of their address, a bot, or null for an empty seat. */
  readonly sitters: readonly (
    | { readonly person: string; readonly origin?: string }
    | { readonly bot: string }
    | null
  )[];
}

interface Setup {
  readonly database: Database;
  readonly bus: Bus;
  readonly people: People;
  readonly log: Logger;
  readonly atHand: number;
  readonly quotas: Quotas;
  /** Days after which who does not choose loses a new rated match without a clock; missing where no tables are set. */
  readonly ratedIdleDays?: number;
  readonly now: () => number;
  /** Whether no other process has clients, so that followers are told who no longer follows. */
  readonly alone?: boolean;
  /** A job of a kind is due now or later. */
  readonly nudge: (kind: DueKind) => void;
}

/** Commands by which a person changes a table without playing on. What they undo ("free", "leave") is always possible. */
const CHANGES: ReadonlySet<Command['type']> = new Set(['sit', 'bot', 'commit', 'back', 'wait']);

/** Milliseconds after which an unused match is no longer kept in memory. */
const REST = 10 * 60_000;

export class MatchService {
  readonly journal: Journal;
  /** Called for every choice that this process has stored. */
  chose: (by: 'person' | 'bot') => void = () => {};
  /** Called when another process announces an operator's act. */
  deskChanged: () => void = () => {};
  readonly #setup: Setup;
  readonly #rooms: RecentlyUsed<Room>;
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #absences = new Absences();
  readonly #faults = new Faults();
  /** Matches with a read in progress for their followers, and the version it should reach. */
  readonly #catchingUp = new Map<string, number>();
  readonly #quotas: TableQuotas;

  constructor(setup: Setup) {
    this.#setup = setup;
    // A dropped room may still finish its work; storage decides what counts.
    this.#rooms = new RecentlyUsed({ most: setup.atHand, rest: REST, now: setup.now });
    this.journal = new Journal(setup.database);
    this.#quotas = new TableQuotas(setup.database, setup.quotas, setup.now);
    setup.bus.listen(({ match, version, talk, desk, steps }) => {
      if (desk) this.deskChanged();
      else if (talk !== undefined) this.#sendTalk(match, talk);
      else if (steps !== undefined && steps.length > 0) this.#onSteps(match, version, steps);
      else void this.onVersion(match, version);
    });
  }

  /** A match, loaded if necessary. @throws Refusal if there is none */
  async room(id: string): Promise<Room> {
    const opening = this.#rooms.use(id, () => Room.open(this.#roomContext, id));
    const room = await opening.catch(async (error: unknown) => {
      await this.failed(id, error);
      throw error;
    });
    if (!room) throw new Refusal('no-such-match', `There is no match ${id}.`);
    if (!room.outdated) return room;
    await this.#closeOutdated(id);
    return this.room(id);
  }

  /**
   * Closes unfinished matches under outdated rules: they do not count, and their players are notified. @returns how many.
   */
  async closeOutdated(): Promise<number> {
    const changed = GAMES.filter(({ rules }) => rules > 1).map(({ id }) => id);
    const rows = await this.#setup.database.db
      .selectFrom('matches')
      .innerJoin('steps', 'steps.match', 'matches.id')
      .select(['matches.id', 'steps.body'])
      .where('matches.stage', '!=', 'over')
      .where('matches.game', 'in', changed)
      .where('steps.number', '=', 1)
      .execute();
    let closed = 0;
    for (const { id, body } of rows) {
      const created = JSON.parse(body) as Step;
      if (created.kind !== 'created' || !isOutdated(created)) continue;
      if (await this.#closeOutdated(id)) closed++;
    }
    return closed;
  }

  async #closeOutdated(match: string): Promise<boolean> {
    const { log } = this.#setup;
    const version = await Room.close(this.#roomContext, match, 'rules');
    if (version === null) {
      this.#rooms.delete(match);
      return false;
    }
    log.info({ match, version }, 'match closed: outdated rules');
    await this.#closed(match, version);
    return true;
  }

  /** Closes a table for an operator, without a result, and notifies its players. @returns false if it was over. */
  async closeTable(match: string): Promise<boolean> {
    for (;;) {
      const version = await Room.close(this.#roomContext, match, 'closed');
      if (version !== null) {
        await this.#closed(match, version);
        return true;
      }
      // Another process has stored something at the same time, or the match is over.
      const row = await readMatch(this.#setup.database, match);
      if (!row || row.stage === 'over') return false;
    }
  }

  /** A match was closed without its room: notifies its followers. */
  async #closed(match: string, version: number): Promise<void> {
    this.#rooms.delete(match);
    this.#setup.bus.publish({ match, version });
    await this.onVersion(match, version);
  }

  /**
   * Something has failed on a match. After failing for long it is closed, and its players are notified.
   * @returns whether it is closed.
   */
  async failed(match: string, error: unknown): Promise<boolean> {
    if (!(error instanceof MatchFault)) return false;
    const { log, now } = this.#setup;
    log.error({ match, err: error }, 'match stopped: replay failed');
    if (!this.#faults.note(match, now())) return false;
    const version = await Room.close(this.#roomContext, match);
    this.#faults.forget(match);
    this.#rooms.delete(match);
    if (version === null) return true;
    log.error({ match, version, err: error }, 'match closed by the server: replay failed');
    await this.#closed(match, version);
    return true;
  }

  /** The bot to move has failed and will be retried: notifies the local followers. */
  botTrouble(match: string): void {
    for (const watcher of this.#watchers.get(match) ?? []) watcher.botTrouble();
  }

  /** The matches are no longer stored. */
  forget(matches: readonly string[]): void {
    for (const match of matches) this.#rooms.delete(match);
  }

  get #roomContext(): RoomContext {
    const { database, now } = this.#setup;
    return { database, journal: this.journal, now, stored: this.#stored };
  }

  /**
   * Sets up a table.
   * @param origin the hash of the caller's address, whose quota it counts for; empty if there is no caller.
   * @returns its id and version.
   * @throws Refusal
   */
  setTable(person: string, wanted: Wanted, origin = ''): Promise<{ match: string; version: number }> {
    return this.#quotas.inTurn({ person, origin }, () => this.#setTable(person, wanted, origin));
  }

  /** Whether quick match may find another match for a person. @throws Refusal `too-many`, `too-fast` */
  demandFindable(person: string, origin: string): Promise<void> {
    return this.#quotas.demandFindable({ person, origin });
  }

  async #setTable(person: string, wanted: Wanted, origin: string): Promise<{ match: string; version: number }> {
    const { now, ratedIdleDays } = this.#setup;
    const { game, seats, pace, rated, listed, rematchOf, kept, found, sitters, id: command } = wanted;
    const secret = newSecret();
    const at = now();
    const id = newId();
    const table = new Table(secret);
    const steps: Step[] = [];
    const take = (step: Step): void => {
      steps.push(step);
      table.apply(step);
    };
    const head = checkedSetting(wanted);
    const known = await this.#tableSetBy(person, command);
    if (known) return known;
    const packBytes = wanted.ownPacks?.length ? Buffer.byteLength(JSON.stringify(wanted.ownPacks)) : 0;
    if (wanted.found !== true) await this.#quotas.demandTable({ person, origin, listed, packBytes });
    const settings = {
      game,
      seats,
      pace,
      rated,
      listed,
      ...(rematchOf === undefined ? {} : { rematchOf }),
      ...(kept === undefined ? {} : { kept: [...kept] }),
      ...(found ? { auto: true as const } : {}),
      ...(rated && pace.kind === 'free' && ratedIdleDays !== undefined ? { idleDays: ratedIdleDays } : {}),
    };
    const created = {
      ...settings,
      ...head,
      allParts: true as const,
      rules: findGame(game).rules,
      luckHash: hashOf(secret),
    };
    take({ kind: 'created', number: 1, at, by: person, id: command, ...created });
    if (sitters.length > 0 && sitters.every((sitter) => sitter !== null && 'bot' in sitter)) {
      throw new Refusal(
        'rules',
        'At least one seat is for a person; bots alone play with "windrose simulate" at home.',
      );
    }
    sitters.forEach((sitter, seat) => {
      if (sitter === null) return;
      const number = steps.length + 1;
      if (seat >= seats)
        throw new Refusal('no-such-seat', `There is no seat ${seat}; the seats are 0 to ${seats - 1}.`);
      if ('person' in sitter) {
        take({ kind: 'sat', number, at, seat, person: sitter.person });
      } else {
        demandLevel(sitter.bot);
        take({ kind: 'bot', number, at, seat, level: sitter.bot });
      }
    });
    const match = {
      id,
      secret,
      owner: person,
      command,
      game,
      seats,
      pace: JSON.stringify(wanted.pace),
      listed: wanted.listed ? 1 : 0,
      created: at,
      origin,
      bytes: packBytes,
      ...columnsOf(table),
    };
    const players = sitters.flatMap((sitter) =>
      sitter !== null && 'person' in sitter
        ? [{ person: sitter.person, origin: sitter.origin ?? (sitter.person === person ? origin : '') }]
        : [],
    );
    for (const player of players) await agreeBySitting(this.#setup.database, id, player.person, table.setting);
    if (await this.journal.create({ match, steps, due: dueOf(id, table, at, origin), players })) {
      return { match: id, version: table.version };
    }
    return required(await this.#tableSetBy(person, command), 'table of a command that another process has done');
  }

  /** The table that an earlier attempt of the same command has set up. */
  async #tableSetBy(person: string, command: string): Promise<{ match: string; version: number } | null> {
    const known = await this.#setup.database.db
      .selectFrom('matches')
      .select(['id', 'version'])
      .where('owner', '=', person)
      .where('command', '=', command)
      .executeTakeFirst();
    return known ? { match: known.id, version: known.version } : null;
  }

  /**
   * Performs a person's command at a table.
   * @param origin the hash of the caller's address.
   * @returns the version at which it is stored.
   * @throws Refusal
   */
  async command(person: string, command: Command, origin = ''): Promise<{ version: number; rematch?: string }> {
    const room = await this.room(command.match);
    if (command.type === 'rematch') return this.#rematch(room, person, command, origin);
    if (!CHANGES.has(command.type)) return { version: await room.command(person, command) };
    return this.#quotas.inTurn({ person, origin }, async () => {
      const { done, made } = await room.look((table) => ({
        done: table.stepOf(person, command.id),
        made: table.changesBy(person),
      }));
      if (done !== undefined) return { version: done };
      await this.#quotas.demandChange({ person, origin }, made);
      if (command.type === 'sit') {
        await this.#demandWelcome(room, person);
        await this.#quotas.demandSeat({ person, origin });
        // Before the seat is taken: whoever hears of the new player finds the agreement.
        await agreeBySitting(this.#setup.database, room.id, person, await room.look(({ setting }) => setting));
      }
      const version = await room.command(person, command, origin);
      await this.#quotas.changed({ person, origin });
      return { version };
    });
  }

  /** Two people of whom one has blocked the other cannot share a table. @throws Refusal */
  async #demandWelcome(room: Room, person: string): Promise<void> {
    const others = await room.look(({ setting, seats }) => [setting.by, ...seats.map((seat) => seat.person)]);
    const known = others.filter((other) => typeof other === 'string' && other !== person) as string[];
    const apart = await blockedPairs(this.#setup.database, [...new Set([person, ...known])]);
    if (known.some((other) => apart.has(`${person} ${other}`))) {
      throw new Refusal('kept-apart', 'You and somebody at this table are kept apart: one has blocked the other.');
    }
  }

  /** Performs an action that no person asked for: a clock, a bot. @throws Refusal */
  async act(match: string, decided: (moment: Moment) => CommandResult | null): Promise<number> {
    const room = await this.room(match);
    return room.act(decided, null);
  }

  async #rematch(
    room: Room,
    person: string,
    command: CommandOf<'rematch'>,
    origin: string,
  ): Promise<{ version: number; rematch?: string }> {
    const old = await room.look((table) => ({
      rematch: table.rematch,
      setting: table.setting,
      stage: table.stage,
      seats: table.seats,
      rated: table.rated,
      done: table.stepOf(person, command.id),
    }));
    if (old.rematch !== null) return { version: await room.look(({ version }) => version), rematch: old.rematch };
    // The id was used for another command; its result is returned.
    if (old.done !== undefined) return { version: old.done };
    if (old.stage !== 'over')
      throw new Refusal('wrong-stage', `The match is ${old.stage}; a rematch begins after the end.`);
    if (!old.seats.some((seat) => seat.person === person)) {
      throw new Refusal('not-your-seat', 'You had no seat in this match.');
    }
    const { game, seats, options, ownPacks, pace, rated } = old.setting;
    // The first seat becomes the last. People have to sit down themselves, on seats kept for them; bots sit immediately.
    const turned = [...old.seats.slice(1), ...old.seats.slice(0, 1)];
    const sitters = turned.map((seat) =>
      seat.person === person ? { person } : seat.person === null && seat.bot !== null ? { bot: seat.bot } : null,
    );
    const kept = turned.map((seat) => (seat.person === person ? null : seat.person));
    const wanted = { game, seats, options, ownPacks, pace, rated, listed: false, rematchOf: room.id, kept, sitters };
    const { match } = await this.setTable(person, { ...wanted, id: `rematch-${room.id}` }, origin);
    try {
      const version = await room.act(
        (moment) => {
          if (moment.table.rematch !== null) return null;
          return decideRematch(moment, person, command.id, match);
        },
        { person, id: command.id },
      );
      const stored = await room.look(({ rematch }) => rematch);
      return { version, rematch: required(stored, 'rematch after it was stored') };
    } catch (error) {
      if (error instanceof Refusal)
        await this.command(person, { type: 'abandon', id: newCommandId(), match, version: 0 });
      throw error;
    }
  }

  /** Follows a match from a version on. @returns a function that stops following. @throws Refusal if there is none */
  async watch(match: string, watcher: Watcher): Promise<() => void> {
    // Registered first, so that no step falls between the read and the next news.
    let all = this.#watchers.get(match);
    if (!all) this.#watchers.set(match, (all = new Set()));
    all.add(watcher);
    const stop = (): void => {
      if (!all.delete(watcher)) return;
      if (all.size === 0 && this.#watchers.get(match) === all) this.#watchers.delete(match);
      this.#onLeft(match, watcher.person);
    };
    try {
      await this.#sendSince(match, watcher);
    } catch (error) {
      stop();
      throw error;
    }
    this.#onArrived(match, watcher);
    return stop;
  }

  #onArrived(match: string, watcher: Watcher): void {
    if (this.#setup.alone !== true) return;
    const { person } = watcher;
    if (person !== null && this.#absences.arrive(match, person)) this.#tellAway(match);
    else if (this.#absences.of(match).length > 0) this.#tellAway(match, [watcher]);
  }

  #onLeft(match: string, person: string | null): void {
    if (this.#setup.alone !== true || person === null) return;
    const follows = (): boolean => [...(this.#watchers.get(match) ?? [])].some((other) => other.person === person);
    if (follows()) return;
    this.#withSeated(match, (seated) => {
      // Nothing is kept of whoever only looks on, and nobody is told of them.
      if (!seated.includes(person) || follows()) return;
      this.#absences.leave(match, person, this.#setup.now());
      if (this.#watchers.has(match)) this.#tellAway(match);
    });
  }

  /** Tells followers of a match which of those seated are away. */
  #tellAway(match: string, to?: readonly Watcher[]): void {
    this.#withSeated(match, (seated) => {
      const away = this.#absences.of(match).filter(({ person }) => seated.includes(person));
      for (const watcher of to ?? this.#watchers.get(match) ?? []) watcher.away(away);
    });
  }

  /** @param then called with who sits at a match. What fails here is only not told. */
  #withSeated(match: string, then: (seated: readonly (string | null)[]) => void): void {
    this.#setup.database.db
      .selectFrom('matches')
      .select('people')
      .where('id', '=', match)
      .executeTakeFirst()
      .then((row) => then(row ? (JSON.parse(row.people) as (string | null)[]) : []))
      .catch((error: unknown) => this.#setup.log.debug({ match, err: error }, 'telling who is away failed'));
  }

  /** The steps of a match after a version. @throws Refusal if there is no such match */
  async since(match: string, version: number): Promise<{ version: number; steps: Step[] }> {
    const steps = await readSteps(this.#setup.database, match, version);
    const last = steps.at(-1);
    if (last) return { version: last.number, steps };
    const room = await this.room(match);
    return { version: await room.look((table) => table.version), steps };
  }

  /** Another process announces a new version of a match. */
  async onVersion(match: string, version: number): Promise<void> {
    const watchers = this.#watchers.get(match);
    if (!watchers) return;
    const behind = (upTo: number): boolean => [...watchers].some((watcher) => watcher.version < upTo);
    if (!behind(version)) return;
    const awaited = this.#catchingUp.get(match);
    if (awaited !== undefined) {
      // The read in progress may be older: it is repeated.
      this.#catchingUp.set(match, Math.max(awaited, version));
      return;
    }
    this.#catchingUp.set(match, version);
    try {
      for (let reached = 0, upTo = version; reached < upTo; upTo = this.#catchingUp.get(match) ?? reached) {
        reached = upTo;
        if (!behind(upTo)) continue;
        for (const watcher of watchers) await this.#sendSince(match, watcher);
      }
    } catch (error) {
      // Regular polling finds it later.
      this.#setup.log.warn({ match, err: error }, 'reading news failed');
    } finally {
      this.#catchingUp.delete(match);
    }
  }

  /** Another process has stored these steps. Local followers get them directly if they fit; otherwise the match is read. */
  #onSteps(match: string, version: number, steps: readonly Step[]): void {
    const watchers = this.#watchers.get(match);
    if (!watchers) return;
    const since = version - steps.length;
    if (!this.#catchingUp.has(match) && peopleIn(steps).length === 0) {
      for (const watcher of watchers) {
        if (watcher.version === since && !watcher.view) watcher.send(newsOf(match, watcher, steps, []));
      }
    }
    // A local follower will probably choose next: this prepares the table.
    void this.#rooms
      .peek(match)
      ?.then((room) => room?.onSteps(steps))
      .catch((error: unknown) => this.#setup.log.warn({ match, err: error }, 'applying steps failed'));
    void this.onVersion(match, version);
  }

  /** A chat line is stored: notifies the local followers. @param latest the number of the latest line */
  talk(match: string, latest: number): void {
    this.#sendTalk(match, latest);
    this.#setup.bus.publish({ match, version: 0, talk: latest });
  }

  /** Announces an operator's act to the other processes. */
  announceDesk(): void {
    this.#setup.bus.publish({ match: '', version: 0, desk: true });
  }

  /** A person has a new name: notifies the local followers of their tables. */
  async announceName(person: string): Promise<void> {
    const { database, people } = this.#setup;
    if (this.#watchers.size === 0) return;
    const rows = await database.db.selectFrom('players').select('match').where('person', '=', person).execute();
    const named = await people.find([person]);
    for (const { match } of rows) {
      for (const watcher of this.#watchers.get(match) ?? []) watcher.send(newsOf(match, watcher, [], named));
    }
  }

  #sendTalk(match: string, latest: number): void {
    for (const watcher of this.#watchers.get(match) ?? []) watcher.talk(latest);
  }

  /** Polls for news of all followed matches, in case an announcement was lost. */
  async look(): Promise<void> {
    const MOST_AT_ONCE = 500;
    const ids = [...this.#watchers.keys()];
    for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
      const versions = await readVersions(this.#setup.database, ids.slice(from, from + MOST_AT_ONCE));
      for (const [match, version] of versions) await this.onVersion(match, version);
    }
  }

  /** Number of followed matches and of followers. */
  get following(): { matches: number; watchers: number } {
    let watchers = 0;
    for (const all of this.#watchers.values()) watchers += all.size;
    return { matches: this.#watchers.size, watchers };
  }

  async #sendSince(match: string, watcher: Watcher): Promise<void> {
    const { database, people } = this.#setup;
    if (watcher.view) {
      const room = await this.room(match);
      const view = await room.look((table) => table.view(table.seatOf(watcher.person)));
      const steps = await readSteps(database, match, watcher.version);
      const upTo = steps.filter(({ number }) => number <= view.version);
      watcher.send(newsOf(match, watcher, upTo, await people.find(peopleIn(upTo)), view));
      return;
    }
    const steps = await readSteps(database, match, watcher.version);
    if (steps.length === 0 && watcher.version === 0) throw new Refusal('no-such-match', `There is no match ${match}.`);
    watcher.send(newsOf(match, watcher, steps, await people.find(peopleIn(steps))));
  }

  /** This process has stored steps: notifies local followers and the other processes. */
  #stored = (match: string, steps: readonly Step[], table: Table): void => {
    const { bus, people, log, nudge } = this.#setup;
    const { version } = table;
    bus.publish({ match, version, steps });
    for (const step of steps) if (step.kind === 'chose') this.chose(step.by === undefined ? 'bot' : 'person');
    if (table.botToChoose !== null) nudge('bot');
    if (table.deadline !== null) nudge('clock');
    const watchers = this.#watchers.get(match);
    if (!watchers) return;
    const since = version - steps.length;
    const views = new Map<string | null, News['view']>();
    for (const watcher of watchers) {
      if (!watcher.view || views.has(watcher.person)) continue;
      views.set(watcher.person, table.view(table.seatOf(watcher.person)));
    }
    const deliver = (found: News['people']): void => {
      for (const watcher of watchers) {
        // A follower with a gap gets its steps from storage.
        if (watcher.version !== since) continue;
        watcher.send(newsOf(match, watcher, steps, found, watcher.view ? views.get(watcher.person) : undefined));
      }
      if ([...watchers].some((watcher) => watcher.version < version)) void this.onVersion(match, version);
    };
    const ids = peopleIn(steps);
    if (ids.length === 0) deliver([]);
    else people.find(ids).then(deliver, (error: unknown) => log.warn({ err: error }, 'reading names failed'));
  };
}

/** News for a follower, who counts as up to date from now on. */
function newsOf(
  match: string,
  watcher: Watcher,
  steps: readonly Step[],
  people: News['people'],
  view?: News['view'],
): News {
  const since = watcher.version;
  const version = steps.at(-1)?.number ?? since;
  watcher.version = version;
  return { type: 'news', match, since, version, steps: [...steps], people, ...(view ? { view } : {}) };
}

/** The people named in steps. */
export function peopleIn(steps: readonly Step[]): string[] {
  return steps.flatMap((step) =>
    step.kind === 'sat'
      ? [step.person]
      : step.kind === 'created'
        ? [step.by, ...(step.kept ?? [])].filter((id) => typeof id === 'string')
        : [],
  );
}

/** The validated options and packs of a table. @throws Refusal */
function checkedSetting(wanted: Wanted): Pick<StepOf<'created'>, 'options' | 'packs' | 'ownPacks'> {
  const { game, seats, options, rated, ownPacks = [] } = wanted;
  if (JSON.stringify(ownPacks).length > MOST_OWN_PACKS) {
    throw new Refusal('too-large', `Own packs may have ${MOST_OWN_PACKS} characters of JSON in all.`, {
      allowed: MOST_OWN_PACKS,
    });
  }
  if (rated && ownPacks.length > 0) {
    throw new Refusal('rules', 'With own packs a match cannot be rated: others play with other figures.');
  }
  try {
    const { id, packs: known } = findGame(game);
    const names = ownPacks.map(({ pack }) => pack);
    for (const [at, name] of names.entries()) {
      if (typeof name === 'string' && known.includes(name) && names.indexOf(name) === at) continue;
      throw new Refusal('rules', `ownPacks[${at}]: expected one of ${known.join(', ')}, each once at most.`);
    }
    demandKnownFields(ownPacks);
    const trial = startMatch({ game: id, seats, options, packs: ownPacks, seed: 'trial' });
    return {
      options: { ...trial.options },
      packs: trial.packs.map((pack) => ({ ...pack })),
      ...(ownPacks.length > 0 ? { ownPacks } : {}),
    };
  } catch (error) {
    if (error instanceof RulesError) {
      throw new Refusal('rules', error.message, error.rule === null ? {} : { rule: error.rule });
    }
    throw error;
  }
}
