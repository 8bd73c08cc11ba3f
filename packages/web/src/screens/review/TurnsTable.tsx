/** Every turn of an analysis in a table: the chances after it, what it lost, and what luck gave. */

import { type ReviewedStep, verdictOf } from '@windrose/analysis';
import { required } from '@windrose/rules';

import { MARK_SIGNS } from '../../play/mistakes.ts';
import { numberTableClass } from '../../ui/NumberTable.tsx';
import { ChanceChange } from './ChanceChange.tsx';
import { figureOf, percent } from './figures.ts';
import { type ReviewedMatch, roundOf } from './reviewed-match.ts';
import styles from './Review.module.css';
import { useTurnNames } from './turn-names.ts';
import { carelessState, carelessTurns } from './marks-in-order.ts';
import { useReviewWords } from './words.ts';

/** The props of the table. */
interface TurnsTableProps extends Pick<ReviewedMatch, 'names' | 'tookOver'> {
  readonly steps: readonly ReviewedStep[];
  /** The names of all sides. */
  readonly sides: readonly string[];
  /** Whether the analysis goes on. */
  readonly isRunning: boolean;
}

/** The table. */
export function TurnsTable({ steps, names, sides, tookOver, isRunning }: TurnsTableProps) {
  const { texts } = useReviewWords();
  const { who } = useTurnNames({ names, tookOver });
  return (
    <table className={numberTableClass(styles.table)} data-turns>
      <caption>{texts.unit}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.turn}</th>
          {sides.map((name, side) => (
            <th key={side} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">{texts.lost}</th>
          <th scope="col">{texts.luck}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step, at) => {
          const before = steps[at - 1];
          const round = before && roundOf(before) === roundOf(step) ? null : texts.round(roundOf(step));
          return (
            <tr key={step.from} data-begins={round === null ? undefined : ''}>
              <th scope="row">
                {round !== null && <small>{round}</small>}
                <span>{who(step)}</span>
              </th>
              {step.after.win.map((chance, side) => (
                <td key={side}>{percent(chance)}</td>
              ))}
              <LostCell step={step} isRunning={isRunning} />
              <td>
                {step.luck && (
                  <ChanceChange
                    value={required(step.luck[step.seat], `luck of seat ${step.seat}`)}
                    error={step.luckError}
                  />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What a turn lost. Where that is unclear the figures are a detail. */
function LostCell({ step, isRunning }: { readonly step: ReviewedStep; readonly isRunning: boolean }) {
  const { texts } = useReviewWords();
  const verdict = verdictOf(step);
  const [careless] = carelessTurns([step]);
  const state = careless && carelessState(careless.state);
  if (state) return <td title={texts.carelessHelp[state]}>{texts[state]}</td>;
  switch (verdict) {
    case 'marked':
      return <td>{`${figureOf(step)} ${step.mark === null ? '' : MARK_SIGNS[step.mark]}`}</td>;
    case 'perhaps':
      return <td>{figureOf(step)}</td>;
    case 'judging':
      return <td>{isRunning ? '…' : '–'}</td>;
    case 'same':
      return <td>{step.forced ? '' : texts.same}</td>;
    case 'none':
      return <td>{texts.none}</td>;
    case 'unclear':
    case 'even':
      return <td title={`${figureOf(step)} %`}>{texts[verdict]}</td>;
  }
}
