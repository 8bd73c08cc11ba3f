/** A side's standing at sea, as numbers: orders delivered, outposts, bonus tiles. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

import { popcount, SPICE_COUNT, type SeaTable, type State } from '@windrose/rules';
import type { Description } from './description.ts';

/** The number of VP tiles that ends a match. */
const TILES_TO_END = 4;

/** The number of kinds of abilities, and of cells for a side's bonus tiles. */
const ABILITIES = 4;
const BONUS_CELLS = 5;

const FIVES = 0.2;

const FEATURES = [
  'one tile',
  'two tiles',
  'three tiles',
  'outposts',
  'outposts in row 1',
  'outposts in row 2',
  'outposts in row 3',
  'outposts in row 4',
  'columns',
  'column',
  'free moves',
  'harvests',
  'upgrades',
  'holds',
  'at a market',
  'in company',
] as const;

/** Describes the sides at sea. */
export function describeSea({ board, sides, rival }: SeaTable): Description {
  return {
    names: rival === undefined ? FEATURES : [...FEATURES, 'level of the rival'],
    write(state: State, side: number, out: Float64Array, from: number): number {
      let at = from;
      const claimed = popcount(state.vp[side]!);
      for (let tiles = 1; tiles < TILES_TO_END; tiles++) out[at++] = claimed >= tiles ? 1 : 0;
      let outposts = 0;
      let fewest: number = board.columns;
      for (let row = 0; row < SPICE_COUNT; row++) {
        const built = state.built[side * SPICE_COUNT + row]!;
        outposts += built;
        out[at + 1 + row] = built * FIVES;
        if (built < fewest) fewest = built;
      }
      out[at] = outposts * FIVES;
      at += 1 + SPICE_COUNT;
      let rows = 0;
      for (let row = 0; row < SPICE_COUNT; row++) if (state.built[side * SPICE_COUNT + row]! > fewest) rows++;
      out[at++] = fewest * FIVES;
      out[at++] = rows / SPICE_COUNT;
      for (let kind = 0; kind < ABILITIES; kind++) out[at++] = state.bonus[side * BONUS_CELLS + kind]!;
      const place = state.boat[side]!;
      const built = place >= 0 && ((state.outposts[place]! >>> side) & 1) === 1;
      out[at++] = built ? 1 : 0;
      let company = 0;
      for (let other = 0; other < sides; other++) if (other !== side && state.boat[other] === place) company++;
      out[at++] = company;
      if (rival !== undefined) out[at++] = rival;
      return at;
    },
  };
}
