/** A session in which one seat plays one turn, as in puzzles, and the others stand still. */

import type { MatchRecord, RawPack } from '@windrose/rules';
import { useEffect, useState } from 'react';

import type { BotPlayer } from '../../play/bot.ts';
import { LocalSession } from '../../play/local-session.ts';
import { pauseAt } from '../../play/session.ts';

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

/** The session of a try, for as long as its component is mounted. @throws RulesError when the record cannot be replayed */
export function useTry({ record, packs = [], seat, names, shown }: TryAt): LocalSession {
  const [session] = useState(
    () =>
      new LocalSession(
        {
          id: 'puzzle',
          sitters: names.map((name, at) => ({ kind: at === seat ? 'person' : 'bot', name })),
          record,
          packs,
          pending: [],
          touched: 0,
          round: 0,
          over: false,
        },
        SILENT_BOT,
        keeping,
      ),
  );
  useEffect(() => session.open(), [session]);
  useEffect(() => (shown ? playOut(session, shown) : undefined), [session, shown]);
  return session;
}

/** Makes the choices of a line on the board, with a pause after each. @returns a function that stops it */
function playOut(session: LocalSession, line: readonly number[]): () => void {
  let next: ReturnType<typeof setTimeout>;
  const step = (at: number): void => {
    const code = line[at];
    const { decision } = session.table();
    if (code === undefined || decision === null) return;
    next = setTimeout(
      () => {
        session.choose([code]);
        step(at + 1);
      },
      SLOWER * pauseAt(decision.kind),
    );
  };
  step(0);
  return () => clearTimeout(next);
}
