/** The rules that the decisions of Eastern Wonders – Solo go by. */

import { type DecisionRules, SEA } from '../decisions.ts';

export const decisions: DecisionRules = {
  ...SEA,
  boat: ['SO-5'],
  act: ['SO-10', 'EW-27', 'EW-33', 'EW-34', 'EW-35'],
};
