/** The turns that are still judged, each a button that leads to it. */

import { useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import type { ToldTurn } from './marks-in-order.ts';
import { type ReviewedMatch, roundOf } from './reviewed-match.ts';
import styles from './Review.module.css';
import { useTurnNames } from './turn-names.ts';
import { useReviewWords } from './words.ts';

/** The most turns that are named while they are judged. */
const MOST_JUDGING = 3;

/** The props of the turns. */
interface JudgingTurnsProps extends Pick<ReviewedMatch, 'names' | 'own' | 'tookOver'> {
  readonly turns: readonly ToldTurn[];
  /** The turn that is explained. */
  readonly here: ToldTurn | undefined;
  readonly onGo: (version: number) => void;
}

/** The turns; nothing where there are none. */
export function JudgingTurns({ turns, here, names, own, tookOver, onGo }: JudgingTurnsProps) {
  const { texts } = useReviewWords();
  const { who } = useTurnNames({ names, tookOver });
  const [all, setAll] = useState(false);
  if (turns.length === 0) return null;
  return (
    <p className={styles.judging} data-judging>
      <span>{texts.judgingNow}</span>
      {turns.slice(0, all ? Infinity : MOST_JUDGING).map(({ step }) => (
        <Button
          key={step.from}
          kind="soft"
          size="low"
          aria-current={here?.step.from === step.from ? 'step' : undefined}
          onClick={() => onGo(step.from)}
        >
          {own.length === 0 ? `${texts.round(roundOf(step))}, ${who(step)}` : texts.round(roundOf(step))}
        </Button>
      ))}
      {turns.length > MOST_JUDGING && !all && (
        <Button kind="soft" size="low" data-judging-more onClick={() => setAll(true)}>
          {texts.judgingMore(turns.length - MOST_JUDGING)}
        </Button>
      )}
    </p>
  );
}
