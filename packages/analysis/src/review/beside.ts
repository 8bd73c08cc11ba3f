/** The turn that comes second to the one that a hint advises: what it is worth beside it. */

import type { NetWeights, Thought } from '@windrose/bots';
import { type Match, required, type State } from '@windrose/rules';
import { endEqually, untilLuck } from './comparison.ts';
import { gainBeside, type GainBeside } from './gain-beside.ts';
import type { Line } from './judge.ts';
import { leadOf } from './quick-claim.ts';

/** Another turn than the advised one. */
interface SecondTurn {
  readonly line: Line;
  /** Whether the search saw it about as good. */
  readonly isClose: boolean;
}

/** The same, and how much more the advised one is worth. */
export type BesideTurn = SecondTurn & GainBeside;

type Candidate = Thought['candidates'][number];

/** A turn is about as good as another one if its chance to win and its points are no lower by more than this, after enough visits. */
const CLOSE = { win: 0.012, points: 0.8, share: 0.2 } as const;

/** A turn of more choices would take too many words. */
const LONGEST = 6;

/** A turn that took a smaller share of the search has not been looked at. */
const LOOKED_AT = 0.01;

/** Milliseconds for playing both on: whoever reads the hint has something to read meanwhile. */
const TRIES_MS = 2000;

/** The turn that a search found best beside another one and that leads elsewhere; null without one. */
export function secondTo(match: Match, state: State, line: Line, candidates: Thought['candidates']): SecondTurn | null {
  const best = candidates.find(({ code }) => code === line[0]);
  const visits = candidates.reduce((sum, one) => sum + one.visits, 0);
  const others = candidates.flatMap((one) => {
    const codes = one === best || one.visits < LOOKED_AT * visits ? null : elsewhere(match, state, line, one);
    return codes === null ? [] : [{ one, codes }];
  });
  const [second] = others.toSorted((a, b) => b.one.visits - a.one.visits);
  if (second === undefined) return null;
  return { line: second.codes, isClose: best !== undefined && isClose(match, state, second.one, best) };
}

/** The choices of a candidate up to its first draw; null where they do the same as a line, or take too many words. */
function elsewhere(match: Match, state: State, line: Line, { line: other }: Candidate): Line | null {
  const codes = untilLuck(match, state, other);
  if (codes.length === 0 || codes.length > LONGEST || endEqually(match, state, line, codes)) return null;
  // Another way to do the same is no other turn.
  const isSameDeed = codes.length > 1 && codes.slice(-2).every((code, at) => code === line.slice(-2)[at]);
  return isSameDeed ? null : codes;
}

/** Whether a candidate is about as good as the best one, as far as the search has seen. */
function isClose({ core }: Match, { actor }: State, one: Candidate, best: Candidate): boolean {
  const lead = ({ scores }: Candidate): number => leadOf(scores, actor);
  const chance = ({ win }: Candidate): number => required(win[actor], 'own chance');
  // Solo's rival is beaten from nearly everywhere: there all turns would be about as good.
  return (
    core.sides === core.seats &&
    one.visits >= CLOSE.share * best.visits &&
    chance(one) >= chance(best) - CLOSE.win &&
    lead(one) >= lead(best) - CLOSE.points
  );
}

/**
 * What a turn is worth beside the second one, as bots play both on; null where there was no time for enough tries.
 * @param match at the decision that the line begins with. @param ms milliseconds after which no further try begins.
 */
export function besideTurn(
  match: Match,
  weights: NetWeights | null,
  line: Line,
  second: SecondTurn,
  ms = TRIES_MS,
): BesideTurn | null {
  const found = gainBeside(match, weights, [line, second.line], ms);
  return found && { ...second, ...found };
}
