/** What has happened, in words, turn by turn; the newest turn is at the top and read out as it grows. */

import type { Match } from '@windrose/rules';
import { memo, useMemo, useState } from 'react';

import { seatColour, Sign } from '../art/Icon.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './Log.module.css';
import { structuralSharing } from './structural-sharing.ts';
import { type LoggedTurn, turnLog } from './turn-log.ts';

/** How many turns are shown at first. */
const SHOWN = 40;

/** What the log is told. */
export interface LogProps {
  readonly match: Match;
  readonly names: readonly string[];
  /** The version up to which everything stands: what came later is a button that leads back to it. */
  readonly settled: number;
  readonly onBack: (version: number) => void;
}

/** The log of a match. */
export const Log = memo(function Log({ match, names, settled, onBack }: LogProps) {
  const { ui, words } = useWords();
  const [keep] = useState(() => structuralSharing<readonly LoggedTurn[]>());
  const turns = useMemo(() => keep(turnLog(match, words, names)), [keep, match, words, names]);
  return (
    <section className={styles.log} aria-label={ui.log}>
      <h2>{ui.log}</h2>
      <p className="visually-hidden" aria-live="polite">
        {turns.at(-1)?.lines.at(-1)?.text}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ol tabIndex={0} aria-label={ui.log}>
        {turns
          .slice(-SHOWN)
          .reverse()
          .map((entry) => (
            <Turn
              key={entry.turn}
              entry={entry}
              // What stands is the same for good.
              {...(entry.lines.at(-1)!.version > settled ? { settled, now: match.version } : STANDING)}
              onBack={onBack}
            />
          ))}
      </ol>
    </section>
  );
});

const STANDING = { settled: Infinity, now: Infinity };

/** A turn of the log. */
const Turn = memo(function Turn({
  entry,
  settled,
  now,
  onBack,
}: {
  readonly entry: LoggedTurn;
  readonly settled: number;
  readonly now: number;
  readonly onBack: (version: number) => void;
}) {
  const { ui } = useWords();
  return (
    <li style={{ borderColor: seatColour(entry.mover) }}>
      <h3>{entry.setUp ? ui.setUp : `${ui.roundIs(entry.round)}`}</h3>
      {entry.lines.map((line, at) => (
        <p key={at}>
          {line.version > settled && line.version < now ? (
            <button
              type="button"
              className={styles.back}
              data-back={line.version}
              aria-label={ui.backTo(line.text)}
              title={ui.backTo(line.text)}
              onClick={() => onBack(line.version)}
            >
              <Line {...line} />
              <Sign name="undo" size={15} />
            </button>
          ) : (
            <Line {...line} />
          )}
        </p>
      ))}
    </li>
  );
});

function Line({ text, times }: { readonly text: string; readonly times: number }) {
  return (
    <>
      {text}
      {times > 1 && <b> ×{times}</b>}
    </>
  );
}
