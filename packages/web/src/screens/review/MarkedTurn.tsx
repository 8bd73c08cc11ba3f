/** A marked or doubtful turn in the list: what was played and what would have been better, in words, and the way to its board. */

import { namingOf } from '@windrose/analysis';
import type { Match } from '@windrose/rules';
import { useMemo } from 'react';

import { capital } from '../../i18n/capital.ts';
import { Button } from '../../ui/Button.tsx';
import { carelessWords } from './careless-words.ts';
import { carelessState, callingOf, otherOf, type ToldTurn } from './marks-in-order.ts';
import { figureOf } from './figures.ts';
import styles from './Review.module.css';
import { useReviewWords } from './words.ts';

/** A line without a described choice. */
const NOTHING = '–';

/** The props of a turn in the list. */
interface MarkedTurnProps {
  readonly turn: ToldTurn;
  /** The match after a number of choices. */
  readonly at: (version: number) => Match;
  readonly names: readonly string[];
  /** Its mark, round, player and figures. */
  readonly label: string;
  /** The heading of the costliest turn, which is told with its reason; null for another one. */
  readonly title: string | null;
  /** Whether it is told with its first reason all the same. */
  readonly hasReason: boolean;
  readonly isOwn: boolean;
  /** Whether it is explained above the list. */
  readonly isHere: boolean;
  /** @param onBoard whether its better line is to be shown on the board at once. */
  readonly onGo: (onBoard: boolean) => void;
}

/** A turn in the list. */
export function MarkedTurn({ turn, at, names, label, title, hasReason, isOwn, isHere, onGo }: MarkedTurnProps) {
  const { texts, review } = useReviewWords();
  const { step, state } = turn;
  const calling = callingOf(turn);
  const isOpen = calling === 'open';
  const careless = carelessState(state);
  const told = useMemo(() => {
    const before = at(step.from);
    const line = (codes: readonly number[]): string => capital(review.line(before, codes, names)) || NOTHING;
    return {
      played: line(step.codes),
      better: line(otherOf(turn)),
      reason: carelessWords(review, before, turn) ?? review.reasons(before, step, names, namingOf(step))[0] ?? '',
    };
  }, [at, turn, step, names, review]);
  const words = (
    <>
      <span title={title === null ? undefined : told.played}>
        <b>{isOwn ? texts.youPlayed : texts.played}:</b> {told.played}.
      </span>
      <span>
        <b>{texts.certainties[calling]}:</b> {told.better}.
        {(((title !== null || hasReason) && !isOpen) || careless !== null) && ` ${told.reason}`}
      </span>
    </>
  );
  // Where nothing is certain the figures are a detail.
  const figures = isOpen ? `${figureOf(step)} %. ${texts.unit}` : texts.unit;
  const meaningOf = careless === null ? figures : texts.carelessHelp[careless];
  const meaning = step.mark === null ? meaningOf : `${review.mark(step.mark)}. ${figures}`;
  const go = { 'data-mark': step.mark ?? state, 'aria-current': isHere ? ('step' as const) : undefined };
  if (title !== null) {
    return (
      <li className={styles.costliest} data-turn={state}>
        <h3>{title}</h3>
        {!isHere && <p>{words}</p>}
        <div>
          <Button kind="main" size="low" {...go} onClick={() => onGo(true)}>
            {texts.show}
          </Button>
          <small title={meaning} data-mark-label>
            {label}
          </small>
        </div>
      </li>
    );
  }
  return (
    <li data-turn={state}>
      <Button kind="soft" className={styles.turn} {...go} onClick={() => onGo(false)}>
        <span title={meaning} data-mark-label>
          <b>{label}</b>
          {state === 'new' && <em> {texts.isNew}</em>}
        </span>
        {state === 'withdrawn' ? <span>{texts.withdrawn}</span> : !isHere && words}
      </Button>
    </li>
  );
}
