/** Computes when a person is notified of their turn and reminded. Pure functions. */

import { afterQuietHours, type Pace, type QuietHours } from '@windrose/protocol';

/** A channel for notices. */
export type Channel = 'push' | 'mail';

/** A notice with its time. */
export interface Planned {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: 'turn' | 'reminder';
  readonly channels: readonly Channel[];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 86_400 * SECOND;

/** Delay of the first notice: people at the table see their turn there. */
export const FIRST_DELAY = { live: 5 * SECOND, slow: 20 * SECOND, free: 20 * SECOND } as const;

/** Mail is for people who have been away for a while. */
const MAIL_DELAY = 10 * MINUTE;

/** Without a clock reminders follow after these days, and one more where a rated match is lost by staying away. */
const FREE_REMINDERS = [1, 4];

/**
 * The notices of a turn that is not played, in order.
 * @param since start of the turn. @param deadline when it is too late; null if it never is.
 */
export function plannedNotices(pace: Pace, since: number, deadline: number | null): Planned[] {
  const first: Planned = { at: since + FIRST_DELAY[pace.kind], kind: 'turn', channels: ['push'] };
  // With a clock of minutes a mail would come too late.
  if (pace.kind === 'live') return [first];
  const time = deadline === null ? Infinity : deadline - since;
  const mailed: Planned = { at: since + Math.min(MAIL_DELAY, time / 4), kind: 'turn', channels: ['mail'] };
  // An eighth of the time is left.
  const last = deadline === null ? [] : [deadline - time / 8];
  const earlier =
    pace.kind === 'free' ? FREE_REMINDERS.map((days) => since + days * DAY) : last.map(() => since + time / 2);
  const reminders = [...earlier.filter((at) => at < since + (time * 7) / 8), ...last];
  return [
    first,
    mailed,
    ...reminders.map((at): Planned => ({ at: Math.round(at), kind: 'reminder', channels: ['push', 'mail'] })),
  ];
}

/** The first time from `at` on outside all quiet hours. */
export function endOfQuietHours(at: number, quiet: readonly QuietHours[]): number {
  let moment = at;
  // Quiet hours of two zones may cover the whole day: then the delay is limited to a day.
  for (let round = 0; round < 4; round++) {
    const later = quiet.reduce((so, hours) => afterQuietHours(so, hours), moment);
    if (later === moment) return moment;
    moment = later;
  }
  return Math.min(moment, at + DAY);
}
