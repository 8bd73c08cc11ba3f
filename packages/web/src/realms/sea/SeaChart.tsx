/** The sea chart: tiles, islands, ports with their orders, boats. Everything that can be chosen on it glows. */

import type { PlaceView } from '@windrose/rules';
import { type KeyboardEvent, memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { inSeatColour } from '../../art/Icon.tsx';
import { useWords } from '../../i18n/words.ts';
import type { Offer } from '../../play/offers.ts';
import { lacking } from '../../play/lacking.ts';
import { highestRank } from '../../play/rank.ts';
import type { Leg } from '../../play/outcome.ts';
import { useInspecting, useShowFigure } from '../../table/Figures.tsx';
import { type ChartPosition, type SeaPrint } from './position.ts';
import { known } from '../../table/known.ts';
import { isFocusSeen, isPointed } from '../../table/pointed.ts';
import { type Hex, placeTowards } from '../../table/places.ts';
import styles from './SeaChart.module.css';
import { HEX, orderAt, Tile, TilePrint } from './SeaTiles.tsx';
import { useMarks } from '../../table/recent.ts';
import { useZoom } from './zoom.ts';
import { useAnchors } from '../../anchors/anchors.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The props of the chart. */
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
  /** The seat whose boat can be dragged, if any. */
  readonly own?: number | null;
  /** One's own cubes while one chooses: orders that they do not pay for are veiled. */
  readonly hold?: string | null;
  /** The way a boat would take. */
  readonly route?: readonly Leg[];
  readonly onPlace: (place: string) => void;
  /** A place is hovered or focused, or no longer. */
  readonly onLook?: (place: string | null) => void;
  /** Drawn where there is little room: what is printed on tiles and stands on them is larger. */
  readonly small?: boolean;
}

/** The offset of boats below the middle of a tile. */
const BOAT = 60;
/** Seconds by which each boat bobs later than the one before: whole steps of the motion, so that all move in the same frames. */
const BOB_STEP = 1.125;

