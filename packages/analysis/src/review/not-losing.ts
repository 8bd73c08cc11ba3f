/** Who would lose does not end the match while another turn plays on. */

import type { Thought } from '@windrose/bots';
import type { Match } from '@windrose/rules';

/**
 * What was thought about, with another line where the best one ends the match with somebody else as its winner: the best that does not end
 * it. Unchanged where there is none.
 * @param match at the decision that was thought about
 */
export function withoutLosing<Thinking extends Pick<Thought, 'line' | 'candidates'>>(
  match: Match,
  thought: Thinking,
): Thinking {
  const { decision } = match;
  if (decision === null || !losesAtOnce(match, thought.line, decision.seat)) return thought;
  const other = thought.candidates.find(({ line }) => !isOverAfter(match, line));
  return other === undefined ? thought : { ...thought, line: other.line };
}

/** The match after a line, as far as it is possible. */
function after(match: Match, line: readonly number[]): Match {
  const fork = match.imagine();
  const { turn } = match;
  for (const code of line) {
    if (fork.over || fork.turn !== turn || !fork.legal().some((option) => option.code === code)) break;
    fork.choose(code);
  }
  return fork;
}

const isOverAfter = (match: Match, line: readonly number[]): boolean => after(match, line).over;

/** Whether a line ends the match, and another side wins it. */
function losesAtOnce(match: Match, line: readonly number[], seat: number): boolean {
  const end = after(match, line);
  return end.over && end.scores().winner !== null && end.scores().winner !== seat;
}
