/** The boats on the sea chart, bobbing. */

import { useAnchors } from '../../anchors/anchors.ts';
import { inSeatColour } from '../../art/Icon.tsx';
import type { ChartPosition, SeaPrint } from './position.ts';
import { raftOf } from './raft.ts';
import styles from './SeaChart.module.css';

/** The middle of boats below the middle of a tile: between what is printed on it and its lower edge. */
export const BOAT = 53;
/** The size of a boat by how many lie on one tile, and how far from the middle of a tile its water reaches at their height. */
const SIZES = [50, 48, 44, 40, 36];
const WATER = 60;
/** The width of a boat in its size, and the least distance of two. */
const HULL = 0.9;
const CLOSEST = 0.5;
/** On a small chart, where what is printed is larger, boats are smaller and lower. */
const SMALL = { size: 0.88, lower: 3.5 };

/** Where a number of boats lie on a tile: their size, the middle of the first and the distance of two. @param heap the width of a raft beside them */
function berths(boats: number, heap: number, small: boolean) {
  const room = Math.max(2 * WATER - heap, 50);
  const least = HULL + CLOSEST * (boats - 1);
  const size = Math.min((SIZES[boats - 1] ?? 36) * (small ? SMALL.size : 1), room / least);
  const step = boats === 1 ? 0 : Math.min(0.82 * size, (room - HULL * size) / (boats - 1));
  return { size, step, first: WATER - room / 2 - (step * (boats - 1)) / 2 };
}

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
    const { size, step, first } = berths(here.length, heap ? raftOf(heap) : 0, small);
    return (
      <g
        key={seat}
        ref={anchors.at(`boat ${seat}`)}
        data-boat={seat}
        data-own={seat === own ? '' : undefined}
        style={{
          transform: `translate(${hex.x + first + slot * step}px, ${hex.y + BOAT + (small ? SMALL.lower : 0)}px)`,
          ...inSeatColour(seat),
        }}
      >
        <g className={styles.bob} style={{ animationDelay: `${-seat * BOB_STEP}s` }}>
          <g transform={`scale(${facing[seat] ?? 1} 1)`}>
            <use
              ref={anchors.at(`hull ${seat}`)}
              href={`#boat-${seat}`}
              x={-size / 2}
              y={-size / 2}
              width={size}
              height={size}
            />
          </g>
        </g>
      </g>
    );
  });
}
