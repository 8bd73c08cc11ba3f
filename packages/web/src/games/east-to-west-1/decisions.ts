/** The rules that the decisions of From East to West, Part I go by. */

import { type DecisionRules, LAND, MERCHANTS } from '../decisions.ts';

export const decisions: DecisionRules = {
  ...LAND,
  ...MERCHANTS,
  turn: [...(LAND.turn ?? []), 'EE-24'],
};
