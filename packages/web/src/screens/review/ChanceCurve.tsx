/** The curve of the chances to win, with the marked turns on it. */

import type { Review, ReviewedStep } from '@windrose/analysis';

import { Curve, type CurveProps } from './Curve.tsx';
import { percent } from './figures.ts';
import type { ToldTurn } from './marks-in-order.ts';
import { type ReviewedMatch, roundOf } from './reviewed-match.ts';
import { useTurnNames } from './turn-names.ts';
import { useReviewWords } from './words.ts';

/** The props of the curve. */
interface ChanceCurveProps
  extends Pick<ReviewedMatch, 'names' | 'tookOver'>, Pick<CurveProps, 'version' | 'now' | 'onGo'> {
  readonly review: Review;
  readonly marked: readonly ReviewedStep[];
  readonly careless: readonly ToldTurn[];
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
  tookOver,
  version,
  now,
  onGo,
}: ChanceCurveProps) {
  const { texts } = useReviewWords();
  const { label } = useTurnNames({ names, tookOver });
  return (
    <Curve
      title={texts.curve}
      help={texts.curveHelp}
      stops={[0, ...steps.map(({ to }) => to)]}
      values={[start, ...steps.map(({ after }) => after)].map(({ win }) => win.map(percent))}
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
  );
}
