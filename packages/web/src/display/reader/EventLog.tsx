/** The live log: the latest events at the end, read out as they are added. */

import type { Match } from '@windrose/rules';
import { memo } from 'react';

import { useWords } from '../../i18n/words.ts';
import styles from './Reader.module.css';

/** Number of most recent choices in the log. */
const SHOWN = 60;

/** The log. */
export const EventLog = memo(function EventLog({
  match,
  names,
}: {
  readonly match: Match;
  readonly names: readonly string[];
}) {
  const { ui, words } = useWords();
  const from = Math.max(0, match.choices.length - SHOWN);
  return (
    <section className={styles.part} aria-labelledby="reader-log">
      <h2 id="reader-log">{ui.log}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.log} role="log" aria-live="polite" aria-labelledby="reader-log" tabIndex={0}>
        <div>
          {match.choices
            .slice(from)
            .flatMap(({ events }, at) =>
              events.map((event, number) => <p key={`${from + at}-${number}`}>{words.event(match, event, names)}</p>),
            )}
        </div>
      </div>
    </section>
  );
});
