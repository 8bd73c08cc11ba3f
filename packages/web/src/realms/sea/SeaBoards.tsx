/** Player boards of the sea games: outposts still to be built, points uncovered, orders and bonus tiles. */

import type { HoldView, Match, SeaSeatView } from '@windrose/rules';
import { type CSSProperties, memo, type ReactNode, useRef, useState } from 'react';

import { Drawing, seatColour } from '../../art/Icon.tsx';
import { useWords } from '../../i18n/words.ts';
import type { Offer } from '../../play/offers.ts';
import { SmallHold } from '../../table/Hold.tsx';
import { useAnchors } from '../../anchors/anchors.ts';
import { Explained } from '../../table/Explained.tsx';
import { Outposts } from '../../table/Outposts.tsx';
import { pointsInWords } from '../../table/points-words.ts';
import { SeatPanel } from '../../table/SeatPanel.tsx';
import type { SeatFacts } from '../../table/seats.ts';
import { RivalHow } from './lazy-rival.ts';
import { type SeaPosition, type SeaPrint, suppliedIn } from './position.ts';
import styles from './SeaBoards.module.css';
import { linkClass } from '../../ui/Link.tsx';
import { frameClass } from '../../ui/Panel.tsx';
import { paperClass } from '../../ui/Paper.tsx';

/** The props of both kinds of boards. */
export interface BoardProps extends SeatFacts {
  readonly own: HoldView & SeaSeatView;
  readonly print: SeaPrint;
}

/** One's own board, large. */
export const OwnBoard = memo(function OwnBoard(props: BoardProps) {
  const { printed, seat, own, print } = props;
  return (
    <SeatPanel {...props} large progress={<Orders claimed={own.claimed} print={print} size={34} />}>
      <div className={styles.below}>
        <Outposts built={own.outposts} values={print.values} seat={seat} large />
        <Bonuses printed={printed} tiles={own.bonus} large />
      </div>
    </SeatPanel>
  );
});

/** Another seat's board, small. @param children its further content. */
export const OtherBoard = memo(function OtherBoard({
  children,
  ...props
}: BoardProps & { readonly children?: ReactNode }) {
  const { printed, seat, own, print } = props;
  return (
    <SeatPanel {...props}>
      <SmallHold letters={own.hold} limit={own.limit} />
      <div className={styles.beside}>
        <Outposts built={own.outposts} values={print.values} seat={seat} />
        <div className={styles.gains}>
          <Orders claimed={own.claimed} print={print} size={28} />
          <Bonuses printed={printed} tiles={own.bonus} />
        </div>
      </div>
      {children}
    </SeatPanel>
  );
});

/** What the others hold, a line each. */
export function OtherHolds({
  holds,
}: {
  readonly holds: readonly {
    readonly seat: number;
    readonly name: string;
    readonly hold: string;
    readonly limit?: number;
  }[];
}) {
  const { ui } = useWords();
  return (
    <ul className={frameClass(styles.holds)} aria-label={ui.others} data-other-holds>
      {holds.map(({ seat, name, hold, limit }) => (
        <li key={seat} title={name}>
          <svg width="24" height="24" viewBox="-12 -12 24 24" aria-hidden="true">
            <circle r="11.5" fill={seatColour(seat)} />
            <use href={`#sign-${seat % 5}`} x="-8" y="-8" width="16" height="16" color="var(--seat-ink)" />
          </svg>
          <span className="visually-hidden">{name}</span>
          <SmallHold letters={hold} {...(limit === undefined ? {} : { limit })} />
        </li>
      ))}
    </ul>
  );
}

/** The solo rival, who has no boat and no board. */
export function RivalBoard({
  seat,
  rival,
  print,
  points,
  match,
  names,
}: Pick<BoardProps, 'seat' | 'print' | 'points'> & {
  readonly rival: NonNullable<SeaPosition['rival']>;
  readonly match: Match;
  readonly names: readonly string[];
}) {
  const { ui, words } = useWords();
  const [asked, setAsked] = useState(false);
  const how = useRef<HTMLButtonElement>(null);
  const hush = (): void => {
    setAsked(false);
    how.current?.focus();
  };
  return (
    <SeatPanel
      label={words.rival}
      seat={seat}
      name={words.rival}
      points={points}
      parts={pointsInWords(match, seat, ui, words)}
      active={false}
      bot={false}
    >
      <SmallHold letters={rival.hold} />
      <div className={styles.beside}>
        <Orders claimed={rival.claimed} print={print} size={32} />
        <p className={styles.built}>
          <Drawing name={`outpost-${seat}`} size={26} seat={seat} />
          {ui.builtOutposts(rival.outposts.length)}
        </p>
        <button ref={how} type="button" className={linkClass(styles.how)} data-rival-how onClick={() => setAsked(true)}>
          {ui.rivalHow}
        </button>
      </div>
      {asked && <RivalHow match={match} names={names} onClose={hush} />}
    </SeatPanel>
  );
}

