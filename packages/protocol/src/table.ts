/** A table: everything that follows from the steps of a match. The same code tells it to the server, the page and programs. */

import { type Decision, type Match, type MatchRecord, startMatch, ToldLuck } from '@windrose/rules';

import { Clocks } from './clocks.ts';
import type { View } from './messages.ts';
import type { Step, StepOf } from './steps.ts';

/** A seat of a table. */
export interface TableSeat {
  /** The person who sits there, even while a bot plays for them. */
  readonly person: string | null;
  /** The level of the bot that sits there or plays for the person; null if the person plays, or nobody sits there. */
  readonly bot: string | null;
}

const FREE: TableSeat = { person: null, bot: null };

export type Stage = 'open' | 'running' | 'over';

/** A step does not follow from those before it: it was told wrongly, or one is missing. */
export class StepError extends Error {
  override readonly name = 'StepError';
}

/** A match with its seats, as its steps up to `version` make it. */
export class Table {
  version = 0;
  /** When the latest step was stored: milliseconds since 1970. */
  at = 0;
  stage: Stage = 'open';
  /** The first step: what is played, and how. */
  created: StepOf<'created'> | null = null;
  seats: readonly TableSeat[] = [];
  /** The match, once it has started. To be read; it is played on by steps alone. */
  match: Match | null = null;
  /** The number of the latest choice, or of the start: a choice made at this version or a later one is not stale. */
  chosenAt = 0;
  /** Whether it counts for the ratings: no longer once a bot has played for somebody, or somebody was waited for. */
  rated = false;
  /** The luck's secret, after the end. */
  secret: string | null = null;
  rematch: string | null = null;
  /** Seats that have agreed to wait for the seat that has to choose. */
  waiting: readonly number[] = [];
  #clocks: Clocks | null = null;
  readonly #luck = new ToldLuck();
  readonly #seed: string | null;
  /** Who asked for a step under which id, so that it is not done twice. */
  readonly #done = new Map<string, number>();

  /** @param seed the luck's secret, for the server alone; who only follows has none. */
  constructor(seed: string | null = null) {
    this.#seed = seed;
  }

  /** The step that a person's command led to, if it is stored. */
  stepOf(person: string, id: string): number | undefined {
    return this.#done.get(`${person} ${id}`);
  }

  /** The seat of a person, or null. */
  seatOf(person: string | null): number | null {
    const seat = person === null ? -1 : this.seats.findIndex((own) => own.person === person);
    return seat < 0 ? null : seat;
  }

  /** What has to be chosen and by whom; null unless the match runs. */
  get decision(): Decision | null {
    return this.stage === 'running' ? this.match!.decision : null;
  }

  /** The bot that has to choose, or null. */
  get botToChoose(): string | null {
    const seat = this.decision?.seat;
    return seat === undefined ? null : this.seats[seat]!.bot;
  }

  /** When the time of the seat that has to choose runs out; null if it does not. */
  get deadline(): number | null {
    const seat = this.decision?.seat;
    if (seat === undefined || this.seats[seat]!.bot !== null || this.allWait) return null;
    return this.#clocks!.deadline(seat);
  }

  /** Milliseconds left to a seat at a moment; null if no clock runs for it. */
  timeLeft(seat: number, now: number): number | null {
    if (!this.#clocks) return null;
    const running = this.decision?.seat === seat && this.seats[seat]!.bot === null && !this.allWait;
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
    if (step.by !== undefined && step.id !== undefined) this.#done.set(`${step.by} ${step.id}`, step.number);
  }

  #take(step: Step, played: Match | null): void {
    switch (step.kind) {
      case 'created':
        this.created = step;
        this.rated = step.rated;
        this.seats = Array.from({ length: step.seats }, () => FREE);
        return;
      case 'sat':
        this.#seat(step.seat, { person: step.person, bot: null });
        return;
      case 'bot':
        this.#seat(step.seat, { person: null, bot: step.level });
        return;
      case 'freed':
        this.#seat(step.seat, FREE);
        return;
      case 'started':
        this.#start(step, played);
        return;
      case 'chose':
        this.#choose(step, played);
        return;
      case 'away':
        this.#seat(step.seat, { ...this.seats[step.seat]!, bot: step.level });
        this.rated = false;
        if (this.decision?.seat === step.seat) this.#clocks!.mark(step.at);
        return;
      case 'back':
        this.#seat(step.seat, { ...this.seats[step.seat]!, bot: null });
        this.#clocks!.comeBack(step.seat);
        if (this.decision?.seat === step.seat) this.#clocks!.mark(step.at);
        return;
      case 'waits':
        this.waiting = [...this.waiting, step.seat];
        if (!this.allWait) return;
        this.#clocks!.pause(step.for, step.at);
        // With as much time as one likes it is another match.
        this.rated = false;
        return;
      case 'over':
        this.stage = 'over';
        this.secret = step.secret;
        if (step.reason === 'abandoned') this.rated = false;
        return;
      case 'rematch':
        this.rematch = step.match;
        return;
      default:
        throw new StepError(`This program does not know the step ${JSON.stringify((step as Step).kind)}.`);
    }
  }

  #seat(seat: number, sitter: TableSeat): void {
    this.seats = this.seats.with(seat, sitter);
  }

  #start(step: StepOf<'started'>, played: Match | null): void {
    const { game, seats, options, pace, ownPacks: packs = [] } = this.created!;
    this.#luck.hear(step.draws);
    const told = this.#seed === null ? { told: this.#luck } : {};
    this.match = played ?? startMatch({ game, seats, options, packs, seed: this.#seed ?? '', ...told });
    this.stage = 'running';
    this.chosenAt = step.number;
    this.#clocks = new Clocks(pace, seats, step.at);
  }

  #choose(step: StepOf<'chose'>, played: Match | null): void {
    const match = this.match!;
    const { turn, decision } = match;
    if (played) {
      this.match = played;
    } else {
      this.#luck.hear(step.draws);
      match.replay(step.codes);
    }
    const after = this.match!;
    const passed = after.turn !== turn || after.decision?.seat !== decision?.seat;
    // A seat's time runs while it has to choose; a bot that plays for it uses none.
    const counted = this.seats[step.seat]!.bot === null && !this.allWait && decision?.seat === step.seat;
    this.#clocks!.chose(step.seat, step.at, { counted, passed });
    this.chosenAt = step.number;
    this.waiting = [];
  }

  /** What a seat, or a spectator (null), sees. */
  view(seat: number | null): View {
    const { version, stage, match, decision } = this;
    return {
      version,
      stage,
      seat,
      decision: decision && { seat: decision.seat, kind: decision.kind },
      legal: decision && decision.seat === seat ? match!.legal() : [],
      state: match && match.view(seat),
      scores: stage === 'over' && match ? { ...match.scores() } : null,
    };
  }

  /** The record of the match: with the secret after the end, before it with what was drawn so far. Null before the start. */
  record(): MatchRecord | null {
    if (!this.match) return null;
    const record = this.match.publicRecord();
    if (this.secret === null) return record;
    const hash = this.created!.luckHash;
    return { ...record, luck: { ...record.luck, seed: this.secret, hash } };
  }
}

/** A table from its steps. */
export function tableOf(steps: readonly Step[], seed: string | null = null): Table {
  const table = new Table(seed);
  for (const step of steps) table.apply(step);
  return table;
}
