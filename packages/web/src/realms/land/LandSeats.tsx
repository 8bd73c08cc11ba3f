/** Player boards of the land games: settlers, cards and tiles gained, native help and tools. */

import { type LandSeat, required, SPICES } from '@windrose/rules';
import { memo } from 'react';

import { type Draggable, useAnchors } from '../../anchors/anchors.ts';
import { Bundle } from '../../art/Bundle.tsx';
import { Cube } from '../../art/Cube.tsx';
import { Drawing, inSeatColour } from '../../art/Icon.tsx';
import { BonusFace, ExplorationFace, Glyph } from '../../art/LandFaces.tsx';
import { MerchantChip, MerchantFace } from '../../art/MerchantFace.tsx';
import { capital } from '../../i18n/capital.ts';
import { SmallHold } from '../../table/Hold.tsx';
import { Outposts } from '../../table/Outposts.tsx';
import { SeatPanel } from '../../table/SeatPanel.tsx';
import type { SeatFacts } from '../../table/seats.ts';
import { Target } from '../../table/Target.tsx';
import styles from './LandSeats.module.css';
import { type LandPrint, lastingOf } from './position.ts';
import { useLandWords } from './words.ts';
import { chipClass } from '../../ui/Chip.tsx';
import { slotClass } from '../../ui/Slot.tsx';
import { paperClass } from '../../ui/Paper.tsx';

/** The number of merchant cards that fit on a trade route. */
const ROUTE_LENGTH = 5;

/** Number of merchant cards per bonus tile, in games with stacks for it. */
const MERCHANTS_FOR_TILE = 4;

/** The props of both kinds of boards. */
export interface LandSeatProps extends SeatFacts {
  readonly own: LandSeat;
  readonly print: LandPrint;
  /** The current worth of each of its bonus tiles, in points. */
  readonly worths: readonly number[];
}

/** The player's own board, large. @param soon the board after the previewed option. */
export const OwnLand = memo(function OwnLand({
  soon,
  drag,
  ...props
}: LandSeatProps & {
  readonly soon: LandSeat | null;
  /** The name under which the settlers can be dragged; undefined while nothing is asked of the seat. */
  readonly drag: Draggable | undefined;
}) {
  const { printed, own, print, seat } = props;
  const more = (
    <div className={styles.line}>
      <BonusTiles {...props} />
      <LastingList {...props} />
      <Explored printed={printed} print={print} tiles={own.explored} />
    </div>
  );
  return (
    <SeatPanel {...props} large>
      <div className={styles.things}>
        <div className={styles.gains}>
          <Gained printed={printed} print={print} cards={own.cards} large />
          <div className={styles.line}>
            <Settlers {...props} soon={soon} drag={drag} large />
            <Merchants {...props} />
          </div>
          {/* Beside the outposts there is room for it. */}
          {own.outposts && more}
        </div>
        {own.outposts && (
          <Outposts built={own.outposts} values={required(print.outposts, 'board with outposts')} seat={seat} large />
        )}
      </div>
      {!own.outposts && more}
      {own.route && <Route printed={printed} print={print} seat={seat} route={own.route} />}
    </SeatPanel>
  );
});

/** Another seat's board, small. */
export const OtherLand = memo(function OtherLand(props: LandSeatProps) {
  const { printed, own, print } = props;
  return (
    <SeatPanel {...props}>
      <div className={styles.line}>
        <SmallHold letters={own.hold} limit={own.limit} />
      </div>
      <div className={styles.flow}>
        <Gained printed={printed} print={print} cards={own.cards} />
        <div className={styles.line}>
          <Settlers {...props} soon={null} />
          <Merchants {...props} />
          <LastingList {...props} />
        </div>
        <div className={`${styles.line} ${styles.tight}`}>
          <BonusTiles {...props} />
          <Explored printed={printed} print={print} tiles={own.explored} />
        </div>
      </div>
      {own.route && <RouteLine {...props} route={own.route} />}
      {own.outposts && <OutpostLine {...props} outposts={own.outposts} />}
    </SeatPanel>
  );
});

/** The number of merchant cards a seat has taken; if every fourth brings a bonus tile, also the number still needed. */
function Merchants({ own, print }: LandSeatProps) {
  const { land } = useLandWords();
  const { merchants } = own;
  if (merchants === undefined) return null;
  const label = print.fourths ? `${land.merchants(merchants)}. ${land.fourths}` : land.merchants(merchants);
  return (
    <p className={styles.merchants} title={label}>
      <span className={styles.cardlet} aria-hidden="true" />
      <b aria-hidden="true">{merchants}</b>
      {print.fourths && (
        <span className={styles.fourths} aria-hidden="true">
          {Array.from({ length: MERCHANTS_FOR_TILE }, (_, at) => (
            <i key={at} data-on={at < merchants % MERCHANTS_FOR_TILE} />
          ))}
        </span>
      )}
      <span className="visually-hidden">{label}</span>
    </p>
  );
}