/** The map of a sea game. */
export const SeaChart = memo(function SeaChart({
  position,
  print,
  names,
  places,
  far,
  asked,
  facing,
  own = null,
  hold: cubes = null,
  route = [],
  onPlace,
  onLook,
  small = false,
}: SeaChartProps) {
  const { ui, words } = useWords();
  const inspecting = useInspecting();
  const anchors = useAnchors();
  const show = useShowFigure();
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
  const chart = useRef<SVGSVGElement>(null);
  const enlarge = useRef<HTMLButtonElement>(null);
  const zoom = useZoom(chart, { x: left, y: top, width: right - left, height: bottom - top });

  const labels = useMemo(() => {
    const describe = (place: PlaceView): string => {
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
              ? [
                  ui.orderHere(words.cubes(order.price), words.points(order.points)),
                  cubes !== null &&
                    lacking(order.price, cubes) !== '' &&
                    ui.missing(words.cubes(lacking(order.price, cubes))),
                ]
                  .filter(Boolean)
                  .join(', ')
              : ui.emptyPort),
        boats.length > 0 && ui.boatsHere(words.list(boats)),
        place.outposts.length > 0 &&
          ui.outpostsHere(words.list(place.outposts.map((seat) => names[seat] ?? words.rival))),
        place.heap && ui.heapHere(words.cubes(place.heap)),
        ...(places.get(place.at) ?? []).map((offer) => offer.label),
        far.get(place.at)?.label,
      ];
      return `${print.names.get(place.at)}, ${parts.filter(Boolean).join('. ')}`;
    };
    return new Map(position.map.map((place) => [place.at, describe(place)]));
  }, [position, print, names, places, far, cubes, ui, words]);

  const click = (at: string): void => {
    const market = position.map.find((place) => place.at === at)?.market;
    const tile = market ?? position.ports.find((port) => port.at === at)?.tile;
    if (!inspecting) onPlace(at);
    else if (tile) show(`eastern-wonders/${tile}`, known(labels, at, 'place'));
  };

  const move = (event: KeyboardEvent, at: string): void => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const next = placeTowards(hexes, known(print.hexOf, at, 'place'), ...arrow);
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
      click(at);
    }
  };

  // The tiles' callbacks are stable, so that hovering does not redraw them all.
  const answers = useRef({ click, move, onLook });
  useLayoutEffect(() => {
    answers.current = { click, move, onLook };
  });
  const answer = useCallback((what: Answered, at: string): void => {
    const now = answers.current;
    if (what === 'click') now.click(at);
    else if (typeof what === 'object') now.move(what, at);
    else {
      if (what === 'focus' || what === 'visit') setVisited(at);
      if (what === 'enter') setHovered(at);
      if (what === 'leave') setHovered(null);
      if (what !== 'visit') now.onLook?.(what === 'focus' || what === 'enter' ? at : null);
    }
  }, []);
  const hold = useCallback((at: string, element: SVGGElement | null): void => {
    if (element) tiles.current.set(at, element);
  }, []);

  const boats = position.seats.flatMap(({ boat }, seat) => {
    const hex = boat === null ? undefined : print.hexOf.get(boat);
    return hex ? [{ seat, hex }] : [];
  });

  const corner = freeCorner(hexes, small);
  const zoomButtons = (
    <div className={styles.zoom} data-corner={corner}>
      <button
        ref={enlarge}
        type="button"
        data-zoom="in"
        aria-label={ui.zoomIn}
        disabled={zoom.scale > 3}
        onClick={zoom.larger}
      >
        +
      </button>
      {zoom.scale > 1 && (
        <button
          type="button"
          data-zoom="out"
          aria-label={ui.zoomOut}
          onClick={() => {
            zoom.smaller();
            // This button may now disappear; the focus stays beside it.
            enlarge.current?.focus();
          }}
        >
          −
        </button>
      )}
    </div>
  );

  return (
    <>
      {corner === undefined && zoomButtons}
      <div className={styles.seen} data-chart>
        {corner !== undefined && zoomButtons}
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
            const hex = known(print.hexOf, place.at, 'place');
            return (
              <TileButton
                key={place.at}
                place={place}
                hex={hex}
                print={print}
                small={small}
                label={known(labels, place.at, 'place')}
                open={inspecting || places.has(place.at) || far.has(place.at)}
                target={places.has(place.at) ? 'near' : far.has(place.at) ? 'far' : undefined}
                roving={place.at === roving}
                drag={own !== null && position.seats[own]?.boat === place.at ? own : null}
                answer={answer}
                hold={hold}
              />
            );
          })}
        </svg>
        {/* What glows, what carries text and what moves are layers of their own: the islands are not drawn anew for them. */}
        <svg className={`${styles.chart} ${styles.over} ${styles.glow}`} viewBox={zoom.viewBox} aria-hidden="true">
          {[...places].map(([at, offers]) => {
            const hex = known(print.hexOf, at, 'place');
            return (
              <g
                key={at}
                className={`${styles.target} ${asked === at ? styles.asked : ''}`}
                data-rank={highestRank(offers)}
                transform={`translate(${hex.x} ${hex.y}) scale(.95)`}
              >
                <path d={HEX} />
                <path d={HEX} />
              </g>
            );
          })}
        </svg>
        {/* Whatever carries text lies above the tiles, which are buttons with names of their own. */}
        <svg className={`${styles.chart} ${styles.over}`} viewBox={zoom.viewBox} aria-hidden="true">
          {position.map.map((place) => {
            const { x, y } = known(print.hexOf, place.at, 'place');
            const order = place.kind === 'port' ? orderAt(position, print, place.at) : null;
            return (
              <g key={place.at} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
                <TilePrint
                  name={print.names.get(place.at) ?? place.at}
                  order={order}
                  short={cubes !== null && order !== null && order !== 'closed' && lacking(order.price, cubes) !== ''}
                  heap={place.heap}
                  small={small}
                />
              </g>
            );
          })}
        </svg>
        <svg className={`${styles.chart} ${styles.over}`} viewBox={zoom.viewBox} aria-hidden="true">
          {[...far.keys()].map((at) => {
            const hex = known(print.hexOf, at, 'place');
            return (
              <circle key={at} className={styles.farTarget} cx={hex.x} cy={hex.y - 70} r={hovered === at ? 9 : 5} />
            );
          })}
          <Wakes print={print} position={position} />
          <Route legs={route} print={print} />
          {boats.map(({ seat, hex }) => {
            const here = boats.filter((boat) => boat.hex === hex);
            const slot = here.findIndex((boat) => boat.seat === seat);
            const heap = position.map.find((place) => place.at === hex.id)?.heap;
            // Below what is printed on the tile: the order one came for stays readable.
            const wide = ([56, 52, 46, 42][here.length - 1] ?? 38) * (heap ? 0.9 : 1) * (small ? 1.08 : 1);
            const x = (slot - (here.length - 1) / 2) * wide * 0.82 + (heap ? 20 : 0);
            return (
              <g
                key={seat}
                ref={anchors.at(`boat ${seat}`)}
                data-boat={seat}
                data-own={seat === own ? '' : undefined}
                style={{
                  transform: `translate(${hex.x + x}px, ${hex.y + BOAT}px)`,
                  ...inSeatColour(seat),
                }}
              >
                <g className={styles.bob} style={{ animationDelay: `${-seat * BOB_STEP}s` }}>
                  <g transform={`scale(${facing[seat] ?? 1} 1)`}>
                    <use
                      ref={anchors.at(`hull ${seat}`)}
                      href={`#boat-${seat}`}
                      x={-wide / 2}
                      y={-wide / 2}
                      width={wide}
                      height={wide}
                    />
                  </g>
                </g>
              </g>
            );
          })}
        </svg>
      </div>
    </>
  );
});

