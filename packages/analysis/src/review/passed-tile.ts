/** A bonus tile of the sea that counts more at once than the one a turn takes, and where taking it would lead. */

import type { NetWeights } from '@windrose/bots';
import { type Match, required } from '@windrose/rules';
import { gainBeside, type GainBeside } from './gain-beside.ts';
import type { Line } from './judge.ts';

/** The tile with most points of those on offer where a turn takes one that does something instead. */
export interface PassedTile extends GainBeside {
  /** What it counts at once. */
  readonly points: number;
}

/** The choices of a turn up to its bonus tile, which does something until the end, and those that take the one that counts most instead; null without them. */
function tileChoice(
  match: Match,
  codes: Line,
): { readonly taken: Line; readonly instead: Line; readonly points: number } | null {
  const seat = match.decision?.seat ?? 0;
  const fork = match.imagine();
  const before: number[] = [];
  const total = (of: Match): number => required(of.scores().seats[seat], 'own score').total;
  for (const code of codes) {
    const options = fork.over ? [] : fork.legal();
    const option = options.find((one) => one.code === code);
    if (option === undefined) return null;
    if (option.kind !== 'bonus' || !('tile' in option)) {
      before.push(code);
      fork.choose(code);
      continue;
    }
    const counts = (tile: number): number => {
      const after = fork.imagine();
      after.choose(tile);
      return total(after) - total(fork);
    };
    const plain = options.find((one) => one.kind === 'bonus' && 'tile' in one && one.tile === 'points');
    if (plain === undefined || plain.code === code) return null;
    const points = counts(plain.code);
    if (points <= counts(code)) return null;
    return { taken: [...before, code], instead: [...before, plain.code], points };
  }
  return null;
}

/** Whether a turn leaves the bonus tile that counts most for one that does something until the end. */
export const leavesPoints = (match: Match, codes: Line): boolean => !match.final && tileChoice(match, codes) !== null;

/**
 * Where taking points instead of the bonus tile of a turn leads; null where the turn takes no such tile, or no points are on offer.
 * @param match at the decision that the turn begins with. @param ms milliseconds after which no further try begins.
 */
export function passedTile(match: Match, weights: NetWeights | null, codes: Line, ms = Infinity): PassedTile | null {
  const choice = tileChoice(match, codes);
  if (match.decision === null || choice === null || match.final) return null;
  const found = gainBeside(match, weights, [choice.taken, choice.instead], ms);
  return found && { points: choice.points, ...found };
}
