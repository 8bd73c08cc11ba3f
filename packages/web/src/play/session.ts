/**
 * A match in progress on a page. A turn is played on a fork: a person's choices are pending until the turn ends (or a choice
 * reveals something), so they can be undone freely. A driver determines where ended turns go and where those of others come
 * from: this page, or a server.
 */

import type { CodedOption, Decision, Event, Match } from '@windrose/rules';

import type { Draft } from './draft.ts';
import { lookedAtFor, paced, readFor } from './pace.ts';
import type { Sitter } from './store.ts';

/** The current activity at the table. */
export type Stage =
  /** A person chooses. */
  | 'choice'
  /** A person's turn is played and waits to be ended. */
  | 'held'
  /** A bot plays. */
  | 'bot'
  /** A person at another device chooses. */
  | 'far'
  /** A turn is on its way to be stored. */
  | 'sent'
  | 'over'
  /** The match is only displayed. */
  | 'shown';

/** The table as it is at one moment. A new object whenever anything changed. */
export interface TableSnapshot {
  /** The match with the pending choices, another object for each table; to be read, never played on. */
  readonly match: Match;
  readonly stage: Stage;
  /** The seat whose turn it is on screen: while a turn is held, still the seat that played it. */
  readonly mover: number;
  /** The seat that chooses, or whose turn is held. */
  readonly seat: number;
  /** The person's decision; null on every other stage. */
  readonly decision: Decision | null;
  /** The legal options; empty unless a person chooses. */
  readonly options: readonly CodedOption[];
  readonly canUndo: boolean;
  /** The version of the match up to which all is settled; later choices can be undone. */
  readonly settled: number;
  readonly round: number;
  /** The bot whose turn it is could not think. */
  readonly botFailed: boolean;
}

/** The occupant of a seat of a table on screen: a person or bot here, or a person at another device. */
interface ShownSitter {
  readonly kind: Sitter['kind'] | 'far';
  readonly name: string;
  /** Of a bot, where it is known. */
  readonly level?: Sitter['level'];
  /** Of a bot that has taken over from a person. */
  readonly since?: Sitter['since'];
}

