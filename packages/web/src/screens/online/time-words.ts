/** Paces and times as text. */

import { type Language, localeOf } from '@windrose/words';
import type { Pace } from '@windrose/protocol';

import type { OnlineUi } from './en.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below this a live clock shows tenths of a second, in milliseconds. */
const SHORT = 10 * SECOND;

/** Days written out: "14 days". */
const daysText = (days: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);

/** The pace of a table in few words: "10 min on the clock, 15 s a turn". */
export function paceWords(
  { pace, idleDays }: { readonly pace: Pace; readonly idleDays?: number | undefined },
  online: OnlineUi,
  language: Language,
): string {
  switch (pace.kind) {
    case 'free':
      return idleDays === undefined ? online.paceFree : online.paceIdle(daysText(idleDays, language));
    case 'live':
      return online.paceLive(online.minutes(Math.round((pace.base / 60) * 10) / 10), pace.increment);
    case 'slow': {
      const sleep = pace.sleep ? [online.paceSleep(pace.sleep.from, pace.sleep.to)] : [];
      return [online.paceSlow(daysText(pace.days, language)), ...sleep].join(', ');
    }
  }
}

/** The text of a clock: `9:05`, `0:08.3`, or, from a day on, days and hours. @param left in milliseconds */
export function clockText(left: number, language: Language): string {
  if (left >= DAY) {
    const unit = (n: number, of: 'day' | 'hour') =>
      new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: of, unitDisplay: 'short' }).format(n);
    return `${unit(Math.floor(left / DAY), 'day')} ${unit(Math.floor((left % DAY) / HOUR), 'hour')}`;
  }
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes, seconds] = [
    Math.floor(left / HOUR),
    Math.floor((left % HOUR) / MINUTE),
    Math.floor((left % MINUTE) / SECOND),
  ];
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds)}`;
  const tenths = left < SHORT ? `.${Math.floor((left % SECOND) / 100)}` : '';
  return `${minutes}:${two(seconds)}${tenths}`;
}

/** Milliseconds until the display of a clock changes. */
export function clockStep(left: number): number {
  if (left >= DAY) return MINUTE;
  return left < SHORT ? 100 : (left % SECOND) + 1;
}
