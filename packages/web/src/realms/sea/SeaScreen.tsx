/** A match of a sea game on the table. */

import { required, SPICES } from '@windrose/rules';
import { useCallback, useMemo } from 'react';

import { Cube } from '../../art/Cube.tsx';
import { capital } from '../../i18n/capital.ts';
import { useWords } from '../../i18n/words.ts';
import { restOfHint } from '../../play/given-hint.ts';
import { leftBehind } from '../../play/offers.ts';
import { outcomeOf } from '../../play/outcome.ts';
import { printedOf } from '../../play/printed.ts';
import type { TableSnapshot, TableSession } from '../../play/session.ts';
import { useChoosing } from '../../table/choosing.ts';
import { useAnchors } from '../../anchors/anchors.ts';
import { FigureButton, FigureScope } from '../../table/Figures.tsx';
import { Frame } from '../../table/Frame.tsx';
import { usePosition } from '../../table/structural-sharing.ts';
import { useAdvisedWay } from '../../table/lit.ts';
import { Layout } from '../../table/Layout.tsx';
import { Log } from '../../table/Log.tsx';
import { seatFacts } from '../../table/seats.ts';
import { Moments } from '../../table/Moments.tsx';
import { useOnlooker } from '../../table/onlooker.ts';
import { Standings } from '../../table/Standings.tsx';
import { ThingActions } from '../../table/ThingActions.tsx';
import { Turn } from '../../table/Turn.tsx';
import { placeOf, useChartThings } from './chart-things.ts';
import { useFacing } from './facing.ts';
import { seaPosition, seaPrint } from './position.ts';
import { OtherBoard, OtherHolds, OwnBoard, RivalBoard, SeaSupply } from './SeaBoards.tsx';
import { SeaChart } from './SeaChart.tsx';
import styles from './SeaScreen.module.css';
import { alongLine, seaTargets, seaVoyages, withVoyages } from './targets.ts';

