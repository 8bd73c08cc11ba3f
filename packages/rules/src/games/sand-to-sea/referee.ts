/** The referee’s checks for From Sand to Sea. */

// oxlint-disable typescript/no-non-null-assertion -- runs at every decision of a watched match; rows of the state are as long as the layout says

import type { State } from '../../core/state.ts';
import { bitsIn, type Inspected, type Inspector, isOneCube } from '../../referee/inspector.ts';
import { RoadCards } from '../../referee/road-cards.ts';
import { type OtherExchange, type RawRoadPack, RoadCubes } from '../../referee/road-cubes.ts';
import { bonusInBox, seaPack, seaPrices, watchSea } from '../../referee/sea.ts';
import type { SeaPrices } from '../../referee/voyage-cubes.ts';

/** The inspectors of a match of From Sand to Sea. */
export function watchSandToSea(match: Inspected): readonly Inspector[] {
  const road = match.components['spice-road'] as RawRoadPack;
  const pack = seaPack(match);
  const { removePerSymbol, bonusKinds, playerBoard } = pack.sandToSea;
  const { length: starters } = road.starters;
  return [
    ...watchSea(match, {
      removed: removePerSymbol,
      board: playerBoard.values,
      count: (ability) => (bonusKinds.includes(ability) ? (bonusInBox(pack, ability)?.count ?? 0) : 0),
      pile: bonusKinds.includes('points') ? (bonusInBox(pack, 'points')?.pile ?? []) : [],
      columns: 'a tile or a card, the first a card',
    }),
    new RoadCards(match.seats, starters, starters + road.merchantCards.length),
    new RoadCubes(road, atSea(seaPrices(pack))),
    { check: steps },
  ];
}

/** Exchanges at sea: a starting set, a toll, a price, an order, a trade on the tile of the boat. */
function atSea(prices: SeaPrices): OtherExchange {
  return (before, after, kind, gained) => {
    const { mover } = before;
    const at = before.boat[mover]!;
    switch (kind) {
      case 'set':
        return gained === prices.startingSets[31 - Math.clz32(before.sets[0]! ^ after.sets[0]!)];
      case 'toll': {
        let paid = 0;
        for (let seat = 0; seat < after.hold.length; seat++) {
          if (seat === mover || after.hold[seat] === before.hold[seat]) continue;
          if (before.boat[seat] !== at || before.tile[at]! < 0) return false;
          paid += after.hold[seat]! - before.hold[seat]!;
        }
        return isOneCube(paid) && gained === -paid;
      }
      case 'price':
        return isOneCube(-gained);
      case 'act':
      case 'trade': {
        const claimed = after.vp[mover]! ^ before.vp[mover]!;
        if (claimed !== 0) return gained === -prices.orders[31 - Math.clz32(claimed)]!;
        const tile = before.tile[at]!;
        if (tile < 0 || ((before.outposts[at]! >> mover) & 1) === 0) return false;
        return gained === prices.take[tile]! - prices.give[tile]!;
      }
      default:
        return false;
    }
  };
}

/** A step of the boat costs a card or one of the free steps. */
function steps(before: State, after: State): string | null {
  const { mover } = before;
  let laid = 0;
  for (let word = mover * 2; word < mover * 2 + 2; word++) laid += bitsIn(after.filed[word]! & ~before.filed[word]!);
  const sailed = before.boat[mover]! >= 0 && after.boat[mover] !== before.boat[mover];
  if (!sailed) return laid === 0 ? null : 'A card was laid for no step.';
  const free = before.steps < before.bonus[mover * 5]!;
  if (free) return laid === 0 ? null : 'A card was laid for a free step.';
  return laid === 1 ? null : 'A step was neither free nor paid for with a card.';
}
