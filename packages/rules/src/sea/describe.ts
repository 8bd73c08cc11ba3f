/** The map in the words of the protocol. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, place and tile its cell, and tables of components have an entry per id

import { bitList } from '../core/bits.ts';
import { formatBundle } from '../core/spice.ts';
import type { State } from '../core/state.ts';
import type { Chart } from './chart.ts';
import type { Markets } from './market.ts';
import { PORT, SEA } from './places.ts';

/** A place of the map and its content. */
export interface PlaceView {
  readonly at: string;
  readonly kind: 'market' | 'port' | 'sea';
  /** The market tile, on a market place. */
  readonly market?: string;
  /** The sides with an outpost there. */
  readonly outposts: readonly number[];
  /** The cubes left there, as letters, in games with heaps. */
  readonly heap?: string;
}

/** Every place with its content; outposts are those of the first `seats` sides. */
export function describeMap(state: State, chart: Chart, markets: Markets, seats: number): PlaceView[] {
  return chart.places.map((place, at) => {
    const tile = state.tile[at]!;
    return {
      at: place.id,
      kind: tile === PORT ? 'port' : tile === SEA ? 'sea' : 'market',
      ...(tile >= 0 ? { market: markets.ids[tile]! } : {}),
      outposts: bitList(state.outposts[at]! & ((1 << seats) - 1)),
      ...(state.heap.length > 0 ? { heap: formatBundle(state.heap[at]!) } : {}),
    };
  });
}

/** The place of a side's boat, or null before it is set. */
export function describeBoat(state: State, side: number, chart: Chart): string | null {
  const at = state.boat[side]!;
  return at < 0 ? null : chart.places[at]!.id;
}