/** The screen. */
export function SeaScreen({ session, table }: { readonly session: TableSession; readonly table: TableSnapshot }) {
  const { ui, words } = useWords();
  const { match } = table;
  const { names, ownSeat } = session;
  const onlooker = useOnlooker();
  const print = seaPrint(match);
  const position = usePosition(seaPosition, match, ownSeat);
  const facing = useFacing(match, print);
  const vocabulary = useMemo(() => ({ words, ui, names }), [words, ui, names]);
  const targets = useMemo(() => seaTargets(table, position, vocabulary), [table, position, vocabulary]);
  const targetsOf = useCallback(
    (other: TableSnapshot) => withVoyages(other, seaPosition(other.match, ownSeat), vocabulary),
    [ownSeat, vocabulary],
  );
  const state = useChoosing(session, table, targets, targetsOf);
  const { choosing, asked, confirming, seen, take, cancel } = state;
  const { places, tiles, asked: askedPlace, clickPlace, lookAtPlace, askTile } = useChartThings(choosing);
  const picked = SPICES.find((spice) => asked === `cube ${spice}`) ?? null;
  const advised = useAdvisedWay();
  const far = useMemo(() => {
    const voyages = seaVoyages(table, position, vocabulary, targets, picked);
    const line = advised.length === 0 || picked !== null ? null : restOfHint(match);
    return line === null ? voyages : alongLine(voyages, match, line.line, vocabulary);
  }, [table, match, position, vocabulary, targets, picked, advised]);
  const anchors = useAnchors();
  // Of several ways to the hovered place the first is shown: they differ in the cube left behind.
  const seenPlace = placeOf(seen);
  const ways = seenPlace === null ? [] : (places.get(seenPlace) ?? []);
  const looked = state.looked ?? ways[0] ?? (seenPlace === null ? null : (far.get(seenPlace) ?? null));
  const anyCube = ways.length > 1 && looked === ways[0];
  const outcome = useMemo(() => {
    if (looked === null) return null;
    const one = outcomeOf(match, looked.codes);
    return anyCube
      ? { ...one, gives: '', inAll: null, route: one.route.map((leg) => ({ ...leg, leave: '' })), anyCube }
      : one;
  }, [match, looked, anyCube]);
  const seats = seatFacts(session, table, ui, words);

  const goTo = (place: string): void => {
    const voyage = far.get(place);
    if (places.has(place) || !voyage) clickPlace(place);
    else take(voyage);
  };
  const askedOffers = askedPlace === null || confirming ? [] : (places.get(askedPlace) ?? []);

  const mine = required(position.seats[ownSeat], 'own seat');

  const board = (seat: number) => ({
    ...required(seats[seat], 'seat'),
    own: required(position.seats[seat], 'seat'),
    print,
  });

  const question = askedPlace !== null && askedOffers.length > 0 ? ui.pickCube(words.place(match, askedPlace)) : null;
  const hint = question ?? (picked ? ui.picked(words.cubes(picked)) : null);

  return (
    <FigureScope table={table}>
      <Moments session={session} table={table} />
      <Layout
        standings={<Standings session={session} table={table} holds />}
        about={beginsTurn(table) ? { part: 'map', version: match.version, stays: true } : undefined}
        turn={<Turn session={session} table={table} hint={hint} />}
        map={
          <Frame className={styles.chart} corner={<FigureButton />}>
            <SeaChart
              position={position}
              print={print}
              names={names}
              places={places}
              far={far}
              asked={askedPlace ?? (confirming ? required(position.seats[table.seat], 'seat').boat : null)}
              facing={facing}
              own={choosing.answers ? ownSeat : null}
              hold={table.decision && !match.inSetUp ? mine.hold : null}
              route={outcome?.route ?? advised}
              onPlace={goTo}
              onLook={lookAtPlace}
            />
            <SeaSupply printed={printedOf(match)} position={position} tiles={tiles} onTile={take} onVain={askTile} />
          </Frame>
        }
        own={<OwnBoard {...board(ownSeat)} />}
        ownBriefly={<OtherBoard {...board(ownSeat)} />}
        {...(onlooker === null ? {} : { ownName: ui.board })}
        others={
          // Not within one element: the layout counts them.
          [
            ...names.map((_, seat) => seat !== ownSeat && <OtherBoard key={seat} {...board(seat)} />),
            position.rival && (
              <RivalBoard
                key="rival"
                seat={names.length}
                rival={position.rival}
                print={print}
                points={required(match.scores().rival, 'score of the rival').total}
                match={match}
                names={names}
              />
            ),
          ]
        }
        holds={
          <OtherHolds
            holds={[
              ...position.seats.flatMap(({ hold, limit }, seat) =>
                seat === ownSeat ? [] : [{ seat, name: required(names[seat], 'name'), hold, limit }],
              ),
              ...(position.rival ? [{ seat: names.length, name: words.rival, hold: position.rival.hold }] : []),
            ]}
          />
        }
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
            unsure={anyCube}
            far={far}
            question={
              question !== null && (
                <fieldset className={styles.question}>
                  <legend>{question}</legend>
                  {askedOffers.map((offer) => {
                    const leave = leftBehind(offer.option);
                    return (
                      <button
                        key={offer.codes.join()}
                        ref={anchors.at(`offer ${offer.codes.join()}`)}
                        type="button"
                        data-leave={leave}
                        aria-label={offer.label}
                        onClick={() => take(offer)}
                      >
                        {leave && <Cube spice={leave} size={30} />}
                        <span>{leave ? capital(words.cubesThere(leave)) : offer.label}</span>
                      </button>
                    );
                  })}
                  <button type="button" onClick={cancel}>
                    {ui.cancel}
                  </button>
                </fieldset>
              )
            }
          />
        }
      />
    </FigureScope>
  );
}

/** Whether a turn begins: the boat may sail anywhere, so the whole chart is looked at. */
const beginsTurn = ({ match, stage, decision }: TableSnapshot): boolean =>
  stage === 'choice' && decision?.kind === 'sail' && match.choices.at(-1)?.turn !== match.turn;
