/** The days of the last week, and on which of them one sailed. */

import { daysBefore } from '../../play/daily-log.ts';
import styles from './Daily.module.css';
import { useDailyWords } from './words.ts';

const WEEK = 7;

/** The last days as boats on a line; those without a voyage are dots of water. */
export function Week({
  today,
  finished,
  dateOf,
  locale,
}: {
  readonly today: string;
  readonly finished: ReadonlySet<string>;
  readonly dateOf: (day: string) => string;
  readonly locale: string;
}) {
  const texts = useDailyWords();
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const days = Array.from({ length: WEEK }, (_, at) => daysBefore(today, WEEK - 1 - at));
  return (
    <ol className={styles.week} aria-label={texts.week}>
      {days.map((day) => {
        const done = finished.has(day);
        return (
          <li
            key={day}
            data-done={done}
            data-today={day === today}
            title={`${dateOf(day)}: ${done ? texts.sailed : texts.missed}`}
          >
            <svg viewBox="0 0 40 40" aria-hidden="true">
              {done && <use href="#boat-0" x="4" y="2" width="32" height="32" color="var(--seat-0)" />}
              <path d="M2 35q4.500-4 9 0t9 0t9 0t9 0" />
            </svg>
            <small aria-hidden="true">{day === today ? texts.thisDay : weekdays.format(Date.parse(day))}</small>
            <span className="visually-hidden">
              {dateOf(day)}: {done ? texts.sailed : texts.missed}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
