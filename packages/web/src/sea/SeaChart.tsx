/** The sea chart: tiles, islands, ports with their orders, boats. Everything that can be chosen on it glows. */

import type { SpiceLetter } from '@windrose/rules';
import { type KeyboardEvent, memo, useRef, useState } from 'react';

import { inSeatColour } from '../art/Icon.tsx';
import { useWords } from '../i18n/words.ts';
import type { Offer } from '../play/offers.ts';
import type { Leg } from '../play/outcome.ts';
import { useFigures } from '../table/Figures.tsx';
import {
  type ChartPosition,
  type Hex,
  type Order,
  placeName,
  type SeaPlace,
  type SeaPrint,
  placeTowards,
} from './position.ts';
import styles from './SeaChart.module.css';
import { useZoom } from './zoom.ts';

const HEX = 'M100 0L50 86.6H-50L-100 0L-50-86.6H50z';
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** What the chart is told. */
export interface SeaChartProps {
  readonly position: ChartPosition;
  readonly print: SeaPrint;
  readonly names: readonly string[];
  /** Per place: what a click there can do. */
  readonly places: ReadonlyMap<string, readonly Offer[]>;
  readonly far: ReadonlyMap<string, Offer>;
  /** The place about which a cube or a confirmation is being asked. */
  readonly asked: string | null;
  /** The side that each boat faces: -1 to the west. */
  readonly facing: readonly number[];
  /** The way a boat would take. */
  readonly route?: readonly Leg[];
  readonly onPlace: (place: string) => void;
  /** Somebody looks at a place, or no longer. */
  readonly onLook?: (place: string | null) => void;
  /** Drawn where there is little room: what is printed on tiles and stands on them is larger. */
  readonly small?: boolean;
}

/** How much larger pieces and print are on a small chart. */
const SMALL = 1.3;

