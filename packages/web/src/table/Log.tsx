/** What has happened, in words, turn by turn; the newest turn is at the top and read out as it grows. */

import type { Match } from '@windrose/rules';
import { memo } from 'react';

import { seatColour, Sign } from '../art/Icon.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './Log.module.css';

/** How many turns are shown at first. */
const SHOWN = 40;

/** Events that a heading or another line says already. */
const SILENT = new Set(['turn']);

interface Entry {
  readonly turn: number;
  readonly round: number;
  readonly mover: number;
  readonly setUp: boolean;
  /** What happened, how often in a row, and the version of the match after it. */
  readonly lines: { readonly text: string; times: number; version: number }[];
}

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
  const turns: Entry[] = [];
  for (const [at, choice] of match.choices.entries()) {
    const version = at + 1;
    let entry = turns.at(-1);
    if (entry?.turn !== choice.turn) {
      const setUp = choice.kind === 'set' || choice.kind === 'boat';
      entry = { turn: choice.turn, round: choice.round, mover: choice.mover, setUp, lines: [] };
      turns.push(entry);
    }
    for (const event of choice.events) {
      if (SILENT.has(event.kind)) continue;
      const text = words.event(match, event, names);
      const last = entry.lines.at(-1);
      if (last?.text === text) {
        last.times++;
        last.version = version;
      } else {
        entry.lines.push({ text, times: 1, version });
      }
    }
  }
  const newest = turns.findLast((entry) => entry.lines.length > 0);
  return (
    <section className={styles.log} aria-label={ui.log}>
      <h2>{ui.log}</h2>
      <p className="unseen" aria-live="polite">
        {newest?.lines.at(-1)?.text}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ol tabIndex={0} aria-label={ui.log}>
        {turns
          .filter((entry) => entry.lines.length > 0)
          .slice(-SHOWN)
          .reverse()
          .map((entry) => (
            <li key={entry.turn} style={{ borderColor: seatColour(entry.mover) }}>
              <h3>{entry.setUp ? ui.setUp : `${ui.roundIs(entry.round)}`}</h3>
              {entry.lines.map((line, at) => (
                <p key={at}>
                  {line.version > settled && line.version < match.version ? (
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
          ))}
      </ol>
    </section>
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
