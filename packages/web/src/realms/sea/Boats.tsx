/** The boats on the sea chart, bobbing. */

import { useAnchors } from '../../anchors/anchors.ts';
import { inSeatColour } from '../../art/Icon.tsx';
import type { ChartPosition, SeaPrint } from './position.ts';
import styles from './SeaChart.module.css';

/** The offset of boats below the middle of a tile. */
export const BOAT = 60;
/** On a small chart, where trades are larger, they are lower by this. */
const SMALL_LOWER = 4;
/** Seconds by which each boat bobs later than the one before: whole steps of the motion, so that all move in the same frames. */
const BOB_STEP = 1.125;

interface BoatsProps {
  readonly position: ChartPosition;
  readonly print: SeaPrint;
  /** The side that each boat faces: -1 to the west. */
  readonly facing: readonly number[];
  /** The seat whose boat can be dragged, if any. */
  readonly own: number | null;
  readonly small: boolean;
}

/** All boats; those on one tile lie side by side. */
export function Boats({ position, print, facing, own, small }: BoatsProps) {
  const anchors = useAnchors();
  const boats = position.seats.flatMap(({ boat }, seat) => {
    const hex = boat === null ? undefined : print.hexOf.get(boat);
    return hex ? [{ seat, hex }] : [];
  });
  return boats.map(({ seat, hex }) => {
    const here = boats.filter((boat) => boat.hex === hex);
    const slot = here.findIndex((boat) => boat.seat === seat);
    const heap = position.map.find((place) => place.at === hex.id)?.heap;
    // Below what is printed on the tile: the order one came for stays readable.
    const wide = ([56, 52, 46, 42][here.length - 1] ?? 38) * (heap ? 0.9 : 1) * (small ? 0.94 : 1);
    const x = (slot - (here.length - 1) / 2) * wide * 0.82 + (heap ? 20 : 0);
    return (
      <g
        key={seat}
        ref={anchors.at(`boat ${seat}`)}
        data-boat={seat}
        data-own={seat === own ? '' : undefined}
        style={{
          transform: `translate(${hex.x + x}px, ${hex.y + BOAT}px)`,
          ...inSeatColour(seat),
        }}
      >
        <g className={styles.bob} style={{ animationDelay: `${-seat * BOB_STEP}s` }}>
          <g transform={`scale(${facing[seat] ?? 1} 1)`}>
            <use
              ref={anchors.at(`hull ${seat}`)}
              href={`#boat-${seat}`}
              x={-wide / 2}
              y={-wide / 2 + (small ? SMALL_LOWER : 0)}
              width={wide}
              height={wide}
            />
          </g>
        </g>
      </g>
    );
  });
}
