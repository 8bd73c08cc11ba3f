/** A match of a land game on the table. */

import { required } from '@windrose/rules';
import { useCallback, useContext, useMemo } from 'react';

import { useAnchors } from '../../anchors/anchors.ts';
import { inSeatColour } from '../../art/Icon.tsx';
import { LandSprites } from '../../art/LandSprites.tsx';
import { RoadSprites } from '../../art/RoadSprites.tsx';
import { useUprightTablet } from '../../browser/media.ts';
import { after } from '../../play/offers.ts';
import { outcomeOf } from '../../play/outcome.ts';
import { printedOf } from '../../play/printed.ts';
import type { TableSnapshot, TableSession } from '../../play/session.ts';
import type { Targets } from '../../play/targets.ts';
import { useChoosing } from '../../table/choosing.ts';
import { FigureScope } from '../../table/Figures.tsx';
import { Frame } from '../../table/Frame.tsx';
import { usePosition } from '../../table/structural-sharing.ts';
import { HandyContext } from '../../table/handy.ts';
import { useAdvisedWay } from '../../table/lit.ts';
import { Layout, OtherPartsContext, type Part } from '../../table/Layout.tsx';
import { Log } from '../../table/Log.tsx';
import { seatFacts } from '../../table/seats.ts';
import { Moments } from '../../table/Moments.tsx';
import { useOnlooker } from '../../table/onlooker.ts';
import { Standings } from '../../table/Standings.tsx';
import { type Choosing, ChoosingContext } from '../../table/Target.tsx';
import { ThingActions } from '../../table/ThingActions.tsx';
import { ThingHold } from '../../table/ThingHold.tsx';
import { Turn } from '../../table/Turn.tsx';
import { landArt } from './art.tsx';
import { Islands } from './lazy-islands.ts';
import { BesideTiles, LandBoards, LandHead, leastHeight } from './LandBoards.tsx';
import styles from './LandBoards.module.css';
import { OtherLand, OwnLand } from './LandSeats.tsx';
import { islandsOf, landPosition, landPrint, tileWorths } from './position.ts';
import { landTargets } from './targets.ts';
import { useLandWords } from './words.ts';
import { panelClass } from '../../ui/Panel.tsx';

