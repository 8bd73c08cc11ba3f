/** A table: everything that follows from the steps of a match. The server, the page and programs share this code. */

import {
  type Decision,
  faultOfNamed,
  type Match,
  type MatchRecord,
  type RulesError,
  type Scores,
  startNamed,
  RecordedLuck,
} from '@windrose/rules';

import { Clocks } from './clocks.ts';
import { AUTO_START, type LuckPart, mixLuck, serverPart } from './luck.ts';
import type { View } from './messages.ts';
import type { Step, StepOf } from './steps.ts';

/** A seat of a table. */
export interface TableSeat {
  /** The person who sits there, even while a bot plays for them. */
  readonly person: string | null;
  /** The level of the bot that has the seat or replaces the person; null if the person plays, or the seat is free. */
  readonly bot: string | null;
}

const DAY = 86_400_000;
const NO_PART = { hash: null, part: null } as const;
const FREE: TableSeat = { person: null, bot: null };

/** `open`: before the start, seats can be taken. `running`: from the start to the end. `over`: ended, for whatever reason. */
export type Stage = 'open' | 'running' | 'over';

/** How a match ended. */
export type Ending = StepOf<'over'>['reason'];

/** A step does not follow from those before it: it is wrong, or one is missing. */
export class StepError extends Error {
  override readonly name: string = 'StepError';
}

/** A step of a kind from a newer version, unknown to this one. */
export class UnknownStepError extends StepError {
  override readonly name = 'UnknownStepError';
}

/**
 * The places of seats by their scores: the winner has 1, and who has the same points shares a place. A solo rival who wins
 * is first. Seats that have lost come after all others, the last to lose first.
 */
export function placesOf({ seats, winner }: Scores, lost: readonly number[] = []): number[] {
  const total = (seat: number): number => seats[seat]?.total ?? 0;
  // The winner is known even among equals: the rules have their own ways to decide.
  const better = (a: number, b: number): boolean => {
    const [lostA, lostB] = [lost.indexOf(a), lost.indexOf(b)];
    if (lostA >= 0 || lostB >= 0) return lostB >= 0 && (lostA < 0 || lostA > lostB);
    return a === winner || (b !== winner && total(a) > total(b));
  };
  const first = winner === 'rival' ? 2 : 1;
  return seats.map((_, seat) => first + seats.filter((_other, other) => other !== seat && better(other, seat)).length);
}

/** Whether the losses decide the match: at most one seat without a loss is left, or no person. */
export function isDecided(seats: readonly TableSeat[], lost: readonly number[]): boolean {
  const left = seats.filter((_, seat) => !lost.includes(seat));
  return lost.length > 0 && (left.length <= 1 || left.every(({ person }) => person === null));
}

/** Steps by which a person changes a table without playing on, as often as they like; others follow only from these, or end something. */
const CHANGES: ReadonlySet<Step['kind']> = new Set(['sat', 'bot', 'committed', 'back', 'waits']);

/** Steps that have to do with the match itself, not with the table alone. */
const PLAYED: ReadonlySet<Step['kind']> = new Set(['started', 'chose', 'away', 'conceded', 'back', 'waits']);

/** A match with its seats, as its steps up to `version` make it. */
export class Table {
  version = 0;
  /** When the latest step was stored: milliseconds since 1970. */
  at = 0;
  stage: Stage = 'open';
  /** The first step: what is played, and how. */
  created: StepOf<'created'> | null = null;
  seats: readonly TableSeat[] = [];
  /**
   * Why this program cannot play the match: other rules, or a missing pack. Then only the table is known, with its people and
   * result; `match` stays null, and nothing is replayed.
   */
  unplayable: RulesError | null = null;
  /** The match, once it has started. To be read; it is played on by steps alone. */
  match: Match | null = null;
  /** The number of the latest choice, or of the start: a choice made at this version or later is not stale. */
  chosenAt = 0;
  /** Whether it counts for the ratings. Leaving does not change that: who leaves has lost. */
  rated = false;
  /** Seats that have lost before the end by conceding, or in a rated match by leaving or by time; the first to lose first. */
  lost: readonly number[] = [];
  /** How it ended; null before. */
  ending: Ending | null = null;
  /** The SHA-256 of the server's part of the luck. */
  luckHash = '';
  /** By seat the hash of the person's part of the luck, and the part once revealed. */
  parts: readonly { readonly hash: string | null; readonly part: string | null }[] = [];
  /** The deadline for committing to parts, and then for revealing them, after the start is requested; null before and after. */
  starting: { readonly until: number } | null = null;
  /** People who have not committed to their part of the luck or not revealed it: they do not sit down here again. */
  silent: readonly string[] = [];
  /** How often the parts were drawn afresh. */
  redraws = 0;
  /** The server's part of the luck, after the end. */
  secret: string | null = null;
  rematch: string | null = null;
  /** By seat the person whom it is kept for; null for nobody. They may sit elsewhere, and then it is kept no longer. */
  kept: readonly (string | null)[] = [];
  /** Seats that have agreed to wait for the seat that has to choose. */
  waiting: readonly number[] = [];
  /** How many entries that take choices back have been stored since the decision came to the seat that has to choose. */
  takenBack = 0;
  #clocks: Clocks | null = null;
  readonly #luck = new RecordedLuck();
  readonly #seed: string | null;
  /** The person and the request id of each step, so that none is applied twice. */
  readonly #done = new Map<string, number>();
  /** How many steps of {@link CHANGES} each person has caused. */
  readonly #changes = new Map<string, number>();

