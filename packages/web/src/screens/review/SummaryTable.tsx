/** The analysis summed up: how well each side chose, and what luck gave it. */

import { meanLoss, type Review, type SideReview, sideReviewOf } from '@windrose/analysis';
import { required } from '@windrose/rules';

import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { numberTableClass } from '../../ui/NumberTable.tsx';
import { ChanceChange } from './ChanceChange.tsx';
import type { ToldTurn } from './marks-in-order.ts';
import type { ReviewedMatch } from './reviewed-match.ts';
import styles from './Review.module.css';
import { useReviewWords } from './words.ts';

/** A row of the summary: the choices of a side, or of the person or the bot that played for it in turn. */
type SummaryRow = SideReview & { readonly name: string; readonly side: number; readonly slow: number };

/** The props of the summary. */
interface SummaryTableProps extends Pick<ReviewedMatch, 'names' | 'tookOver'> {
  readonly review: Review;
  /** The slow and wasteful turns that are listed. */
  readonly careless: readonly ToldTurn[];
  /** Whether the match has ended. */
  readonly over: boolean;
  /** The names of all sides. */
  readonly sides: readonly string[];
  /** Shows the slow turns. */
  readonly onSlow: () => void;
}

/** How many turns have a mark. */
const markedIn = (marks: SideReview['marks']): number => Object.values(marks).reduce((sum, count) => sum + count, 0);

/** The summary. */
export function SummaryTable({ review, careless, over, names, sides, tookOver, onSlow }: SummaryTableProps) {
  const { words } = useWords();
  const { texts } = useReviewWords();
  const { steps } = review;
  // What a person and the bot after it chose is summed up apart.
  const rowsOf = (whole: SideReview, side: number): readonly SummaryRow[] => {
    const name = required(sides[side], `name of side ${side}`);
    const since = tookOver[side] ?? null;
    const slow = careless.filter((turn) => turn.state === 'slow' && turn.step.seat === side);
    const before = steps.filter(({ from }) => since === null || from < since);
    const played = before.findLast(({ seat }) => seat === side);
    if (since === null) return [{ ...whole, name, side, slow: slow.length }];
    const after = {
      ...sideReviewOf(steps.slice(before.length), side, over),
      name: texts.bot(name),
      side,
      slow: slow.filter(({ step }) => step.from >= since).length,
    };
    if (played === undefined) return [after];
    return [
      {
        ...sideReviewOf(before, side, over),
        name: texts.upTo(name, played.round),
        side,
        slow: slow.filter(({ step }) => step.from < since).length,
      },
      after,
    ];
  };
  const rows = review.seats.flatMap(rowsOf);
  return (
    <>
      <table className={numberTableClass(styles.table)} data-summary>
        <caption>{over ? texts.accuracyMeans : texts.accuracyLater}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.who}</th>
            {over && <th scope="col">{texts.accuracyColumn}</th>}
            <th scope="col">{texts.turnsColumn}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, side, accuracy, choices, marks, slow }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {over && <td>{accuracy === null ? '–' : `${accuracy.toFixed(0)} %`}</td>}
              <td>{side < names.length ? texts.ofTurns(choices, markedIn(marks), slow) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details data-summary-more>
        <summary>{texts.more}</summary>
        <table className={numberTableClass(styles.table)} data-losses>
          <caption>{texts.summed(over)}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.who}</th>
              <th scope="col">{texts.byChoice}</th>
              <th scope="col">{texts.luckInAll}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, side, choices, lost, lostError, luck, luckError }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  {side >= names.length && '–'}
                  {side < names.length &&
                    (lostError === 0 ? texts.noLoss : meanLoss({ lost, lostError, choices }, words))}
                </td>
                <td>{luckError === 0 ? '–' : <ChanceChange value={luck} error={luckError} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {/* Said where the word is first read. */}
      {rows.some(({ slow }) => slow > 0) && (
        <p data-slow-means>
          {texts.carelessHelp.slow}{' '}
          <Button kind="soft" size="low" data-show-slow onClick={onSlow}>
            {texts.showSlow}
          </Button>
        </p>
      )}
    </>
  );
}
