/** What is due in a match: clocks and bots' turns are rows with a moment, not timers in a process. */

import type { Table } from '@windrose/protocol';
import type { Insertable } from 'kysely';

import type { DueTable } from '../storage/schema.ts';

/** What can be due. */
export type DueKind =
  /** A bot has to choose. */
  | 'bot'
  /** The time of the seat that has to choose runs out, or that of the wait before the start. */
  | 'clock';

/** All that is due in a match as it stands. */
export function dueOf(match: string, table: Table, now: number, origin: string): Insertable<DueTable>[] {
  const { version, created } = table;
  const owner = created?.by ?? '';
  const row = (kind: DueKind, at: number) => ({ match, kind, at, version, claimed: 0, owner, origin });
  const due: Insertable<DueTable>[] = [];
  if (table.botToChoose !== null) due.push(row('bot', now));
  const deadline = table.startDue ?? table.deadline;
  if (deadline !== null) due.push(row('clock', deadline));
  return due;
}