/** The map of a sea game. */
export function SeaChart({
  position,
  print,
  names,
  places,
  far,
  asked,
  facing,
  route = [],
  onPlace,
  onLook,
  small = false,
}: SeaChartProps) {
  const { ui, words } = useWords();
  const { inspecting, show } = useFigures();
  const { hexes } = print;
  const [visited, setVisited] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const tiles = useRef(new Map<string, SVGGElement>());
  const roving = visited ?? places.keys().next().value ?? hexes[0]?.id ?? null;

  const edge = small ? 103 : 118;
  const left = Math.min(...hexes.map((hex) => hex.x)) - edge;
  const right = Math.max(...hexes.map((hex) => hex.x)) + edge;
  const top = Math.min(...hexes.map((hex) => hex.y)) - edge + 14;
  const bottom = Math.max(...hexes.map((hex) => hex.y)) + edge - 10;
  const size = small ? SMALL : 1;
  const chart = useRef<SVGSVGElement>(null);
  const zoom = useZoom(chart, { x: left, y: top, width: right - left, height: bottom - top });

  const click = (place: SeaPlace): void => {
    const tile = place.market ?? position.ports.find((port) => port.at === place.at)?.tile;
    if (!inspecting) onPlace(place.at);
    else if (tile) show(`eastern-wonders/${tile}`, describe(place));
  };

  const move = (event: KeyboardEvent, hex: Hex): void => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const next = placeTowards(hexes, hex, ...arrow);
      if (next) {
        tiles.current.get(next.id)?.focus();
        zoom.show(next);
      }
    } else if (event.key === '+' || event.key === '-') {
      event.preventDefault();
      if (event.key === '+') zoom.larger();
      else zoom.smaller();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      click(position.map.find((place) => place.at === hex.id)!);
    }
  };

  const describe = (place: SeaPlace): string => {
    const market = place.market === undefined ? undefined : print.markets.get(place.market);
    const order = orderAt(position, print, place.at);
    const boats = names.filter((_, seat) => position.seats[seat]?.boat === place.at);
    const parts = [
      market ? ui.island(words.colour(market.symbol)) : ui.tileHere[place.kind],
      market && ui.gives(`${words.cubes(market.give)} → ${words.cubes(market.take)}`),
      place.kind === 'port' &&
        (order === 'closed'
          ? ui.closedPort
          : order
            ? ui.orderHere(words.cubes(order.price), words.points(order.points))
            : ui.emptyPort),
      boats.length > 0 && ui.boatsHere(words.list(boats)),
      place.outposts.length > 0 &&
        ui.outpostsHere(words.list(place.outposts.map((seat) => names[seat] ?? words.rival))),
      place.heap && ui.heapHere(words.cubes(place.heap)),
      ...(places.get(place.at) ?? []).map((offer) => offer.label),
      far.get(place.at)?.label,
    ];
    return `${placeName(place.at)}, ${parts.filter(Boolean).join('. ')}`;
  };

  const boats = position.seats.flatMap((own, seat) => {
    const hex = own.boat === null ? undefined : print.hexOf.get(own.boat);
    return hex ? [{ seat, hex }] : [];
  });

  return (
    <>
      <div className={styles.zoom}>
        <button type="button" data-zoom="in" aria-label={ui.zoomIn} disabled={zoom.scale > 3} onClick={zoom.larger}>
          +
        </button>
        <button
          type="button"
          data-zoom="out"
          aria-label={ui.zoomOut}
          disabled={zoom.scale === 1}
          onClick={zoom.smaller}
        >
          −
        </button>
      </div>
      <svg
        ref={chart}
        className={styles.chart}
        data-zoomed={zoom.scale > 1}
        {...zoom.pointers}
        viewBox={zoom.viewBox}
        role="group"
        aria-label={`${ui.chart}. ${ui.chartHelp}`}
      >
        <Rhumbs x={right - 70} y={bottom - 70} />
        <Rhumbs x={left + 70} y={top + 70} />
        <g className={styles.rose} transform={`translate(${left + 62} ${top + 62})`}>
          <use href="#rose" x="-56" y="-56" width="112" height="112" />
        </g>

        {position.map.map((place) => {
          const hex = print.hexOf.get(place.at)!;
          const open = inspecting || places.has(place.at) || far.has(place.at);
          return (
            <g
              key={place.at}
              ref={(element) => {
                if (element) tiles.current.set(place.at, element);
              }}
              role="button"
              tabIndex={place.at === roving ? 0 : -1}
              aria-label={describe(place)}
              aria-disabled={!open}
              data-place={place.at}
              data-target={places.has(place.at) ? 'near' : far.has(place.at) ? 'far' : undefined}
              className={`${styles.tile} ${open ? styles.open : ''}`}
              transform={`translate(${hex.x.toFixed(1)} ${hex.y.toFixed(1)})`}
              onClick={() => click(place)}
              onKeyDown={(event) => move(event, hex)}
              onFocus={() => {
                setVisited(place.at);
                onLook?.(place.at);
              }}
              onBlur={() => onLook?.(null)}
              onPointerEnter={() => {
                setHovered(place.at);
                onLook?.(place.at);
              }}
              onPointerLeave={() => {
                setHovered(null);
                onLook?.(null);
              }}
            >
              <Tile place={place} print={print} size={size} />
            </g>
          );
        })}

        {/* Whatever carries text lies above the tiles, which are buttons with names of their own. */}
        <g className={styles.above} aria-hidden="true">
          {position.map.map((place) => {
            const { x, y } = print.hexOf.get(place.at)!;
            return (
              <g key={place.at} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
                <text
                  className={`${styles.name} ${small ? styles.large : ''}`}
                  x={small ? 0 : -44}
                  y={small ? 81 : -68}
                >
                  {placeName(place.at)}
                </text>
                {place.kind === 'port' && <OrderSheet order={orderAt(position, print, place.at)} />}
                {place.heap && <Heap cubes={place.heap} />}
              </g>
            );
          })}
          {[...far.keys()].map((at) => {
            const hex = print.hexOf.get(at)!;
            return (
              <circle key={at} className={styles.farTarget} cx={hex.x} cy={hex.y - 70} r={hovered === at ? 9 : 5} />
            );
          })}
          {[...places.keys()].map((at) => {
            const hex = print.hexOf.get(at)!;
            return (
              <path
                key={at}
                className={`${styles.target} ${asked === at ? styles.asked : ''}`}
                d={HEX}
                transform={`translate(${hex.x} ${hex.y}) scale(.95)`}
              />
            );
          })}
          {route.length > 0 && <Route legs={route} print={print} />}
          {boats.map(({ seat, hex }) => {
            const here = boats.filter((boat) => boat.hex === hex);
            const slot = here.findIndex((boat) => boat.seat === seat);
            const heap = position.map.find((place) => place.at === hex.id)?.heap;
            const wide = ([68, 60, 50, 44][here.length - 1] ?? 40) * (heap ? 0.85 : 1) * size;
            const x = (slot - (here.length - 1) / 2) * wide * 0.82 + (heap ? 20 : 0);
            return (
              <g
                key={seat}
                className={styles.boat}
                data-boat={seat}
                style={{ transform: `translate(${hex.x + x}px, ${hex.y + 50}px)`, ...inSeatColour(seat) }}
              >
                <g className={styles.bob} style={{ animationDelay: `${-seat * 0.9}s` }}>
                  <g transform={`scale(${facing[seat] ?? 1} 1)`}>
                    <use href={`#boat-${seat}`} x={-wide / 2} y={-wide / 2} width={wide} height={wide} />
                  </g>
                </g>
              </g>
            );
          })}
        </g>
      </svg>
    </>
  );
}

