/** The table as it is on screen: what a person does is shown at once, what others do gives way to a click. */

import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { useSettings } from '../browser/settings.ts';
import type { TableSnapshot, TurnSession } from '../play/session.ts';

/** A followed session. */
export type Followed = Pick<TurnSession, 'subscribe' | 'table'>;

/** Stages in which another seat chooses. */
const OF_OTHERS: ReadonlySet<TableSnapshot['stage']> = new Set(['bot', 'far']);

/**
 * The table of a session. A step of a bot is drawn in pieces of a few milliseconds, between which clicks are answered;
 * a person's own choice is drawn before anything else.
 */
export function useTable(session: Followed): TableSnapshot {
  const [shown, setShown] = useState<{ readonly of: Followed; readonly table: TableSnapshot } | null>(null);
  const table = shown?.of === session ? shown.table : session.table();
  const drawn = useRef(table);
  useLayoutEffect(() => {
    drawn.current = table;
  }, [table]);
  useEffect(() => {
    let last = drawn.current;
    const look = (): void => {
      const now = session.table();
      if (now === last) return;
      const patient = OF_OTHERS.has(last.stage);
      last = now;
      if (patient) startTransition(() => setShown({ of: session, table: now }));
      else setShown({ of: session, table: now });
    };
    look();
    return session.subscribe(look);
  }, [session]);
  return table;
}

/** Whether the result of a match is due: what ended it has been seen first. A match that is opened again shows it at once. */
export function useResultDue(session: Pick<TurnSession, 'looked'>, over: boolean): boolean {
  const [due, setDue] = useState(over);
  useEffect(() => {
    let closed = false;
    // Its picture begins to be looked at with the same change of the table.
    if (over) void session.looked().then(() => closed || setDue(true));
    return () => {
      closed = true;
      setDue(false);
    };
  }, [session, over]);
  return over && due;
}

/** Ends a turn that has nothing left to do, if the setting is on. */
export function useEndsItself(session: Pick<TurnSession, 'endTurn'>, table: TableSnapshot): void {
  const { endsItself } = useSettings();
  useEffect(() => {
    if (endsItself && table.stage === 'held') session.endTurn();
  }, [endsItself, session, table]);
}
