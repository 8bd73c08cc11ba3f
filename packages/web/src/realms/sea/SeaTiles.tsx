/** The content of a place of the chart: its island or port, the trade or the order, outposts, loose cubes. */

import type { PlaceView, SpiceLetter } from '@windrose/rules';
import { memo } from 'react';

import { inSeatColour } from '../../art/Icon.tsx';
import type { Hex } from '../../table/places.ts';
import { type ChartPosition, type Order, type SeaPrint } from './position.ts';
import { raftOf } from './raft.ts';
import styles from './SeaChart.module.css';

/** The outline of a hex, 100 from the middle to a corner. */
export const HEX = 'M100 0L50 86.6H-50L-100 0L-50-86.6H50z';

/** The order at a place. */
export function orderAt(position: ChartPosition, print: SeaPrint, at: string): Order | 'closed' | null {
  const tile = position.ports.find((port) => port.at === at)?.tile;
  if (tile === 'closed') return 'closed';
  return tile ? (print.orders.get(tile) ?? null) : null;
}

interface TileProps {
  readonly place: PlaceView;
  readonly print: SeaPrint;
  /** On a small chart print and pieces are larger. */
  readonly small: boolean;
}

/** Whether a place has the same content as before; each position has its own place objects. */
function sameTile(before: TileProps, now: TileProps): boolean {
  return (
    before.print === now.print &&
    before.small === now.small &&
    before.place.at === now.place.at &&
    before.place.market === now.place.market &&
    before.place.kind === now.place.kind &&
    before.place.outposts.join() === now.place.outposts.join()
  );
}

/** A tile with its island or port; what is wider than a tile, stands on it, or carries text is drawn above all tiles. */
export const Tile = memo(function Tile({ place, print }: TileProps) {
  const market = place.market === undefined ? undefined : print.markets.get(place.market);
  const mirrored = (place.at.charCodeAt(0) + place.at.charCodeAt(place.at.length - 1)) % 2 === 0;
  return (
    <>
      <path className={styles.water} d={HEX} transform="scale(.985)" />
      <path className={styles.depth} d={HEX} transform="scale(.9)" />
      <g transform={`translate(0 -14) scale(${mirrored ? -1 : 1} 1)`}>
        <use href={market ? `#island-${market.symbol}` : `#${place.kind}`} x="-100" y="-90" width="200" height="180" />
      </g>
    </>
  );
}, sameTile);

/** The banderole of an island; above all tiles, so that none cuts it. */
export const TileTrade = memo(function TileTrade({ place, print, small }: TileProps) {
  const market = place.market === undefined ? undefined : print.markets.get(place.market);
  return market ? <Banner give={market.give} take={market.take} small={small} /> : null;
}, sameTile);

/** What stands in the uppermost line of a tile of a small chart, in units: the room of a name, and of all outposts at most. */
const TOP_LINE = { name: 36, house: 28, most: 56 };

/** That line of a small chart, centred on the tile: the middle of the name, and of each outpost beside it. */
function topLine(outposts: number): { readonly name: number; readonly houses: readonly number[] } {
  const step = outposts === 0 ? 0 : Math.min(TOP_LINE.house, TOP_LINE.most / outposts);
  const left = -(TOP_LINE.name + outposts * step) / 2;
  return {
    name: left + TOP_LINE.name / 2,
    houses: Array.from({ length: outposts }, (_, at) => left + TOP_LINE.name + step * (at + 0.5)),
  };
}

/** The outposts on a tile; above all banderoles. */
export const TileOutposts = memo(function TileOutposts({ place, small }: TileProps) {
  const house = small ? 36 : 34;
  const count = place.outposts.length;
  const middles = small ? topLine(count).houses : place.outposts.map((_, at) => (at - (count - 1) / 2) * (house - 1));
  return place.outposts.map((seat, at) => (
    <g key={seat} className={styles.dropped} style={inSeatColour(seat)}>
      <use
        href={`#outpost-${seat}`}
        x={(middles[at] ?? 0) - house / 2}
        y={small ? -87 : -53}
        width={house}
        height={house}
      />
    </g>
  ));
}, sameTile);

/** The name of a tile's place; above boats. @param outposts how many stand beside it on a small chart. */
export const TileName = memo(function TileName({
  name,
  hex,
  small,
  outposts,
}: {
  readonly name: string;
  readonly hex: Hex;
  readonly small: boolean;
  readonly outposts: number;
}) {
  return (
    <text
      className={`${styles.name} ${small ? styles.large : ''}`}
      x={hex.x + (small ? topLine(outposts).name : -44)}
      y={hex.y + (small ? -58 : -68)}
      data-name={hex.id}
    >
      {name}
    </text>
  );
});

