/** How far an analysis is, what can be relied on already, and how long it still takes. */

import { useEffect, useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import type { Analysis } from './analysis.ts';
import styles from './Review.module.css';
import { useReviewWords } from './words.ts';

/** Milliseconds after which a beginning is said to take long: nothing but the network can keep it so. */
const LONG = 12_000;

/** @param judged how many turns of the first places are judged. @param judging how many of them still are. @param hasOwn whether these are the reader's. */
export function AnalysisProgress({
  doing,
  judged,
  judging,
  hasOwn,
  onStop,
}: {
  readonly doing: Analysis['doing'];
  readonly judged: number;
  readonly judging: number;
  readonly hasOwn: boolean;
  readonly onStop: () => void;
}) {
  const { texts } = useReviewWords();
  const hasBegun = doing !== null;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (hasBegun) return undefined;
    const timer = setTimeout(() => setLong(true), LONG);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [hasBegun]);
  const stage = doing?.stage ?? 'curve';
  const sureOfTurns = hasOwn ? texts.sureOfOwn : texts.sure.turns;
  const sureOfJudged = judging > 0 ? texts.sure.playouts(judged, judged + judging) : sureOfTurns;
  const timeLeft =
    doing === null || doing.left === null
      ? null
      : texts.leftOfPart(texts.left(doing.left.seconds / 60), doing.left.isLonger);
  return (
    <div className={styles.progress}>
      <label>
        <span role="status" data-doing={doing?.stage}>
          {doing ? texts.doing[doing.stage] : texts.begins}
        </span>
        <progress max={Math.max(1, doing?.of ?? 1)} value={doing?.done ?? 0} />
        <small data-sure>{stage === 'playouts' ? sureOfJudged : texts.sure[stage]}</small>
        <small className={styles.left} data-left>
          {timeLeft}
        </small>
        {!hasBegun && isLong && (
          <small role="status" data-begins-long>
            {texts.beginsLong}
          </small>
        )}
      </label>
      <Button kind="soft" size="low" data-stop onClick={onStop}>
        {texts.stop}
      </Button>
    </div>
  );
}
