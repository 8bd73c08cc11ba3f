/** The small map beside the boards: islands around one sea tile. */

import type { Match } from '@windrose/rules';
import { useCallback, useMemo, useState } from 'react';

import type { Offer } from '../play/offers.ts';
import { useFacing } from '../sea/facing.ts';
import { type ChartPosition, seaPrint } from '../sea/position.ts';
import { SeaChart } from '../sea/SeaChart.tsx';
import { Frame } from '../table/Frame.tsx';
import { keeper } from '../table/kept.ts';
import type { Choosing } from '../table/Target.tsx';
import styles from './Islands.module.css';

const PLACE = 'place ';
const NOWHERE: ReadonlyMap<string, Offer> = new Map();
const NO_PLACES: ReadonlyMap<string, readonly Offer[]> = new Map();

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
  const facing = useFacing(match, print);
  // What is the same as before is the same object: the chart is drawn anew only for what changes on it.
  const [keep] = useState(() => keeper<ChartPosition>());
  const places = useMemo(() => {
    const open = [...things].flatMap(([thing, offers]) =>
      thing.startsWith(PLACE) ? [[thing.slice(PLACE.length), offers] as const] : [],
    );
    return open.length === 0 ? NO_PLACES : new Map(open);
  }, [things]);
  const clickPlace = useCallback((place: string) => click(`place ${place}`), [click]);
  return (
    <Frame className={styles.islands}>
      <SeaChart
        small
        position={keep(position)}
        print={print}
        names={names}
        places={places}
        far={NOWHERE}
        asked={asked?.startsWith(PLACE) ? asked.slice(PLACE.length) : null}
        facing={facing}
        onPlace={clickPlace}
      />
    </Frame>
  );
}
