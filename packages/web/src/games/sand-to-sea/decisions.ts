/** The rules that the decisions of From Sand to Sea go by. */

import { type DecisionRules, SEA, ROAD } from '../decisions.ts';

export const decisions: DecisionRules = {
  ...SEA,
  ...ROAD,
  turn: ['SS-25'],
  sail: ['SS-9'],
  lay: ['SS-9'],
  act: ['SS-13'],
  column: ['SS-18'],
};
