/** The referee’s checks for Spice Road. */

// oxlint-disable typescript/no-non-null-assertion -- runs at every decision of a watched match; rows of the state are as long as the layout says

import { Holds } from '../../referee/holds.ts';
import { type Inspected, type Inspector, lettersToBundle } from '../../referee/inspector.ts';
import { RoadCards } from '../../referee/road-cards.ts';
import { type RawRoadPack, RoadCubes } from '../../referee/road-cubes.ts';
import { roadClaims, RoadOrders } from '../../referee/road-orders.ts';
import { TurnOrder } from '../../referee/turn-order.ts';

/** The inspectors of a match of Spice Road. */
export function watchSpiceRoad(match: Inspected): readonly Inspector[] {
  const pack = match.components['spice-road'] as RawRoadPack & { readonly startingCubes: readonly string[] };
  const { starters, merchantCards, pointCards, coins, lastCard, startingCubes } = pack;
  const { seats } = match;
  const starting: Inspector = {
    begin: ({ hold }) =>
      hold.every((cubes, seat) => cubes === lettersToBundle(startingCubes[seat]!))
        ? null
        : 'A seat begins with wrong cubes.',
  };
  return [
    new TurnOrder(match, roadClaims),
    new Holds(seats),
    starting,
    new RoadCards(seats, starters.length, starters.length + merchantCards.length),
    new RoadOrders({ seats, vp: pointCards.map((card) => card.vp), coins, last: lastCard[seats]! }),
    new RoadCubes(pack),
  ];
}
