/** Due jobs of a match: clocks and bots' turns are rows with a time, not timers in a process. */

import type { Table } from '@windrose/protocol';
import type { Insertable } from 'kysely';

import type { DueTable } from '../storage/schema.ts';

/** Kinds of jobs. */
export type DueKind =
  /** A bot has to choose. */
  | 'bot'
  /** The clock of the seat to move runs out, or its days in a rated match without a clock, or the wait of a pending start. */
  | 'clock';

/** All jobs of a match in its current state. */
export function dueOf(match: string, table: Table, now: number, origin: string): Insertable<DueTable>[] {
  const { version, created } = table;
  const owner = created?.by ?? '';
  const row = (kind: DueKind, at: number) => ({ match, kind, at, version, claimed: 0, owner, origin });
  const due: Insertable<DueTable>[] = [];
  if (table.botToChoose !== null) due.push(row('bot', now));
  const deadline = table.startDue ?? table.deadline ?? table.idleUntil();
  if (deadline !== null) due.push(row('clock', deadline));
  return due;
}
