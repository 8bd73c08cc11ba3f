/** The buttons that enlarge the sea chart, and the corner where they cover nothing. */

import { useRef } from 'react';

import { useWords } from '../../i18n/words.ts';
import type { Hex } from '../../table/places.ts';
import styles from './SeaChart.module.css';
import type { Zoom } from './zoom.ts';

/**
 * The buttons. @param corner where they lie on the chart; undefined beside it. @param around the tile with one's own boat, which
 * comes to the middle
 */
export function ZoomButtons({
  zoom,
  corner,
  around,
}: {
  readonly zoom: Zoom;
  readonly corner: string | undefined;
  readonly around: Hex | undefined;
}) {
  const { ui } = useWords();
  const enlarge = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.zoom} data-corner={corner} data-zoomed={zoom.scale > 1}>
      <button
        ref={enlarge}
        type="button"
        data-zoom="in"
        aria-label={ui.zoomIn}
        title={ui.zoomIn}
        disabled={zoom.scale > 3}
        onClick={() => zoom.larger(around)}
      >
        +
      </button>
      {zoom.scale > 1 && (
        <button
          type="button"
          data-zoom="out"
          aria-label={ui.zoomOut}
          title={ui.zoomOut}
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
}

/** The shortest distance, in units of the chart, from a corner with room for a button to the nearest tile. */
const FREE = { large: 160, small: 330 };

/** A corner of the chart without tiles, if there is one: on a large one the upper left, before those below. */
export function freeCorner(hexes: readonly Hex[], small: boolean): string | undefined {
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
