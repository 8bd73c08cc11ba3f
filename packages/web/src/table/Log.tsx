/** The log of the match in words, turn by turn; the newest turn is at the top and announced as it grows. */

import { type Match, required } from '@windrose/rules';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';

import { seatColour, Sign } from '../art/Icon.tsx';
import { useWords } from '../i18n/words.ts';
import { useAnchors } from '../anchors/anchors.ts';
import type { Thing } from '../play/targets.ts';
import { light } from './lit.ts';
import styles from './Log.module.css';
import { useRecent } from './recent.ts';
import { structuralSharing } from './structural-sharing.ts';
import { type LoggedTurn, type LogLine, turnLog } from './turn-log.ts';
import { panelClass } from '../ui/Panel.tsx';
import { chipClass } from '../ui/Chip.tsx';
import { scrollClass } from '../ui/Scroll.tsx';
import { lineClass } from '../ui/Line.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';

/** The number of turns shown at first. */
const SHOWN = 40;

/** The props of the log. */
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
  const { again } = useRecent();
  const [keep] = useState(() => structuralSharing<readonly LoggedTurn[]>());
  const turns = useMemo(() => keep(turnLog(match, words, names)), [keep, match, words, names]);
  const news = useNews(turns);
  return (
    <section className={`${panelClass()} ${styles.log}`} aria-label={ui.log}>
      <div className={styles.head}>
        <h2>{ui.log}</h2>
        {again && (
          <button
            type="button"
            className={`${chipClass('outlined')} ${styles.again}`}
            data-since
            title={ui.sinceHelp}
            onClick={again}
          >
            <Sign name="replay" size={18} />
            {ui.since}
          </button>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {news}
      </p>
      {turns.length === 0 && <p className={styles.begins}>{ui.logBegins}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- what scrolls must be reachable by keyboard, line by line */}
      <ol className={scrollClass()} tabIndex={0} aria-label={ui.log} onKeyDown={fromLineToLine}>
        {turns
          .slice(-SHOWN)
          .reverse()
          .map((entry) => (
            <Turn
              // Solo's rival acts within a turn.
              key={`${entry.turn} ${entry.mover} ${entry.lines[0]?.version ?? 0}`}
              side={entry.mover < match.seats ? null : words.rival}
              entry={entry}
              // Settled lines never change.
              {...(required(entry.lines.at(-1), 'line of the turn').version > settled
                ? { settled, now: match.version }
                : STANDING)}
              onBack={onBack}
            />
          ))}
      </ol>
    </section>
  );
});

/** A line with how often it happened, as it stands in the log. */
function whole({ text, times }: LogLine): string {
  return times > 1 ? `${text}\u00a0×${times}` : text;
}

/** The lines that have come since the log was last drawn, to be read out; none after a step back. */
function useNews(turns: readonly LoggedTurn[]): string {
  const version = turns.at(-1)?.lines.at(-1)?.version ?? 0;
  const [news, setNews] = useState({ version, news: '' });
  if (news.version !== version) {
    const lines = turns.flatMap((turn) => turn.lines).filter((line) => line.version > news.version);
    setNews({ version, news: lines.map(whole).join(' ') });
  }
  return news.news;
}

/** Arrow keys lead from line to line of the log. */
function fromLineToLine(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const at = lines.findIndex((line) => line.contains(document.activeElement));
  const next = lines[at < 0 ? 0 : at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const STANDING = { settled: Infinity, now: Infinity };

/** A turn of the log. */
const Turn = memo(function Turn({
  entry,
  side,
  settled,
  now,
  onBack,
}: {
  readonly entry: LoggedTurn;
  /** The name of the side where it is not a seat's. */
  readonly side: string | null;
  readonly settled: number;
  readonly now: number;
  readonly onBack: (version: number) => void;
}) {
  const { ui } = useWords();
  const anchors = useAnchors();
  const putOut = useRef<(() => void) | null>(null);
  useEffect(() => () => putOut.current?.(), []);
  const dark = (): void => {
    putOut.current?.();
    putOut.current = null;
  };
  const lights = (things: readonly Thing[]) => {
    const lit = (): void => {
      dark();
      putOut.current = light(anchors, things);
    };
    return { onPointerEnter: lit, onPointerLeave: dark, onFocus: lit, onBlur: dark };
  };
  return (
    <li style={{ borderColor: seatColour(entry.mover) }}>
      <h3>{side ?? (entry.setUp ? ui.setUp : ui.roundIs(entry.round))}</h3>
      {entry.lines.map((line, at) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys lead from line to line, each lights what it is about
        <p key={at} data-line tabIndex={-1} {...lights(line.things)}>
          {line.version > settled && line.version < now ? (
            <button
              type="button"
              className={lineClass(styles.back)}
              data-back={line.version}
              aria-label={ui.backTo(whole(line))}
              title={ui.backTo(whole(line))}
              onClick={() => onBack(line.version)}
            >
              <span>
                <Line {...line} />
              </span>
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
      <Unbroken text={text} />
      {times > 1 && <b>{`\u00a0×${times}`}</b>}
    </>
  );
}
