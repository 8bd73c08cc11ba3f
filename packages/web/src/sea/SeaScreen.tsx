/** A match of a sea game on the table. */

import type { SpiceLetter } from '@windrose/rules';
import { useMemo, useState } from 'react';

import { Cube } from '../art/Cube.tsx';
import { useWords } from '../i18n/words.ts';
import { type Offer, sameOffer } from '../play/offers.ts';
import { outcomeOf } from '../play/outcome.ts';
import type { Table, TableSession } from '../play/session.ts';
import { Actions } from '../table/Actions.tsx';
import { FigureButton, FigureScope } from '../table/Figures.tsx';
import { Frame } from '../table/Frame.tsx';
import { Hold } from '../table/Hold.tsx';
import { usePosition } from '../table/kept.ts';
import { Layout } from '../table/Layout.tsx';
import { Log } from '../table/Log.tsx';
import { seatFacts } from '../table/seats.ts';
import { Turn } from '../table/Turn.tsx';
import { useFacing } from './facing.ts';
import { placeName, seaPosition, seaPrint } from './position.ts';
import { OtherBoard, OwnBoard, RivalBoard, SeaSupply } from './SeaBoards.tsx';
import { SeaChart } from './SeaChart.tsx';
import styles from './SeaScreen.module.css';
import { seaTargets } from './targets.ts';

/** What a click has begun and the next one ends. It is forgotten as soon as the table changes. */
interface Begun {
  readonly table: Table | null;
  /** A cube of the hold picked up, to be left behind. */
  readonly picked: SpiceLetter | null;
  /** A place chosen, to which ways differ in the cube left behind. */
  readonly asked: string | null;
  readonly confirming: Offer | null;
}

/** What somebody looks at: a place or a button. */
interface Seen {
  readonly table: Table;
  readonly place: string | null;
  readonly offer: Offer | null;
}

const NOTHING: Begun = { table: null, picked: null, asked: null, confirming: null };

