/** The rules that the decisions of From Sand to Sea go by. */

import { type DecisionRules, SEA, ROAD } from '../decisions.ts';

export const decisions: DecisionRules = {
  ...SEA,
  ...ROAD,
  set: ['SS-6', 'EW-10'],
  boat: ['SS-6', 'EW-10'],
  turn: ['SS-25', 'SS-7', 'SS-8', 'SS-9', 'SS-14'],
  sail: ['SS-9', 'SS-10'],
  toll: ['SS-12', 'EW-17'],
  lay: ['SS-9'],
  act: ['SS-13'],
  column: ['SS-18', 'SS-19'],
};
