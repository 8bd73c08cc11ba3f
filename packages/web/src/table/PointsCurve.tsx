/** The course of the points: a line for every side, from the first turn to the last. */

import { required } from '@windrose/rules';
import { type CSSProperties, useEffect, useRef, useState } from 'react';

import { seatColour, Sign } from '../art/Icon.tsx';
import { useWords } from '../i18n/words.ts';
import { namedRounds } from '../ui/round-names.ts';
import styles from './PointsCurve.module.css';

const WIDTH = 600;
const HEIGHT = 110;
/** The heights of a sign and of the names of the rounds, in pixels. */
const SIGN_HEIGHT = 18;
const NAMES_HEIGHT = 15;

/** A round that begins further to the right has no room for its name, as a part of the width. */
const LAST_NAME = 0.93;
/** The least height between two numbers of the scale, as a part of the picture's. */
const APART = 0.18;

/** A place on the line of a side. */
interface Mark {
  readonly side: number;
  /** The entry of the curve. */
  readonly at: number;
}

/** The star of the best turn. */
export function Star() {
  return (
    <svg className={styles.star} viewBox="-12 -12 24 24" aria-hidden="true">
      <path d="M0-11L3.2-3.6L11-3L5 2.4L7 10.4L0 6.2L-7 10.4L-5 2.4L-11-3L-3.2-3.6z" />
    </svg>
  );
}

/**
 * The curve. @param label its content in words. @param curve the points of every side at the beginning and after each turn.
 * @param rounds the round of each of these turns. @param claims, best, decided what is marked on it
 */
export function PointsCurve({
  label,
  curve,
  rounds,
  claims = [],
  best = null,
  decided = null,
}: {
  readonly label: string;
  readonly curve: readonly (readonly number[])[];
  readonly rounds: readonly number[];
  readonly claims?: readonly Mark[];
  readonly best?: Mark | null;
  readonly decided?: Mark | null;
}) {
  const { ui } = useWords();
  const whole = useRef<HTMLDivElement>(null);
  const [sign, setSign] = useState(0);
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setSign(SIGN_HEIGHT / (entry.contentRect.height - NAMES_HEIGHT));
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
  const scale = [most, 0, ...(height(least) - height(0) > APART * HEIGHT ? [least] : [])];
  const named = namedRounds(rounds).flatMap(({ round, turn }) => {
    const at = turn / rounds.length;
    return at > LAST_NAME ? [] : [{ round, at }];
  });
  const ends = endsOf(
    (curve.at(-1) ?? []).map((points) => height(points) / HEIGHT),
    // All have room above each other.
    Math.min(sign, 1 / Math.max(1, curve.at(-1)?.length ?? 0)),
  );
  const placeOf = ({ side, at }: Mark): CSSProperties =>
    ({
      '--along': at / Math.max(1, curve.length - 1),
      '--at': height(curve[at]?.[side] ?? 0) / HEIGHT,
      '--seat': seatColour(side),
    }) as CSSProperties;
  return (
    <div ref={whole} className={styles.whole} data-curve>
      <svg className={styles.curve} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img">
        <title>{label}</title>
        <path className={styles.ground} d={`M0 ${height(0)}H${WIDTH}`} />
        {named.map(({ round, at }) => (
          <path key={round} className={styles.ground} d={`M${(at * WIDTH).toFixed(1)} 0V${HEIGHT}`} />
        ))}
        {(curve[0] ?? []).map((_, seat) => (
          <path
            key={seat}
            style={{ stroke: seatColour(seat) }}
            d={`M${curve.map((points, at) => `${(at * step).toFixed(1)} ${heightOf(points, seat)}`).join('L')}`}
          />
        ))}
      </svg>
      {/* The scales: the title has the content. */}
      <span className={styles.points} aria-hidden="true">
        {ui.points}
      </span>
      {scale.map((points) => (
        <span
          key={points}
          className={styles.number}
          style={{ '--at': height(points) / HEIGHT } as CSSProperties}
          aria-hidden="true"
          data-scale={points}
        >
          {points}
        </span>
      ))}
      {named.map(({ round, at }, nth) => (
        <span
          key={round}
          className={styles.round}
          style={{ '--at': at } as CSSProperties}
          aria-hidden="true"
          data-round={round}
        >
          {nth === 0 ? ui.roundIs(round) : round}
        </span>
      ))}
      {claims.map((claim, nth) => (
        <span
          key={nth}
          className={`${styles.mark} ${styles.claim}`}
          style={placeOf(claim)}
          aria-hidden="true"
          data-claimed
        />
      ))}
      {decided && (
        <span className={`${styles.mark} ${styles.decided}`} style={placeOf(decided)} aria-hidden="true" data-decided>
          <Sign name="flag" size={15} />
        </span>
      )}
      {best && (
        <span className={`${styles.mark} ${styles.best}`} style={placeOf(best)} aria-hidden="true" data-best>
          <Star />
        </span>
      )}
      {ends.map((end, seat) => (
        <svg
          key={seat}
          className={styles.end}
          style={{ '--seat': seatColour(seat), '--at': end } as CSSProperties}
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
