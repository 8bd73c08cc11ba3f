/** The rules that a decision goes by, for those who ask what it is about. */

import type { GameId, RuleId } from '@windrose/rules';

import type { DecisionRules } from '../../games/decisions.ts';
import { decisions as easternWonders } from '../../games/eastern-wonders/decisions.ts';
import { decisions as easternWondersSolo } from '../../games/eastern-wonders-solo/decisions.ts';
import { decisions as newWorld } from '../../games/new-world/decisions.ts';
import { decisions as eastToWest1 } from '../../games/east-to-west-1/decisions.ts';
import { decisions as eastToWest2 } from '../../games/east-to-west-2/decisions.ts';
import { decisions as eastToWest3 } from '../../games/east-to-west-3/decisions.ts';
import { decisions as spiceRoad } from '../../games/spice-road/decisions.ts';
import { decisions as sandToSea } from '../../games/sand-to-sea/decisions.ts';

/** Decisions that are the same in all games. */
const SHARED: DecisionRules = { discard: ['SH-9'], upgrade: ['SH-3'], trade: ['SH-6'] };

const RULES: Readonly<Record<GameId, DecisionRules>> = {
  'eastern-wonders': easternWonders,
  'eastern-wonders-solo': easternWondersSolo,
  'new-world': newWorld,
  'east-to-west-1': eastToWest1,
  'east-to-west-2': eastToWest2,
  'east-to-west-3': eastToWest3,
  'spice-road': spiceRoad,
  'sand-to-sea': sandToSea,
};

/** The rules of a kind of decision in a game; empty if there are none. */
export function rulesOfDecision(game: GameId, kind: string): readonly RuleId[] {
  return RULES[game][kind] ?? SHARED[kind] ?? [];
}
