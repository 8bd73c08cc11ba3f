/** The full log of a match, the newest turn at the top, as in the match; every line links to its moment. */

import { memo, useEffect, useMemo, useRef } from 'react';

import { seatColour } from '../../art/Icon.tsx';
import { useWords } from '../../i18n/words.ts';
import logStyles from '../../table/Log.module.css';
import { type LoggedTurn, turnLog } from '../../table/turn-log.ts';
import type { Timeline } from './timeline.ts';
import { panelClass } from '../../ui/Panel.tsx';
import styles from './Replay.module.css';
import { lineClass } from '../../ui/Line.tsx';
import { scrollClass } from '../../ui/Scroll.tsx';

/** The log. */
export function ReplayLog({
  timeline,
  names,
  version,
  onGo,
}: {
  readonly timeline: Timeline;
  readonly names: readonly string[];
  readonly version: number;
  readonly onGo: (version: number) => void;
}) {
  const { ui, words } = useWords();
  const turns = useMemo(() => turnLog(timeline.match, words, names), [timeline, words, names]);
  const list = useRef<HTMLOListElement>(null);
  const lines = turns.flatMap((turn) => turn.lines);
  // A line gathers what was done several times in a row: it is the present one from the first time on.
  const here = version === 0 ? null : (lines.find((line) => line.version >= version)?.version ?? null);

  useEffect(() => {
    // At the beginning the first turn comes next: the last line.
    const current = list.current?.querySelector<HTMLElement>(
      here === null ? ':scope > li:last-child' : '[aria-current]',
    );
    const scroller = current ? scrollerOf(current) : null;
    if (!current || !scroller) return;
    const [box, spot] = [scroller.getBoundingClientRect(), current.getBoundingClientRect()];
    if (spot.top < box.top + 30 || spot.bottom > box.bottom - 30) {
      scroller.scrollTop += spot.top - box.top - box.height / 2;
    }
  }, [here]);

  return (
    <section className={`${panelClass()} ${logStyles.log}`} aria-label={ui.log}>
      <h2>{ui.log}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ol className={scrollClass()} tabIndex={0} ref={list} aria-label={ui.log}>
        {turns.toReversed().map((turn) => (
          <LogTurn
            // Solo's rival acts within a turn.
            key={`${turn.turn} ${turn.mover} ${turn.lines[0]?.version ?? 0}`}
            turn={turn}
            side={turn.mover < timeline.match.seats ? null : words.rival}
            here={turn.lines.some((line) => line.version === here) ? here : null}
            onGo={onGo}
          />
        ))}
      </ol>
    </section>
  );
}

/**
 * The scrolling element around a line: the list, or the part of the table that contains it, by the layout. Never the page itself,
 * and never an element that also contains the curve, as on phones: it would scroll away from the reader.
 */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (around.querySelector('[data-curve]')) return null;
    const { overflowY } = getComputedStyle(around);
    if ((overflowY === 'auto' || overflowY === 'scroll') && around.scrollHeight > around.clientHeight) return around;
  }
  return null;
}

const LogTurn = memo(function LogTurn({
  turn,
  side,
  here,
  onGo,
}: {
  readonly turn: LoggedTurn;
  /** The name of the side where it is not a seat's. */
  readonly side: string | null;
  /** The version of the present line if it is in this turn. */
  readonly here: number | null;
  readonly onGo: (version: number) => void;
}) {
  const { ui } = useWords();
  return (
    <li style={{ borderColor: seatColour(turn.mover) }}>
      <h3>{side ?? (turn.setUp ? ui.setUp : ui.roundIs(turn.round))}</h3>
      {turn.lines.map(({ text, times, version }) => (
        <button
          key={version + text}
          type="button"
          className={lineClass(styles.line)}
          data-version={version}
          aria-current={version === here ? 'step' : undefined}
          onClick={() => onGo(version)}
        >
          {text}
          {times > 1 && <b>{`\u00a0×${times}`}</b>}
        </button>
      ))}
    </li>
  );
});
