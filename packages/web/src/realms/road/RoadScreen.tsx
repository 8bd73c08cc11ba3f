/** A match of a road game on the table. */

import { required } from '@windrose/rules';
import { type ReactNode, useCallback, useMemo } from 'react';

import { useAnchors } from '../../anchors/anchors.ts';
import { RoadSprites } from '../../art/RoadSprites.tsx';
import type { Offer } from '../../play/offers.ts';
import { type Outcome, outcomeOf } from '../../play/outcome.ts';
import { printedOf } from '../../play/printed.ts';
import type { Table, TableSession } from '../../play/session.ts';
import { useChartThings } from '../sea/chart-things.ts';
import { useFacing } from '../sea/facing.ts';
import { type SeaPosition, seaPrint } from '../sea/position.ts';
import { OtherBoard, OwnBoard, SeaSupply } from '../sea/SeaBoards.tsx';
import { SeaChart } from '../sea/SeaChart.tsx';
import { useChoosing } from '../../table/choosing.ts';
import { FigureButton, FigureScope } from '../../table/Figures.tsx';
import { Frame } from '../../table/Frame.tsx';
import { usePosition } from '../../table/structural-sharing.ts';
import { HandyContext } from '../../table/handy.ts';
import { useAdvisedWay } from '../../table/lit.ts';
import { Layout, type Part } from '../../table/Layout.tsx';
import { Log } from '../../table/Log.tsx';
import { seatFacts } from '../../table/seats.ts';
import { Moments } from '../../table/Moments.tsx';
import { Standings } from '../../table/Standings.tsx';
import { type Choosing, ChoosingContext } from '../../table/Target.tsx';
import { ThingActions } from '../../table/ThingActions.tsx';
import { Turn } from '../../table/Turn.tsx';
import { roadArt } from './art.tsx';
import { Caravan } from './Caravan.tsx';
import { atSea, roadPosition, roadPrint } from './position.ts';
import { CardChips, MerchantRow, OwnCards, PointRow } from './RoadCards.tsx';
import styles from './RoadScreen.module.css';
import { OtherRoad, OwnRoad } from './RoadSeats.tsx';
import { CARD_USES, roadTargets } from './targets.ts';
import { useRoadWords } from './words.ts';
import { panelClass } from '../../ui/Panel.tsx';

