/** The table as it is on screen: what a person does is shown at once, what others do gives way to a click. */

import { startTransition, useEffect, useState } from 'react';

import type { Session, Table } from '../play/session.ts';

/** What is followed. */
export type Followed = Pick<Session, 'subscribe' | 'table'>;

/** Stages in which somebody else chooses. */
const OF_OTHERS: ReadonlySet<Table['stage']> = new Set(['bot', 'far']);

/**
 * The table of a session. A step of a bot is drawn in pieces of a few milliseconds, between which clicks are answered;
 * a person's own choice is drawn before anything else.
 */
export function useTable(session: Followed): Table {
  const [shown, show] = useState<{ readonly of: Followed; readonly table: Table } | null>(null);
  useEffect(() => {
    let last: Table | null = null;
    const look = (): void => {
      const table = session.table();
      if (table === last) return;
      const patient = last !== null && OF_OTHERS.has(last.stage);
      last = table;
      if (patient) startTransition(() => show({ of: session, table }));
      else show({ of: session, table });
    };
    look();
    return session.subscribe(look);
  }, [session]);
  return shown?.of === session ? shown.table : session.table();
}
