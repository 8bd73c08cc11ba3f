/** The road games as the page sees them: positions typed, what is printed on cards. */

import type { Match, RoadView } from '@windrose/rules';
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

/** The printed content of a road game's components. */
export interface RoadPrint {
  readonly faces: Faces;
  /** The number of point cards of one seat that triggers the end; null if something else does. */
  readonly lastCard: number | null;
}

/** Read once for all moments of a match. */
const prints = new WeakMap<Match['components'], RoadPrint>();

/** Reads the packs of a match. They are checked already: the match could not have been set up otherwise. */
export function roadPrint(match: Match): RoadPrint {
  let print = prints.get(match.components);
  if (!print) {
    print = { faces: new Faces(match), lastCard: lastCardOf(match) };
    prints.set(match.components, print);
  }
  return print;
}
