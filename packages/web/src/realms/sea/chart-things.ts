/** The things on a chart: options at its places and in its supply. */

import { useCallback, useMemo } from 'react';

import type { Offer } from '../../play/offers.ts';
import type { Thing } from '../../play/targets.ts';
import type { Choosing } from '../../table/Target.tsx';

const PLACE = 'place ';
const SUPPLY = 'supply ';
const NO_PLACES: ReadonlyMap<string, readonly Offer[]> = new Map();
const NO_TILES: ReadonlyMap<string, Offer> = new Map();

/** The choice-related props of a chart and its supply. */
export interface ChartThings {
  readonly places: ReadonlyMap<string, readonly Offer[]>;
  /** The kinds of bonus tiles that can be taken. */
  readonly tiles: ReadonlyMap<string, Offer>;
  /** The place that was clicked and waits for a second click or a "yes". */
  readonly asked: string | null;
  readonly clickPlace: (place: string) => void;
  readonly lookAtPlace: (place: string | null) => void;
  /** Asks why a kind of bonus tile cannot be taken; null where questions are not answered. */
  readonly askTile: ((kind: string) => void) | null;
}

/** The place that a thing is; null when it is another thing, or none. */
export function placeOf(thing: Thing | null): string | null {
  return thing?.startsWith(PLACE) ? thing.slice(PLACE.length) : null;
}

/** The props of a chart. The maps keep their identity while the options do not change, so the chart is not redrawn. */
export function useChartThings({ things, asked, answers, click, look }: Choosing): ChartThings {
  const { places, tiles } = useMemo(() => {
    const atPlaces = new Map<string, readonly Offer[]>();
    const ofSupply = new Map<string, Offer>();
    for (const [thing, offers] of things) {
      const [first] = offers;
      if (thing.startsWith(PLACE)) atPlaces.set(thing.slice(PLACE.length), offers);
      else if (first && thing.startsWith(SUPPLY)) ofSupply.set(thing.slice(SUPPLY.length), first);
    }
    return {
      places: atPlaces.size === 0 ? NO_PLACES : atPlaces,
      tiles: ofSupply.size === 0 ? NO_TILES : ofSupply,
    };
  }, [things]);
  const clickPlace = useCallback((place: string) => click(`place ${place}`), [click]);
  const lookAtPlace = useCallback((place: string | null) => look(place === null ? null : `place ${place}`), [look]);
  const ask = useCallback((kind: string) => click(`supply ${kind}`), [click]);
  return { places, tiles, asked: placeOf(asked), clickPlace, lookAtPlace, askTile: answers ? ask : null };
}