/** The shortest distance, in units of the chart, from a corner with room for a button to the nearest tile. */
const FREE = { large: 160, small: 330 };

/** A corner of the chart without tiles, if there is one: on a large one the upper left, before those below. */
function freeCorner(hexes: readonly Hex[], small: boolean): string | undefined {
  const [xs, ys] = [hexes.map(({ x }) => x), hexes.map(({ y }) => y)];
  const corners = [Math.min(...ys), Math.max(...ys)].flatMap((y, low) =>
    [Math.max(...xs), Math.min(...xs)].map((x, left) => ({
      name: `${low ? 'bottom' : 'top'} ${left ? 'left' : 'right'}`,
      free: Math.min(...hexes.map((hex) => Math.hypot(hex.x - x, hex.y - y))),
    })),
  );
  // The legend of the table is in the upper right one of a large chart.
  if (!small) return corners.slice(1).find(({ free }) => free >= FREE.large)?.name;
  const best = corners.reduce((before, one) => (one.free > before.free ? one : before));
  return best.free < FREE.small ? undefined : best.name;
}

/** The others' wakes and touched places since the player's own last turn, with the signs of seats. */
function Wakes({ print, position }: Pick<SeaChartProps, 'print' | 'position'>) {
  const { trails, things } = useMarks();
  const signs = [...things].flatMap(([thing, seat]) => {
    const hex = thing.startsWith('place ') ? print.hexOf.get(thing.slice('place '.length)) : undefined;
    return hex ? [{ hex, seat }] : [];
  });
  return (
    <g data-wakes={trails.length}>
      {trails.map(({ seat, places }) => {
        const hexes = places.flatMap((place) => print.hexOf.get(place) ?? []);
        // A boat at its last seen place needs no ghost.
        const ghost = hexes[0] !== undefined && position.seats[seat]?.boat !== hexes[0].id ? hexes[0] : null;
        return (
          <g key={seat} style={inSeatColour(seat)} data-trail={seat}>
            <path className={styles.trail} d={`M${hexes.map(({ x, y }) => `${x} ${y + BOAT}`).join('L')}`} />
            {ghost && (
              <use
                className={styles.ghost}
                href={`#boat-${seat}`}
                x={ghost.x - 26}
                y={ghost.y + BOAT - 26}
                width="52"
                height="52"
              />
            )}
          </g>
        );
      })}
      {signs.map(({ hex, seat }) => (
        <g key={hex.id} style={inSeatColour(seat)} transform={`translate(${hex.x + 62} ${hex.y - 52})`} data-by={seat}>
          <circle r="17" className={styles.sign} />
          <use href={`#sign-${seat % 5}`} x="-12" y="-12" width="24" height="24" color="var(--seat-ink)" />
        </g>
      ))}
    </g>
  );
}

