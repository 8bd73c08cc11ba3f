/** Marks on the sea chart that cannot be clicked: wakes of the others, the way a boat would take, and compass lines. */

import type { Leg } from '../../play/outcome.ts';
import { inSeatColour } from '../../art/Icon.tsx';
import { known } from '../../table/known.ts';
import type { Hex } from '../../table/places.ts';
import { useMarks } from '../../table/recent.ts';
import { memo } from 'react';
import { BOAT } from './Boats.tsx';
import type { ChartPosition, SeaPrint } from './position.ts';
import styles from './SeaChart.module.css';

/** The others' wakes since the player's own last turn. */
export function Wakes({ print, position }: { readonly print: SeaPrint; readonly position: ChartPosition }) {
  const { trails } = useMarks();
  return (
    <g data-wakes={trails.length}>
      {trails.map(({ seat, places }) => {
        const hexes = places.flatMap((place) => print.hexOf.get(place) ?? []);
        // A boat at its last seen place needs no ghost.
        const ghost = hexes[0] !== undefined && position.seats[seat]?.boat !== hexes[0].id ? hexes[0] : null;
        return (
          <g key={seat} style={inSeatColour(seat)} data-trail={seat}>
            <path className={styles.trail} d={`M${hexes.map(({ x, y }) => `${x} ${y + BOAT}`).join('L')}`} />
            {ghost && (
              <use
                className={styles.ghost}
                href={`#boat-${seat}`}
                x={ghost.x - 26}
                y={ghost.y + BOAT - 26}
                width="52"
                height="52"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The places that others have touched since the player's own last turn, with the signs of seats. */
export function Signs({ print }: { readonly print: SeaPrint }) {
  const { things } = useMarks();
  const signs = [...things].flatMap(([thing, seat]) => {
    const hex = thing.startsWith('place ') ? print.hexOf.get(thing.slice('place '.length)) : undefined;
    return hex ? [{ hex, seat }] : [];
  });
  return signs.map(({ hex, seat }) => (
    <g key={hex.id} style={inSeatColour(seat)} transform={`translate(${hex.x + 62} ${hex.y - 52})`} data-by={seat}>
      <circle r="17" className={styles.sign} />
      <use href={`#sign-${seat % 5}`} x="-12" y="-12" width="24" height="24" color="var(--seat-ink)" />
    </g>
  ));
}

/** The way a boat would take: a wake from tile to tile. */
export function Route({ legs, print }: { readonly legs: readonly Leg[]; readonly print: SeaPrint }) {
  const [first] = legs;
  if (!first) return null;
  const at = (place: string): Hex => known(print.hexOf, place, 'place');
  const { seat, from } = first;
  const line = [from, ...legs.map(({ to }) => to)].map((place) => `${at(place).x} ${at(place).y + 40}`).join('L');
  return (
    <g data-route style={inSeatColour(seat)}>
      <path className={styles.wakeEdge} d={`M${line}`} />
      <path className={styles.wake} d={`M${line}`} />
    </g>
  );
}

/** Where that way ends, and the cubes that the boat would leave behind. */
export function RouteMarks({ legs, print }: { readonly legs: readonly Leg[]; readonly print: SeaPrint }) {
  const last = legs.at(-1);
  if (!last) return null;
  const end = known(print.hexOf, last.to, 'place');
  return (
    <g style={inSeatColour(last.seat)}>
      <circle className={styles.wakeEnd} cx={end.x} cy={end.y + 40} r="15" />
      {legs.map(({ from: place, leave }) => {
        const hex = known(print.hexOf, place, 'place');
        return (
          leave !== '' && (
            <g key={place} data-left={leave}>
              <circle className={styles.leftRing} cx={hex.x - 32} cy={hex.y + 44} r="21" />
              <use href={`#cube-${leave}`} x={hex.x - 47} y={hex.y + 29} width="30" height="30" />
            </g>
          )
        );
      })}
    </g>
  );
}

/** Lines of constant bearing, drawn from a compass. */
export const Rhumbs = memo(function Rhumbs({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className={styles.rhumbs} aria-hidden="true">
      {Array.from({ length: 32 }, (_, at) => {
        const angle = (at * Math.PI) / 16;
        return (
          <path
            key={at}
            d={`M${x} ${y}l${(1600 * Math.cos(angle)).toFixed(0)} ${(1600 * Math.sin(angle)).toFixed(0)}`}
          />
        );
      })}
    </g>
  );
});
