/** The small map beside the boards: islands around one sea tile. */

import type { Match } from '@windrose/rules';
import { useState } from 'react';

import type { Offer } from '../../play/offers.ts';
import type { Leg } from '../../play/outcome.ts';
import { useChartThings } from '../sea/chart-things.ts';
import { useFacing } from '../sea/facing.ts';
import { type ChartPosition, seaPrint } from '../sea/position.ts';
import { SeaChart } from '../sea/SeaChart.tsx';
import { Frame } from '../../table/Frame.tsx';
import { structuralSharing } from '../../table/structural-sharing.ts';
import type { Choosing } from '../../table/Target.tsx';
import styles from './Islands.module.css';

const NOWHERE: ReadonlyMap<string, Offer> = new Map();

/** The islands. */
export function Islands({
  match,
  position,
  names,
  own,
  choosing,
  route,
}: {
  readonly match: Match;
  readonly position: ChartPosition;
  readonly names: readonly string[];
  readonly own: number;
  readonly choosing: Choosing;
  /** The way a boat would take. */
  readonly route: readonly Leg[];
}) {
  const { places, asked, clickPlace } = useChartThings(choosing);
  const print = seaPrint(match);
  const facing = useFacing(match, print);
  // Unchanged parts keep their identity, so the chart redraws only what changes.
  const [keep] = useState(() => structuralSharing<ChartPosition>());
  return (
    <Frame className={styles.islands}>
      <SeaChart
        small
        position={keep(position)}
        print={print}
        names={names}
        places={places}
        far={NOWHERE}
        asked={asked}
        facing={facing}
        own={choosing.answers ? own : null}
        route={route}
        onPlace={clickPlace}
      />
    </Frame>
  );
}
