/** Zooming and panning a chart: two fingers, buttons or keys zoom, one finger pans. */

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** A part of the chart, in its own units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A point of the chart, in its own units. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const STEP = 1.5;
const MOST = 3.5;
/** Distance in pixels that a finger may move in a tap. */
const SLIP = 8;

/** The state of a zoomable chart. */
export interface Zoom {
  readonly viewBox: string;
  /** From 1: the whole chart. */
  readonly scale: number;
  /** @param around what comes to the middle, such as one's own boat, if it is in sight. */
  readonly larger: (around?: Point) => void;
  readonly smaller: () => void;
  /** Brings a point of the chart into sight. */
  readonly show: (point: Point) => void;
  readonly pointers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
    readonly onClickCapture: (event: { stopPropagation(): void }) => void;
  };
}

interface Sight {
  readonly scale: number;
  /** The middle, as a share of the whole from 0 to 1. */
  readonly x: number;
  readonly y: number;
}

const WHOLE: Sight = { scale: 1, x: 0.5, y: 0.5 };

/** The shares of the whole chart that its place shows at scale 1: more than 1 where the place has another shape. */
interface Shares {
  readonly width: number;
  readonly height: number;
}

/** What a place of this width by height shows of the whole, which it shows completely. */
function sharesIn({ width, height }: Box, shape: number): Shares {
  const ratio = shape / (width / height);
  return { width: Math.max(1, ratio), height: Math.max(1, 1 / ratio) };
}

/** Whether a point is in sight. */
function isSeen({ scale, x, y }: Sight, { width, height }: Shares, point: Pick<Sight, 'x' | 'y'>): boolean {
  return Math.abs(point.x - x) <= width / scale / 2 && Math.abs(point.y - y) <= height / scale / 2;
}

/** Never looks past the edge, but where all of the chart is in sight from side to side. */
function inside({ scale, x, y }: Sight, { width, height }: Shares): Sight {
  const wide = Math.min(MOST, Math.max(1, scale));
  const keep = (at: number, share: number): number => {
    const edge = Math.min(0.5, share / wide / 2);
    return Math.min(1 - edge, Math.max(edge, at));
  };
  return { scale: wide, x: keep(x, width), y: keep(y, height) };
}

/** @param whole the whole chart. */
export function useZoom(chart: RefObject<SVGSVGElement | null>, whole: Box): Zoom {
  const [seen, look] = useState(WHOLE);
  /** Width by height of its place on the page. */
  const [shape, setShape] = useState(whole.width / whole.height);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const slipped = useRef(0);
  const shares = sharesIn(whole, shape);
  // Its place may have got another shape since.
  const { scale, x, y } = inside(seen, shares);

  // What is enlarged fills its place, whatever the shape of the chart.
  useEffect(() => {
    const element = chart.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(() => {
      if (element.clientHeight > 0) setShape(element.clientWidth / element.clientHeight);
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [chart]);

  // A browser would begin to scroll with the first finger of two.
  useEffect(() => {
    const element = chart.current;
    const hold = (event: TouchEvent): void => {
      if (event.touches.length > 1) event.preventDefault();
    };
    element?.addEventListener('touchstart', hold, { passive: false });
    return () => element?.removeEventListener('touchstart', hold);
  }, [chart]);

  const move = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (!before || !chart.current || event.pointerType === 'mouse') return;
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    slipped.current += Math.hypot(dx, dy);
    const { clientWidth, clientHeight } = chart.current;
    const [other] = others;
    const grown = other
      ? Math.hypot(now.x - other.x, now.y - other.y) / Math.max(20, Math.hypot(before.x - other.x, before.y - other.y))
      : 1;
    // With two fingers the middle between them moves half as far as one of them.
    const share = other ? 2 : 1;
    look((was) =>
      inside(
        {
          scale: was.scale * grown,
          x: was.x - ((dx / share / clientWidth) * shares.width) / was.scale,
          y: was.y - ((dy / share / clientHeight) * shares.height) / was.scale,
        },
        shares,
      ),
    );
  };
  const lift = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };
  // The whole keeps its own shape: what is around it stays free.
  const [width, height] =
    scale === 1
      ? [whole.width, whole.height]
      : [(whole.width * shares.width) / scale, (whole.height * shares.height) / scale];
  const shareOf = (point: Point): Pick<Sight, 'x' | 'y'> => ({
    x: (point.x - whole.x) / whole.width,
    y: (point.y - whole.y) / whole.height,
  });
  return {
    viewBox: `${whole.x + x * whole.width - width / 2} ${whole.y + y * whole.height - height / 2} ${width} ${height}`,
    scale,
    larger: (around) =>
      look((was) => {
        const middle = around && shareOf(around);
        // Somebody who looks elsewhere is not led away.
        const centred = middle && isSeen(was, shares, middle) ? middle : {};
        return inside({ ...was, ...centred, scale: was.scale * STEP }, shares);
      }),
    smaller: () => look((was) => inside({ ...was, scale: was.scale / STEP }, shares)),
    show: (point) => look((was) => inside({ ...was, ...shareOf(point) }, shares)),
    pointers: {
      onPointerDown: (event) => {
        if (fingers.current.size === 0) slipped.current = 0;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
      // The click that ends a movement of the chart chooses no tile.
      onClickCapture: (event) => {
        if (slipped.current > SLIP) event.stopPropagation();
        slipped.current = 0;
      },
    },
  };
}
