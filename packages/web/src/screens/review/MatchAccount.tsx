/** Where a match was decided: what made the difference to the side in front, in sentences that lead to their turns; nothing is searched. */

import { type AccountSentence, accountOf, comparedWith } from '@windrose/analysis';
import type { Match } from '@windrose/rules';
import { Fragment, useMemo } from 'react';

import { Button } from '../../ui/Button.tsx';
import { numberTableClass } from '../../ui/NumberTable.tsx';
import styles from './Review.module.css';
import { useReviewWords } from './words.ts';

/** Sentences of each kind, about one side and about each of several. */
const MOST = 3;
const MOST_OF_SEVERAL = 2;

/** @param own the side whose match it is; null for nobody's. @param sides the names of all sides. */
export function MatchAccount({
  match,
  own,
  names,
  sides,
  isOpen,
  onGo,
}: {
  readonly match: Match;
  readonly own: number | null;
  readonly names: readonly string[];
  readonly sides: readonly string[];
  readonly isOpen: boolean;
  readonly onGo: (version: number) => void;
}) {
  const { texts, review } = useReviewWords();
  const account = useMemo(() => accountOf(match), [match]);
  const told = useMemo(() => {
    const others = comparedWith(account, own);
    const most = others.length === 1 ? MOST : MOST_OF_SEVERAL;
    return others.map((side) => ({ side, ...review.account.told(match, account, side, { names, own, most }) }));
  }, [match, account, own, names, review]);
  const rows = useMemo(() => review.account.rows(match, account), [match, account, review]);
  return (
    <details className={styles.account} data-account open={isOpen}>
      <summary>{review.account.title}</summary>
      {told.map(({ side, opening, points, turns }) => (
        <Fragment key={side}>
          <p>
            <b>{opening}</b>
          </p>
          <Sentences sentences={points} kind="points" onGo={onGo} />
          {turns.length > 0 && <p>{review.account.turns}</p>}
          <Sentences sentences={turns} kind="turns" onGo={onGo} />
        </Fragment>
      ))}
      <details data-account-figures>
        <summary>{review.account.table}</summary>
        <div className={styles.wide}>
          <table className={numberTableClass(styles.table)}>
            <thead>
              <tr>
                <th scope="row">{texts.who}</th>
                {sides.map((name, side) => (
                  <th key={side} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, cells }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, side) => (
                    <td key={side}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </details>
  );
}

function Sentences({
  sentences,
  kind,
  onGo,
}: {
  readonly sentences: readonly AccountSentence[];
  readonly kind: 'points' | 'turns';
  readonly onGo: (version: number) => void;
}) {
  const { texts } = useReviewWords();
  if (sentences.length === 0) return null;
  return (
    <ul className={styles.marks} data-account-of={kind}>
      {sentences.map(({ text, moment }) => (
        <li key={text}>
          {moment === null ? (
            <p>{text}</p>
          ) : (
            <Button kind="soft" className={styles.turn} onClick={() => onGo(moment.at)}>
              <span>
                {text} <em>{texts.round(moment.round)}</em>
              </span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
