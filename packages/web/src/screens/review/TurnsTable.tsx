/** Every turn of an analysis in a table: the chances after it, what it lost, and what luck gave. */

import { type ReviewedStep, verdictOf } from '@windrose/analysis';
import { required } from '@windrose/rules';
import type { CSSProperties } from 'react';

import { seatColour } from '../../art/Icon.tsx';
import { MARK_SIGNS } from '../../play/mistakes.ts';
import { numberTableClass } from '../../ui/NumberTable.tsx';
import { ChanceChange } from './ChanceChange.tsx';
import { figureOf, percent } from './figures.ts';
import { type ReviewedMatch, roundOf } from './reviewed-match.ts';
import styles from './Review.module.css';
import { useTurnNames } from './turn-names.ts';
import { carelessState, otherOf, type ToldTurn } from './marks-in-order.ts';
import { isFinalAt } from './steady-curve.ts';
import { useReviewWords } from './words.ts';

/** The props of the table. */
interface TurnsTableProps extends Pick<ReviewedMatch, 'at' | 'names' | 'tookOver'> {
  readonly steps: readonly ReviewedStep[];
  /** The names of all sides. */
  readonly sides: readonly string[];
  /** Whether the analysis goes on. */
  readonly isRunning: boolean;
  /** The turns of which more is told. */
  readonly told: readonly ToldTurn[];
  /** Leads to a turn that is told. */
  readonly onGo: (from: number) => void;
}

/** More sides than these have no room for their names in a narrow table. */
const FEW = 2;

/** The sign of a side with its name, which a narrow table leaves out where the sign says it. */
function SideName({ side, name }: { readonly side: number; readonly name: string }) {
  return (
    <span className={styles.side} style={{ '--seat': seatColour(side) } as CSSProperties}>
      <svg viewBox="-12 -12 24 24" role="img" aria-label={name}>
        <circle r="11.5" fill="var(--seat)" />
        <use href={`#sign-${side % 5}`} x="-8" y="-8" width="16" height="16" color="var(--seat-ink)" />
      </svg>
      <span aria-hidden="true">{name}</span>
    </span>
  );
}

/** The table. */
export function TurnsTable({ steps, told, at: matchAt, names, sides, tookOver, isRunning, onGo }: TurnsTableProps) {
  const { texts } = useReviewWords();
  const { who } = useTurnNames({ names, tookOver });
  // Of several tellings of a turn the first one is that which is explained.
  const tellings = new Map(told.toReversed().map((turn) => [turn.step.from, turn]));
  return (
    <div className={styles.turns} data-many={sides.length > FEW || undefined}>
      <table className={numberTableClass(styles.table)} data-turns>
        <caption>{texts.unit}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.turn}</th>
            {sides.map((name, side) => (
              <th key={side} scope="col" title={name}>
                <SideName side={side} name={name} />
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
                  <SideName side={step.seat} name={who(step)} />
                </th>
                {step.after.win.map((chance, side) => (
                  <td key={side} data-preliminary={isFinalAt(steps, at + 1) ? undefined : ''}>
                    {percent(chance)}
                  </td>
                ))}
                <LostCell
                  step={step}
                  turn={tellings.get(step.from)}
                  at={matchAt}
                  names={names}
                  isRunning={isRunning}
                  onGo={onGo}
                />
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
    </div>
  );
}

/** What a turn lost. Where that is unclear the figures are a detail; where more is told of the turn, they lead there. */
function LostCell({
  step,
  turn,
  at,
  names,
  isRunning,
  onGo,
}: Pick<TurnsTableProps, 'at' | 'names' | 'isRunning' | 'onGo'> & {
  readonly step: ReviewedStep;
  /** The turn as it is told of; undefined where nothing is. */
  readonly turn: ToldTurn | undefined;
}) {
  const { texts, review } = useReviewWords();
  const state = turn && carelessState(turn.state);
  const verdict = verdictOf(step);
  const figure = `${figureOf(step)} %`;
  const { text, title } = ((): { text: string; title?: string } => {
    if (turn && state) {
      const line = review.line(at(step.from), otherOf(turn), names);
      return { text: texts[state], title: `${texts.certainties[state]}: ${line}. ${texts.carelessHelp[state]}` };
    }
    switch (verdict) {
      case 'marked':
        return { text: `${figureOf(step)} ${step.mark === null ? '' : MARK_SIGNS[step.mark]}` };
      case 'perhaps':
        return { text: figureOf(step) };
      case 'judging':
        return { text: isRunning ? '…' : '–' };
      case 'same':
        return { text: step.forced ? '' : texts.best };
      case 'none':
        return { text: texts.none };
      case 'unclear':
      case 'even':
        return { text: texts[verdict], title: figure };
    }
  })();
  return (
    <td title={title} data-lost={state ?? verdict}>
      {turn && verdict !== 'judging' ? (
        <button type="button" className={styles.toTurn} onClick={() => onGo(step.from)}>
          {text}
        </button>
      ) : (
        text
      )}
    </td>
  );
}