  /** @param seed the secret that the storage keeps of a match, for the server alone; who only follows has none. */
  constructor(seed: string | null = null) {
    this.#seed = seed;
  }

  /** The step that a person's command led to, if it is stored. */
  stepOf(person: string, id: string): number | undefined {
    return this.#done.get(`${person} ${id}`);
  }

  /** How often a person has changed the table without playing on: taken a seat, put a bot on one, come back … */
  changesBy(person: string): number {
    return this.#changes.get(person) ?? 0;
  }

  /** The game and its settings. @throws StepError before the first step */
  get setting(): StepOf<'created'> {
    if (!this.created) throw new StepError('The table has no first step yet.');
    return this.created;
  }

  /** The match that is played. @throws StepError before the start, and when this program cannot play it */
  get startedMatch(): Match {
    if (!this.match) throw new StepError('The table has no match that this program plays.');
    return this.match;
  }

  /** The seat of a person, or null. */
  seatOf(person: string | null): number | null {
    const seat = person === null ? -1 : this.seats.findIndex((own) => own.person === person);
    return seat < 0 ? null : seat;
  }

  /** The next decision and its seat; null unless the match is running. */
  get decision(): Decision | null {
    return this.stage === 'running' && this.match ? this.match.decision : null;
  }

  /** Seats whose people still have to commit to a part of the luck; none in matches of before, which did not wait for them. */
  get uncommitted(): readonly number[] {
    if (this.created?.allParts !== true) return [];
    return this.seats.flatMap(({ person }, seat) => (person !== null && this.partOf(seat).hash === null ? [seat] : []));
  }

  /** After the start is requested: seats whose people still have to commit to their parts of the luck or, once all have, to reveal them. */
  get awaited(): readonly number[] {
    if (!this.starting) return [];
    const { uncommitted } = this;
    if (uncommitted.length > 0) return uncommitted;
    return this.parts.flatMap(({ hash, part }, seat) => (hash !== null && part === null ? [seat] : []));
  }

  /** The end of the wait for parts of the luck, or for a self-starting table; null if there is none. */
  get startDue(): number | null {
    if (this.stage !== 'open') return null;
    if (this.starting) return this.starting.until;
    return this.created?.auto ? this.created.at + AUTO_START : null;
  }

  /** The revealed parts of people. */
  get revealedParts(): LuckPart[] {
    return this.parts.flatMap(({ hash, part }, seat) => (hash !== null && part !== null ? [{ seat, hash, part }] : []));
  }

  /** Whether a seat has not finished its first turn: until then the match can be aborted without effect. */
  get mayAbort(): boolean {
    return this.stage === 'running' && this.match?.round === 1;
  }

  /** The places of the seats, from 1; null if the match has not ended, or without a result. */
  get places(): readonly number[] | null {
    if (!this.match || (this.ending !== 'played' && this.ending !== 'decided')) return null;
    return placesOf(this.match.scores(), this.lost);
  }

  /** Whether the person of a seat that a bot plays may take it back: not after a loss, or without time. */
  mayComeBack(seat: number, now: number): boolean {
    const own = this.sitter(seat);
    if (this.stage !== 'running' || own.person === null || own.bot === null || this.lost.includes(seat)) return false;
    return this.#clocks?.isEmpty(seat, this.decision?.seat === seat ? now : null) === false;
  }

  /** The bot that has to choose, or null. */
  get botToChoose(): string | null {
    const seat = this.decision?.seat;
    return seat === undefined ? null : this.#botAt(seat);
  }

