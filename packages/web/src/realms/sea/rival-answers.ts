/** What Solo's rival would answer to each choice that its player has now, and why. */

import { rivalAnswer, type RivalReason } from '@windrose/analysis/lessons/rival';
import type { Match } from '@windrose/rules';
import type { Words } from '@windrose/words';

/** An answer in words. */
export interface ToldAnswer {
  /** The choice that it answers. */
  readonly option: string;
  /** What the rival does; "" for nothing. */
  readonly done: string;
  readonly why: RivalReason;
}

/** The answers to the choices of the present decision; none while what is answered has not been decided yet. */
export function rivalAnswers(match: Match, words: Words, names: readonly string[]): readonly ToldAnswer[] {
  if (match.over) return [];
  return match.legal().flatMap((option) => {
    const answer = rivalAnswer(match, option);
    if (answer === null) return [];
    const done = answer.events.map((event) => words.event(match, event, names)).join(' ');
    return [{ option: words.option(match, option, names), done, why: answer.why }];
  });
}