/** The seat of the only person here; null where several play, or none. */
export function onlyPerson(sitters: readonly ShownSitter[]): number | null {
  const seats = [...sitters.keys()].filter((seat) => sitters[seat]?.kind === 'person');
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** The part of a session that screens use. If a match is only displayed, its actions do nothing. */
export type TableSession = Pick<
  TurnSession,
  'names' | 'sitters' | 'ownSeat' | 'choose' | 'undoStep' | 'undoTurn' | 'undoTo' | 'endTurn' | 'skip'
> &
  /** Only where others can wait. */
  Partial<Pick<TurnSession, 'letLook'>>;

/** Display time of others' choices in milliseconds, by kind of decision. */
const PAUSES: Readonly<Record<string, number>> = { turn: 620, sail: 520, act: 620, boat: 620, set: 420 };
const PAUSE = 360;
/** Display time of a choice in milliseconds, by kind of decision. */
export function pauseAt(kind: string): number {
  return paced(PAUSES[kind] ?? PAUSE);
}

/** How much longer what somebody has chosen is shown, in milliseconds, by what came of it: a claim takes longest to be read. */
const READ: Readonly<Partial<Record<Event['kind'], number>>> = { claimed: 1500, card: 1500, sailed: 600 };

/** Display time of what has come of a choice in milliseconds, beyond that of a choice. */
export function pauseAfter(events: readonly Event[]): number {
  return readFor(Math.max(0, ...events.map(({ kind }) => READ[kind] ?? 0)));
}

/** The part of a session that its driver uses. */
export interface Turn {
  /** Settled and pending choices. */
  readonly draft: Draft;
  /** The table as it was shown last. */
  readonly table: TableSnapshot;
  /** Whether what others do is shown at once. */
  skipping: boolean;
  /** Shows and keeps what has become of the match. */
  changed(): void;
  /** Waits, unless what others do is shown at once. */
  pause(ms: number): Promise<void>;
  /** Waits until what the player has done has been looked at. */
  looked(): Promise<void>;
  /** Ends a pause. */
  wake(): void;
}

/** Stores turns once they are ended, and supplies the turns of the others. */
export interface TurnDriver {
  /** The occupants of the seats; read again after every change. */
  readonly sitters: readonly ShownSitter[];
  readonly names: readonly string[];
  /** Whether draws are known here immediately; otherwise they come with the server's answer. */
  readonly turnsUpHere: boolean;
  /** Whether the bot to move has failed. */
  readonly botFailed: boolean;
  /** The seat whose board is shown as the player's own. */
  ownSeat(table: TableSnapshot): number;
  /** The stage at a moment of the match. @param held whether a person's turn waits to be ended */
  stageOf(shown: Match, seat: number, held: boolean): Stage;
  /** Starts the driver. Returns a function that stops it. */
  open(): () => void;
  /** A person begins to choose. */
  begin(): void;
  /** Makes the pending choices, all of these, final. */
  end(codes: readonly number[]): void;
  /** Called when the person has chosen and the turn is not ended. */
  goOn(): void;
  /** Called before a change is shown. */
  refresh(): void;
  /** Keeps what is pending and what stands, after a change. */
  keep(): void;
  /** Called when what others do is to be shown at once. */
  skip(): void;
}

/** A match with its pending choices and its driver. */
export class TurnSession<Driver extends TurnDriver = TurnDriver> {
  protected readonly driver: Driver;
  readonly #draft: Draft;
  readonly #listeners = new Set<() => void>();
  #skipping = false;
  /** Until when what the player has done is looked at. */
  #lookingUntil = 0;
  #table: TableSnapshot;
  #wake: () => void = () => {};

  /** @param drive makes the driver of this session. */
  constructor(draft: Draft, drive: (turn: Turn) => Driver) {
    this.#draft = draft;
    this.driver = drive(this.#turn());
    this.#table = this.#look();
  }

  /** Starts the session: the others play. Returns a function that stops it. */
  open(): () => void {
    return this.driver.open();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The table as it is now; the same object until something changes. */
  table = (): TableSnapshot => this.#table;

  /** The names by seat. */
  get names(): readonly string[] {
    return this.driver.names;
  }

  get sitters(): Driver['sitters'] {
    return this.driver.sitters;
  }

  /** The seat whose board is shown as the player's own. */
  get ownSeat(): number {
    return this.driver.ownSeat(this.#table);
  }

  /** A person's click: one option, or several that follow one another. */
  choose(codes: readonly number[]): void {
    if (this.#table.stage !== 'choice' || codes.length === 0) return;
    this.driver.begin();
    const begun = this.#draft.pending.flat();
    this.#draft.beginClick();
    for (const [at, code] of codes.entries()) {
      const revealing = this.#draft.reveals(code);
      if (revealing && !this.driver.turnsUpHere) {
        // Later choices have to wait for the draw.
        this.driver.end([...begun, ...codes.slice(0, at + 1)]);
        return;
      }
      this.#draft.take(code);
      // A revealed draw cannot be undone.
      if (revealing) this.#draft.settle();
    }
    this.#draft.takeLoneOptions();
    this.#changed();
    this.driver.goOn();
  }

  /** Takes the last click back. */
  undoStep(): void {
    this.#takeBack(() => this.#draft.takeBack(this.#draft.pending.length - 1));
  }

  /** Undoes the turn as far as possible. */
  undoTurn(): void {
    this.#takeBack(() => this.#draft.takeBack(0));
  }

  /** Undoes choices after a version of the match, as far as possible. */
  undoTo = (version: number): void => {
    this.#takeBack(() => this.#draft.takeBackTo(version));
  };

  /** Ends a turn that is held. */
  endTurn(): void {
    if (this.#table.stage === 'held') this.driver.end(this.#draft.pending.flat());
  }

  /** Shows what others do at once, until a person has to choose. */
  skip(): void {
    this.#skipping = true;
    this.#lookingUntil = 0;
    this.#wake();
    this.driver.skip();
  }

  /** Others go on only after some milliseconds, in which what the player has done is looked at; 0 when it has been. */
  letLook = (ms: number): void => {
    this.#lookingUntil = performance.now() + lookedAtFor(ms);
    if (ms === 0) this.#wake();
  };

  /** Waits until what the player has done has been looked at, or others' deeds are shown at once. */
  async looked(): Promise<void> {
    // It may have been looked at before, or something else may be looked at meanwhile.
    for (let left = this.#left(); left > 0; left = this.#left()) await this.#pause(left);
  }

  #takeBack(take: () => void): void {
    if (!this.#table.canUndo) return;
    take();
    this.#changed();
  }

  #look(): TableSnapshot {
    // A copy, so that a table once handed out stays as it is.
    const match = this.#draft.match.fork();
    const { held, settled, pending } = this.#draft;
    const shown = held ? settled : match;
    const seat = shown.decision?.seat ?? 0;
    const stage = this.driver.stageOf(shown, seat, held);
    const playing = stage === 'choice' || stage === 'held';
    return {
      match,
      stage,
      mover: shown.mover ?? 0,
      seat,
      decision: stage === 'choice' ? shown.decision : null,
      options: stage === 'choice' ? match.legal() : [],
      canUndo: playing && pending.length > 0,
      settled: settled.version,
      round: shown.round,
      botFailed: this.driver.botFailed,
    };
  }

  #changed(): void {
    this.driver.refresh();
    this.#table = this.#look();
    this.driver.keep();
    for (const listener of this.#listeners) listener();
  }

  /** Waits, unless what others do is shown at once. */
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

  #left(): number {
    return this.#skipping ? 0 : this.#lookingUntil - performance.now();
  }

  #turn(): Turn {
    const table = (): TableSnapshot => this.#table;
    const skipping = (): boolean => this.#skipping;
    const setSkipping = (now: boolean): void => {
      this.#skipping = now;
    };
    return {
      draft: this.#draft,
      get table() {
        return table();
      },
      get skipping() {
        return skipping();
      },
      set skipping(now) {
        setSkipping(now);
      },
      changed: () => this.#changed(),
      pause: (ms) => this.#pause(ms),
      looked: () => this.looked(),
      wake: () => this.#wake(),
    };
  }
}
