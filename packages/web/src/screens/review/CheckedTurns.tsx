/** The turns that seemed doubtful and were judged to be no clear mistakes: folded, each with what was said of it. */

import { type ReviewedStep, verdictOf } from '@windrose/analysis';
import { useMemo } from 'react';

import { capital } from '../../i18n/capital.ts';
import { Button } from '../../ui/Button.tsx';
import type { ListedTurns } from './MarkedTurns.tsx';
import { isOwnTurn, roundOf } from './reviewed-match.ts';
import styles from './Review.module.css';
import { useTurnNames } from './turn-names.ts';
import { useReviewWords } from './words.ts';

interface CheckedTurnsProps extends ListedTurns {
  readonly onRequest: (from: number) => void;
}

/** The turns; nothing where there are none. */
export function CheckedTurns({ turns, ...listed }: CheckedTurnsProps) {
  const { texts } = useReviewWords();
  if (turns.length === 0) return null;
  return (
    <details className={styles.checked} data-checked>
      <summary>{texts.checked(turns.length)}</summary>
      <p>{texts.checkedHelp}</p>
      <ul className={styles.marks}>
        {turns.map(({ step }) => (
          <CheckedTurn key={step.from} step={step} {...listed} />
        ))}
      </ul>
    </details>
  );
}

function CheckedTurn({
  step,
  here,
  at,
  names,
  own,
  tookOver,
  onRequest,
}: Omit<CheckedTurnsProps, 'turns'> & { readonly step: ReviewedStep }) {
  const { texts, review } = useReviewWords();
  const { who, label } = useTurnNames({ names, tookOver });
  const verdict = verdictOf(step);
  const isEqual = verdict === 'even' || verdict === 'none';
  const isOwn = isOwnTurn(step, { own, tookOver });
  const told = useMemo(() => {
    const before = at(step.from);
    // What a turn leads to is told to its player.
    const isLed = isOwn || own.length === 0;
    return [step.codes, step.better ?? []].map((codes) => ({
      line: capital(review.line(before, codes, names)),
      leads: isLed ? review.leads(before, codes, names) : null,
    }));
  }, [at, step, isOwn, own, names, review]);
  const words = [isOwn ? texts.youPlayed : texts.played, texts.comparedWith];
  return (
    <li data-checked-turn={verdict}>
      <Button
        kind="soft"
        className={styles.turn}
        aria-current={here?.step.from === step.from ? 'step' : undefined}
        onClick={() => onRequest(step.from)}
      >
        <span title={texts.unit}>
          <b>{isEqual ? texts.told(roundOf(step), who(step), texts.asGood) : label(step)}</b>
        </span>
        {told.map(({ line, leads }, nth) => (
          <span key={words[nth]}>
            <b>{words[nth]}:</b> {line}. {leads !== null && <small data-leads>{leads}</small>}
          </span>
        ))}
      </Button>
    </li>
  );
}
