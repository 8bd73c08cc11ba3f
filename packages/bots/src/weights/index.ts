/** What was learned of each game; made by `windrose train`. */

import { type Core, islandsOf, landTableOf, merchantsOf, seaTableOf } from '@windrose/rules';
import type { Evaluation } from '../evaluate/evaluate.ts';
import { Features } from '../evaluate/features.ts';
import type { Weights } from '../evaluate/judge.ts';
import learned from './weights.json' with { type: 'json' };

/** What was learned of a game, by the names of the features. */
export interface Learned {
  /** Towards winning and towards the points to come; for seats and, in Solo, for the rival. */
  readonly win: readonly Readonly<Record<string, number>>[];
  readonly score: readonly Readonly<Record<string, number>>[];
}

/** Where nothing was learned: points and hopes count, this much for ten points. */
const UNLEARNED: Learned = { win: [{ worth: 1.6 }, { worth: 1.6 }], score: [{}, {}] };

/** Which game a core plays: told by what lies on its table. */
function gameOf({ assembly, seats, sides }: Core): string {
  const merchants = merchantsOf(assembly) !== null;
  if (seaTableOf(assembly)) {
    if (sides > seats) return 'eastern-wonders-solo';
    return merchants ? 'sand-to-sea' : 'eastern-wonders';
  }
  if (!landTableOf(assembly)) return 'spice-road';
  if (islandsOf(assembly)) return merchants ? 'east-to-west-3' : 'east-to-west-2';
  return merchants ? 'east-to-west-1' : 'new-world';
}

/** The weights for a core, in the order of its features. @param from what to take them from; without it what ships. */
export function weightsFor(core: Core, evaluation: Evaluation, from?: Learned): Weights {
  const { names } = new Features(core, evaluation);
  const { win, score } = from ?? (learned as Readonly<Record<string, Learned>>)[gameOf(core)] ?? UNLEARNED;
  const row = (named: Readonly<Record<string, number>>): number[] => names.map((name) => named[name] ?? 0);
  return { win: win.map(row), score: score.map(row) };
}
