/**
 * A match being played in this page. A turn is played on a fork: what a person chooses is pending until the turn
 * is ended (or something hidden is turned up), so it can be taken back freely. Bots' turns are played by themselves.
 */

import { type CodedOption, type Decision, loadMatch, type Match, type RawPack } from '@windrose/rules';

import type { BotPlayer } from './bot.ts';
import { revealsHidden } from './reveals.ts';
import type { Sitter, StoredMatch } from './store.ts';

/** What happens at the table now. */
type Stage =
  /** A person chooses. */
  | 'choice'
  /** A person's turn is played and waits to be ended. */
  | 'held'
  /** A bot plays. */
  | 'bot'
  | 'over'
  /** Somebody only looks at the match. */
  | 'shown';

/** The table as it is at one moment. A new object whenever anything changed. */
export interface Table {
  /** The match with the pending choices, another object for each table; to be read, never played on. */
  readonly match: Match;
  readonly stage: Stage;
  /** The seat whose turn it is on screen: while a turn is held, still the seat that played it. */
  readonly mover: number;
  /** The seat that chooses, or whose turn is held. */
  readonly seat: number;
  /** What a person has to choose; null on every other stage. */
  readonly decision: Decision | null;
  /** What may be chosen; empty unless a person chooses. */
  readonly options: readonly CodedOption[];
  readonly canUndo: boolean;
  /** The version of the match up to which everything stands; later choices can be taken back. */
  readonly settled: number;
  readonly round: number;
  /** The bot whose turn it is could not think. */
  readonly botFailed: boolean;
}

/** What a session asks of the place it is played in. */
export interface Room {
  /** Keeps the match, after every change. */
  keep(match: StoredMatch): void;
}

/** What the screens know of a session. Where a match is only looked at, its deeds do nothing. */
export type TableSession = Pick<
  Session,
  'names' | 'sitters' | 'ownSeat' | 'choose' | 'undoStep' | 'undoTurn' | 'undoTo' | 'endTurn' | 'skip'
>;

/** Milliseconds a bot's choice is looked at before the next one. */
const PAUSES: Readonly<Record<string, number>> = { turn: 620, sail: 520, act: 620, boat: 620, set: 420 };
const PAUSE = 360;

/** One match, its sitters, and what is pending. */
export class Session {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  /** The people's and bots' names by seat; always the same list. */
  readonly names: readonly string[];
  readonly #bot: BotPlayer;
  readonly #packs: readonly RawPack[];
  readonly #room: Room;
  readonly #listeners = new Set<() => void>();
  #settled: Match;
  #draft: Match;
  /** The codes of each click of the running turn. */
  #pending: number[][];
  #skipping = false;
  #botRuns = false;
  #botFailed = false;
  #closed = false;
  #table: Table;

  /** @throws RulesError when the match cannot be replayed. */
  constructor(stored: StoredMatch, bot: BotPlayer, room: Room) {
    this.id = stored.id;
    this.sitters = stored.sitters;
    this.names = stored.sitters.map(({ name }) => name);
    this.#bot = bot;
    this.#room = room;
    this.#packs = stored.packs ?? [];
    this.#settled = loadMatch(stored.record, this.#packs);
    this.#pending = stored.pending.map((click) => [...click]);
    this.#draft = this.#replayPending();
    this.#table = this.#look();
  }

