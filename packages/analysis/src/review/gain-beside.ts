/** How much more one line is worth than another, as bots play both on with the same luck. */

import { type NetWeights, sightWith } from '@windrose/bots';
import type { Match } from '@windrose/rules';
import type { Estimate } from './estimate.ts';
import type { Line } from './judge.ts';
import { HINT_TRIES, Playouts } from './playouts.ts';
import { gainIn, leadOf } from './quick-claim.ts';

/** What one line is worth beside another. */
export interface GainBeside {
  /** How much larger the lead over the best other side is at the end of the match, in points. */
  readonly gain: Estimate;
  /** The number of rounds after which the end is estimated; null: both lines were played on to it. */
  readonly rounds: number | null;
}

/**
 * How much more a line is worth than another one; null where there was no time for enough tries.
 * @param match at the decision that both begin with. @param ms milliseconds after which no further try begins.
 */
export function gainBeside(
  match: Match,
  weights: NetWeights | null,
  [line, other]: readonly [Line, Line],
  ms = Infinity,
): GainBeside | null {
  const { core } = match;
  const from = match.copiedState();
  const playouts = new Playouts(core, weights);
  const sight = sightWith(core, weights);
  const begun = performance.now();
  const leads: number[] = [];
  const others: number[] = [];
  let ends = 0;
  for (let tries = 0; tries < HINT_TRIES.most && performance.now() - begun < ms; tries++) {
    for (const [found, codes] of [
      [leads, line],
      [others, other],
    ] as const) {
      const end = playouts.playOn(from, codes, tries, { until: from.round + HINT_TRIES.rounds });
      found.push(leadOf(sight(end).scores, from.actor));
      ends += end.over;
    }
  }
  if (leads.length < HINT_TRIES.least) return null;
  return { gain: gainIn(leads, others), rounds: ends === leads.length + others.length ? null : HINT_TRIES.rounds };
}