/** The screen. */
export function RoadScreen({ session, table }: { readonly session: TableSession; readonly table: Table }) {
  const { ui, words, road } = useRoadWords();
  const { match } = table;
  const { names, ownSeat } = session;

  const print = roadPrint(match);
  const printed = printedOf(match);
  const position = usePosition(roadPosition, match, ownSeat);
  const sea = usePosition(atSea, match, ownSeat);
  const speaker = useMemo(() => ({ words, ui, names }), [words, ui, names]);
  const targets = useMemo(() => roadTargets(table, position, speaker), [table, position, speaker]);
  const targetsOf = useCallback(
    (other: Table) => roadTargets(other, roadPosition(other.match, ownSeat), speaker),
    [ownSeat, speaker],
  );
  const state = useChoosing(session, table, targets, targetsOf);
  const { choosing, looked, take } = state;
  const outcome = useMemo(() => (looked === null ? null : outcomeOf(match, looked.codes)), [match, looked]);
  const mine = required(position.seats[ownSeat], 'own seat');
  const seats = seatFacts(session, table, words);
  const roadBoard = (seat: number) => ({
    ...required(seats[seat], 'seat'),
    own: required(position.seats[seat], 'seat'),
    print,
  });
  const seaBoard = (at: SeaPosition, seat: number) => ({
    ...required(seats[seat], 'seat'),
    own: required(at.seats[seat], 'seat'),
    print: seaPrint(match),
  });
  // Only resting has a button; the ribbon says what can be done with the cards on the table.
  const uses =
    sea === null && table.decision?.kind === 'turn'
      ? CARD_USES.filter((use) => table.options.some(({ kind }) => kind === use))
      : [];
  const anchors = useAnchors();
  const inHand = mine.hand.length;
  const handy = useMemo(
    () => (
      <>
        <svg width="22" height="24" viewBox="0 0 22 24">
          <path
            d="M3 6L11 3L15 18L7 21zM9 4H17Q18 4 18 5V19Q18 20 17 20H10"
            fill="#fbf3de"
            stroke="#7b683f"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </svg>
        {inHand}
      </>
    ),
    [inHand],
  );
  const others = (draw: (seat: number) => ReactNode) => names.map((_, seat) => seat !== ownSeat && draw(seat));

  const parts = sea
    ? {
        shape: 'chart' as const,
        mapName: ui.chart,
        besideName: road.cards,
        map: (
          <Frame className={styles.chart} corner={<FigureButton />}>
            <Chart {...{ session, table, sea, choosing, outcome }} onTile={take} />
          </Frame>
        ),
        beside: (
          <div ref={anchors.at('zone play')} className={`${panelClass()} ${styles.sheet}`} data-drop="play">
            <MerchantRow printed={printed} position={position} print={print} flat />
            <OwnCards printed={printed} own={mine} print={print} aside />
          </div>
        ),
        own: <OwnBoard {...seaBoard(sea, ownSeat)} />,
        others: others((seat) => (
          <OtherBoard key={seat} {...seaBoard(sea, seat)}>
            <CardChips printed={printed} own={required(position.seats[seat], 'seat')} print={print} />
          </OtherBoard>
        )),
      }
    : {
        shape: 'boards' as const,
        mapName: road.cards,
        map: (
          <Frame className={styles.road} corner={<FigureButton />} drop="play">
            <PointRow printed={printed} position={position} print={print} />
            <MerchantRow printed={printed} position={position} print={print} />
            <Caravan hold={mine.hold} limit={mine.limit} />
            <OwnCards printed={printed} own={mine} print={print} />
          </Frame>
        ),
        own: <OwnRoad {...roadBoard(ownSeat)} />,
        others: others((seat) => <OtherRoad key={seat} {...roadBoard(seat)} />),
      };

  return (
    <FigureScope match={match}>
      <RoadSprites />
      <ChoosingContext value={choosing}>
        <HandyContext value={handy}>
          <Moments session={session} table={table} />
          <Layout
            {...parts}
            open={openParts(choosing.things, sea !== null)}
            standings={<Standings session={session} table={table} />}
            turn={<Turn session={session} table={table} hint={uses.length > 0 ? road.turn(uses) : null} />}
            log={<Log match={match} names={names} settled={table.settled} onBack={session.undoTo} />}
            actions={
              <ThingActions
                session={session}
                table={table}
                targets={targets}
                state={state}
                hold={mine.hold}
                limit={mine.limit}
                outcome={outcome}
                art={(fact) => roadArt(fact, print)}
              />
            }
          />
        </HandyContext>
      </ChoosingContext>
    </FigureScope>
  );
}

const NOWHERE: ReadonlyMap<string, Offer> = new Map();

/** The chart of From Sand to Sea, and what is left of its tiles. */
function Chart({
  session,
  table,
  sea,
  choosing,
  outcome,
  onTile,
}: {
  readonly session: TableSession;
  readonly table: Table;
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
        facing={facing}
        own={choosing.answers ? session.ownSeat : null}
        hold={table.decision && !match.inSetUp ? (sea.seats[session.ownSeat]?.hold ?? null) : null}
        route={outcome?.route ?? advised}
        onPlace={clickPlace}
        onLook={lookAtPlace}
      />
      <SeaSupply printed={printed} position={sea} tiles={tiles} onTile={onTile} onVain={askTile} />
    </>
  );
}

/** The parts of the table with options. @param aside whether the cards are beside a chart. */
function openParts(things: Choosing['things'], aside: boolean): Set<Part> {
  const parts = new Set<Part>();
  for (const thing of things.keys()) {
    if (thing.startsWith('cube')) continue;
    parts.add(aside && !thing.startsWith('place') && !thing.startsWith('supply') ? 'beside' : 'map');
  }
  return parts;
}
