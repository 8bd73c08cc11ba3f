/** The end of a match, line by line: a boat, camel or settler of every side goes as far as its points. */

import { type CSSProperties, useEffect, useState } from 'react';

import { Drawing, inSeatColour, seatColour } from '../art/Icon.tsx';
import { Bunting } from './Bunting.tsx';
import { prefersReducedMotion } from '../browser/settings.ts';
import { useWords } from '../i18n/words.ts';
import styles from './Finale.module.css';

/** Milliseconds per line of the scores. */
const LINE = 700;

/** The kinds of pieces that race. */
export type Racer = 'boat' | 'camel' | 'settler';

/** A side and what it gets for each line of the scores. */
export interface FinaleSide {
  readonly side: number;
  readonly name: string;
  readonly points: readonly number[];
  readonly wins: boolean;
}

/**
 * The race. It is hidden from screen readers: the table beside it has the same content.
 * @param lines the names of the score lines.
 * @param racer a piece whose drawings the table has put into the page.
 */
export function Finale({
  sides,
  lines,
  racer,
}: {
  readonly sides: readonly FinaleSide[];
  readonly lines: readonly string[];
  readonly racer: Racer;
}) {
  const { ui } = useWords();
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
  // A line that brought nobody anything has no part of a bar.
  const parts = lines.filter((_, at) => sides.some(({ points }) => (points[at] ?? 0) > 0));
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a click only ends what moves
    <div
      className={styles.finale}
      data-over={over}
      data-racer={racer}
      aria-hidden="true"
      onClick={() => setCount(lines.length)}
    >
      {over && <Bunting side={sides.find(({ wins }) => wins)?.side ?? null} />}
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
            <span className={styles.way}>
              <span className={styles.trail}>
                {points.slice(0, count).map((more, at) => (
                  <i key={at} style={{ flexGrow: more }} title={`${lines[at]}: ${more}`} />
                ))}
              </span>
              <span className={styles.racer}>
                {wins && over && (
                  <svg className={styles.crown} viewBox="-11 -17 22 9" data-crowned={side}>
                    <path d="M-8.5-9.5L-9.5-15.5L-4.5-12.5L0-16L4.5-12.5L9.5-15.5L8.5-9.5z" />
                  </svg>
                )}
                <RacerDrawing racer={racer} side={side} />
              </span>
            </span>
            <b>{now}</b>
          </div>
        );
      })}
      <p className={styles.line} data-bars={over ? '' : undefined}>
        {over ? ui.barParts(parts) : lines[count]}
      </p>
    </div>
  );
}

function RacerDrawing({ racer, side }: { readonly racer: Racer; readonly side: number }) {
  switch (racer) {
    case 'boat':
      return <Drawing name={`boat-${side % 5}`} size={42} seat={side} />;
    case 'camel':
      return (
        <svg width="42" height="36" viewBox="0 0 64 55" style={inSeatColour(side)}>
          <use href="#camel" />
        </svg>
      );
    case 'settler':
      return (
        <svg width="42" height="38" viewBox="-14 -21 28 42" style={inSeatColour(side)}>
          <use href={`#settler-${side % 5}`} x="-14" y="-21" width="28" height="42" />
        </svg>
      );
  }
}