/** Orders claimed, of those that trigger the end. */
function Orders({
  claimed,
  print,
  size,
}: {
  readonly claimed: readonly string[];
  readonly print: SeaPrint;
  readonly size: number;
}) {
  const { ui, words } = useWords();
  const toEnd = print.lastOrder ?? claimed.length;
  const label = [
    ui.ordersOf(claimed.length, toEnd),
    ...claimed.flatMap((id) => {
      const order = print.orders.get(id);
      return order ? [`${words.points(order.points)}: ${words.cubesThere(order.price)}`] : [];
    }),
  ].join('. ');
  const slots = Math.max(toEnd, claimed.length);
  return (
    <span
      className={styles.orders}
      role="img"
      aria-label={label}
      title={label}
      style={{ '--slots': slots } as CSSProperties}
    >
      {Array.from({ length: slots }, (_, at) => {
        const id = claimed[at];
        const order = id === undefined ? undefined : print.orders.get(id);
        return (
          <svg key={at} width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true">
            {id === undefined ? (
              <circle r="14" className={styles.slot} />
            ) : (
              <>
                <use href="#seal" x="-20" y="-20" width="40" height="40" />
                <text y="6" className={styles.seal}>
                  {order?.points ?? '?'}
                </text>
              </>
            )}
          </svg>
        );
      })}
    </span>
  );
}

/** Bonus tiles of a seat. */
function Bonuses({
  printed,
  tiles,
  large = false,
}: {
  readonly printed: Match;
  readonly tiles: readonly string[];
  readonly large?: boolean;
}) {
  const { ui, words } = useWords();
  if (tiles.length === 0) return null;
  return (
    <ul className={`${styles.bonuses} ${large ? styles.large : ''}`} aria-label={ui.bonusTiles}>
      {tiles.map((tile, at) => (
        <li key={at} title={words.bonus(printed, tile)}>
          <BonusTile tile={tile} size={large ? 40 : 30} />
          <span className="visually-hidden">{words.bonus(printed, tile)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The picture of a bonus tile by its name: `hold`, `points-6`. */
function BonusTile({ tile, size }: { readonly tile: string; readonly size: number }) {
  const points = /^points-(\d+)$/.exec(tile)?.[1];
  return (
    <span className={paperClass(styles.bonus)} style={{ width: size, height: size }}>
      <Drawing name={points === undefined ? `bonus-${tile}` : 'bonus-points'} size={size - 6} />
      {points !== undefined && <b>{points}</b>}
    </span>
  );
}

/** The props of the supply. */
export interface SupplyProps {
  readonly printed: Match;
  readonly position: SeaPosition;
  /** The kinds of bonus tiles that can be taken now. */
  readonly tiles: ReadonlyMap<string, Offer>;
  /** It stands below the chart on an upright tablet, too. */
  readonly below?: boolean;
  readonly onTile: (offer: Offer) => void;
  /** Asks why a kind cannot be taken; null where questions are not answered. */
  readonly onVain: ((kind: string) => void) | null;
}

/** The supply in the middle of the table: bonus tiles, the pile of orders, the Closed Port. */
export function SeaSupply({ printed, position, tiles, below = false, onTile, onVain }: SupplyProps) {
  const { ui, words } = useWords();
  const anchors = useAnchors();
  const { pile, ports } = position;
  const closed = ports.flatMap(({ at, tile }) => (tile === 'closed' ? [words.place(printed, at)] : []));
  return (
    <div className={`${styles.supply} ${below ? '' : styles.aside}`} data-supply>
      <b className={styles.caption} data-caption aria-hidden="true">
        {ui.supply}
      </b>
      <ul aria-label={ui.supply}>
        {suppliedIn(position).map(([kind, left]) => {
          const count = typeof left === 'number' ? left : left.length;
          const top = typeof left === 'number' ? undefined : left[0];
          const tile = top === undefined ? kind : `${kind}-${top}`;
          const label = `${words.bonus(printed, tile)}. ${ui.left(count)}`;
          const offer = tiles.get(kind);
          return (
            <li key={kind} className={count === 0 ? styles.gone : undefined} title={label}>
              {/* What a hint frames is the tile, not the number beside it. */}
              <span ref={anchors.at(`supply ${kind}`)} className={styles.stock}>
                {offer ? (
                  <button type="button" className={styles.take} aria-label={offer.label} onClick={() => onTile(offer)}>
                    <BonusTile tile={tile} size={36} />
                  </button>
                ) : onVain ? (
                  <button
                    ref={anchors.at(`dead supply ${kind}`)}
                    type="button"
                    className={styles.dead}
                    data-dead={`supply ${kind}`}
                    tabIndex={-1}
                    aria-disabled="true"
                    aria-label={label}
                    onClick={() => onVain(kind)}
                  >
                    <BonusTile tile={tile} size={36} />
                  </button>
                ) : (
                  <>
                    <BonusTile tile={tile} size={36} />
                    <span className="visually-hidden">{label}</span>
                  </>
                )}
              </span>
              <span aria-hidden="true" data-left>
                ×{count}
              </span>
            </li>
          );
        })}
      </ul>
      <p>
        <span>
          <Explained says={ui.pileMeans}>{ui.pileLeft(pile.left.length)}</Explained>
        </span>{' '}
        {pile.closed ? (
          <span>
            <Explained says={ui.closedMeans}>{ui.closedIn(pile.closed.in)}</Explained>
          </span>
        ) : (
          closed.length > 0 && (
            <span>
              <Explained says={ui.closedOutMeans}>{ui.closedOut(closed)}</Explained>
            </span>
          )
        )}
      </p>
    </div>
  );
}
