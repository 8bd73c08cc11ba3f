/** The pace of a match: how long a seat may take. */

import * as z from 'zod/mini';

const DAY = 86_400_000;

/** Whether there is such a time zone. */
export const knownZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

const HourMinute = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'an hour as 00:00 to 23:59'));

/** No clock: as long as people like. */
const FreePace = z.object({ kind: z.literal('free') });

/** A clock per seat that runs during its decisions, in seconds; `increment` is added at the end of each turn. */
const LivePace = z.object({
  kind: z.literal('live'),
  base: z.int().check(z.minimum(10), z.maximum(6 * 3600)),
  increment: z.int().check(z.minimum(0), z.maximum(600)),
});

/** Days for each turn; no time runs out in the sleeping hours. */
const SlowPace = z.object({
  kind: z.literal('slow'),
  days: z.number().check(z.minimum(0.01), z.maximum(30)),
  sleep: z.optional(
    z.object({
      from: HourMinute,
      to: HourMinute,
      zone: z.string().check(z.maxLength(64), z.refine(knownZone, 'a time zone such as Europe/Warsaw')),
    }),
  ),
});

export const Pace = z.discriminatedUnion('kind', [FreePace, LivePace, SlowPace]);
export type Pace = z.infer<typeof Pace>;

const minutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** Moves a time inside the sleeping hours to their end. */
export function afterQuietHours(
  moment: number,
  { from, to, zone }: { from: string; to: string; zone: string },
): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
  const DAY_MINUTES = 1440;
  const slept = (minutes(clock) - minutes(from) + DAY_MINUTES) % DAY_MINUTES;
  const night = (minutes(to) - minutes(from) + DAY_MINUTES) % DAY_MINUTES;
  return slept < night ? moment + (night - slept) * 60_000 : moment;
}

/** When the time of a turn that began at `since` runs out in a slow match, sleeping hours left out. */
export function slowDeadline(pace: z.infer<typeof SlowPace>, since: number): number {
  const due = since + Math.round(pace.days * DAY);
  return pace.sleep ? afterQuietHours(due, pace.sleep) : due;
}
