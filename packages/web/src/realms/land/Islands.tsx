/** The small map beside the boards: islands around one sea tile. */

import type { Match } from '@windrose/rules';
import { useMemo, useState } from 'react';

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

/** The places one step away, with what can be done there, and the voyages further on. */
function byDistance(places: ReadonlyMap<string, readonly Offer[]>): {
  readonly near: ReadonlyMap<string, readonly Offer[]>;
  readonly far: ReadonlyMap<string, Offer>;
} {
  const near = new Map<string, readonly Offer[]>();
  const far = new Map<string, Offer>();
  for (const [place, offers] of places) {
    const [first] = offers;
    if (first && first.option.kind === 'sail' && first.codes.length > 1) far.set(place, first);
    else near.set(place, offers);
  }
  return { near, far };
}

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
  const { places, asked, clickPlace, lookAtPlace } = useChartThings(choosing);
  const { near, far } = useMemo(() => byDistance(places), [places]);
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
        places={near}
        far={far}
        asked={asked}
        facing={facing}
        own={choosing.answers ? own : null}
        route={route}
        onPlace={clickPlace}
        onLook={lookAtPlace}
      />
    </Frame>
  );
}