/** The order that lies at a place. */
function orderAt(position: ChartPosition, print: SeaPrint, at: string): Order | 'closed' | null {
  const tile = position.ports.find((port) => port.at === at)?.tile;
  if (tile === 'closed') return 'closed';
  return tile ? (print.orders.get(tile) ?? null) : null;
}

/** The way a boat would take: a wake from tile to tile, and the cubes it would leave behind. */
function Route({ legs, print }: { readonly legs: readonly Leg[]; readonly print: SeaPrint }) {
  const at = (place: string): Hex => print.hexOf.get(place)!;
  const [{ seat, from }] = legs as readonly [Leg];
  const line = [from, ...legs.map(({ to }) => to)].map((place) => `${at(place).x} ${at(place).y + 40}`).join('L');
  const end = at(legs.at(-1)!.to);
  return (
    <g data-route style={inSeatColour(seat)}>
      <path className={styles.wakeEdge} d={`M${line}`} />
      <path className={styles.wake} d={`M${line}`} />
      <circle className={styles.wakeEnd} cx={end.x} cy={end.y + 40} r="15" />
      {legs.map(({ from: place, leave }) => {
        const hex = at(place);
        return (
          leave !== '' && (
            <g key={place} data-left={leave}>
              <circle className={styles.leftRing} cx={hex.x - 32} cy={hex.y + 44} r="21" />
              <use href={`#cube-${leave}`} x={hex.x - 47} y={hex.y + 29} width="30" height="30" />
            </g>
          )
        );
      })}
    </g>
  );
}

/** Lines of constant bearing, drawn from a compass. */
const Rhumbs = memo(function Rhumbs({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className={styles.rhumbs} aria-hidden="true">
      {Array.from({ length: 32 }, (_, at) => {
        const angle = (at * Math.PI) / 16;
        return (
          <path
            key={at}
            d={`M${x} ${y}l${(1600 * Math.cos(angle)).toFixed(0)} ${(1600 * Math.sin(angle)).toFixed(0)}`}
          />
        );
      })}
    </g>
  );
});

interface TileProps {
  readonly place: SeaPlace;
  readonly print: SeaPrint;
  /** How large print and pieces are. */
  readonly size: number;
}

