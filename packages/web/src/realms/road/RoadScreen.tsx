/** A match of a road game on the table. */

import { required } from '@windrose/rules';
import { type ReactNode, useCallback, useMemo } from 'react';

import { useAnchors } from '../../anchors/anchors.ts';
import { RoadSprites } from '../../art/RoadSprites.tsx';
import { outcomeOf } from '../../play/outcome.ts';
import { printedOf } from '../../play/printed.ts';
import type { TableSession, TableSnapshot } from '../../play/session.ts';
import type { Thing } from '../../play/targets.ts';
import { chartRatio } from '../sea/chart-box.ts';
import { type SeaPosition, seaPrint } from '../sea/position.ts';
import { useChoosing } from '../../table/choosing.ts';
import { FigureButton, FigureScope } from '../../table/Figures.tsx';
import { Frame } from '../../table/Frame.tsx';
import { usePosition } from '../../table/structural-sharing.ts';
import { HandyContext } from '../../table/handy.ts';
import { Layout, type LayoutProps, type Part } from '../../table/Layout.tsx';
import { Log } from '../../table/Log.tsx';
import { seatFacts } from '../../table/seats.ts';
import { Moments } from '../../table/Moments.tsx';
import { useOnlooker } from '../../table/onlooker.ts';
import { Standings } from '../../table/Standings.tsx';
import { type Choosing, ChoosingContext } from '../../table/Target.tsx';
import { ThingActions } from '../../table/ThingActions.tsx';
import { Turn } from '../../table/Turn.tsx';
import { roadArt } from './art.tsx';
import { Caravan } from './Caravan.tsx';
import { Chart, OtherBoard, OwnBoard } from './lazy-at-sea.ts';
import { atSea, roadPosition, roadPrint } from './position.ts';
import { CardChips, MerchantRow, OwnCards, PointRow, type Taken } from './RoadCards.tsx';
import styles from './RoadScreen.module.css';
import { OtherRoad, OwnRoad } from './RoadSeats.tsx';
import { CARD_USES, roadTargets } from './targets.ts';
import { useRoadWords } from './words.ts';
import { panelClass } from '../../ui/Panel.tsx';
import { scrollClass } from '../../ui/Scroll.tsx';

/** The screen. */
export function RoadScreen({ session, table }: { readonly session: TableSession; readonly table: TableSnapshot }) {
  const { ui, words, road } = useRoadWords();
  const { match } = table;
  const { names, ownSeat } = session;
  const onlooker = useOnlooker();

  const print = roadPrint(match);
  const printed = printedOf(match);
  const position = usePosition(roadPosition, match, ownSeat);
  const sea = usePosition(atSea, match, ownSeat);
  const vocabulary = useMemo(() => ({ words, ui, names }), [words, ui, names]);
  const targets = useMemo(() => roadTargets(table, position, vocabulary), [table, position, vocabulary]);
  const targetsOf = useCallback(
    (other: TableSnapshot) => roadTargets(other, roadPosition(other.match, ownSeat), vocabulary),
    [ownSeat, vocabulary],
  );
  const state = useChoosing(session, table, targets, targetsOf);
  const { choosing, looked, take } = state;
  const outcome = useMemo(() => (looked === null ? null : outcomeOf(match, looked.codes)), [match, looked]);
  const mine = required(position.seats[ownSeat], 'own seat');
  const seats = seatFacts(session, table, ui, words);
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
  const canRest = table.options.some(({ kind }) => kind === 'rest');
  const taken = useMemo(() => takenNow(table), [table]);
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
  const otherSeats = names.flatMap((_, seat) => (seat === ownSeat ? [] : [seat]));
  const otherRoad = (seat: number): ReactNode => <OtherRoad key={seat} {...roadBoard(seat)} />;
  const otherAtSea = (at: SeaPosition, seat: number): ReactNode => (
    <OtherBoard key={seat} {...seaBoard(at, seat)}>
      <CardChips printed={printed} own={required(position.seats[seat], 'seat')} print={print} />
    </OtherBoard>
  );

  const parts = sea
    ? {
        shape: 'chart' as const,
        ratio: chartRatio(seaPrint(match).hexes),
        mapName: ui.chart,
        besideName: road.cards,
        ...(onlooker !== null && { ownName: ui.board }),
        map: (
          <Frame className={styles.chart} corner={<FigureButton />}>
            <Chart {...{ session, table, sea, choosing, outcome }} onTile={take} />
          </Frame>
        ),
        beside: (
          <div
            ref={anchors.at('zone play')}
            className={`${panelClass()} ${scrollClass(styles.sheet)}`}
            data-drop="play"
          >
            <MerchantRow printed={printed} position={position} print={print} taken={taken} flat />
            <OwnCards printed={printed} own={mine} print={print} aside />
          </div>
        ),
        own: <OwnBoard {...seaBoard(sea, ownSeat)} />,
        ownBriefly: otherAtSea(sea, ownSeat),
        others: otherSeats.map((seat) => otherAtSea(sea, seat)),
      }
    : {
        shape: 'boards' as const,
        mapName: road.cards,
        ownName: road.claimed,
        map: (
          <Frame className={styles.road} corner={<FigureButton />} drop="play">
            <PointRow printed={printed} position={position} print={print} />
            <MerchantRow printed={printed} position={position} print={print} taken={taken} />
            <Caravan hold={mine.hold} limit={mine.limit} />
            <OwnCards printed={printed} own={mine} print={print} />
          </Frame>
        ),
        own: <OwnRoad {...roadBoard(ownSeat)} />,
        ownBriefly: otherRoad(ownSeat),
        others: otherSeats.map(otherRoad),
      };

  return (
    <FigureScope table={table}>
      <RoadSprites />
      <ChoosingContext value={choosing}>
        <HandyContext value={handy}>
          <Moments session={session} table={table} />
          <Layout
            {...parts}
            open={openParts(choosing.things, sea !== null)}
            about={sea === null ? undefined : aboutPart(choosing.things, match.version)}
            standings={<Standings session={session} table={table} />}
            turn={<Turn session={session} table={table} hint={uses.length > 0 ? road.turn(uses, canRest) : null} />}
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

/** The card that the seat to move is laying cubes for. */
function takenNow({ match, decision }: TableSnapshot): Taken | null {
  if (decision?.kind !== 'place') return null;
  const option = match.choices.findLast(
    ({ turn, option: { kind } }) => turn === match.turn && kind === 'acquire',
  )?.option;
  return option?.kind === 'acquire' ? { slot: option.slot, seat: decision.seat } : null;
}

/** Where something can be chosen on the chart and on the cards: the part on which there is more. */
function aboutPart(things: Choosing['things'], version: number): LayoutProps['about'] {
  const all = [...things.keys()].filter((thing) => !thing.startsWith('cube'));
  const there = all.filter((thing) => partOf(thing) === 'map').length;
  if (there === 0 || there === all.length) return undefined;
  return { part: all.length - there > there ? 'beside' : 'map', version };
}

/** The part of a thing, where the cards are beside a chart. */
function partOf(thing: Thing): Part {
  return thing.startsWith('place') || thing.startsWith('supply') ? 'map' : 'beside';
}

/** The parts of the table with options. @param aside whether the cards are beside a chart. */
function openParts(things: Choosing['things'], aside: boolean): Set<Part> {
  const parts = new Set<Part>();
  for (const thing of things.keys()) {
    if (thing.startsWith('cube')) continue;
    parts.add(aside ? partOf(thing) : 'map');
  }
  return parts;
}
