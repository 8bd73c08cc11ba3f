/** The cards of the road: point cards with coins, merchant cards with cubes lying on them, hands. */

import type { Match, RoadSeat } from '@windrose/rules';
import type { CoinOver } from '@windrose/words';
import { type CSSProperties, memo, useContext } from 'react';

import { useOnlooker } from '../../table/onlooker.ts';
import { useAnchors } from '../../anchors/anchors.ts';
import { Bundle } from '../../art/Bundle.tsx';
import { Drawing, seatColour, Sign } from '../../art/Icon.tsx';
import { DestinationFace, MerchantChip, MerchantFace } from '../../art/MerchantFace.tsx';
import { useLow, useLowDesk, useNarrow, useRoomy } from '../../browser/media.ts';
import { ChoosingContext, Target } from '../../table/Target.tsx';
import type { RoadPosition, RoadPrint } from './position.ts';
import styles from './RoadCards.module.css';
import { useRoadWords } from './words.ts';
import { paperClass } from '../../ui/Paper.tsx';

/** The props of rows of cards. */
export interface CardsProps {
  readonly printed: Match;
  readonly position: RoadPosition;
  readonly print: RoadPrint;
}

/** The row of point cards, coins over the first two. */
export const PointRow = memo(function PointRow({ printed, position, print }: CardsProps) {
  const { road, words } = useRoadWords();
  const { row = [], deck = [] } = position;
  return (
    <section className={styles.points} aria-label={road.pointCards}>
      <ol>
        {row.map((card, slot) => {
          const coin = print.faces.coinOver(position.coins, slot);
          const label = [road.cardIs(words.cardCalled(printed, card)), coin && road.coin(coin.points, coin.left)];
          return (
            <li key={slot}>
              <Target
                key={card}
                thing={`card ${slot}`}
                figure={`spice-road/${card}`}
                className={paperClass(styles.card)}
                label={label.filter(Boolean).join(', ')}
              >
                <DestinationFace id={card} faces={print.faces} />
              </Target>
              {coin && <Coin {...coin} slot={slot} />}
            </li>
          );
        })}
      </ol>
      <Deck left={deck.length} label={road.deck(deck.length)} />
    </section>
  );
});

/** A coin above a card, and the number left. It has an explanation of its own; a click on it is a click on its card. */
function Coin({ kind, points, left, slot }: CoinOver & { readonly slot: number }) {
  const { road, words } = useRoadWords();
  const anchors = useAnchors();
  const { click } = useContext(ChoosingContext);
  const label = road.coinOver(kind, words.points(points), left);
  return (
    <span className={styles.coin}>
      <Drawing name={`coin-${kind}`} size={34} />
      <b aria-hidden="true">{points}</b>
      <small aria-hidden="true">×{left}</small>
      <button
        ref={anchors.at(`dead coin ${kind}`)}
        type="button"
        data-dead={`coin ${kind}`}
        data-explains
        aria-label={label}
        title={label}
        onClick={() => click(`card ${slot}`)}
      />
    </span>
  );
}

/** A face-down deck. */
function Deck({ left, label }: { readonly left: number; readonly label: string }) {
  return (
    <p className={styles.deck} data-empty={left === 0} title={label}>
      <span aria-hidden="true">{left}</span>
      <span className="visually-hidden">{label}</span>
    </p>
  );
}

/** The most cubes on a card that are not counted. */
const EACH = 4;

/** Cubes lying on a card; of many, each kind once with its number. */
function Heap({ cubes }: { readonly cubes: string }) {
  const kinds = [...Map.groupBy(Array.from(cubes), (letter) => letter)];
  const counted = cubes.length > EACH;
  return (
    <span
      className={styles.heap}
      style={{ '--wide': counted ? kinds.length * 1.7 : cubes.length } as CSSProperties}
      data-heap
      aria-hidden="true"
    >
      {counted ? (
        kinds.map(([letter, all]) => (
          <b key={letter}>
            <Bundle letters={letter} />
            {all.length}
          </b>
        ))
      ) : (
        <Bundle letters={cubes} wide={EACH} />
      )}
    </span>
  );
}

/** A merchant card that is being paid for, and by whom. */
export interface Taken {
  readonly slot: number;
  readonly seat: number;
}

