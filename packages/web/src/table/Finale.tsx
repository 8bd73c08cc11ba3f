/** The end of a match, line by line: a boat for every side sails as far as its points. */

import { type CSSProperties, useEffect, useState } from 'react';

import { Drawing, seatColour } from '../art/Icon.tsx';
import { prefersReducedMotion } from '../browser/settings.ts';
import styles from './Finale.module.css';

/** Milliseconds per line of the scores. */
const LINE = 700;

/** A side and what it gets for each line of the scores. */
export interface FinaleSide {
  readonly side: number;
  readonly name: string;
  readonly points: readonly number[];
  readonly wins: boolean;
}

/** The race. @param lines the names of the score lines. It is hidden from screen readers: the table beside it has the same content. */
export function Finale({ sides, lines }: { readonly sides: readonly FinaleSide[]; readonly lines: readonly string[] }) {
  const [count, setCount] = useState(() => (prefersReducedMotion() ? lines.length : 0));
  useEffect(() => {
    if (count >= lines.length) return undefined;
    const next = setTimeout(() => setCount(count + 1), LINE);
    return () => clearTimeout(next);
  }, [count, lines.length]);
  const upTo = (points: readonly number[], line: number): number =>
    points.slice(0, line).reduce((sum, more) => sum + more, 0);
  const most = Math.max(1, ...sides.map(({ points }) => upTo(points, lines.length)));
  const over = count >= lines.length;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a click only ends what moves
    <div className={styles.finale} data-over={over} aria-hidden="true" onClick={() => setCount(lines.length)}>
      {sides.map(({ side, name, points, wins }) => {
        const now = upTo(points, count);
        return (
          <div
            key={side}
            className={styles.lane}
            data-wins={wins && over}
            style={{ '--seat': seatColour(side), '--way': now / most } as CSSProperties}
          >
            <span className={styles.name} title={name}>
              {name}
            </span>
            <span className={styles.water}>
              <span className={styles.wake}>
                {points.slice(0, count).map((more, at) => (
                  <i key={at} style={{ flexGrow: more }} />
                ))}
              </span>
              <span className={styles.boat}>
                <Drawing name={`boat-${side % 5}`} size={42} seat={side} />
              </span>
            </span>
            <b>{now}</b>
          </div>
        );
      })}
      <p className={styles.line}>{over ? ' ' : lines[count]}</p>
    </div>
  );
}