/** The screen. */
export function LandScreen({ session, table }: { readonly session: TableSession; readonly table: TableSnapshot }) {
  const { ui, words, land } = useLandWords();
  const { match } = table;
  const { names, ownSeat } = session;
  const onlooker = useOnlooker();

  const print = landPrint(match);
  const printed = printedOf(match);
  const position = usePosition(landPosition, match, ownSeat);
  const worths = usePosition(tileWorths, match, ownSeat);
  const vocabulary = useMemo(() => ({ words, ui, names }), [words, ui, names]);
  const targets = useMemo(() => landTargets(table, position, vocabulary), [table, position, vocabulary]);
  const targetsOf = useCallback(
    (other: TableSnapshot) => landTargets(other, landPosition(other.match, ownSeat), vocabulary),
    [ownSeat, vocabulary],
  );
  const state = useChoosing(session, table, targets, targetsOf);
  const { choosing, asked, confirming, looked } = state;
  // A preview must not show draws; the player's own board shows none.
  const soon = useMemo(
    () =>
      looked === null ? null : required(landPosition(after(match, looked.codes), ownSeat).seats[ownSeat], 'own seat'),
    [match, looked, ownSeat],
  );

  const outcome = useMemo(() => (looked === null ? null : outcomeOf(match, looked.codes)), [match, looked]);
  const advised = useAdvisedWay();
  const mine = required(position.seats[ownSeat], 'own seat');
  const least = useMemo(() => leastHeight(position, print), [position, print]);
  const low = useMemo(() => leastHeight(position, print, true), [position, print]);
  // What can be done with a whole turn is said by its verbs.
  const kinds = new Set(table.decision?.kind === 'turn' ? match.legal().map(({ kind }) => kind) : []);
  const turnAsked = table.stage === 'choice' && kinds.has('work') ? land.turn(kinds.has('rest')) : null;
  const seats = seatFacts(session, table, ui, words);
  const anchors = useAnchors();
  const drag = choosing.answers ? (`drag settlers ${ownSeat}` as const) : undefined;
  const handy = useMemo(
    () => (
      <>
        <svg
          width="18"
          height="27"
          viewBox="-14 -21 28 42"
          style={inSeatColour(ownSeat)}
          ref={drag && anchors.at(drag)}
          data-drag={drag && 'settlers'}
        >
          <use href={`#settler-${ownSeat % 5}`} x="-14" y="-21" width="28" height="42" />
        </svg>
        <span data-ready title={`${land.readyNow(mine.settlers)} ${land.inReserve(mine.reserve)}`}>
          {mine.settlers}
          {mine.reserve > 0 && <small>+{mine.reserve}</small>}
        </span>
      </>
    ),
    [anchors, ownSeat, mine.settlers, mine.reserve, drag, land],
  );
  // On an upright tablet one's own cubes stand below one's own board, where that has no trade route: the options have the height beside them.
  const upright = useUprightTablet();
  const { aside, actions } = useContext(OtherPartsContext);
  const isLow = !position.map && mine.route === undefined;
  const isHoldAside = upright && isLow && aside === undefined && actions === undefined;
  const held = { table, targets, state, hold: mine.hold, limit: mine.limit, outcome };
  const board = (seat: number) => ({
    ...required(seats[seat], 'seat'),
    own: required(position.seats[seat], 'seat'),
    print,
    worths: required(worths.seats[seat], 'seat'),
  });

  return (
    <FigureScope table={table}>
      <LandSprites />
      <RoadSprites />
      <ChoosingContext value={choosing}>
        <HandyContext value={handy}>
          <Moments session={session} table={table} />
          <Layout
            shape="boards"
            least={least}
            low={low}
            mapName={land.boards}
            open={openParts(choosing.things)}
            about={isAtSea(table, targets) ? { part: 'beside', version: match.version } : undefined}
            {...(position.map ? { besideName: land.islands } : {})}
            {...(onlooker === null ? {} : { ownName: ui.board })}
            beside={
              position.map && (
                <Islands
                  match={match}
                  position={islandsOf(position, position.map)}
                  names={names}
                  own={ownSeat}
                  choosing={choosing}
                  route={outcome?.route ?? advised}
                />
              )
            }
            standings={<Standings session={session} table={table} holds />}
            turn={
              <Turn
                session={session}
                table={table}
                hint={asked?.startsWith('route') && !confirming ? land.swapWith : turnAsked}
              />
            }
            map={
              <Frame className={styles.frame}>
                <LandHead printed={printed} position={position} print={print} />
                <LandBoards
                  printed={printed}
                  position={position}
                  print={print}
                  names={names}
                  seat={ownSeat}
                  worths={worths.stacks}
                />
                {position.beside && <BesideTiles printed={printed} print={print} tiles={position.beside} />}
              </Frame>
            }
            own={
              <>
                <OwnLand {...board(ownSeat)} soon={soon} drag={drag} />
                {isHoldAside && (
                  <div className={`${panelClass()} ${styles.hold}`}>
                    <ThingHold {...held} />
                  </div>
                )}
              </>
            }
            ownBriefly={<OtherLand {...board(ownSeat)} />}
            others={names.map((_, seat) => seat !== ownSeat && <OtherLand key={seat} {...board(seat)} />)}
            log={<Log match={match} names={names} settled={table.settled} onBack={session.undoTo} />}
            actions={
              <ThingActions
                {...held}
                session={session}
                isHoldAside={isHoldAside}
                art={(fact) => landArt(fact, print)}
              />
            }
          />
        </HandyContext>
      </ChoosingContext>
    </FigureScope>
  );
}

/** Decisions that are only made at sea. */
const AT_SEA: ReadonlySet<string> = new Set(['sail', 'toll', 'build', 'price', 'outpost']);

/** Whether a decision is about the islands: it is made at sea, or about what can be done at one of them. */
function isAtSea({ decision }: TableSnapshot, { things }: Targets): boolean {
  if (decision === null) return false;
  return AT_SEA.has(decision.kind) || [...things.keys()].some((thing) => thing.startsWith('place'));
}

/** The parts of the table on which something can be chosen. */
function openParts(things: Choosing['things']): Set<Part> {
  const parts = new Set<Part>();
  for (const thing of things.keys()) {
    if (thing.startsWith('place')) parts.add('beside');
    else if (thing.startsWith('route')) parts.add('own');
    else if (!thing.startsWith('cube')) parts.add('map');
  }
  return parts;
}