/** Outposts in one line: how many of each row have been built. */
function OutpostLine({
  print,
  outposts,
  seat,
}: LandSeatProps & { readonly outposts: NonNullable<LandSeat['outposts']> }) {
  const { ui, words } = useLandWords();
  const columns = required(print.outposts?.[0], 'board with outposts').length;
  return (
    <ul className={styles.outposts} style={inSeatColour(seat)} aria-label={ui.outposts}>
      {SPICES.map((spice) => {
        const label = ui.outpostSpaces(words.colour(spice), outposts[spice], columns);
        return (
          <li key={spice} title={label} className={outposts[spice] === 0 ? styles.noOutpost : undefined}>
            <span className="visually-hidden">{label}</span>
            <svg viewBox="-14 -20 28 28" aria-hidden="true">
              <use href={`#outpost-${seat % 5}`} x="-14" y="-20" width="28" height="28" />
            </svg>
            <Cube spice={spice} size={13} />
            <b aria-hidden="true">{outposts[spice]}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** Point cards, of the eight that trigger the end: each by its icon and points. */
const Gained = memo(function Gained({
  printed,
  print,
  cards,
  large = false,
}: Pick<LandSeatProps, 'printed' | 'print'> & { readonly cards: LandSeat['cards']; readonly large?: boolean }) {
  const { land, words } = useLandWords();
  const toEnd = print.lastCard ?? cards.length;
  const slots = Math.max(toEnd, cards.length);
  const label = land.cardsOf(cards.length, toEnd);
  return (
    <ol data-gained className={`${styles.gained} ${large ? styles.large : ''}`} aria-label={label} title={label}>
      {Array.from({ length: slots }, (_, at) => {
        const card = cards[at];
        if (card === undefined) {
          return (
            <li key={at} className={slotClass(styles.slot)} title={`${label}. ${land.cardSpace}`} aria-hidden="true">
              <Drawing name="seal" size={large ? 20 : 15} />
            </li>
          );
        }
        const { benefit, points } = print.faces.pointCard(card);
        return (
          <li key={at} className={styles.gain} title={words.cardCalled(printed, card)}>
            <Glyph name={`icon-${benefit.kind}`} />
            <b aria-hidden="true">{points}</b>
            <span className="visually-hidden">{words.cardCalled(printed, card)}</span>
          </li>
        );
      })}
    </ol>
  );
});

/** Settlers on the board and in reserve. */
function Settlers({
  own,
  seat,
  soon,
  drag,
  large = false,
}: LandSeatProps & {
  readonly soon: LandSeat | null;
  readonly drag?: Draggable | undefined;
  readonly large?: boolean;
}) {
  const { land } = useLandWords();
  const anchors = useAnchors();
  const label = `${land.ready(own.settlers)}, ${land.reserve(own.reserve)}`;
  const figures = large ? own.settlers : Math.min(own.settlers, 1);
  const leaving = soon ? own.settlers - soon.settlers : 0;
  return (
    <p
      className={styles.settlers}
      role="img"
      aria-label={label}
      title={`${land.readyNow(own.settlers)} ${land.inReserve(own.reserve)}`}
      style={inSeatColour(seat)}
      ref={drag && anchors.at(drag)}
      data-drag={drag && 'settlers'}
    >
      {figures === 0 && <span className={styles.noSettlers} />}
      {Array.from({ length: figures }, (_, at) => (
        <svg key={at} viewBox="-14 -21 28 42" className={at >= figures - leaving ? styles.leaving : undefined}>
          <use href={`#settler-${seat % 5}`} x="-14" y="-21" width="28" height="42" />
        </svg>
      ))}
      <b>
        {own.settlers}
        {soon && soon.settlers !== own.settlers && <em>→{soon.settlers}</em>}
      </b>
      <span className={styles.reserve} title={land.inReserve(own.reserve)}>
        +{own.reserve}
        <i data-large={large}> {land.moreThere}</i>
      </span>
    </p>
  );
}

/** Native help and tools, landmark by landmark. */
function LastingList({ own, print }: LandSeatProps) {
  const { land, words } = useLandWords();
  const lasting = lastingOf(own, print);
  if (lasting.length === 0) return null;
  return (
    <ul className={styles.lasting} aria-label={land.lasting}>
      {lasting.map(({ landmark, help, tools }) => {
        const label = [
          help > 0 && land.helpAt(capital(words.landmark(landmark)), help),
          tools !== '' && land.toolAt(capital(words.landmark(landmark)), words.cubes(tools)),
        ]
          .filter(Boolean)
          .join('. ');
        return (
          <li key={landmark} className={chipClass('outlined')} title={label}>
            <span className="visually-hidden">{label}</span>
            <Glyph name={print.mark(landmark)} />
            {help > 0 && <b aria-hidden="true">−{help}</b>}
            {tools !== '' && <Bundle letters={tools} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Bonus tiles with what they are worth now, and the spaces that are still empty. */
function BonusTiles({ printed, worths, own, print }: LandSeatProps) {
  const { land, words } = useLandWords();
  return (
    <ul className={styles.bonuses} aria-label={land.bonusTiles}>
      {Array.from({ length: Math.max(print.bonusSpaces, own.tiles.length) }, (_, at) => {
        const tile = own.tiles[at];
        if (tile === undefined) {
          return (
            <li key={at} className={slotClass(styles.bonusSpace)} title={land.bonusSpace}>
              <Drawing name="shield" size={16} />
              <span className="visually-hidden">{land.bonusSpace}</span>
            </li>
          );
        }
        const worth = required(worths[at], 'worth of the bonus tile');
        const label = land.bonusWorth(words.bonus(printed, tile), worth);
        return (
          <li key={at} className={styles.bonus} title={label}>
            <span className="visually-hidden">{label}</span>
            <BonusFace tile={required(print.faces.bonusTile(tile), 'bonus tile')} />
            <small aria-hidden="true">={worth}</small>
          </li>
        );
      })}
    </ul>
  );
}

/** Exploration tiles gained. */
const Explored = memo(function Explored({
  printed,
  print,
  tiles,
}: Pick<LandSeatProps, 'printed' | 'print'> & { readonly tiles: LandSeat['explored'] }) {
  const { land, words } = useLandWords();
  if (tiles.length === 0) return null;
  return (
    <ul className={styles.explored} aria-label={land.explored}>
      {tiles.map((tile) => (
        <li key={tile} title={words.exploration(printed, tile)}>
          <span className="visually-hidden">{words.exploration(printed, tile)}</span>
          <ExplorationFace tile={print.faces.explorationTile(tile)} />
        </li>
      ))}
    </ul>
  );
});

/** One's own trade route: merchant cards in a row, with settlers standing on them. */
const Route = memo(function Route({
  printed,
  seat,
  print,
  route,
}: Pick<LandSeatProps, 'printed' | 'seat' | 'print'> & { readonly route: NonNullable<LandSeat['route']> }) {
  const { land, words } = useLandWords();
  return (
    <ol className={styles.route} aria-label={land.route}>
      {Array.from({ length: ROUTE_LENGTH }, (_, slot) => {
        const here = route[slot];
        return (
          <li key={slot}>
            <Target
              thing={`route ${slot}`}
              {...(here ? { figure: `spice-road/${here.card}` } : {})}
              className={`${paperClass(styles.routeCard)} ${here ? '' : styles.noRoute}`}
              label={
                here ? land.routeAt(slot + 1, words.merchantCalled(printed, here.card), here.settlers) : land.routeSpace
              }
            >
              {here && <MerchantFace id={here.card} faces={print.faces} />}
              {here && here.settlers > 0 && (
                <span className={styles.onRoute} style={inSeatColour(seat)} aria-hidden="true">
                  <svg viewBox="-14 -21 28 42">
                    <use href={`#settler-${seat % 5}`} x="-14" y="-21" width="28" height="42" />
                  </svg>
                  {here.settlers > 1 && <b>{here.settlers}</b>}
                </span>
              )}
            </Target>
          </li>
        );
      })}
    </ol>
  );
});

/** Another seat's trade route, in a line. */
function RouteLine({
  printed,
  seat,
  print,
  route,
}: LandSeatProps & { readonly route: NonNullable<LandSeat['route']> }) {
  const { land, words } = useLandWords();
  if (route.length === 0) return null;
  return (
    <ol className={styles.routeLine} aria-label={land.route}>
      {route.map(({ card, settlers }, slot) => {
        const label = land.routeAt(slot + 1, words.merchantCalled(printed, card), settlers);
        return (
          <li key={slot} title={label} data-busy={settlers > 0} style={inSeatColour(seat)}>
            <span className="visually-hidden">{label}</span>
            <MerchantChip id={card} faces={print.faces} />
          </li>
        );
      })}
    </ol>
  );
}
