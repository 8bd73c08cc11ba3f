/**
 * An online match on the page. Stored steps are settled; others' choices are shown one after the other; the player's own turn
 * is played on a fork and sent when it ends, or up to a choice that reveals something.
 */

import { ClosedError, newCommandId, type OnlineMatch, RefusedError, type Reason } from '@windrose/protocol';
import type { Match } from '@windrose/rules';

import { Draft } from '../../play/draft.ts';
import {
  pauseAfter,
  pauseAt,
  type Stage,
  type TableSession,
  type Turn,
  type TurnDriver,
  TurnSession,
} from '../../play/session.ts';
import { findTurn, keepTurn } from './memory.ts';

/** Maximum number of others' choices shown one by one; of more only the result is shown. */
const MOST_SHOWN = 24;

/** Faults of the player's own turn. */
export type TurnFault =
  /** The server has refused it. */
  | { readonly kind: 'refused'; readonly reason: Reason; readonly fault: string | null; readonly rule: string | null }
  /** The match has advanced meanwhile: a bot, or the same person on another device, has chosen. */
  | { readonly kind: 'overtaken' };

/** The people on the seats. */
export interface Seating {
  /** The seat played in this page; null for a spectator. */
  readonly own: number | null;
  readonly sitters: TableSession['sitters'];
}

/** A running or finished match, as one page shows it. */
export class OnlineSession extends TurnSession<RemoteDriver> {
  readonly id: string;

  /** @param online a match that has started. @param seating who sits where, at each moment. */
  constructor(online: OnlineMatch, seating: () => Seating) {
    const settled = online.table.startedMatch.fork();
    const entries = settled.record().codes.length;
    super(draftOf(settled, findTurn(online.id, entries)), (turn) => new RemoteDriver(turn, online, seating, entries));
    this.id = online.id;
  }

  /** The latest fault; null once the player has chosen again. */
  get turnFault(): TurnFault | null {
    return this.driver.fault;
  }

  /** The player has read what went wrong. */
  clearFault(): void {
    this.driver.clearFault();
  }

  /** Whether a seat is the player's own, even while a bot plays it. */
  isOwn(seat: number): boolean {
    return this.driver.isOwn(seat);
  }
}

/** Ended turns are sent to the server; what it has stored of the others is shown. */
class RemoteDriver implements TurnDriver {
  readonly turnsUpHere = false;
  fault: TurnFault | null = null;
  readonly #turn: Turn;
  readonly #online: OnlineMatch;
  readonly #seating: () => Seating;
  /** The number of entries of the server's record that this match contains. */
  #entries: number;
  /** The codes on their way to the server, and the id under which they are stored. */
  #sent: { readonly id: string; readonly codes: readonly number[] } | null = null;
  #showing = false;
  #closed = false;
  #seated: Seating;

  constructor(turn: Turn, online: OnlineMatch, seating: () => Seating, entries: number) {
    this.#turn = turn;
    this.#online = online;
    this.#seating = seating;
    this.#seated = seating();
    this.#entries = entries;
  }

  get names(): readonly string[] {
    return this.#seated.sitters.map(({ name }) => name);
  }

  get sitters(): TableSession['sitters'] {
    return this.#seated.sitters;
  }

  get botFailed(): boolean {
    return this.#online.botTrouble;
  }

  open(): () => void {
    this.#closed = false;
    const stop = this.#online.subscribe(() => this.#onChange());
    this.#onChange();
    return () => {
      this.#closed = true;
      this.#turn.wake();
      stop();
    };
  }

  /** A spectator looks over the shoulder of the first seat. */
  ownSeat(): number {
    return this.#seated.own ?? 0;
  }

  isOwn(seat: number): boolean {
    return this.#seated.own === seat;
  }

  stageOf(shown: Match, seat: number, held: boolean): Stage {
    const { table } = this.#online;
    if (this.#sent) return 'sent';
    // A match may end otherwise than by its rules: conceded, aborted.
    if ((shown.over && !held) || (table.stage === 'over' && this.#news().length === 0)) return 'over';
    const isOwn = this.#seated.own === seat && table.seats[seat]?.bot === null;
    // The player's turn begins after others' choices have been shown.
    if (isOwn && this.#news().length === 0) return held ? 'held' : 'choice';
    return this.#seated.sitters[seat]?.kind === 'bot' ? 'bot' : 'far';
  }

  begin(): void {
    this.fault = null;
  }

  refresh(): void {
    this.#seated = this.#seating();
  }

  keep(): void {
    keepTurn(this.#online.id, { entries: this.#entries, pending: this.#turn.draft.pending });
  }

  goOn(): void {}

  skip(): void {}

  clearFault(): void {
    this.fault = null;
    this.#turn.changed();
  }

  /** The turn, or the part of it up to what reveals something, is sent. */
  end(codes: readonly number[]): void {
    const sent = { id: newCommandId(), codes };
    this.#sent = sent;
    this.#turn.changed();
    this.#online.choose(codes, sent.id).catch((error: unknown) => {
      if (this.#sent !== sent) return;
      this.#sent = null;
      // The page itself has closed the connection: nothing waits any more.
      if (error instanceof ClosedError) return;
      if (!(error instanceof RefusedError)) {
        this.#turn.changed();
        throw error;
      }
      this.fault = { kind: 'refused', reason: error.reason, fault: error.fault, rule: error.rule };
      this.#turn.draft.takeBack(0);
      this.#onChange();
    });
  }

  /** The entries that the server has stored and that are not shown yet. */
  #news(): readonly number[] {
    return this.#online.table.startedMatch.record().codes.slice(this.#entries);
  }

  /** Something has happened at the table. */
  #onChange(): void {
    const news = this.#news();
    if (news.length > 0) {
      const { pending } = this.#turn.draft;
      const sent = this.#sent;
      // Another device may send the same codes: the turn is this page's if it is stored under its id.
      if (sent && this.#online.steps.some(({ id }) => id === sent.id)) {
        // It has been seen already.
        this.#sent = null;
        this.#stand(sent.codes);
      } else if (pending.length > 0 || sent) {
        this.#sent = null;
        this.fault ??= { kind: 'overtaken' };
        this.#turn.draft.takeBack(0);
      }
    }
    this.#turn.changed();
    void this.#showNews();
  }

  /** These entries stand from now on. */
  #stand(entries: readonly number[]): void {
    const match = this.#turn.draft.settled.fork();
    match.replay(entries);
    this.#entries += entries.length;
    this.#turn.draft.standOn(match);
  }

  /** Shows what others have chosen, one choice after the other. */
  async #showNews(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    const turn = this.#turn;
    let read = 0;
    try {
      for (let news = this.#news(); news.length > 0 && !this.#closed; news = this.#news()) {
        if (turn.skipping || news.length > MOST_SHOWN || !isLookedAt()) {
          this.#stand(news);
        } else {
          await turn.pause(read + pauseAt(turn.draft.settled.decision?.kind ?? ''));
          await turn.looked();
          this.#stand(news.slice(0, 1));
          read = pauseAfter(turn.draft.settled.choices.at(-1)?.events ?? []);
        }
        turn.changed();
      }
    } finally {
      this.#showing = false;
      turn.skipping = false;
    }
  }
}

/** Whether the page is visible. */
function isLookedAt(): boolean {
  return typeof document !== 'undefined' && !document.hidden;
}

/** A begun turn taken up again, if it still can be. */
function draftOf(settled: Match, pending: readonly (readonly number[])[]): Draft {
  try {
    return new Draft(settled, pending);
  } catch {
    return new Draft(settled);
  }
}