  /** When the time of the seat that has to choose runs out; null if it does not. */
  get deadline(): number | null {
    const seat = this.decision?.seat;
    if (seat === undefined || this.#botAt(seat) !== null || this.allWait) return null;
    return this.#clocks?.deadline(seat) ?? null;
  }

  /**
   * When the person who has to choose in a rated match without a clock loses it by staying away; null if they do not. It is not a clock:
   * {@link deadline} stays null, and a turn that is taken back and begun again wins no time.
   * @param usual the days in a match whose first step names none.
   */
  idleUntil(usual: number | null = null): number | null {
    const { created, decision } = this;
    const days = created?.idleDays ?? usual;
    if (!this.rated || created?.pace.kind !== 'free' || !decision || !this.#clocks || days === null) return null;
    return this.#botAt(decision.seat) === null ? this.#clocks.since + Math.round(days * DAY) : null;
  }

  /** The pace as it holds now: in a match that is not rated any more nobody loses by staying away. */
  get pace(): Pick<StepOf<'created'>, 'pace' | 'idleDays'> {
    const { pace, idleDays } = this.setting;
    return this.rated && idleDays !== undefined ? { pace, idleDays } : { pace };
  }

  /** Milliseconds left to a seat at a moment; null if no clock runs for it. */
  timeLeft(seat: number, now: number): number | null {
    if (!this.#clocks) return null;
    const running = this.decision?.seat === seat && this.#botAt(seat) === null && !this.allWait;
    return this.#clocks.left(seat, running ? now : null);
  }

  /** Whether all other people have agreed to wait for the seat that has to choose. */
  get allWait(): boolean {
    const seat = this.decision?.seat;
    if (seat === undefined) return false;
    const others = this.seats.flatMap((own, at) =>
      at !== seat && own.person !== null && own.bot === null ? [at] : [],
    );
    return others.length > 0 && others.every((other) => this.waiting.includes(other));
  }

  /**
   * Takes the next step.
   * @param played the match as the step leaves it, for the server, which has tried the choice already.
   * @throws StepError if it is not the next one; RulesError if its codes are not possible.
   */
  apply(step: Step, played: Match | null = null): void {
    if (step.number !== this.version + 1) {
      throw new StepError(`Step ${step.number} does not follow on version ${this.version}.`);
    }
    this.#take(step, played);
    this.version = step.number;
    this.at = step.at;
    if (step.by === undefined || step.id === undefined) return;
    this.#done.set(`${step.by} ${step.id}`, step.number);
    if (CHANGES.has(step.kind)) this.#changes.set(step.by, this.changesBy(step.by) + 1);
  }

  #take(step: Step, played: Match | null): void {
    if (this.unplayable && PLAYED.has(step.kind)) {
      this.stage = 'running';
      return;
    }
    switch (step.kind) {
      case 'created':
        this.created = step;
        this.unplayable = faultOfNamed(step, step.ownPacks);
        this.rated = step.rated;
        this.luckHash = step.luckHash;
        this.parts = Array.from({ length: step.seats }, () => NO_PART);
        this.seats = Array.from({ length: step.seats }, () => FREE);
        this.kept = Array.from({ length: step.seats }, (_, seat) => step.kept?.[seat] ?? null);
        return;
      case 'sat':
        this.#seat(step.seat, { person: step.person, bot: null });
        this.kept = this.kept.map((person, seat) => (seat === step.seat || person === step.person ? null : person));
        return;
      case 'bot':
        this.#seat(step.seat, { person: null, bot: step.level });
        this.kept = this.kept.with(step.seat, null);
        return;
      case 'freed':
        this.#seat(step.seat, FREE);
        this.kept = this.kept.with(step.seat, null);
        this.parts = this.parts.with(step.seat, NO_PART);
        this.starting = null;
        return;
      case 'committed':
        this.parts = this.parts.with(step.seat, { hash: step.hash, part: null });
        return;
      case 'starting':
        this.starting = { until: step.until };
        return;
      case 'revealed':
        this.parts = this.parts.with(step.seat, { ...this.partOf(step.seat), part: step.part });
        return;
      case 'redrawn':
        for (const seat of step.seats) this.#redraw(seat, step.by);
        this.parts = this.parts.map(() => NO_PART);
        this.starting = null;
        this.redraws++;
        this.luckHash = step.luckHash;
        return;
      case 'started':
        this.#start(step, played);
        return;
      case 'chose':
        this.#choose(step, played);
        return;
      case 'away':
        this.#leave(step);
        // In older matches leaving lost the rating.
        if (step.lost) this.lost = [...this.lost, step.seat];
        else this.rated = false;
        return;
      case 'conceded':
        this.#leave(step);
        this.lost = [...this.lost, step.seat];
        return;
      case 'back':
        this.#seat(step.seat, { ...this.sitter(step.seat), bot: null });
        if (this.decision?.seat === step.seat) this.#clocks?.goOn(step.at);
        return;
      case 'waits':
        this.waiting = [...this.waiting, step.seat];
        if (!this.allWait) return;
        this.#clocks?.pause(step.for, step.at);
        // With as much time as one likes it is another match.
        this.rated = false;
        return;
      case 'over':
        this.stage = 'over';
        this.starting = null;
        this.secret = step.secret;
        this.ending = step.reason;
        if (step.reason !== 'played' && step.reason !== 'decided') this.rated = false;
        return;
      case 'rematch':
        this.rematch = step.match;
        return;
      default:
        throw new UnknownStepError(`This program does not know the step ${JSON.stringify((step as Step).kind)}.`);
    }
  }

  /** The deal has failed because of a seat. @param by who gave the seat up, if its time has not run out */
  #redraw(seat: number, by: string | undefined): void {
    const { person } = this.sitter(seat);
    // Whom another person has sent away in between was not silent.
    if (person !== null && (by ?? person) === person) this.silent = [...this.silent, person];
    this.#seat(seat, FREE);
  }

  /** A bot plays a seat from now on. */
  #leave({ seat, level, at }: StepOf<'away' | 'conceded'>): void {
    const own = this.sitter(seat);
    if (this.decision?.seat === seat && own.bot === null && !this.allWait) this.#clocks?.stop(seat, at);
    this.#seat(seat, { ...own, bot: level });
  }

