/**
 * A curve over the versions of a match: a line a side, marks on the lines, and the present moment. It is a slider, too:
 * a click, a drag or arrow keys lead elsewhere. It knows nothing of what its values are.
 */

import { type CSSProperties, memo } from 'react';

import { seatColour } from '../../art/Icon.tsx';
import { useWords } from '../../i18n/words.ts';
import { namedRounds } from '../../ui/round-names.ts';
import styles from './Curve.module.css';

const WIDTH = 360;
const HEIGHT = 120;

/** A round that begins further to the right has no room for its name, as a part of the width. */
const LAST_NAME = 0.9;

/** The values at the lower and the upper edge. */
interface Range {
  readonly least: number;
  readonly most: number;
}

/** Where a value is, from the top. */
const heightOf = (value: number, { least, most }: Range): number =>
  HEIGHT - 6 - ((HEIGHT - 12) * (value - least)) / Math.max(1, most - least);

/** Something on the way that a curve points at. */
export interface Mark {
  readonly version: number;
  readonly side: number;
  /** The event in words. */
  readonly text: string;
  /** Whether it matters less than others. */
  readonly isQuiet?: boolean;
}

/** The props of the curve. */
export interface CurveProps {
  readonly title: string;
  readonly help: string;
  /** The versions at which there are values, rising from 0 to the last one. */
  readonly stops: readonly number[];
  /** The values of every side at each stop. */
  readonly values: readonly (readonly number[])[];
  /** The margin of error of the value at each stop, to either side; without it the values are exact. */
  readonly errors?: readonly number[];
  /** Whether the values at each stop are still being worked out: they are drawn paler. Without it none is. */
  readonly preliminary?: readonly boolean[];
  /** What is said of such values, below the plot. */
  readonly note?: string;
  /** The values that are named beside it, rising. Its lowest and its highest place are those of the first and the last, or beyond. */
  readonly scale: readonly number[];
  /** The round of the turn that ends at each stop but the first; 0 is the set-up. */
  readonly rounds: readonly number[];
  readonly marks: readonly Mark[];
  readonly names: readonly string[];
  readonly version: number;
  /** The current moment in words. */
  readonly now: string;
  readonly onGo: (version: number) => void;
}

/** The curve. */
export function Curve({
  title,
  help,
  stops,
  values,
  errors,
  preliminary,
  note,
  scale,
  rounds,
  marks,
  names,
  version,
  now,
  onGo,
}: CurveProps) {
  const { ui } = useWords();
  const end = Math.max(1, stops.at(-1) ?? 1);
  const all = [...scale, ...values.flat()];
  const range = { least: Math.min(...all), most: Math.max(...all) };
  const named = namedRounds(rounds).flatMap(({ round, turn }) => {
    const at = (stops[turn] ?? 0) / end;
    return at > LAST_NAME ? [] : [{ round, at }];
  });
  const stopHere = Math.max(
    0,
    stops.findLastIndex((stop) => stop <= version),
  );
  const here = values[stopHere] ?? [];
  const isPreliminary = preliminary?.[stopHere] === true;
  const isNoted = note !== undefined && preliminary?.includes(true) === true;
  return (
    <figure className={styles.curve} data-curve>
      <figcaption>
        <b>{title}</b>
        <ul>
          {names.map((name, side) => (
            <li key={side} style={{ '--seat': seatColour(side) } as CSSProperties}>
              {name}{' '}
              <b data-preliminary={isPreliminary || undefined}>
                {isPreliminary && ABOUT}
                {here[side]}
              </b>
            </li>
          ))}
        </ul>
      </figcaption>
      <div className={styles.plot}>
        <Lines
          stops={stops}
          values={values}
          errors={errors}
          preliminary={preliminary}
          scale={scale}
          range={range}
          rounds={named.map(({ at }) => at)}
          marks={marks}
          end={end}
        />
        {/* The scales: the slider tells the values. */}
        {scale.map((value) => (
          <span
            key={value}
            className={styles.value}
            style={{ top: `${(100 * heightOf(value, range)) / HEIGHT}%` }}
            aria-hidden="true"
            data-scale={value}
          >
            {value}
          </span>
        ))}
        {named.map(({ round, at }, nth) => (
          <span
            key={round}
            className={styles.round}
            style={{ left: `${100 * at}%` }}
            aria-hidden="true"
            data-round={round}
          >
            {nth === 0 ? ui.roundIs(round) : round}
          </span>
        ))}
        <span className={styles.now} style={{ left: `${(100 * version) / end}%` }} />
        <input
          type="range"
          min={0}
          max={end}
          value={version}
          aria-label={title}
          aria-valuetext={now}
          title={help}
          onChange={(event) => onGo(Number(event.target.value))}
        />
      </div>
      {isNoted && <small data-so-far>{note}</small>}
    </figure>
  );
}