/** The print of a tile: the order of a port, loose cubes. */
export const TilePrint = memo(function TilePrint({
  order,
  heap,
  short = false,
  small,
}: {
  readonly order: Order | 'closed' | null;
  readonly heap: string | undefined;
  /** Whether the order cannot be paid now. */
  readonly short?: boolean;
  readonly small: boolean;
}) {
  return (
    <>
      <g className={short ? styles.unpayable : undefined} data-unpayable={short ? '' : undefined}>
        <OrderSheet order={order} small={small} />
      </g>
      {heap && <Heap cubes={heap} />}
    </>
  );
});

interface Spot {
  readonly spice: SpiceLetter;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A group of cubes. */
interface Cluster {
  readonly spots: readonly Spot[];
  readonly width: number;
  readonly rows: number;
}

/**
 * Lays out cubes side by side, in several rows if there are many. Starts at x = 0, centred on y = 0.
 * @param small the size of cubes in several rows. @param most maximum cubes per row. @param large the size of cubes in one
 * row.
 */
function cluster(letters: string, small = 22, most = 3, large = 28): Cluster {
  const rows = Math.ceil(letters.length / most);
  const size = rows > 1 ? small : large;
  const perRow = Math.ceil(letters.length / rows);
  const spots = Array.from(letters, (letter, at) => {
    const row = Math.floor(at / perRow);
    const inRow = row === rows - 1 ? letters.length - row * perRow : perRow;
    return {
      spice: letter as SpiceLetter,
      size,
      x: ((at % perRow) + (perRow - inRow) / 2) * (size - 1),
      y: rows > 1 ? (row - rows / 2) * (size - 1) - 0.5 : -size / 2,
    };
  });
  return { spots, width: perRow * (size - 1), rows };
}

function CubesAt({ spots, x, y }: { readonly spots: readonly Spot[]; readonly x: number; readonly y: number }) {
  return spots.map((spot, at) => (
    <use key={at} href={`#cube-${spot.spice}`} x={x + spot.x} y={y + spot.y} width={spot.size} height={spot.size} />
  ));
}

/** The space of the arrow between cubes that are given and cubes that are taken. */
const ARROW = { small: 18, large: 24 };
/** The size of cubes on a small chart, at most; two rows leave the line above them and the boat below them free. */
const SMALL_CUBE = { inOneRow: 41, inTwoRows: 36 };

/** The most cubes in a row of a small chart: two rows at most. */
const perSmallRow = (letters: string): number => Math.max(2, Math.ceil(letters.length / 2));

/** Up to this many cubes of a trade stand in one row, so that the banderole covers little of its tile. */
const ONE_ROW = 4;

/** The edge around the cubes of a small banderole: at the sides together, and above and below together. */
const EDGE = { wide: 6, high: 5 };
/** How far from its middle a tile is seen in its row. */
const TILE = 98.5;
/** By how much a tile is narrower on either side for each unit above or below its middle. */
const SLOPE = 1 / Math.sqrt(3);
/** Up to so many columns of cubes stand on both sides of the arrow of a small banderole; of more what is taken stands below. */
const COLUMNS = 4;

/**
 * The size of the cubes of a small banderole, so that its corners lie within its tile.
 * @param y its middle. @param beside what is beside its cubes
 */
function bannerCube(columns: number, rows: number, y: number, beside: number): number {
  // Half its width, (columns * step + beside) / 2, is no more than what the tile has at its lower corners.
  const step = (2 * TILE - beside - EDGE.wide - SLOPE * (2 * y + EDGE.high)) / (columns + SLOPE * rows);
  return Math.min(rows > 1 ? SMALL_CUBE.inTwoRows : SMALL_CUBE.inOneRow, Math.floor(step + 1));
}

/** The banderole with the trade of an island. */
const Banner = memo(function Banner({
  give,
  take,
  small,
}: {
  readonly give: string;
  readonly take: string;
  readonly small: boolean;
}) {
  return small ? <SmallBanner give={give} take={take} /> : <LargeBanner give={give} take={take} />;
});

interface Trade {
  readonly give: string;
  readonly take: string;
}

function LargeBanner({ give, take }: Trade) {
  const [from, to] = [cluster(give), cluster(take)];
  const width = from.width + to.width + ARROW.large;
  const half = Math.max(width / 2 + 8, 46);
  return (
    <g>
      <path className={styles.ribbonEnd} d={`M${-half - 7} -13h20v38h-20l6-19z M${half + 7} -13h-20v38h20l-6-19z`} />
      <rect className={styles.ribbon} x={-half} y={-21} width={half * 2} height={48} rx="4" />
      <CubesAt spots={from.spots} x={-width / 2} y={3} />
      <path className={styles.arrow} d={arrowAt(-width / 2 + from.width, 3, ARROW.large)} />
      <CubesAt spots={to.spots} x={width / 2 - to.width} y={3} />
    </g>
  );
}

/** An arrow in the middle of its space. */
const arrowAt = (x: number, y: number, space: number): string => `M${x + space / 2 - 9} ${y}h15m-6-6l6.5 6l-6.5 6`;

/** Larger cubes, in two rows at most, within the tile. */
function SmallBanner({ give, take }: Trade) {
  const inOneRow = give.length + take.length <= ONE_ROW;
  const perRow = (letters: string): number => (inOneRow ? letters.length : Math.ceil(letters.length / 2));
  const columns = perRow(give) + perRow(take);
  const y = inOneRow ? 6 : 1;
  if (columns > COLUMNS) return <StackedBanner give={give} take={take} y={y} />;
  const size = bannerCube(columns, inOneRow ? 1 : 2, y, ARROW.small);
  const [from, to] = [give, take].map((letters) => cluster(letters, size, perRow(letters), size)) as [Cluster, Cluster];
  const width = from.width + to.width + ARROW.small;
  const half = Math.max((width + EDGE.wide) / 2, 46);
  const high = Math.max(from.rows, to.rows) * (size - 1) + EDGE.high;
  return (
    <g>
      <rect className={styles.ribbon} x={-half} y={y - high / 2} width={half * 2} height={high} rx="4" />
      <CubesAt spots={from.spots} x={-width / 2} y={y} />
      <path className={styles.arrow} d={arrowAt(-width / 2 + from.width, y, ARROW.small)} />
      <CubesAt spots={to.spots} x={width / 2 - to.width} y={y} />
    </g>
  );
}

/** What is given in one row, and what is taken for it in the next one. */
function StackedBanner({ give, take, y }: Trade & { readonly y: number }) {
  const size = Math.min(bannerCube(give.length, 2, y, 0), bannerCube(take.length, 2, y, ARROW.small));
  const [from, to] = [give, take].map((letters) => cluster(letters, size, letters.length, size)) as [Cluster, Cluster];
  const below = to.width + ARROW.small;
  const half = (Math.max(from.width, below) + EDGE.wide) / 2;
  const high = 2 * (size - 1) + EDGE.high;
  const row = (size - 1) / 2;
  return (
    <g>
      <rect className={styles.ribbon} x={-half} y={y - high / 2} width={half * 2} height={high} rx="4" />
      <CubesAt spots={from.spots} x={-from.width / 2} y={y - row} />
      <path className={styles.arrow} d={arrowAt(-below / 2, y + row, ARROW.small)} />
      <CubesAt spots={to.spots} x={below / 2 - to.width} y={y + row} />
    </g>
  );
}

/** The sheet of a port on a small chart, which hardly leaves its tile: the seal, and the cubes by how many are in a row. */
const SMALL_SHEET = { seal: 58, cubes: [41, 41, 41, 34] };

/** The sheet on a port: a wax seal with the points, and the price. */
function OrderSheet({ order, small }: { readonly order: Order | 'closed' | null; readonly small: boolean }) {
  if (order === null) return null;
  if (order === 'closed') {
    return (
      // The name of its tile explains it.
      <g className={styles.piece} data-drawn="chain">
        <use href="#chain" x="-72" y="-16" width="144" height="38" />
        <path className={styles.closed} d="M-15-13L15 17M15-13L-15 17" />
      </g>
    );
  }
  const seal = small ? SMALL_SHEET.seal : 50;
  const perRow = perSmallRow(order.price);
  const cube = SMALL_SHEET.cubes[perRow] ?? 26;
  const price = small ? cluster(order.price, cube, perRow, cube) : cluster(order.price, 25);
  const from = -(price.width + seal) / 2;
  // A small one is as low as its cubes, and begins behind the middle of its seal.
  const [left, right] = small ? [from + seal / 2, 4 - from] : [from - 9, 9 - from];
  const [top, bottom] = small ? [1.5 - (price.rows * (cube - 1)) / 2, 3.5 + (price.rows * (cube - 1)) / 2] : [-27, 30];
  const sealed = small ? from : from - 9;
  return (
    <g key={`${order.price} ${order.points}`} className={styles.turned}>
      <path
        className={styles.sheet}
        d={`M${left} ${top}H${right}V${bottom}q-6 4-12 0t-12 0t-12 0H${left}z`}
        data-sheet
      />
      <use href="#seal" x={sealed} y={3 - seal / 2} width={seal} height={seal} />
      <text className={`${styles.points} ${small ? styles.large : ''}`} x={sealed + seal / 2} y={small ? 14 : 12}>
        {order.points}
      </text>
      <CubesAt spots={price.spots} x={from + seal + (small ? 1 : -3)} y={2} />
    </g>
  );
}

/** Cubes lying on a raft; many of a kind are counted. */
function Heap({ cubes }: { readonly cubes: string }) {
  const kinds = [...Map.groupBy(Array.from(cubes), (letter) => letter)];
  return (
    <g className={styles.piece}>
      <use href="#raft" x={-62} y={52} width={raftOf(cubes)} height="20" preserveAspectRatio="none" />
      {kinds.map(([letter, all], at) => (
        <g key={letter}>
          <use href={`#cube-${letter}`} x={-57 + at * 22} y="36" width="24" height="24" />
          {all.length > 1 && (
            <text className={styles.count} x={-44 + at * 22} y="37">
              {all.length}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
