/**
 * An online match on the page. What the server has stored stands; others' choices are shown one after the other; an own
 * turn is played on a fork and sent when it is ended, or up to a choice that turns something up.
 */

import { newCommandId, type OnlineMatch, RefusedError, type Reason } from '@windrose/protocol';
import type { Match } from '@windrose/rules';

import { Draft } from '../../play/draft.ts';
import { pauseAt, type Table, type TableSession } from '../../play/session.ts';
import { findTurn, keepTurn } from './memory.ts';

/** So many choices of others are shown one by one; of more only what they led to. */
const MOST_SHOWN = 24;

/** What went wrong with one's own turn. */
export type Mishap =
  /** The server has refused it. */
  | { readonly kind: 'refused'; readonly reason: Reason; readonly fault: string | null; readonly rule: string | null }
  /** The match has gone on without it: a bot, or the same person at another device, has chosen. */
  | { readonly kind: 'overtaken' };

/** Where a session finds who sits where. */
export interface Seating {
  /** The seat played in this page; null for a spectator. */
  readonly own: number | null;
  readonly sitters: TableSession['sitters'];
}

/** A running or finished match, as one page shows it. */
export class OnlineSession implements TableSession {
  readonly id: string;
  /** What went wrong last; null once the player has chosen again. */
  mishap: Mishap | null = null;
  readonly #online: OnlineMatch;
  readonly #seating: () => Seating;
  readonly #listeners = new Set<() => void>();
  readonly #draft: Draft;
  /** How many entries of the server's record are in what stands here. */
  #entries: number;
  /** The codes on their way to the server, and the id under which they are stored. */
  #sent: { readonly id: string; readonly codes: readonly number[] } | null = null;
  #showing = false;
  #skipping = false;
  #closed = false;
  #seated: Seating;
  #table: Table;

  /** @param online a match that has started. @param seating who sits where, at each moment. */
  constructor(online: OnlineMatch, seating: () => Seating) {
    this.id = online.id;
    this.#online = online;
    this.#seating = seating;
    this.#seated = seating();
    const { match } = online.table;
    const settled = match!.fork();
    this.#entries = settled.record().codes.length;
    this.#draft = draftOf(settled, findTurn(this.id, this.#entries));
    this.#table = this.#look();
  }