/** Before a figure that is still being worked out. */
const ABOUT = '≈\u00a0';

/** The parts of a plot, from and to, in which values are preliminary: each ends halfway to the next value. */
function partsOf(preliminary: readonly boolean[], places: readonly number[]): (readonly [number, number])[] {
  const between = (at: number): number => ((places[at] ?? 0) + (places[at + 1] ?? 0)) / 2;
  return preliminary.flatMap((is, at) => {
    if (!is || preliminary[at - 1] === true) return [];
    const next = preliminary.indexOf(false, at);
    const from = at === 0 ? 0 : between(at - 1);
    return [[from, next < 0 ? (places.at(-1) ?? 0) : between(next - 1)] as const];
  });
}

const Lines = memo(function Lines({
  stops,
  values,
  errors,
  preliminary,
  scale,
  range,
  rounds,
  marks,
  end,
}: Pick<CurveProps, 'stops' | 'values' | 'scale' | 'marks'> & {
  readonly errors: readonly number[] | undefined;
  readonly preliminary: readonly boolean[] | undefined;
  readonly range: Range;
  /** Where the named rounds begin, as parts of the width. */
  readonly rounds: readonly number[];
  readonly end: number;
}) {
  const { least, most } = range;
  const x = (version: number): number => (WIDTH * version) / end;
  const y = (value: number): number => heightOf(value, range);
  const pointAt = (version: number, value: number | undefined): string[] =>
    value === undefined ? [] : [`${x(version).toFixed(1)} ${y(value).toFixed(1)}`];
  const sides = values[0]?.length ?? 0;
  /** The band around a line in which its values lie two times of three. */
  const band = (side: number, far: readonly number[]): string => {
    const edge = (sign: 1 | -1): string[] =>
      stops.flatMap((stop, at) => {
        const value = values[at]?.[side];
        const moved = value === undefined ? undefined : value + sign * (far[at] ?? 0);
        return pointAt(stop, moved === undefined ? undefined : Math.min(most, Math.max(least, moved)));
      });
    return `M${[...edge(1), ...edge(-1).toReversed()].join('L')}Z`;
  };
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {scale.map((value) => (
        <path key={value} className={styles.grid} d={`M0 ${y(value)}H${WIDTH}`} />
      ))}
      {rounds.map((at) => (
        <path key={`round ${at}`} className={styles.grid} d={`M${(WIDTH * at).toFixed(1)} 0V${HEIGHT}`} />
      ))}
      {errors &&
        Array.from({ length: sides }, (_, side) => (
          <path
            key={side}
            className={styles.band}
            style={{ fill: seatColour(side) }}
            data-band
            d={band(side, errors)}
          />
        ))}
      {Array.from({ length: sides }, (_, side) => (
        <path
          key={side}
          className={styles.line}
          style={{ stroke: seatColour(side), strokeDasharray: DASHES[side % DASHES.length] }}
          d={`M${stops.flatMap((stop, at) => pointAt(stop, values[at]?.[side])).join('L')}`}
        />
      ))}
      {preliminary &&
        partsOf(preliminary, stops.map(x)).map(([from, to]) => (
          <rect key={from} className={styles.veil} x={from} y={0} width={to - from} height={HEIGHT} data-veil />
        ))}
      {marks.map(({ version, side, text, isQuiet = false }) => {
        const at = stops.findIndex((stop) => stop >= version);
        const [stop, value] = [stops[at], values[at]?.[side]];
        if (stop === undefined || value === undefined) return null;
        // A line without length and with round ends is a dot that keeps its shape however the plot is stretched.
        return (
          <path
            key={`${version} ${side}`}
            className={styles.mark}
            style={{ stroke: seatColour(side) }}
            data-mark={version}
            data-quiet={isQuiet || undefined}
            d={`M${x(stop).toFixed(1)} ${y(value).toFixed(1)}h0`}
          >
            <title>{text}</title>
          </path>
        );
      })}
    </svg>
  );
});

/** Lines differ in more than colour. */
const DASHES = ['none', '7 3', '2 3', '9 3 2 3', '4 4'];
