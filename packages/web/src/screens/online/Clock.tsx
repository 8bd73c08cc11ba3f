/** A seat's clock: it counts down locally from the server's data. */

import type { OnlineMatch } from '@windrose/protocol';
import { useEffect, useReducer } from 'react';

import { useSettings } from '../../browser/settings.ts';
import { serverNow } from './connection.ts';
import styles from './Clock.module.css';
import { clockStep, clockText } from './time-words.ts';
import { useOnlineWords } from './words.ts';

/** Below this a live clock is shown as short, in milliseconds. */
const SHORT_TIME = 30_000;

/** The time a seat has left, rendered again whenever it changes; null without a clock. */
function useTimeLeft({ table }: OnlineMatch, seat: number): number | null {
  const [ticks, tick] = useReducer((n: number) => n + 1, 0);
  const left = table.stage === 'running' ? table.timeLeft(seat, serverNow()) : null;
  const runs = left !== null && left > 0 && table.decision?.seat === seat && table.deadline !== null;
  const step = left === null ? 0 : clockStep(left);
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(tick, step);
    return () => clearTimeout(timer);
  }, [runs, step, ticks]);
  return left;
}

/** The clock; nothing for a seat without one. */
export function Clock({ match, seat }: { readonly match: OnlineMatch; readonly seat: number }) {
  const online = useOnlineWords();
  const { language } = useSettings();
  const left = useTimeLeft(match, seat);
  if (left === null) return null;
  const { table } = match;
  const runs = table.decision?.seat === seat && table.deadline !== null;
  const short = table.created?.pace.kind === 'live' && left < SHORT_TIME;
  const text = clockText(left, language);
  return (
    <span
      className={styles.clock}
      role="timer"
      aria-live="off"
      data-runs={runs}
      data-short={short}
      title={online.timeFor(text)}
    >
      {text}
    </span>
  );
}