  /** The occupant of a seat; none for a seat that does not exist. */
  sitter(seat: number): TableSeat {
    return this.seats[seat] ?? FREE;
  }

  /** A person's part of the luck; none at a seat that there is not. */
  partOf(seat: number): Table['parts'][number] {
    return this.parts[seat] ?? NO_PART;
  }

  #botAt(seat: number): string | null {
    return this.sitter(seat).bot;
  }

  #seat(seat: number, sitter: TableSeat): void {
    this.seats = this.seats.with(seat, sitter);
  }

  #start(step: StepOf<'started'>, played: Match | null): void {
    const { created } = this;
    if (!created) throw new StepError('A match is started before its table is set.');
    const { seats, options, pace, ownPacks: packs = [] } = created;
    this.#luck.add(step.draws);
    const known = this.#seed === null ? { luck: this.#luck } : {};
    const seed = this.#seed === null ? '' : mixLuck(serverPart(this.#seed, this.redraws), this.revealedParts);
    this.match = played ?? startNamed(created, { seats, options, packs, seed, ...known });
    this.stage = 'running';
    this.starting = null;
    this.chosenAt = step.number;
    this.#clocks = new Clocks(pace, seats, step.at);
  }

  #choose(step: StepOf<'chose'>, played: Match | null): void {
    const { match } = this;
    if (!match) throw new StepError('Something is chosen before the match is started.');
    const { turn, decision } = match;
    if (played) {
      this.match = played;
    } else {
      this.#luck.add(step.draws);
      match.replay(step.codes);
    }
    const after = played ?? match;
    const passed = after.turn !== turn || after.decision?.seat !== decision?.seat;
    // A seat's time runs while it has to choose; a bot that plays for it uses none.
    const counted = this.#botAt(step.seat) === null && !this.allWait && decision?.seat === step.seat;
    this.#clocks?.chose(step.seat, step.at, { counted, passed });
    this.takenBack = passed ? 0 : this.takenBack + step.codes.filter((code) => code < 0).length;
    this.chosenAt = step.number;
    this.waiting = [];
  }

  /** The view of a seat, or of a spectator (null). */
  view(seat: number | null): View {
    const { version, stage, match, decision } = this;
    return {
      version,
      stage,
      seat,
      decision: decision && { seat: decision.seat, kind: decision.kind },
      legal: match && decision?.seat === seat ? match.legal() : [],
      state: match && { ...match.view(seat) },
      scores: stage === 'over' && match ? { ...match.scores() } : null,
    };
  }

  /** The record of the match: with the secret after the end, before it with what was drawn so far. Null before the start. */
  record(): MatchRecord | null {
    if (!this.match) return null;
    const record = this.match.publicRecord();
    if (this.secret === null) return record;
    const parts = this.revealedParts;
    const own = { seed: mixLuck(this.secret, parts), hash: this.luckHash };
    const people = this.created?.allParts
      ? { people: this.seats.flatMap(({ person }, seat) => (person === null ? [] : [seat])) }
      : {};
    const mixed = parts.length > 0 ? { server: this.secret, parts } : {};
    return { ...record, luck: { ...record.luck, ...own, ...mixed, ...people } };
  }
}

/**
 * A table from its steps.
 * @throws StepError when a step does not follow from those before it; RulesError when its codes are not possible.
 */
export function tableOf(steps: readonly Step[], seed: string | null = null): Table {
  const table = new Table(seed);
  for (const step of steps) table.apply(step);
  return table;
}