function Tile({ place, print, size }: TileProps) {
  const market = place.market === undefined ? undefined : print.markets.get(place.market);
  const mirrored = (place.at.charCodeAt(0) + place.at.charCodeAt(place.at.length - 1)) % 2 === 0;
  return (
    <>
      <path className={styles.water} d={HEX} transform="scale(.985)" />
      <path className={styles.depth} d={HEX} transform="scale(.9)" />
      <g transform={`translate(0 -14) scale(${mirrored ? -1 : 1} 1)`}>
        <use href={market ? `#island-${market.symbol}` : `#${place.kind}`} x="-100" y="-90" width="200" height="180" />
      </g>
      {market && (
        <g transform={`scale(${size})`}>
          <Banner give={market.give} take={market.take} narrow={size > 1} />
        </g>
      )}
      {place.outposts.map((seat, at) => (
        <g key={seat} className={styles.dropped} style={inSeatColour(seat)}>
          <use
            href={`#outpost-${seat}`}
            x={(-17 + (at - (place.outposts.length - 1) / 2) * 33) * size}
            y={-53 * size}
            width={34 * size}
            height={34 * size}
          />
        </g>
      ))}
    </>
  );
}

interface Spot {
  readonly spice: SpiceLetter;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Cubes that lie together. */
interface Cluster {
  readonly spots: readonly Spot[];
  readonly width: number;
  readonly rows: number;
}

/**
 * Lays cubes out beside each other, in several rows when there are many. Starts at x = 0, centred on y = 0.
 * @param small the size of cubes in several rows. @param most how many may lie beside each other.
 */
function cluster(letters: string, small = 22, most = 3): Cluster {
  const rows = Math.ceil(letters.length / most);
  const size = rows > 1 ? small : 28;
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

/** The banderole with the trade of an island. @param narrow no wider than the island, and higher instead. */
const Banner = memo(function Banner({
  give,
  take,
  narrow,
}: {
  readonly give: string;
  readonly take: string;
  readonly narrow: boolean;
}) {
  const [small, most] = narrow ? [25, 2] : [22, 3];
  const from = cluster(give, small, most);
  const to = cluster(take, small, most);
  const width = from.width + to.width + 24;
  const half = Math.max(width / 2 + 8, 46);
  const high = narrow ? Math.max(from.rows, to.rows) * 24 + 12 : 48;
  const y = 3;
  return (
    <g>
      {!narrow && (
        <path className={styles.ribbonEnd} d={`M${-half - 7} -13h20v38h-20l6-19z M${half + 7} -13h-20v38h20l-6-19z`} />
      )}
      <rect className={styles.ribbon} x={-half} y={y - high / 2} width={half * 2} height={high} rx="4" />
      <CubesAt spots={from.spots} x={-width / 2} y={y} />
      <path className={styles.arrow} d={`M${-width / 2 + from.width + 3} ${y}h15m-6-6l6.5 6l-6.5 6`} />
      <CubesAt spots={to.spots} x={width / 2 - to.width} y={y} />
    </g>
  );
});

/** The sheet on a port: a wax seal with the points, and the price. */
function OrderSheet({ order }: { readonly order: Order | 'closed' | null }) {
  if (order === null) return null;
  if (order === 'closed') {
    return (
      <g className={styles.piece}>
        <use href="#chain" x="-72" y="-16" width="144" height="38" />
        <path className={styles.closed} d="M-15-13L15 17M15-13L-15 17" />
      </g>
    );
  }
  const price = cluster(order.price, 25);
  const width = price.width + 50;
  const from = -width / 2;
  return (
    <g key={`${order.price} ${order.points}`} className={styles.turned}>
      <path className={styles.sheet} d={`M${from - 9} -27H${-from + 9}V30q-6 4-12 0t-12 0t-12 0H${from - 9}z`} />
      <use href="#seal" x={from - 9} y="-22" width="50" height="50" />
      <text className={styles.points} x={from + 16} y="12">
        {order.points}
      </text>
      <CubesAt spots={price.spots} x={from + 47} y={2} />
    </g>
  );
}

/** Cubes lying on a raft; many of a kind are counted. */
function Heap({ cubes }: { readonly cubes: string }) {
  const kinds = [...Map.groupBy(Array.from(cubes), (letter) => letter)];
  return (
    <g className={styles.piece}>
      <use href="#raft" x={-62} y={52} width={16 + kinds.length * 22} height="20" preserveAspectRatio="none" />
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
