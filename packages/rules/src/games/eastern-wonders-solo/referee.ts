/** The referee’s checks for Eastern Wonders – Solo. */

import type { Inspected, Inspector } from '../../referee/inspector.ts';
import { RivalWatch } from '../../referee/rival.ts';
import { seaPack, seaPrices, watchSea } from '../../referee/sea.ts';
import { VoyageCubes } from '../../referee/voyage-cubes.ts';

/** The inspectors of a match of Eastern Wonders – Solo. */
export function watchSolo(match: Inspected): readonly Inspector[] {
  const pack = seaPack(match);
  return [
    ...watchSea(match, {
      // one tile of each symbol leaves the match
      removed: 1,
      board: pack.playerBoard.values,
      count: (ability) => pack.solo.bonus[ability] ?? 0,
      pile: pack.solo.bonus.points,
    }),
    new VoyageCubes(seaPrices(pack), match.seats),
    new RivalWatch(seaPrices(pack)),
  ];
}
