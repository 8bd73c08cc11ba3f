/** The names of the sea chart's tiles for readers: what each is, what lies on it, and what a click there does. */

import type { PlaceView } from '@windrose/rules';
import { useMemo } from 'react';

import { useWords } from '../../i18n/words.ts';
import { lacking } from '../../play/lacking.ts';
import type { Offer } from '../../play/offers.ts';
import type { ChartPosition, SeaPrint } from './position.ts';
import { orderAt } from './SeaTiles.tsx';

/** The input of the labels. */
export interface Labelled {
  readonly position: ChartPosition;
  readonly print: SeaPrint;
  /** The names of the seats. */
  readonly names: readonly string[];
  /** Per place: what a click there can do. */
  readonly places: ReadonlyMap<string, readonly Offer[]>;
  /** Per place several steps away: the voyage there. */
  readonly far: ReadonlyMap<string, Offer>;
  /** The reader's own cubes while they choose: what an order lacks is said. */
  readonly cubes: string | null;
}

/** Per place: its label. */
export function useTileLabels({ position, print, names, places, far, cubes }: Labelled): ReadonlyMap<string, string> {
  const { ui, words } = useWords();
  return useMemo(() => {
    const describe = (place: PlaceView): string => {
      const market = place.market === undefined ? undefined : print.markets.get(place.market);
      const order = orderAt(position, print, place.at);
      const boats = names.filter((_, seat) => position.seats[seat]?.boat === place.at);
      const parts = [
        market ? ui.island(words.colour(market.symbol)) : ui.tileHere[place.kind],
        market && ui.gives(words.cubes(market.give), words.cubes(market.take)),
        place.kind === 'port' &&
          (order === 'closed'
            ? ui.closedHere
            : order
              ? [
                  ui.orderHere(words.cubesThere(order.price), words.points(order.points)),
                  cubes !== null &&
                    lacking(order.price, cubes) !== '' &&
                    ui.missing(words.cubesThere(lacking(order.price, cubes))),
                ]
                  .filter(Boolean)
                  .join(', ')
              : ui.emptyPort),
        boats.length > 0 && ui.boatsHere(words.list(boats)),
        place.outposts.length > 0 &&
          ui.outpostsHere(words.list(place.outposts.map((seat) => names[seat] ?? words.rival))),
        place.heap && ui.heapHere(words.cubesThere(place.heap)),
        ...(places.get(place.at) ?? []).map((offer) => offer.label),
        far.get(place.at)?.label,
      ];
      return `${print.names.get(place.at)}, ${parts.filter(Boolean).join('. ')}`;
    };
    return new Map(position.map.map((place) => [place.at, describe(place)]));
  }, [position, print, names, places, far, cubes, ui, words]);
}
