/** The pictures of the rules at sea: tiles, ports and boats as they lie on the chart. */

import type { PlaceView } from '@windrose/rules';
import type { ReactNode } from 'react';

import { Bundle, Trade } from '../../../art/Bundle.tsx';
import { Drawing, inSeatColour, seatColour } from '../../../art/Icon.tsx';
import { BOAT } from '../../../realms/sea/Boats.tsx';
import { seaPrint } from '../../../realms/sea/position.ts';
import { Tile, TileOutposts, TilePrint, TileTrade } from '../../../realms/sea/SeaTiles.tsx';
import { Outposts } from '../../../table/Outposts.tsx';
import type { PanelName } from './figures.ts';
import styles from './Figures.module.css';
import { shown } from './shown.ts';

/** A tile of a picture, and what lies on it. */
interface Piece {
  /** Steps to the right of the first tile, each half a tile lower or higher than the one before. */
  readonly column: number;
  /** The id of its market tile; a port without one. */
  readonly market?: string;
  /** On a port: the id of its order, or that it is closed. */
  readonly order?: string;
  readonly outposts?: readonly number[];
  /** Cubes lying there, as letters. */
  readonly heap?: string;
  /** The seats whose boats lie there. */
  readonly boats?: readonly number[];
}

/** The distance of two neighbouring columns, and by how much every second one lies lower. */
const STEP = { x: 150, y: 86.6 };
/** The size of a boat, and the distance of two. */
const SIZE = 56;
const APART = 50;

const middle = (column: number): readonly [x: number, y: number] => [column * STEP.x, (column % 2) * STEP.y];

function placeOf({ column, market, outposts = [], heap }: Piece): PlaceView {
  return {
    at: `${column}`,
    kind: market === undefined ? 'port' : 'market',
    ...(market !== undefined && { market }),
    outposts,
    ...(heap !== undefined && { heap }),
  };
}

/** Tiles beside each other. @param voyage the columns that a boat of the first seat passes, from its start to its end. */
function Waters({ pieces, voyage = [] }: { readonly pieces: readonly Piece[]; readonly voyage?: readonly number[] }) {
  const print = seaPrint(shown('eastern-wonders').match);
  const most = Math.max(...pieces.map(({ column }) => column));
  const placed = pieces.map((piece) => ({ piece, place: placeOf(piece), at: middle(piece.column) }));
  const way = voyage.map(middle).map(([x, y]) => `${x} ${y + BOAT}`);
  const all = { print, small: false };
  return (
    <svg
      className={styles.waters}
      data-tiles={most + 1}
      viewBox={`-110 -96 ${most * STEP.x + 220} ${192 + (most > 0 ? STEP.y : 0)}`}
      style={{ maxWidth: `${(most * STEP.x + 220) * 0.8}px` }}
    >
      {placed.map(({ place, at: [x, y] }) => (
        <g key={place.at} transform={`translate(${x} ${y})`}>
          <Tile place={place} {...all} />
        </g>
      ))}
      {placed.map(({ piece: { order, heap }, place, at: [x, y] }) => (
        <g key={place.at} transform={`translate(${x} ${y})`}>
          <TileTrade place={place} {...all} />
          <TileOutposts place={place} {...all} />
          <TilePrint
            order={order === 'closed' ? order : order === undefined ? null : (print.orders.get(order) ?? null)}
            heap={heap}
            small={false}
          />
        </g>
      ))}
      {way.length > 0 && <path className={styles.way} d={`M${way.join('L')}`} />}
      {placed.map(({ piece: { boats = [] }, at: [x, y] }) =>
        boats.map((seat, slot) => (
          <use
            key={seat}
            href={`#boat-${seat}`}
            style={inSeatColour(seat)}
            x={x + (slot - (boats.length - 1) / 2) * APART - SIZE / 2}
            y={y + BOAT - SIZE / 2}
            width={SIZE}
            height={SIZE}
          />
        )),
      )}
    </svg>
  );
}

/** A picture, and below it what changes hands: cubes paid, cubes gained, or some for others. */
function Exchanged({
  children,
  give = '',
  take = '',
}: {
  readonly children: ReactNode;
  readonly give?: string;
  readonly take?: string;
}) {
  return (
    <>
      {children}
      <span className={styles.sum}>
        {give === '' || take === '' ? (
          <>
            <b>{give === '' ? '+' : '−'}</b>
            <Bundle letters={give + take} wide={6} />
          </>
        ) : (
          <Trade give={give} take={take} wide={2} />
        )}
      </span>
    </>
  );
}

/** The sign of the rival in its colour. */
function RivalSign() {
  return (
    <svg width="64" height="64" viewBox="-24 -24 48 48">
      <circle r="23" fill={seatColour(OTHER)} />
      <use href={`#sign-${OTHER}`} x="-15" y="-15" width="30" height="30" color="var(--seat-ink)" />
    </svg>
  );
}

