/** A session in which one seat plays one turn, as in puzzles, and the others stand still; or in which a turn is only displayed. */

import { loadMatch, type Match, type MatchRecord, type RawPack } from '@windrose/rules';
import { useEffect, useState } from 'react';

import type { BotPlayer } from '../../play/bot.ts';
import { LocalSession } from '../../play/local-session.ts';
import { lookedAt, LOOKING } from '../../play/looking.ts';
import { pauseAt, type TableSession, type TableSnapshot } from '../../play/session.ts';
import type { Followed } from '../../table/shown.ts';

/** The others stand still. */
const SILENT_BOT: BotPlayer = { choose: () => new Promise(() => {}) };
const keeping = { keep: () => {} };

/** A solution is displayed longer than another seat's turn. */
const SLOWER = 1.6;

/** A position, and who plays on from it. */
interface TryAt {
  readonly record: MatchRecord;
  readonly packs?: readonly RawPack[];
  readonly seat: number;
  /** The names of all seats. */
  readonly names: readonly string[];
  /** Codes to be played on the board, each after a moment; null when a person plays. */
  readonly shown: readonly number[] | null;
}

/** The session of a try or of a displayed line, for as long as its component is mounted. @throws RulesError when the record cannot be replayed */
export function useTry({ record, packs = [], seat, names, shown }: TryAt): TriedSession {
  const [session] = useState((): TriedSession => {
    const sitters = names.map((name, at) => ({ kind: at === seat ? ('person' as const) : ('bot' as const), name }));
    if (shown !== null) return new ShownSession(loadMatch(record, packs), sitters, seat, shown);
    return new LocalSession(
      { id: 'puzzle', sitters, record, packs, pending: [], touched: 0, round: 0, over: false },
      SILENT_BOT,
      keeping,
    );
  });
  useEffect(() => session.open(), [session]);
  return session;
}

/** A session whose table is followed. */
export type TriedSession = TableSession & Followed & { open(): () => void };

/** Plays a line on a table on which nothing can be chosen, with a pause before each choice. */
class ShownSession implements TriedSession {
  readonly sitters: TableSession['sitters'];
  readonly names: readonly string[];
  readonly ownSeat: number;
  readonly choose = LOOKING.choose;
  readonly undoStep = LOOKING.undoStep;
  readonly undoTurn = LOOKING.undoTurn;
  readonly undoTo = LOOKING.undoTo;
  readonly endTurn = LOOKING.endTurn;
  readonly skip = LOOKING.skip;
  readonly #line: readonly number[];
  readonly #listeners = new Set<() => void>();
  #table: TableSnapshot;
  #played = 0;

  constructor(start: Match, sitters: TableSession['sitters'], seat: number, line: readonly number[]) {
    this.sitters = sitters;
    this.names = sitters.map(({ name }) => name);
    this.ownSeat = seat;
    this.#line = line;
    this.#table = this.#at(start);
  }

  table = (): TableSnapshot => this.#table;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts the line, or goes on with it. Returns a function that stops it. */
  open(): () => void {
    let next: ReturnType<typeof setTimeout> | undefined;
    const step = (): void => {
      const code = this.#line[this.#played];
      const { decision } = this.#table.match;
      if (code === undefined || decision === null) return;
      next = setTimeout(
        () => {
          const match = this.#table.match.fork();
          match.choose(code);
          this.#played++;
          this.#table = this.#at(match);
          for (const listener of this.#listeners) listener();
          step();
        },
        SLOWER * pauseAt(decision.kind),
      );
    };
    step();
    return () => clearTimeout(next);
  }

  /** The table at a moment of the line; it is the turn of the same seat to its end. */
  #at(match: Match): TableSnapshot {
    return { ...lookedAt(match), stage: 'shown', seat: this.ownSeat, mover: this.ownSeat };
  }
}
