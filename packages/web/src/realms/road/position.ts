/** The road games as the page sees them: positions typed, what is printed on cards. */

import { type CoinsView, type Match, packOf, type RoadView } from '@windrose/rules';
import { Faces } from '@windrose/words';

import { lastCardOf } from '../../play/progress.ts';
import type { SeaPosition } from '../sea/position.ts';

/** Everything public of a road game. */
export type RoadPosition = RoadView;

/** The match as one seat sees it. */
export function roadPosition(match: Match, viewer: number): RoadPosition {
  const position = match.view(viewer);
  if (!('market' in position) || 'locations' in position)
    throw new RangeError(`${match.game.id} is not played on the road`);
  return position;
}

/** The position of a game on the road and at sea as the chart and its boards know it; null in a game without a sea. */
export function atSea(match: Match, viewer: number): SeaPosition | null {
  const view = match.view(viewer);
  return 'ports' in view ? view : null;
}

/** A coin over a point card: the seat that claims the card gets it. */
export interface CoinOver {
  readonly kind: keyof CoinsView;
  readonly points: number;
  /** The number of coins of its kind that are left. */
  readonly left: number;
}

/** The coin over a card of the row; null if there is none. When the gold is gone the silver is over the first card. */
export function coinOver({ coins }: RoadPosition, print: RoadPrint, slot: number): CoinOver | null {
  if (!coins) return null;
  const kind = (coins.gold > 0 ? (['gold', 'silver'] as const) : (['silver'] as const))[slot];
  return kind && coins[kind] > 0 ? { kind, points: print.coins[kind], left: coins[kind] } : null;
}

/** The printed content of a road game's components. */
export interface RoadPrint {
  readonly faces: Faces;
  /** The number of point cards of one seat that triggers the end; null if something else does. */
  readonly lastCard: number | null;
  /** Points of the coins. */
  readonly coins: CoinsView;
}

/** Read once for all moments of a match. */
const prints = new WeakMap<Match['components'], RoadPrint>();

/** Reads the packs of a match. They are checked already: the match could not have been set up otherwise. */
export function roadPrint(match: Match): RoadPrint {
  let print = prints.get(match.components);
  if (!print) {
    const { coins } = packOf(match, 'spice-road');
    print = { faces: new Faces(match), coins, lastCard: lastCardOf(match) };
    prints.set(match.components, print);
  }
  return print;
}
