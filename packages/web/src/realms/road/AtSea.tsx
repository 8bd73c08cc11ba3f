/** Chart, tiles and boards of a road game that is also at sea. */

import type { Match } from '@windrose/rules';

import { useUprightTablet } from '../../browser/media.ts';
import type { Offer } from '../../play/offers.ts';
import type { Outcome } from '../../play/outcome.ts';
import { printedOf } from '../../play/printed.ts';
import type { TableSession, TableSnapshot } from '../../play/session.ts';
import { useAdvisedWay } from '../../table/lit.ts';
import type { Choosing } from '../../table/Target.tsx';
import { useChartThings } from '../sea/chart-things.ts';
import { useFacing } from '../sea/facing.ts';
import { type SeaPosition, seaPrint } from '../sea/position.ts';
import { SeaSupply } from '../sea/SeaBoards.tsx';
import { SeaChart } from '../sea/SeaChart.tsx';

export { OtherBoard, OwnBoard } from '../sea/SeaBoards.tsx';

const NOWHERE: ReadonlyMap<string, Offer> = new Map();

/** The place of a step for which a card is to be laid now. */
function stepToPay({ decision, choices }: Match): string | null {
  const option = decision?.kind === 'lay' ? choices.at(-1)?.option : undefined;
  return option?.kind === 'step' ? option.to : null;
}

/** The chart of From Sand to Sea, and what is left of its tiles. */
export function Chart({
  session,
  table,
  sea,
  choosing,
  outcome,
  onTile,
}: {
  readonly session: TableSession;
  readonly table: TableSnapshot;
  readonly sea: SeaPosition;
  readonly choosing: Choosing;
  readonly outcome: Outcome | null;
  readonly onTile: (offer: Offer) => void;
}) {
  const { match } = table;
  const print = seaPrint(match);
  const printed = printedOf(match);
  const facing = useFacing(match, print);
  const advised = useAdvisedWay();
  const upright = useUprightTablet();
  const { places, tiles, asked, clickPlace, lookAtPlace, askTile } = useChartThings(choosing);
  return (
    <>
      <SeaChart
        position={sea}
        print={print}
        names={session.names}
        places={places}
        far={NOWHERE}
        asked={asked}
        aim={stepToPay(match)}
        facing={facing}
        own={choosing.answers ? session.ownSeat : null}
        hold={table.decision && !match.inSetUp ? (sea.seats[session.ownSeat]?.hold ?? null) : null}
        route={outcome?.route ?? advised}
        onPlace={clickPlace}
        onLook={lookAtPlace}
      />
      <SeaSupply printed={printed} position={sea} tiles={tiles} below={upright} onTile={onTile} onVain={askTile} />
    </>
  );
}
