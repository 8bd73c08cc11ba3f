/** The small map beside the boards: islands around one sea tile. */

import type { Match } from '@windrose/rules';
import { useMemo } from 'react';

import type { Offer } from '../play/offers.ts';
import { type ChartPosition, facings, seaPrint } from '../sea/position.ts';
import { SeaChart } from '../sea/SeaChart.tsx';
import { Frame } from '../table/Frame.tsx';
import type { Choosing } from '../table/Target.tsx';
import styles from './Islands.module.css';

const PLACE = 'place ';
const NOWHERE: ReadonlyMap<string, Offer> = new Map();

/** The islands. */
export function Islands({
  match,
  position,
  names,
  choosing,
}: {
  readonly match: Match;
  readonly position: ChartPosition;
  readonly names: readonly string[];
  readonly choosing: Choosing;
}) {
  const { things, asked, click } = choosing;
  const print = seaPrint(match);
  // The same while nothing else can be chosen: the chart describes its places anew for others.
  const places = useMemo(
    () =>
      new Map(
        [...things].flatMap(([thing, offers]) =>
          thing.startsWith(PLACE) ? [[thing.slice(PLACE.length), offers] as const] : [],
        ),
      ),
    [things],
  );
  return (
    <Frame className={styles.islands}>
      <SeaChart
        small
        position={position}
        print={print}
        names={names}
        places={places}
        far={NOWHERE}
        asked={asked?.startsWith(PLACE) ? asked.slice(PLACE.length) : null}
        facing={facings(match, print)}
        onPlace={(place) => click(`place ${place}`)}
      />
    </Frame>
  );
}