  /** Begins to follow the match. Returns what ends it. */
  open(): () => void {
    this.#closed = false;
    const stop = this.#online.subscribe(() => this.#hear());
    this.#hear();
    return () => {
      this.#closed = true;
      this.#wake();
      stop();
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The table as it is now; the same object until something changes. */
  table = (): Table => this.#table;

  get names(): readonly string[] {
    return this.#seated.sitters.map(({ name }) => name);
  }

  get sitters(): TableSession['sitters'] {
    return this.#seated.sitters;
  }

  /** The seat shown as one's own; a spectator looks over the shoulder of the first. */
  get ownSeat(): number {
    return this.#seated.own ?? 0;
  }

  /** Whether a seat is one's own, even while a bot plays it. */
  isOwn(seat: number): boolean {
    return this.#seated.own === seat;
  }

  /** A click: one option, or several that follow one another. What turns something up is sent at once. */
  choose(codes: readonly number[]): void {
    if (this.#table.stage !== 'choice' || codes.length === 0) return;
    this.mishap = null;
    const begun = this.#draft.pending.flat();
    this.#draft.beginClick();
    for (const [at, code] of codes.entries()) {
      if (this.#draft.reveals(code)) {
        // What would follow has to wait for what is turned up.
        this.#send([...begun, ...codes.slice(0, at + 1)]);
        return;
      }
      this.#draft.take(code);
    }
    this.#draft.takeLoneOptions();
    this.#changed();
  }

  undoStep(): void {
    this.#takeBack(() => this.#draft.takeBack(this.#draft.pending.length - 1));
  }

  undoTurn(): void {
    this.#takeBack(() => this.#draft.takeBack(0));
  }

  undoTo = (version: number): void => {
    this.#takeBack(() => this.#draft.takeBackTo(version));
  };

  /** Ends a turn that is held: it is sent. */
  endTurn(): void {
    if (this.#table.stage === 'held') this.#send(this.#draft.pending.flat());
  }

  /** Shows at once what others have chosen. */
  skip(): void {
    this.#skipping = true;
    this.#wake();
  }

  /** The player has read what went wrong. */
  forgetMishap(): void {
    this.mishap = null;
    this.#changed();
  }

  #send(codes: readonly number[]): void {
    const sent = { id: newCommandId(), codes };
    this.#sent = sent;
    this.#changed();
    this.#online.choose(codes, sent.id).catch((error: unknown) => {
      if (this.#sent !== sent) return;
      this.#sent = null;
      // A connection that this page itself has closed: nobody waits any more.
      if (!(error instanceof RefusedError)) return;
      this.mishap = { kind: 'refused', reason: error.reason, fault: error.fault, rule: error.rule };
      this.#draft.takeBack(0);
      this.#hear();
    });
  }

  #takeBack(take: () => void): void {
    if (!this.#table.canUndo) return;
    take();
    this.#changed();
  }

  /** The entries that the server has stored and that are not shown yet. */
  #news(): readonly number[] {
    return this.#online.table.match!.record().codes.slice(this.#entries);
  }

  /** Something has happened at the table. */
  #hear(): void {
    const news = this.#news();
    if (news.length > 0) {
      const { pending } = this.#draft;
      const sent = this.#sent;
      // The same codes may come from another device: it is one's own turn if it is stored under the id that was sent.
      if (sent && this.#online.steps.some(({ id }) => id === sent.id)) {
        // It has been seen already.
        this.#sent = null;
        this.#stand(sent.codes);
      } else if (pending.length > 0 || sent) {
        this.#sent = null;
        this.mishap ??= { kind: 'overtaken' };
        this.#draft.takeBack(0);
      }
    }
    this.#changed();
    void this.#showNews();
  }

  /** These entries stand from now on. */
  #stand(entries: readonly number[]): void {
    const match = this.#draft.settled.fork();
    match.replay(entries);
    this.#entries += entries.length;
    this.#draft.standOn(match);
  }

  /** Shows what others have chosen, one choice after the other. */
  async #showNews(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    try {
      for (let news = this.#news(); news.length > 0 && !this.#closed; news = this.#news()) {
        if (this.#skipping || news.length > MOST_SHOWN || !isLookedAt()) {
          this.#stand(news);
        } else {
          await this.#pause(pauseAt(this.#draft.settled.decision?.kind ?? ''));
          this.#stand(news.slice(0, 1));
        }
        this.#changed();
      }
    } finally {
      this.#showing = false;
      this.#skipping = false;
    }
  }

  #look(): Table {
    const match = this.#draft.match.fork();
    const { held, settled, pending } = this.#draft;
    const shown = held ? settled : match;
    const seat = shown.decision?.seat ?? 0;
    const stage = this.#stageOf(shown, seat, held);
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
      botFailed: this.#online.botTrouble,
    };
  }

  #stageOf(shown: Match, seat: number, held: boolean): Table['stage'] {
    const { table } = this.#online;
    if (this.#sent) return 'sent';
    // A match may end otherwise than by its rules: conceded, aborted.
    if ((shown.over && !held) || (table.stage === 'over' && this.#news().length === 0)) return 'over';
    const isOwn = this.#seated.own === seat && table.seats[seat]!.bot === null;
    // As long as others' choices are shown, one's own turn has not begun.
    if (isOwn && this.#news().length === 0) return held ? 'held' : 'choice';
    return this.#seated.sitters[seat]?.kind === 'bot' ? 'bot' : 'far';
  }

  #changed(): void {
    this.#seated = this.#seating();
    this.#table = this.#look();
    keepTurn(this.id, { entries: this.#entries, pending: this.#draft.pending });
    for (const listener of this.#listeners) listener();
  }

  #wake: () => void = () => {};

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Whether anybody can see the page. */
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