const inSeat = (seat: number): CSSProperties => ({ '--taker': seatColour(seat) }) as CSSProperties;

/** The row of merchant cards with their cubes. @param flat low cards, where space is scarce. */
export const MerchantRow = memo(function MerchantRow({
  printed,
  position,
  print,
  flat = false,
  taken = null,
}: CardsProps & {
  readonly flat?: boolean;
  /** The slot of the card that a seat is taking while it pays for it. */
  readonly taken?: Taken | null;
}) {
  const { road, words } = useRoadWords();
  const { market, merchantDeck } = position;
  const narrow = useNarrow();
  // On a phone on its side they are low.
  const broad = useLow() && !flat;
  return (
    <section className={`${styles.market} ${flat ? styles.flat : ''}`} aria-label={road.market}>
      <ol>
        {market.map(({ card, heap }, slot) => {
          const label = [
            road.merchantIs(words.merchantCalled(printed, card)),
            heap !== '' && road.lying(words.cubesThere(heap)),
            road.costs(slot),
            taken?.slot === slot && road.taking,
          ];
          return (
            <li
              key={slot}
              data-taken={taken?.slot === slot || undefined}
              style={taken ? inSeat(taken.seat) : undefined}
            >
              <Target
                key={card}
                thing={`market ${slot}`}
                figure={`spice-road/${card}`}
                className={paperClass(styles.card)}
                label={label.filter(Boolean).join(', ')}
              >
                <MerchantFace id={card} faces={print.faces} flat={narrow} named {...(broad && { wide: 3 })} />
                <span className={styles.cost} aria-hidden="true" data-cost>
                  {slot === 0 ? (
                    road.free
                  ) : (
                    <>
                      {slot}
                      <i />
                    </>
                  )}
                </span>
              </Target>
              {taken?.slot === slot && (
                <span className={styles.taking} aria-hidden="true">
                  <Sign name="check" size={14} />
                  {road.taking}
                </span>
              )}
              {heap !== '' && <Heap cubes={heap} />}
            </li>
          );
        })}
      </ol>
      <Deck left={merchantDeck.length} label={road.merchantDeck(merchantDeck.length)} />
    </section>
  );
});

/** The number of cards of a hand that stand upright in one row, beside a chart or alone, on a desk and in a wide window. */
const UPRIGHT = { aside: { desk: 3, wide: 5 }, alone: { desk: 8, wide: 14 } };
/** Alone on a desk cards in hand are as wide as if so many stood beside each other: they change their size in few steps, and cards are large when few are held. */
const PLACES = [4, 6, 8, 10];
/** As if at least half of all that one owns were in hand. */
const HELD = 0.5;
/** The number of places from which they are narrow: higher than wide, and close together. */
const CLOSE = 7;
/** The most played cards below each other beside the hand. */
const PLAYED_ROWS = 6;
/** The columns of a hand of flat cards alone on a desk, where there is room for them: two rows, or three of many cards. */
const handColumns = (cards: number): number => Math.ceil(cards / (cards > 10 ? 3 : 2));
/** The number of flat cards of a hand that show their names on a phone; on a desk all of them do. */
const NAMED = 9;
/** The same beside a chart on a low desk: two rows. */
const LOW_DESK_NAMED = 6;
/** The same where the phone lies on its side: those of one row, with one row of played cards below it. */
const LOW = { named: 5, played: 4 };

