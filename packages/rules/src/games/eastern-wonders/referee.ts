/** The referee’s checks for Eastern Wonders. */

import type { Inspected, Inspector } from '../../referee/inspector.ts';
import { bonusInBox, seaPack, seaPrices, watchSea } from '../../referee/sea.ts';
import { VoyageCubes } from '../../referee/voyage-cubes.ts';

/** The inspectors of a match of Eastern Wonders. */
export function watchEasternWonders(match: Inspected): readonly Inspector[] {
  const pack = seaPack(match);
  return [
    ...watchSea(match, {
      // one tile of each symbol leaves the match
      removed: 1,
      board: pack.playerBoard.values,
      count: (ability) => bonusInBox(pack, ability)?.count ?? 0,
      pile: bonusInBox(pack, 'points')?.pile ?? [],
    }),
    new VoyageCubes(seaPrices(pack), match.seats),
  ];
}
