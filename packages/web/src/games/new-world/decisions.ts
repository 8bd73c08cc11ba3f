/** The rules that the decisions of A New World go by. */

import { type DecisionRules, LAND } from '../decisions.ts';

export const decisions: DecisionRules = LAND;
