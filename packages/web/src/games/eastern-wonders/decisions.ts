/** The rules that the decisions of Eastern Wonders go by. */

import { type DecisionRules, SEA } from '../decisions.ts';

export const decisions: DecisionRules = SEA;
