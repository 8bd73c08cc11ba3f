/** Another turn that is about as good as the one that a hint tells. */

import type { Thought } from '@windrose/bots';
import { type Match, required, type State } from '@windrose/rules';
import { endEqually, untilLuck } from './comparison.ts';
import type { Line } from './judge.ts';

/** A turn is about as good as another one if its chance to win and its points are no lower by more than this, after enough visits; one of more choices would take too many words. */
const CLOSE = { win: 0.012, points: 0.8, share: 0.2, longest: 4 } as const;

/** The best turn beside a line that leads elsewhere and is about as good, as far as the search has seen; null if none is. */
export function closeTo(match: Match, state: State, line: Line, candidates: Thought['candidates']): Line | null {
  const [code] = line;
  const best = candidates.find((one) => one.code === code);
  const seat = state.actor;
  const lead = ({ scores }: Thought['candidates'][number]): number =>
    required(scores[seat], 'own points') - Math.max(...scores.filter((_, side) => side !== seat));
  const chance = ({ win }: Thought['candidates'][number]): number => required(win[seat], 'own chance');
  // Solo's rival is beaten from nearly everywhere: there all turns would be about as good.
  if (!best || match.core.sides > match.core.seats) return null;
  const other = candidates.find(
    (one) =>
      one !== best &&
      one.visits >= CLOSE.share * best.visits &&
      chance(one) >= chance(best) - CLOSE.win &&
      lead(one) >= lead(best) - CLOSE.points,
  );
  const codes = other && untilLuck(match, state, other.line);
  if (!codes || codes.length > CLOSE.longest || endEqually(match, state, line, codes)) return null;
  // Another way to do the same is no other turn.
  const isSameDeed = codes.length > 1 && codes.slice(-2).every((one, at) => one === line.slice(-2)[at]);
  return isSameDeed ? null : codes;
}
