/** The sea chart: tiles, islands, ports with their orders, boats. Everything that can be chosen on it glows. */

import { type CSSProperties, type KeyboardEvent, memo, useCallback, useLayoutEffect, useRef, useState } from 'react';

import { useLow, useNarrow, useUprightTablet } from '../../browser/media.ts';
import { useWords } from '../../i18n/words.ts';
import { lacking } from '../../play/lacking.ts';
import { highestRank } from '../../play/rank.ts';
import type { Leg } from '../../play/outcome.ts';
import { useInspecting, useShowFigure } from '../../table/Figures.tsx';
import { chartBox } from './chart-box.ts';
import { Boats } from './Boats.tsx';
import { Rhumbs, Route, RouteMarks, Signs, Wakes } from './ChartMarks.tsx';
import { known } from '../../table/known.ts';
import { placeTowards } from '../../table/places.ts';
import styles from './SeaChart.module.css';
import { HEX, orderAt, TileName, TileOutposts, TilePrint, TileTrade } from './SeaTiles.tsx';
import { TileButton, type TileEvent } from './TileButton.tsx';
import { type Labelled, useTileLabels } from './tile-labels.ts';
import { freeCorner, ZoomButtons } from './ZoomButtons.tsx';
import { useZoom } from './zoom.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The props of the chart. */
export interface SeaChartProps extends Omit<Labelled, 'cubes'> {
  /** The place about which a cube or a confirmation is being asked. */
  readonly asked: string | null;
  /** The place of a step that is still to be paid for. */
  readonly aim?: string | null;
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

/** On an upright phone: the height of a chart, and of its least print, in pixels; and the most that a tile has room for, in units. */
const ON_PHONE = { chart: 394, least: 10.2, most: 36 };

/** The height of print on a phone, in units of the chart: what shows the whole of a large chart is smaller. */
function printOf({ height }: { readonly height: number }): number {
  return Math.min(ON_PHONE.most, Math.ceil((height / ON_PHONE.chart) * ON_PHONE.least));
}

/** The dot of a place that is reached in several steps, on a small chart: at the left shoulder of its tile. */
const FAR = { x: -58, y: -48, r: 8 };

/** The map of a sea game. */
export const SeaChart = memo(function SeaChart({
  position,
  print,
  names,
  places,
  far,
  asked,
  aim = null,
  facing,
  own = null,
  hold: cubes = null,
  route = [],
  onPlace,
  onLook,
  small: isSmall = false,
}: SeaChartProps) {
  const { ui } = useWords();
  const inspecting = useInspecting();
  const show = useShowFigure();
  const { hexes } = print;
  // On a phone every chart is.
  const low = useLow();
  const narrow = useNarrow();
  const small = isSmall || low || narrow;
  const upright = useUprightTablet();
  const [visited, setVisited] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const tiles = useRef(new Map<string, SVGGElement>());
  const roving = visited ?? places.keys().next().value ?? hexes[0]?.id ?? null;

  const box = chartBox(hexes, small);
  const chart = useRef<SVGSVGElement>(null);
  const zoom = useZoom(chart, box);

  const labels = useTileLabels({ position, print, names, places, far, cubes });

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
      if (event.key === '+') zoom.larger(known(print.hexOf, at, 'place'));
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
  const answer = useCallback((what: TileEvent, at: string): void => {
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

  // On a tablet a tile is larger beside a button than on a phone.
  const corner = freeCorner(hexes, isSmall && !upright);
  const boat = own === null ? undefined : (position.seats[own]?.boat ?? undefined);
  const zoomButtons = (
    <ZoomButtons zoom={zoom} corner={corner} around={boat === undefined ? undefined : print.hexOf.get(boat)} />
  );

  return (
    <>
      {corner === undefined && zoomButtons}
      <div
        className={styles.seen}
        style={{ '--print': `${printOf(box)}px` } as CSSProperties}
        data-chart
        data-small={small}
      >
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
          <Rhumbs x={box.x + box.width - 70} y={box.y + box.height - 70} />
          <Rhumbs x={box.x + 70} y={box.y + 70} />
          <g className={styles.rose} transform={`translate(${box.x + 62} ${box.y + 62})`}>
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
                {highestRank(offers) === 'claim' && (
                  <use className={styles.invites} href="#seal" x="32" y="-115" width="36" height="36" data-invites />
                )}
              </g>
            );
          })}
          {aim !== null && (
            <g
              className={`${styles.target} ${styles.asked}`}
              data-aim={aim}
              data-rank="move"
              transform={`translate(${known(print.hexOf, aim, 'place').x} ${known(print.hexOf, aim, 'place').y}) scale(.95)`}
            >
              <path d={HEX} />
              <path d={HEX} />
            </g>
          )}
        </svg>
        {/* Ways of boats pass below trades and orders. */}
        <svg className={`${styles.chart} ${styles.over}`} viewBox={zoom.viewBox} aria-hidden="true">
          <Wakes print={print} position={position} />
          <Route legs={route} print={print} />
        </svg>
        {/* Elements with text lie above the tiles, which are buttons with names of their own. */}
        <svg className={`${styles.chart} ${styles.over}`} viewBox={zoom.viewBox} aria-hidden="true">
          {position.map.map((place) => {
            const { x, y } = known(print.hexOf, place.at, 'place');
            return (
              <g key={place.at} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-trade={place.at}>
                <TileTrade place={place} print={print} small={small} />
              </g>
            );
          })}
          {position.map.map((place) => {
            const { x, y } = known(print.hexOf, place.at, 'place');
            const order = place.kind === 'port' ? orderAt(position, print, place.at) : null;
            return (
              <g key={place.at} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
                <TileOutposts place={place} print={print} small={small} />
                <TilePrint
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
              <circle
                key={at}
                className={styles.farTarget}
                // On a small chart the name and outposts are in the middle, and larger; the signs of seats are on the right.
                cx={hex.x + (small ? FAR.x : 0)}
                cy={hex.y + (small ? FAR.y : -70)}
                r={hovered === at ? 9 : small ? FAR.r : 5}
                data-far={at}
              />
            );
          })}
          <Signs print={print} />
          <RouteMarks legs={route} print={print} />
          <Boats position={position} print={print} facing={facing} own={own} small={small} />
          {/* No boat covers the name of the tile below it. */}
          {position.map.map(({ at, outposts }) => (
            <TileName
              key={at}
              name={print.names.get(at) ?? at}
              hex={known(print.hexOf, at, 'place')}
              small={small}
              outposts={outposts.length}
            />
          ))}
        </svg>
      </div>
    </>
  );
});
