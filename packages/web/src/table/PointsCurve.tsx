/** The course of the points: a line for every seat, from the first turn to the last. */

import { required } from '@windrose/rules';

import { seatColour } from '../art/Icon.tsx';
import styles from './PointsCurve.module.css';

const WIDTH = 600;
const HEIGHT = 110;

/** The curve. @param label its content in words. @param curve the points of every seat after each turn. */
export function PointsCurve({
  label,
  curve,
}: {
  readonly label: string;
  readonly curve: readonly (readonly number[])[];
}) {
  const most = Math.max(1, ...curve.flat());
  const least = Math.min(0, ...curve.flat());
  const step = WIDTH / Math.max(1, curve.length - 1);
  const height = (points: number): number => HEIGHT - ((points - least) / (most - least)) * (HEIGHT - 8) - 4;
  const heightOf = (points: readonly number[], seat: number): string =>
    height(required(points[seat], 'points of the seat')).toFixed(1);
  return (
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
  );
}
