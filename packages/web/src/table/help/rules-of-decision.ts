/** The rules that a decision goes by, for those who ask what it is about. */

import type { GameId, RuleId } from '@windrose/rules';

type Rules = Readonly<Record<string, readonly RuleId[]>>;

/** Decisions that are the same in all games. */
const SHARED: Rules = { discard: ['SH-9'], upgrade: ['SH-3'], trade: ['SH-6'] };

const SEA: Rules = {
  set: ['EW-10'],
  boat: ['EW-10'],
  sail: ['EW-13', 'EW-14', 'EW-15'],
  toll: ['EW-17'],
  heap: ['EW-20'],
  act: ['EW-26', 'EW-27', 'EW-33', 'EW-34', 'EW-35'],
  price: ['EW-28'],
  bonus: ['EW-31'],
};

const LAND: Rules = { turn: ['NW-9', 'NW-12', 'NW-11'], tile: ['NW-22', 'NW-23'], card: ['NW-24'], explore: ['NW-35'] };

const ISLANDS: Rules = {
  ...LAND,
  sail: ['EE-36'],
  toll: ['EE-38'],
  build: ['EE-39'],
  price: ['EE-39'],
  outpost: ['EE-45'],
  bonus: ['EE-40'],
};

const MERCHANTS: Rules = { market: ['EE-12'], swap: ['EE-25'], adjust: ['EE-27'], explore: ['EE-7'] };

const ROAD: Rules = { turn: ['SR-23', 'SR-6', 'SR-8', 'SR-11', 'SR-12'], place: ['SR-8'] };

const RULES: Readonly<Record<GameId, Rules>> = {
  'eastern-wonders': SEA,
  'eastern-wonders-solo': { ...SEA, act: ['EW-26', 'SO-10'] },
  'new-world': LAND,
  'east-to-west-1': { ...LAND, ...MERCHANTS },
  'east-to-west-2': ISLANDS,
  'east-to-west-3': { ...ISLANDS, bonus: ['EE-17'] },
  'spice-road': ROAD,
  'sand-to-sea': { ...SEA, ...ROAD, turn: ['SS-25'], sail: ['SS-9'], lay: ['SS-9'], act: ['SS-13'], column: ['SS-18'] },
};

/** The rules of a kind of decision in a game; none where it has none of its own. */
export function rulesOfDecision(game: GameId, kind: string): readonly RuleId[] {
  return RULES[game][kind] ?? SHARED[kind] ?? [];
}