/** One's own cards: those in hand to be played, those played until one rests, those laid face down for the boat. @param aside beside a chart. */
export const OwnCards = memo(function OwnCards({
  printed,
  own,
  print,
  aside = false,
}: {
  readonly printed: Match;
  readonly own: RoadSeat;
  readonly print: RoadPrint;
  readonly aside?: boolean;
}) {
  const { road, words } = useRoadWords();
  const onlooker = useOnlooker();
  const anchors = useAnchors();
  const { hand, played, pile = [] } = own;
  const narrow = useNarrow();
  const low = useLow();
  const roomy = useRoomy();
  const lowDesk = useLowDesk();
  const flat = narrow || low || hand.length > UPRIGHT[aside ? 'aside' : 'alone'][roomy ? 'wide' : 'desk'];
  const oneRow = hand.length <= LOW.named && played.length <= LOW.played;
  const named =
    !flat ||
    (narrow && hand.length <= NAMED) ||
    (!narrow && !low && (!aside || !lowDesk || hand.length <= LOW_DESK_NAMED)) ||
    (low && (oneRow || hand.length <= NAMED));
  // Alone on a desk a card of the hand keeps its size while one plays: those played always have their place, and keep theirs free.
  const all = hand.length + played.length;
  const reserved = !aside && !narrow && !low;
  const held = Math.max(hand.length, Math.ceil(all * HELD));
  const places = PLACES.find((most) => held <= most) ?? held;
  const columns = Math.max(1, Math.ceil(played.length / PLAYED_ROWS));
  return (
    <section
      ref={anchors.at('zone take')}
      className={styles.own}
      aria-label={road.cards}
      data-drop="take"
      style={
        {
          '--places': places,
          '--beside': columns,
          '--rows': Math.max(3, Math.ceil(played.length / columns)),
        } as CSSProperties
      }
    >
      <div className={styles.held}>
        <h2>{onlooker === null ? road.handOf(hand.length) : road.handOfName(onlooker, hand.length)}</h2>
        {hand.length === 0 ? (
          <p className={styles.none}>{road.noHand}</p>
        ) : (
          <ul
            className={styles.hand}
            data-hand
            data-flat={flat}
            data-named={named}
            data-tight={low && !oneRow}
            data-close={(reserved ? places : hand.length) >= CLOSE}
            style={{ '--cards': hand.length, '--columns': handColumns(hand.length) } as CSSProperties}
            aria-label={road.hand}
          >
            {hand.map((card, at) => (
              <li key={card} style={{ '--fan': at - (hand.length - 1) / 2 } as CSSProperties}>
                <Target
                  thing={`hand ${card}`}
                  figure={`spice-road/${card}`}
                  className={paperClass(styles.card)}
                  label={road.handIs(words.merchantCalled(printed, card))}
                >
                  <MerchantFace id={card} faces={print.faces} flat={flat} named={named} />
                </Target>
              </li>
            ))}
          </ul>
        )}
      </div>
      {reserved && played.length === 0 && all > 0 && (
        <div className={styles.laid} data-reserved aria-hidden="true">
          <div className={styles.played} />
        </div>
      )}
      {played.length > 0 && (
        <div
          ref={anchors.at('zone play')}
          className={styles.laid}
          data-drop="play"
          data-reserved={reserved ? '' : undefined}
        >
          <h2>{road.playedOf(played.length)}</h2>
          <ul className={styles.played} aria-label={road.played}>
            {played.map((card) => (
              <li key={card}>
                <Target
                  thing={`played ${card}`}
                  figure={`spice-road/${card}`}
                  className={paperClass(styles.card)}
                  label={road.playedIs(words.merchantCalled(printed, card))}
                >
                  <MerchantFace id={card} faces={print.faces} flat />
                </Target>
              </li>
            ))}
          </ul>
        </div>
      )}
      {pile.length > 0 && (
        <p className={styles.pile}>
          {road.pile(pile.length)}
          <span className={styles.pileCards}>
            {pile.map((card) => (
              <MerchantChip key={card} id={card} faces={print.faces} />
            ))}
          </span>
        </p>
      )}
    </section>
  );
});

/** Another seat's cards, small. */
export function CardChips({
  printed,
  own,
  print,
}: {
  readonly printed: Match;
  readonly own: RoadSeat;
  readonly print: RoadPrint;
}) {
  const { road, words } = useRoadWords();
  const kinds = [
    ['hand', own.hand, road.handOf(own.hand.length)],
    ['played', own.played, road.playedOf(own.played.length)],
    ['pile', own.pile ?? [], road.pile(own.pile?.length ?? 0)],
  ] as const;
  return (
    <ul className={styles.chips} aria-label={road.cards}>
      {kinds.flatMap(([kind, cards, label]) =>
        cards.map((card) => (
          <li key={`${kind}${card}`} data-kind={kind} title={`${label}. ${words.merchantCalled(printed, card)}`}>
            <span className="visually-hidden">{`${label}. ${words.merchantCalled(printed, card)}`}</span>
            <MerchantChip id={card} faces={print.faces} />
          </li>
        )),
      )}
    </ul>
  );
}
