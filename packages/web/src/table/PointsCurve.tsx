/** The course of the points: a line for every side, from the first turn to the last. */

import { required } from '@windrose/rules';
import { type CSSProperties, useEffect, useRef, useState } from 'react';

import { seatColour } from '../art/Icon.tsx';
import styles from './PointsCurve.module.css';

const WIDTH = 600;
const HEIGHT = 110;
/** The height of a sign, in pixels, and the largest part of the picture's that one takes. */
const SIGN_HEIGHT = 18;
const MOST_SIGN = 0.2;

/** The curve. @param label its content in words. @param curve the points of every side after each turn. */
export function PointsCurve({
  label,
  curve,
}: {
  readonly label: string;
  readonly curve: readonly (readonly number[])[];
}) {
  const whole = useRef<HTMLDivElement>(null);
  const [sign, setSign] = useState(MOST_SIGN);
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setSign(Math.min(MOST_SIGN, SIGN_HEIGHT / entry.contentRect.height));
    });
    if (whole.current) sizes.observe(whole.current);
    return () => sizes.disconnect();
  }, []);
  const most = Math.max(1, ...curve.flat());
  const least = Math.min(0, ...curve.flat());
  const step = WIDTH / Math.max(1, curve.length - 1);
  const height = (points: number): number => HEIGHT - ((points - least) / (most - least)) * (HEIGHT - 8) - 4;
  const heightOf = (points: readonly number[], seat: number): string =>
    height(required(points[seat], 'points of the seat')).toFixed(1);
  const ends = endsOf(
    (curve.at(-1) ?? []).map((points) => height(points) / HEIGHT),
    sign,
  );
  return (
    <div ref={whole} className={styles.whole}>
      <svg className={styles.curve} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img">
        <title>{label}</title>
        <path className={styles.ground} d={`M0 ${height(0)}H${WIDTH}`} />
        {(curve[0] ?? []).map((_, seat) => (
          <path
            key={seat}
            style={{ stroke: seatColour(seat) }}
            d={`M${curve.map((points, at) => `${(at * step).toFixed(1)} ${heightOf(points, seat)}`).join('L')}`}
          />
        ))}
      </svg>
      {/* The scale: the title has the content. */}
      <span className={styles.most} aria-hidden="true">
        {most}
      </span>
      <span className={styles.least} aria-hidden="true">
        {least}
      </span>
      {ends.map((end, seat) => (
        <svg
          key={seat}
          className={styles.end}
          style={{ '--seat': seatColour(seat), top: `${(end * 100).toFixed(1)}%` } as CSSProperties}
          viewBox="-12 -12 24 24"
          aria-hidden="true"
          data-end={seat}
        >
          <circle r="11.5" fill="var(--seat)" />
          <use href={`#sign-${seat % 5}`} x="-8" y="-8" width="16" height="16" color="var(--seat-ink)" />
        </svg>
      ))}
    </div>
  );
}

/**
 * Vertical positions of the signs at the ends of the lines, from the top: without overlaps, and within the picture.
 * @param sign the part of the height that a sign needs
 */
function endsOf(heights: readonly number[], sign: number): readonly number[] {
  const placed = [...heights];
  const order = heights.map((_, seat) => seat).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  let free = sign / 2;
  for (const seat of order) {
    placed[seat] = Math.max(free, heights[seat] ?? 0);
    free = (placed[seat] ?? 0) + sign;
  }
  let lowest = 1 - sign / 2;
  for (const seat of order.toReversed()) {
    placed[seat] = Math.min(lowest, placed[seat] ?? 0);
    lowest = (placed[seat] ?? 0) - sign;
  }
  return placed;
}
