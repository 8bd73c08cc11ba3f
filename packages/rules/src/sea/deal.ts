/** Dealing market and sea tiles over the places of a chart. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, place and tile its cell, and tables of components have an entry per id

import type { Luck } from '../core/luck.ts';
import { SPICE_COUNT } from '../core/spice.ts';
import type { State } from '../core/state.ts';
import type { Chart } from './chart.ts';
import type { Markets } from './market.ts';
import { PORT, SEA } from './places.ts';

/** Takes one of `list` out by luck. */
function drawFrom(list: number[], luck: Luck): number {
  const at = luck.draw(list.length);
  const drawn = list[at]!;
  list[at] = list[list.length - 1]!;
  list.pop();
  return drawn;
}

/**
 * Takes `removed` random market tiles of each symbol out of the match and deals the others over the places for them;
 * on `inner` places that are more than those tiles, sea tiles are dealt first.
 * The chart has at least as many market and inner places as tiles stay, and no more market places.
 */
export function dealTiles(state: State, chart: Chart, markets: Markets, removed: number, luck: Luck): void {
  const dealt: number[] = [];
  for (let symbol = 0; symbol < SPICE_COUNT; symbol++) {
    const ofSymbol: number[] = [];
    markets.symbol.forEach((s, tile) => {
      if (s === symbol) ofSymbol.push(tile);
    });
    for (let n = 0; n < removed; n++) drawFrom(ofSymbol, luck);
    dealt.push(...ofSymbol);
  }
  const inner: number[] = [];
  let markedForMarkets = 0;
  chart.places.forEach((place, at) => {
    if (place.kind === 'inner') inner.push(at);
    if (place.kind === 'market') markedForMarkets++;
  });
  const seas = new Set<number>();
  while (inner.length + markedForMarkets > dealt.length) seas.add(drawFrom(inner, luck));
  chart.places.forEach((place, at) => {
    if (place.kind === 'port') state.tile[at] = PORT;
    else if (place.kind === 'sea' || seas.has(at)) state.tile[at] = SEA;
    else state.tile[at] = drawFrom(dealt, luck);
  });
}