/** Events of a tile. */
type Answered = KeyboardEvent | 'click' | 'focus' | 'visit' | 'blur' | 'enter' | 'leave';

interface TileButtonProps {
  readonly place: PlaceView;
  readonly hex: Hex;
  readonly print: SeaPrint;
  readonly small: boolean;
  readonly label: string;
  /** Whether a click has an effect. */
  readonly open: boolean;
  readonly target: 'near' | 'far' | undefined;
  /** Whether it is the one that Tab leads to. */
  readonly roving: boolean;
  /** The seat whose boat is here and can be dragged. */
  readonly drag: number | null;
  readonly answer: (what: Answered, at: string) => void;
  readonly hold: (at: string, element: SVGGElement | null) => void;
}

/** A tile to be clicked. */
const TileButton = memo(function TileButton({
  place,
  hex,
  print,
  small,
  label,
  open,
  target,
  roving,
  drag,
  answer,
  hold,
}: TileButtonProps) {
  const { at } = place;
  const anchors = useAnchors();
  const lies = useCallback(
    (element: SVGGElement) => {
      hold(at, element);
      const gone = [anchors.add(`place ${at}`, element)];
      if (target === 'near') gone.push(anchors.add(`choose place ${at}`, element));
      if (drag !== null) gone.push(anchors.add(`drag boat ${drag}`, element));
      return () => {
        for (const one of gone) one();
        hold(at, null);
      };
    },
    [anchors, at, drag, hold, target],
  );
  return (
    <g
      ref={lies}
      role="button"
      tabIndex={roving ? 0 : -1}
      aria-label={label}
      aria-disabled={!open}
      data-place={at}
      data-target={target}
      data-drag={drag === null ? undefined : `boat ${drag}`}
      className={`${styles.tile} ${open ? styles.open : ''}`}
      transform={`translate(${hex.x.toFixed(1)} ${hex.y.toFixed(1)})`}
      onClick={() => answer('click', at)}
      onKeyDown={(event) => answer(event, at)}
      onFocus={({ currentTarget }) => answer(isFocusSeen(currentTarget) ? 'focus' : 'visit', at)}
      onBlur={() => answer('blur', at)}
      onPointerEnter={({ pointerType }) => {
        if (isPointed(pointerType)) answer('enter', at);
      }}
      onPointerLeave={() => answer('leave', at)}
    >
      <Tile place={place} print={print} small={small} />
    </g>
  );
});

/** The way a boat would take: a wake from tile to tile, and the cubes it would leave behind. */
function Route({ legs, print }: { readonly legs: readonly Leg[]; readonly print: SeaPrint }) {
  const [first] = legs;
  const last = legs.at(-1);
  if (!first || !last) return null;
  const at = (place: string): Hex => known(print.hexOf, place, 'place');
  const { seat, from } = first;
  const line = [from, ...legs.map(({ to }) => to)].map((place) => `${at(place).x} ${at(place).y + 40}`).join('L');
  const end = at(last.to);
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
