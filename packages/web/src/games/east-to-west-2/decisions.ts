/** The rules that the decisions of From East to West, Part II go by. */

import { type DecisionRules, ISLANDS } from '../decisions.ts';

export const decisions: DecisionRules = ISLANDS;
