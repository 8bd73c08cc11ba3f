/** The rules that the decisions of Eastern Wonders – Solo go by. */

import { type DecisionRules, SEA } from '../decisions.ts';

export const decisions: DecisionRules = { ...SEA, act: ['EW-26', 'SO-10'] };
