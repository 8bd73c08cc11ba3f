/** The turns of a list of an analysis; the costliest one may have a heading of its own. */

import type { ReviewedStep } from '@windrose/analysis';

import { capital } from '../../i18n/capital.ts';
import { MarkedTurn } from './MarkedTurn.tsx';
import { callingOf, otherOf, type ToldTurn } from './marks-in-order.ts';
import { isOwnTurn, type ReviewedMatch, roundOf } from './reviewed-match.ts';
import type { BoardBeside } from './shown-line.ts';
import { useTurnNames } from './turn-names.ts';
import { useReviewWords } from './words.ts';

/** What every list of turns is given. */
export interface ListedTurns extends Pick<ReviewedMatch, 'at' | 'names' | 'own' | 'tookOver'> {
  readonly turns: readonly ToldTurn[];
  /** The turn that is explained above the lists. */
  readonly here: ToldTurn | undefined;
}

interface MarkedTurnsProps extends ListedTurns {
  /** Whether the first turn is the costliest, and told as such. */
  readonly hasCostliest?: boolean;
  /** Whether each is told with its first reason. */
  readonly hasReasons?: boolean;
  /** @param onBoard whether its better line is to be shown on the board at once. */
  readonly onRequest: (from: number, onBoard: boolean) => void;
  readonly onShow: BoardBeside['onShow'];
}

/** The turns, as the items of a list. */
export function MarkedTurns({
  turns,
  hasCostliest = false,
  hasReasons = false,
  here,
  at,
  names,
  own,
  tookOver,
  onRequest,
  onShow,
}: MarkedTurnsProps) {
  const { texts, review } = useReviewWords();
  const { who, label } = useTurnNames({ names, tookOver });
  const titleOf = (step: ReviewedStep): string => {
    const name = own.length === 0 ? who(step) : null;
    return step.mark === null ? texts.mostDoubtful(roundOf(step), name) : texts.costliest(roundOf(step), name);
  };
  return turns.map((turn, place) => {
    const { step } = turn;
    return (
      <MarkedTurn
        key={step.from}
        turn={turn}
        at={at}
        names={names}
        label={label(step, turn.state)}
        title={hasCostliest && place === 0 ? titleOf(step) : null}
        hasReason={hasReasons}
        isOwn={isOwnTurn(step, { own, tookOver })}
        isHere={here === turn}
        onGo={(onBoard) => {
          onRequest(step.from, onBoard);
          if (!onBoard) return;
          const codes = otherOf(turn);
          const text = capital(review.line(at(step.from), codes, names));
          onShow({ from: step.from, codes, text, certainty: callingOf(turn) }, step.from);
        }}
      />
    );
  });
}
