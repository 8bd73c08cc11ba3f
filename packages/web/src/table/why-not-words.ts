/** The reason why a thing cannot be chosen, as a sentence. */

import type { Words } from '@windrose/words';

import type { Ui } from '../i18n/table.en.ts';
import type { TableSnapshot } from '../play/session.ts';
import type { WhyNot } from '../play/why-not.ts';

/** The sentence. @param isStep whether the turn is a step of a lesson or a puzzle, which ends without the buttons of a match. */
export function whyNotWords(
  why: WhyNot,
  table: TableSnapshot,
  { names, isStep, ui, words }: { names: readonly string[]; isStep: boolean; ui: Ui; words: Words },
): string {
  const texts = ui.whyNot;
  switch (why.kind) {
    case 'refusal':
      return words.refusal(table.match, why.why);
    case 'boat-elsewhere':
      return texts.boatElsewhere(words.place(table.match, why.at));
    case 'other-fort':
      return texts.otherFort(why.at);
    case 'not-now':
      return texts.notNow(words.decision(why.decision));
    case 'stage':
      return why.stage === 'held'
        ? table.match.over
          ? texts.heldLast
          : isStep
            ? texts.heldStep
            : texts.held
        : why.stage === 'over'
          ? texts.over
          : texts.turnOf(words.seat(table.seat, names));
    default:
      return texts[why.kind];
  }
}
