/** The curve of the chances to win, with the marked turns on it. */

import type { Review, ReviewedStep } from '@windrose/analysis';

import { Curve, type CurveProps } from './Curve.tsx';
import { percent } from './figures.ts';
import type { ToldTurn } from './marks-in-order.ts';
import { type ReviewedMatch, roundOf } from './reviewed-match.ts';
import { isFinalAt } from './steady-curve.ts';
import { useTurnNames } from './turn-names.ts';
import { useReviewWords } from './words.ts';

/** The props of the curve. */
interface ChanceCurveProps
  extends Pick<ReviewedMatch, 'names' | 'tookOver'>, Pick<CurveProps, 'version' | 'now' | 'onGo'> {
  readonly review: Review;
  readonly marked: readonly ReviewedStep[];
  readonly careless: readonly ToldTurn[];
  /** Whether the match is over. */
  readonly over: boolean;
  /** Whether the analysis goes on; otherwise it has ended, or was stopped. */
  readonly isRunning: boolean;
  /** The names of all sides. */
  readonly sides: readonly string[];
}

/** The curve. */
export function ChanceCurve({
  review: { start, startError, steps },
  marked,
  careless,
  names,
  sides,
  over,
  isRunning,
  tookOver,
  version,
  now,
  onGo,
}: ChanceCurveProps) {
  const { texts } = useReviewWords();
  const { label } = useTurnNames({ names, tookOver });
  const stops = [0, ...steps.map(({ to }) => to)];
  const outlooks = [start, ...steps.map(({ after }) => after)];
  const here = outlooks[stops.findLastIndex((stop) => stop <= version)];
  const isEnd = over && version >= (stops.at(-1) ?? 0);
  return (
    <>
      <Curve
        title={texts.curve}
        help={texts.curveHelp}
        stops={stops}
        values={outlooks.map(({ win }) => win.map(percent))}
        preliminary={stops.map((_, point) => !isFinalAt(steps, point))}
        note={isRunning ? texts.curveSoFar : texts.curveNotJudged}
        scale={[0, 50, 100]}
        rounds={steps.map(roundOf)}
        errors={[startError, ...steps.map(({ error }) => error)].map((error) => 100 * error)}
        marks={[
          ...marked.map((step) => ({ version: step.to, side: step.seat, text: label(step) })),
          ...careless.map(({ step, state }) => ({
            version: step.to,
            side: step.seat,
            text: label(step, state),
            isQuiet: true,
          })),
        ]}
        names={sides}
        version={version}
        now={now}
        onGo={onGo}
      />
      {/* A lead in chances beside even points would be a riddle. */}
      {here && !isEnd && (
        <small data-played-on>
          {texts.playedOn(sides.map((side, at) => `${side} ${Math.round(here.scores[at] ?? 0)}`))}
        </small>
      )}
    </>
  );
}
