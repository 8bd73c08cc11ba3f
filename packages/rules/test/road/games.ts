/** The naive games of the road for matches with the built-in packs, and what comes up in them. */

import { type Match, PACKS } from '../../src/index.ts';
import type { NaiveGame } from '../naive/compare.ts';
import type { Dealt } from '../naive/eastern-wonders.ts';
import { type DealtRoad, NaiveSpiceRoad, type NaiveRoadPack } from '../naive/road.ts';
import { NaiveSandToSea, type NaiveSandPack } from '../naive/sand-to-sea.ts';

export { turnedUp } from '../naive/road.ts';
export { turnedUp as turnedUpAtSea } from '../naive/sand-to-sea.ts';

const road = PACKS['spice-road'] as unknown as NaiveRoadPack;
const sea = PACKS['eastern-wonders'] as unknown as NaiveSandPack;

/** Spice Road of a match that stands at its start. */
export const naiveSpiceRoad = (match: Match): NaiveGame =>
  new NaiveSpiceRoad(road, match.state() as unknown as DealtRoad);

/** From Sand to Sea of a match that stands at its start. */
export const naiveSandToSea = (match: Match): NaiveGame =>
  new NaiveSandToSea(sea, road, match.state() as unknown as Dealt & DealtRoad);