  /** Begins to live: bots start to play. Returns what ends it. */
  open(): () => void {
    this.#closed = false;
    this.#goOn();
    return () => {
      this.#closed = true;
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The table as it is now; the same object until something changes. */
  table = (): Table => this.#table;

  /** The seat whose board is shown as one's own: the person who chooses, or chose last, or sits first. */
  get ownSeat(): number {
    const { seat, match } = this.#table;
    if (this.sitters[seat]?.kind === 'person') return seat;
    const people = this.sitters.flatMap((sitter, at) => (sitter.kind === 'person' ? [at] : []));
    if (people.length <= 1) return people[0] ?? 0;
    const last = match.choices.findLast((choice) => people.includes(choice.seat));
    return last?.seat ?? people.at(-1)!;
  }

  /** The match as it is kept. */
  stored(): StoredMatch {
    return {
      id: this.id,
      sitters: this.sitters,
      record: this.#settled.record(),
      packs: this.#packs,
      pending: this.#pending,
      touched: Date.now(),
      round: this.#settled.inSetUp ? 0 : this.#settled.round,
      over: this.#settled.over,
    };
  }

  /** A person's click: one option, or several that follow one another. */
  choose(codes: readonly number[]): void {
    if (this.#table.stage !== 'choice' || codes.length === 0) return;
    this.#pending.push([]);
    for (const code of codes) this.#take(code);
    this.#takeLoneOptions();
    this.#goOn();
  }

  /** Takes the last click back. */
  undoStep(): void {
    this.#takeBack(this.#pending.slice(0, -1));
  }

  /** Takes back everything of the turn that can be. */
  undoTurn(): void {
    this.#takeBack([]);
  }

  /** Takes back what was chosen after a version of the match, as far as that can be. */
  undoTo = (version: number): void => {
    let left = version - this.#table.settled;
    const kept = this.#pending.map((click) => {
      const part = click.slice(0, Math.max(0, left));
      left -= click.length;
      return part;
    });
    this.#takeBack(kept.filter((click) => click.length > 0));
  };

  /** Ends a turn that is held. */
  endTurn(): void {
    if (this.#table.stage !== 'held') return;
    this.#settle();
    this.#goOn();
  }

  /** Shows what bots do at once, until a person has to choose; asks a bot again that has failed. */
  skip(): void {
    this.#skipping = true;
    this.#wake();
    if (this.#botFailed) this.#goOn();
  }

  #take(code: number): void {
    const revealing = revealsHidden(this.#draft, [code]);
    this.#draft.choose(code);
    if (revealing) {
      this.#settle();
    } else {
      if (this.#pending.length === 0) this.#pending.push([]);
      this.#pending.at(-1)!.push(code);
    }
  }

  /** What leaves no choice is done by itself, and taken back together with the choice before it. */
  #takeLoneOptions(): void {
    while (this.#pending.length > 0 && !this.#isHeld()) {
      const [only, ...others] = this.#draft.legal();
      if (!only || others.length > 0 || revealsHidden(this.#draft, [only.code])) return;
      this.#take(only.code);
    }
  }

  #takeBack(pending: number[][]): void {
    if (!this.#table.canUndo) return;
    this.#pending = pending;
    this.#draft = this.#replayPending();
    this.#changed();
  }

  #replayPending(): Match {
    const draft = this.#settled.fork();
    for (const code of this.#pending.flat()) draft.choose(code);
    return draft;
  }

  /** What is pending stands from now on. */
  #settle(): void {
    this.#settled = this.#draft;
    this.#draft = this.#settled.fork();
    this.#pending = [];
  }

  /** Whether the pending choices have led to another seat, another turn or the end. */
  #isHeld(): boolean {
    if (this.#pending.length === 0) return false;
    const { over, turn, decision } = this.#draft;
    return over || turn !== this.#settled.turn || decision?.seat !== this.#settled.decision?.seat;
  }

  #look(): Table {
    // A copy, so that a table once handed out stays as it is.
    const match = this.#draft.fork();
    const held = this.#isHeld();
    const shown = held ? this.#settled : match;
    const { decision } = shown;
    const seat = decision?.seat ?? 0;
    const stage: Stage = held
      ? 'held'
      : decision === null
        ? 'over'
        : this.sitters[seat]?.kind === 'bot'
          ? 'bot'
          : 'choice';
    return {
      match,
      stage,
      mover: shown.mover ?? 0,
      seat,
      decision: stage === 'choice' ? decision : null,
      options: stage === 'choice' ? match.legal() : [],
      canUndo: this.#pending.length > 0,
      settled: this.#settled.version,
      round: shown.round,
      botFailed: this.#botFailed,
    };
  }

  #changed(): void {
    this.#table = this.#look();
    if (!this.#closed) this.#room.keep(this.stored());
    for (const listener of this.#listeners) listener();
  }

  #goOn(): void {
    this.#changed();
    if (this.#table.stage === 'bot') void this.#playBots();
    else this.#skipping = false;
  }

  async #playBots(): Promise<void> {
    if (this.#botRuns) return;
    this.#botRuns = true;
    this.#botFailed = false;
    try {
      while (!this.#closed && this.#table.stage === 'bot') {
        const kind = this.#settled.decision!.kind;
        const begun = performance.now();
        const code = await this.#bot.choose(
          this.#settled.record(),
          this.#packs,
          this.sitters[this.#settled.decision!.seat]?.level,
        );
        await this.#pause((PAUSES[kind] ?? PAUSE) - (performance.now() - begun));
        if (this.#closed) break;
        this.#settled.choose(code);
        this.#draft = this.#settled.fork();
        this.#changed();
      }
    } catch {
      this.#botFailed = true;
      this.#changed();
    } finally {
      this.#botRuns = false;
      this.#skipping = false;
    }
  }

  #wake: () => void = () => {};

  /** Waits, unless the show is skipped. */
  #pause(ms: number): Promise<void> {
    if (this.#skipping || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
