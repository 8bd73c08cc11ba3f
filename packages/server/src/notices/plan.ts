/** When somebody is told that it is their turn, and reminded: pure reckoning. */

import { afterSleep, type Pace, type QuietHours } from '@windrose/protocol';

/** A way to reach somebody. */
export type Way = 'push' | 'mail';

/** A notice at its moment. */
export interface Planned {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: 'turn' | 'reminder';
  readonly ways: readonly Way[];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 86_400 * SECOND;

/** People at the table see it there: nobody is told before this has passed. */
export const FIRST_DELAY = { live: 5 * SECOND, slow: 20 * SECOND, free: 20 * SECOND } as const;

/** A mail is for who has not come for a while. */
const MAIL_DELAY = 10 * MINUTE;

/** Without a clock there are reminders after so many days, and none later. */
const FREE_REMINDERS = [1, 4];

/**
 * The notices of a turn that nobody plays, in order.
 * @param since when the turn began. @param deadline when its time runs out; null without a clock.
 */
export function plannedNotices(pace: Pace, since: number, deadline: number | null): Planned[] {
  const told: Planned = { at: since + FIRST_DELAY[pace.kind], kind: 'turn', ways: ['push'] };
  // A clock of minutes is for people who are there; a mail would come too late.
  if (pace.kind === 'live') return [told];
  const time = deadline === null ? Infinity : deadline - since;
  const mailed: Planned = { at: since + Math.min(MAIL_DELAY, time / 4), kind: 'turn', ways: ['mail'] };
  const reminders =
    deadline === null
      ? FREE_REMINDERS.map((days) => since + days * DAY)
      : // Half of the time is gone; an eighth is left.
        [deadline - time / 2, deadline - time / 8];
  return [
    told,
    mailed,
    ...reminders.map((at): Planned => ({ at: Math.round(at), kind: 'reminder', ways: ['push', 'mail'] })),
  ];
}

/** The first moment from `at` on that lies in none of the quiet hours. */
export function awakeAt(at: number, quiet: readonly QuietHours[]): number {
  let moment = at;
  // Hours of two zones may follow each other round the clock: then nobody waits longer than a day.
  for (let round = 0; round < 4; round++) {
    const later = quiet.reduce((so, hours) => afterSleep(so, hours), moment);
    if (later === moment) return moment;
    moment = later;
  }
  return Math.min(moment, at + DAY);
}
