/** The rules that decisions of several games go by. */

import type { RuleId } from '@windrose/rules';

/** By the kind of a decision. */
export type DecisionRules = Readonly<Record<string, readonly RuleId[]>>;

export const SEA: DecisionRules = {
  set: ['EW-10'],
  boat: ['EW-10'],
  sail: ['EW-13', 'EW-14', 'EW-15'],
  toll: ['EW-17'],
  heap: ['EW-20'],
  act: ['EW-26', 'EW-27', 'EW-33', 'EW-34', 'EW-35'],
  price: ['EW-28'],
  bonus: ['EW-31'],
};

export const LAND: DecisionRules = {
  turn: ['NW-9', 'NW-12', 'NW-11'],
  tile: ['NW-22', 'NW-23'],
  card: ['NW-24'],
  explore: ['NW-35'],
};

export const ISLANDS: DecisionRules = {
  ...LAND,
  sail: ['EE-36'],
  toll: ['EE-38'],
  build: ['EE-39'],
  price: ['EE-39'],
  outpost: ['EE-45'],
  bonus: ['EE-40'],
};

export const MERCHANTS: DecisionRules = { market: ['EE-12'], swap: ['EE-25'], adjust: ['EE-27'], explore: ['EE-7'] };

export const ROAD: DecisionRules = { turn: ['SR-23', 'SR-6', 'SR-8', 'SR-11', 'SR-12'], place: ['SR-8'] };
