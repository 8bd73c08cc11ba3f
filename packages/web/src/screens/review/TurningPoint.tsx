/** The turn that decided a match, in a sentence that leads to it; and since when there was nothing left to lose. */

import { type Review, type ReviewedStep } from '@windrose/analysis';
import type { Match } from '@windrose/rules';
import { useMemo } from 'react';

import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { percent } from './figures.ts';
import { byBot, roundOf } from './reviewed-match.ts';
import styles from './Review.module.css';
import { idleTurns, lostSince, turningPoint, wonSince } from './turning-point.ts';
import { useReviewWords } from './words.ts';

/** Fewer turns without any gain are not worth a word. */
const MANY_IDLE = 3;

/** @param side whose match it is; null for nobody's. @param said the turns that are explained already: it is none of them. @param sides the names of all sides. */
export function TurningPoint({
  review,
  side,
  said,
  names,
  sides,
  tookOver,
  at,
  onGo,
}: {
  readonly review: Review;
  readonly side: number | null;
  readonly said: readonly ReviewedStep[];
  readonly names: readonly string[];
  readonly sides: readonly string[];
  readonly tookOver: readonly (number | null)[];
  /** The match after a number of choices. */
  readonly at: (version: number) => Match;
  readonly onGo: (version: number) => void;
}) {
  const { texts } = useReviewWords();
  const { words } = useWords();
  const point = turningPoint(review, side);
  const idle = useMemo(() => {
    const own = review.steps.filter((step) => step.seat === side && !byBot(step, tookOver));
    return idleTurns(own, at);
  }, [review, side, tookOver, at]);
  const lost = side === null ? null : lostSince(review, side);
  // Solo's rival is beaten from nearly everywhere, which is said elsewhere.
  const won = side === null || sides.length > names.length ? null : wonSince(review, side);
  const nothingLeft = (
    <>
      {won && <p data-won-since>{texts.wonSince(roundOf(won))}</p>}
      {lost && <p data-lost-since>{texts.lostSince(roundOf(lost))}</p>}
      {idle >= MANY_IDLE && <p data-idle>{texts.idleTurns(idle)}</p>}
    </>
  );
  if (point === null || said.some(({ from }) => from === point.step?.from)) return nothingLeft;
  const { step } = point;
  const mover = (of: ReviewedStep): string | null => {
    if (of.seat === side) return null;
    const name = words.seat(of.seat, names);
    return byBot(of, tookOver) ? texts.bot(name) : name;
  };
  const sentence =
    point.kind === 'ahead'
      ? texts.ahead(
          point.side === side ? null : (sides[point.side] ?? ''),
          step === null ? null : roundOf(step),
          sides.length,
        )
      : texts.fell(roundOf(point.step), mover(point.step), percent(point.from), percent(point.to));
  return (
    <>
      <p className={styles.turningPoint} data-turning-point={point.kind}>
        <span>{sentence}</span>
        {step !== null && (
          <Button kind="soft" size="low" onClick={() => onGo(point.kind === 'fell' ? step.from : step.to)}>
            {texts.goThere}
          </Button>
        )}
      </p>
      {nothingLeft}
    </>
  );
}