/** A player board of the sea. @param built outposts gone from each row. */
function Board({ built }: { readonly built: readonly [number, number, number, number] }) {
  const { values } = seaPrint(shown('eastern-wonders').match);
  const [Y, R, G, B] = built;
  return (
    <span className={styles.board}>
      <Outposts built={{ Y, R, G, B }} values={values} seat={0} />
    </span>
  );
}

/** Bonus tiles side by side. */
function Bonuses({ kinds }: { readonly kinds: readonly string[] }) {
  return (
    <span className={styles.sum}>
      {kinds.map((kind) => (
        <span key={kind} className={styles.bonus}>
          <Drawing name={`bonus-${kind}`} size={30} />
        </span>
      ))}
    </span>
  );
}

const [ME, OTHER] = [0, 1];

/** The pictures of the panels. */
export const SEA = {
  market: () => <Waters pieces={[{ column: 0, market: 'm18' }]} />,
  port: () => <Waters pieces={[{ column: 0, order: 'v18' }]} />,
  closedPort: () => <Waters pieces={[{ column: 0, order: 'closed' }]} />,
  playerBoard: () => <Board built={[0, 0, 0, 0]} />,
  firstStep: () => (
    <Waters
      pieces={[
        { column: 0, market: 'm12' },
        { column: 1, market: 'm5', boats: [ME] },
      ]}
      voyage={[0, 1]}
    />
  ),
  furtherStep: () => (
    <Waters
      pieces={[
        { column: 0, market: 'm12' },
        { column: 1, market: 'm5', heap: 'Y' },
        { column: 2, market: 'm24', boats: [ME] },
      ]}
      voyage={[0, 1, 2]}
    />
  ),
  toll: () => (
    <Exchanged give="Y">
      <Waters
        pieces={[
          { column: 0, market: 'm16' },
          { column: 1, market: 'm19', boats: [OTHER, ME] },
        ]}
        voyage={[0, 1]}
      />
    </Exchanged>
  ),
  heap: () => (
    <Exchanged take="YYR">
      <Waters
        pieces={[
          { column: 0, market: 'm16' },
          { column: 1, market: 'm8', heap: 'YYR', boats: [ME] },
        ]}
        voyage={[0, 1]}
      />
    </Exchanged>
  ),
  build: () => (
    <Exchanged give="Y">
      <Waters pieces={[{ column: 0, market: 'm18', outposts: [OTHER], boats: [ME] }]} />
    </Exchanged>
  ),
  column: () => (
    <>
      <Board built={[1, 2, 1, 1]} />
      <Bonuses kinds={['free-move', 'harvest', 'upgrade', 'hold', 'points']} />
    </>
  ),
  tradeAshore: () => (
    <Exchanged give="YYYY" take="GG">
      <Waters pieces={[{ column: 0, market: 'm18', outposts: [ME], boats: [ME] }]} />
    </Exchanged>
  ),
  claimOrder: () => (
    <Exchanged give="RRBBB">
      <Waters pieces={[{ column: 0, order: 'v18', boats: [ME] }]} />
    </Exchanged>
  ),
  harvest: () => (
    <Exchanged take="YY">
      <Waters pieces={[{ column: 0, market: 'm7', boats: [ME] }]} />
    </Exchanged>
  ),
  closedPortMoves: () => (
    <span className={styles.change}>
      <Waters
        pieces={[
          { column: 0, order: 'closed' },
          { column: 1, order: 'v4', boats: [ME] },
        ]}
      />
      <b>→</b>
      <Waters
        pieces={[
          { column: 0, order: 'v11' },
          { column: 1, order: 'closed', boats: [ME] },
        ]}
      />
    </span>
  ),
  rivalOutpost: () => <Waters pieces={[{ column: 0, market: 'm18', outposts: [ME, OTHER], boats: [ME] }]} />,
  rivalTrade: () => (
    <Exchanged take="GG">
      <RivalSign />
    </Exchanged>
  ),
  rivalHarvest: () => (
    <Exchanged take="YY">
      <RivalSign />
    </Exchanged>
  ),
  boatTrade: () => (
    <Exchanged give="YYYY" take="GG">
      <Waters pieces={[{ column: 0, market: 'm18', boats: [ME] }]} />
    </Exchanged>
  ),
  outpostTrade: () => (
    <Exchanged give="YYYY" take="GG">
      <Waters pieces={[{ column: 0, market: 'm18', outposts: [ME] }]} />
    </Exchanged>
  ),
} as const satisfies Partial<Record<PanelName, () => ReactNode>>;