/** The screen. */
export function SeaScreen({ session, table }: { readonly session: TableSession; readonly table: Table }) {
  const { ui, words } = useWords();
  const { match } = table;
  const { names, ownSeat } = session;
  const [kept, begin] = useState(NOTHING);
  const begun = kept.table === table ? kept : NOTHING;
  const { picked, asked, confirming } = begun;

  const print = seaPrint(match);
  const position = usePosition(seaPosition, match, ownSeat);
  const facing = useFacing(match, print);
  const targets = useMemo(
    () => seaTargets(table, position, { words, ui, names }, picked),
    [table, position, words, ui, names, picked],
  );
  // Somebody looks at a place or a button; the place with the ways there, of which the click will take the first.
  const [seen, look] = useState<Seen | null>(null);
  // The pointer comes first, then the focus: what is seen already need not be drawn again.
  const lookAt = (place: string | null, offer: Offer | null): void =>
    look((before) => {
      if (place === null && offer === null) return null;
      return before?.table === table && before.place === place && before.offer === offer
        ? before
        : { table, place, offer };
    });
  const { place: seenPlace, offer: seenOffer } = seen?.table === table ? seen : { place: null, offer: null };
  const ways = seenPlace === null ? [] : (targets.places.get(seenPlace) ?? []);
  const looked =
    confirming ??
    seenOffer ??
    ways.find((offer) => offer.option.leave === picked) ??
    ways[0] ??
    (seenPlace === null ? null : (targets.far.get(seenPlace) ?? null));
  const anyCube = ways.length > 1 && looked === ways[0] && looked.option.leave !== picked;
  const outcome = useMemo(() => {
    if (looked === null) return null;
    const one = outcomeOf(match, looked.codes);
    return anyCube ? { ...one, gives: '', route: one.route.map((leg) => ({ ...leg, leave: '' })), anyCube } : one;
  }, [match, looked, anyCube]);
  const seats = seatFacts(session, table, words);

  const take = (offer: Offer): void => {
    if (offer.reveals && !sameOffer(confirming, offer)) begin({ ...NOTHING, table, confirming: offer });
    else session.choose(offer.codes);
  };

  const clickPlace = (place: string): void => {
    const offers = targets.places.get(place);
    if (!offers) {
      const voyage = targets.far.get(place);
      if (voyage) take(voyage);
      return;
    }
    const [only, ...others] = offers;
    const wanted = others.length === 0 ? only : offers.find((offer) => offer.option.leave === picked);
    if (wanted) take(wanted);
    else begin({ ...NOTHING, table, asked: place });
  };

  const askedOffers = asked === null ? [] : (targets.places.get(asked) ?? []);
  const cubes = new Map<SpiceLetter, string>();
  for (const offer of askedOffers) cubes.set(offer.option.leave as SpiceLetter, offer.label);
  if (asked === null) for (const [spice, offer] of targets.cubes) cubes.set(spice, offer.label);
  const picking = asked === null && targets.pickable;
  if (picking) {
    for (const offer of targets.all) {
      if (offer.option.leave)
        cubes.set(offer.option.leave as SpiceLetter, ui.leaveBehind(words.cubes(String(offer.option.leave))));
    }
  }

  const clickCube = (spice: SpiceLetter): void => {
    const offer = askedOffers.find(({ option }) => option.leave === spice) ?? targets.cubes.get(spice);
    if (offer) take(offer);
    else if (picking) begin({ ...NOTHING, table, picked: picked === spice ? null : spice });
  };

  const mine = position.seats[ownSeat]!;

  const board = (seat: number) => ({ ...seats[seat]!, own: position.seats[seat]!, print });

  const hint = asked ? ui.pickCube(placeName(asked)) : picked ? ui.picked(words.cubes(picked)) : null;

  return (
    <FigureScope match={match}>
      <Layout
        turn={<Turn session={session} table={table} hint={hint} />}
        map={
          <Frame className={styles.chart} corner={<FigureButton />}>
            <SeaChart
              position={position}
              print={print}
              names={names}
              places={targets.places}
              far={targets.far}
              asked={asked ?? (confirming ? position.seats[table.seat]!.boat : null)}
              facing={facing}
              route={outcome?.route ?? []}
              onPlace={clickPlace}
              onLook={(place) => lookAt(place, null)}
            />
            <SeaSupply match={match} position={position} tiles={targets.tiles} onTile={take} />
          </Frame>
        }
        own={<OwnBoard {...board(ownSeat)} />}
        others={
          <>
            {names.map((_, seat) => seat !== ownSeat && <OtherBoard key={seat} {...board(seat)} />)}
            {position.rival && (
              <RivalBoard
                seat={names.length}
                rival={position.rival}
                print={print}
                points={match.scores().rival!.total}
              />
            )}
          </>
        }
        log={<Log match={match} names={names} settled={table.settled} onBack={session.undoTo} />}
        actions={
          <Actions
            session={session}
            table={table}
            hold={
              <Hold
                letters={mine.hold}
                limit={mine.limit}
                choices={cubes}
                picked={picking ? picked : null}
                soon={anyCube ? null : (outcome?.hold ?? null)}
                onCube={clickCube}
              />
            }
            main={targets.main}
            all={targets.all}
            confirming={confirming}
            outcome={outcome}
            onLook={(offer) => lookAt(null, offer)}
            onOffer={take}
            onConfirm={() => confirming && take(confirming)}
            onCancel={() => begin(NOTHING)}
            question={
              askedOffers.length > 0 && (
                <fieldset className={styles.question} aria-label={ui.pickCube(placeName(asked!))}>
                  {askedOffers.map((offer) => (
                    <button
                      key={offer.codes.join()}
                      type="button"
                      data-leave={offer.option.leave}
                      aria-label={offer.label}
                      onClick={() => take(offer)}
                    >
                      <Cube spice={offer.option.leave as SpiceLetter} size={30} />
                    </button>
                  ))}
                  <button type="button" onClick={() => begin(NOTHING)}>
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
