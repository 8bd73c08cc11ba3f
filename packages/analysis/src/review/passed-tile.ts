/** A bonus tile of the sea that counts more at once than the one a turn takes, and where taking it would lead. */

import { type NetWeights, sightWith } from '@windrose/bots';
import { type Match, required } from '@windrose/rules';
import type { Estimate } from './estimate.ts';
import type { Line } from './judge.ts';
import { HINT_TRIES, Playouts } from './playouts.ts';
import { gainIn, leadOf } from './quick-claim.ts';

/** The tile with most points of those on offer where a turn takes one that does something instead. */
export interface PassedTile {
  /** What it counts at once. */
  readonly points: number;
  /** How much larger the lead over the best other side is at the end of the match with the tile that the turn takes, in points. */
  readonly gain: Estimate;
  /** The number of rounds after which the end is estimated; null: both ways were played on to it. */
  readonly rounds: number | null;
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
  const seat = match.decision?.seat;
  const choice = tileChoice(match, codes);
  if (seat === undefined || choice === null || match.final) return null;
  const { core } = match;
  const from = match.copiedState();
  const playouts = new Playouts(core, weights);
  const sight = sightWith(core, weights);
  const begun = performance.now();
  const taken: number[] = [];
  const instead: number[] = [];
  let ends = 0;
  for (let tries = 0; tries < HINT_TRIES.most && performance.now() - begun < ms; tries++) {
    for (const [leads, line] of [
      [taken, choice.taken],
      [instead, choice.instead],
    ] as const) {
      const end = playouts.playOn(from, line, tries, { until: from.round + HINT_TRIES.rounds });
      leads.push(leadOf(sight(end).scores, seat));
      ends += end.over;
    }
  }
  if (taken.length < HINT_TRIES.least) return null;
  const rounds = ends === taken.length + instead.length ? null : HINT_TRIES.rounds;
  return { points: choice.points, gain: gainIn(taken, instead), rounds };
}
