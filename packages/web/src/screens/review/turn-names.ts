/** How the turns of an analysis are called: who played them, and what is said of them in short. */

import { percentLost, type ReviewedStep, verdictOf } from '@windrose/analysis';

import { useWords } from '../../i18n/words.ts';
import { MARK_SIGNS } from '../../play/mistakes.ts';
import { marginOf } from './figures.ts';
import { carelessState, type ToldTurn } from './marks-in-order.ts';
import { byBot, type ReviewedMatch, roundOf } from './reviewed-match.ts';
import { useReviewWords } from './words.ts';

/** The names of turns. */
interface TurnNames {
  /** Who played a turn. */
  readonly who: (step: ReviewedStep) => string;
  /** Its mark, round, player and figures. @param as the state in which it is told of; marked by default */
  readonly label: (step: ReviewedStep, as?: ToldTurn['state']) => string;
}

/** The names of turns in the chosen language. */
export function useTurnNames({ names, tookOver }: Pick<ReviewedMatch, 'names' | 'tookOver'>): TurnNames {
  const { texts } = useReviewWords();
  const { words } = useWords();
  const who = (step: ReviewedStep): string => {
    const name = words.seat(step.seat, names);
    return byBot(step, tookOver) ? texts.bot(name) : name;
  };
  return {
    who,
    label(step, as = 'marked') {
      const careless = carelessState(as);
      if (careless !== null) return texts.told(roundOf(step), who(step), texts[careless]);
      const verdict = verdictOf(step);
      if (verdict !== 'marked' && verdict !== 'perhaps') return texts.told(roundOf(step), who(step), texts[verdict]);
      const sign = step.mark === null ? null : MARK_SIGNS[step.mark];
      return texts.mark(sign, roundOf(step), who(step), percentLost(step.loss), marginOf(step));
    },
  };
}
