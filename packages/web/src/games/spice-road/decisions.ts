/** The rules that the decisions of Spice Road go by. */

import { type DecisionRules, ROAD } from '../decisions.ts';

export const decisions: DecisionRules = ROAD;
