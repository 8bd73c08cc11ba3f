/** Popovers: a note beside a thing, over the content, within the window. */

import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';

import styles from './Popover.module.css';

/** Pixels between the note and the edge of the window. */
const EDGE = 8;

/** The bounds of the thing, in pixels of the window. */
type Spot = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The props of a popover, in addition to those of its HTML element. */
export interface PopoverProps extends ComponentProps<'div'> {
  /** Returns the bounds of its thing; null hides the note. A new function repositions it. */
  readonly at: () => Spot | null;
  /** The preferred side; the other one is used if there is no room. */
  readonly side: 'above' | 'below';
  /**
   * Returns what the note keeps off: with any, it may stand at the left or right of its thing, too, and does where it covers the
   * least of them.
   */
  readonly clear?: () => readonly Spot[];
  /** Whether it may stand away from its thing, as near as can be, where every place beside that covers something it keeps off. */
  readonly leaves?: boolean;
  /** Returns what the note must not cover: it is hidden where no place beside its thing is free of all of it. */
  readonly free?: () => readonly Spot[];
  /** Returns the bounds that the note keeps to at its sides, where they are wide enough for it. */
  readonly within?: () => Spot | null;
  /** Pixels from the thing. */
  readonly gap?: number;
  readonly look?: 'plain' | 'warning';
  /** Called on a press elsewhere, a key, or the wheel; without it the note takes no clicks. */
  readonly onClose?: () => void;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

/** The places at both sides of a thing within a room, the one away from the room's middle first. */
function besides(
  spot: Spot,
  { width, height }: Pick<DOMRect, 'width' | 'height'>,
  room: Pick<Spot, 'left' | 'right'>,
  gap: number,
): Place[] {
  const sides = [spot.left - gap - width, spot.right + gap];
  if (spot.left + spot.right >= room.left + room.right) sides.reverse();
  const top = Math.max(EDGE, Math.min(innerHeight - EDGE - height, (spot.top + spot.bottom - height) / 2));
  return sides.filter((left) => left >= room.left && left + width <= room.right).map((left) => ({ left, top }));
}

/** How much of some things a note covers at a place. */
function coveredAt(
  { left, top }: Place,
  { width, height }: Pick<DOMRect, 'width' | 'height'>,
  things: readonly Spot[],
): number {
  return things.reduce((sum, thing) => {
    const wide = Math.min(left + width, thing.right) - Math.max(left, thing.left);
    const high = Math.min(top + height, thing.bottom) - Math.max(top, thing.top);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}

/** Pixels between two places that are tried. */
const STEP = 8;

/** The place nearest to a thing, in the whole window, at which a note covers none of some things; null without one. */
function nearestFree(spot: Spot, size: Pick<DOMRect, 'width' | 'height'>, things: readonly Spot[]): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (let top = EDGE; top + size.height + EDGE <= innerHeight; top += STEP)
    for (let left = EDGE; left + size.width + EDGE <= innerWidth; left += STEP) {
      const away = Math.hypot(
        left + size.width / 2 - (spot.left + spot.right) / 2,
        top + size.height / 2 - (spot.top + spot.bottom) / 2,
      );
      if (away >= least || coveredAt({ left, top }, size, things) > 0) continue;
      best = { left, top };
      least = away;
    }
  return best;
}

/** The note. */
export function Popover({
  at,
  side,
  within,
  clear,
  leaves = false,
  free,
  gap = EDGE,
  look = 'plain',
  onClose,
  className = '',
  style,
  ...props
}: PopoverProps) {
  const note = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const element = note.current;
    if (!element) return undefined;
    const put = (): void => {
      const own = element.getBoundingClientRect();
      const spot = at();
      if (!spot) {
        setPlace(null);
        return;
      }
      const above = spot.top - own.height - gap;
      const below = spot.bottom + gap;
      const fitsAbove = above >= EDGE;
      const fitsBelow = below + own.height <= innerHeight - EDGE;
      const isAbove = side === 'above' ? fitsAbove : !fitsBelow && fitsAbove;
      const around = within?.() ?? null;
      const room =
        around && around.right - around.left >= own.width ? around : { left: EDGE, right: innerWidth - EDGE };
      const middle = (spot.left + spot.right - own.width) / 2;
      const left = Math.max(EDGE, room.left, Math.min(innerWidth - EDGE - own.width, room.right - own.width, middle));
      const usual = { left, top: Math.max(EDGE, Math.min(isAbove ? above : below, innerHeight - own.height - EDGE)) };
      const things = clear?.() ?? [];
      const kept = free?.() ?? [];
      const opposite = isAbove ? fitsBelow && { left, top: below } : fitsAbove && { left, top: above };
      const places =
        things.length === 0 && kept.length === 0
          ? [usual]
          : [...besides(spot, own, room, gap), usual, ...(opposite ? [opposite] : [])];
      const covers = (one: Place): number => coveredAt(one, own, things);
      const allowed = places.filter((one) => coveredAt(one, own, kept) === 0);
      const best = allowed.reduce<Place | null>(
        (found, one) => (found === null || covers(one) < covers(found) ? one : found),
        null,
      );
      const isFree = best !== null && covers(best) === 0;
      setPlace(leaves && !isFree ? (nearestFree(spot, own, [...things, ...kept, spot]) ?? best) : best);
    };
    put();
    // A font that comes later makes it larger.
    const sizes = new ResizeObserver(put);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [at, side, within, clear, leaves, free, gap, props.children]);
  useEffect(() => {
    if (!onClose) return;
    const close = (event: Event): void => {
      if (event.target instanceof Node && note.current?.contains(event.target)) return;
      // Tab may be on its way to what stands in the note.
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      onClose();
    };
    addEventListener('pointerdown', close, true);
    addEventListener('keydown', close, true);
    addEventListener('wheel', close, { capture: true, passive: true });
    return () => {
      removeEventListener('pointerdown', close, true);
      removeEventListener('keydown', close, true);
      removeEventListener('wheel', close, true);
    };
  }, [onClose]);
  const looks = [styles.popover, look === 'warning' ? styles.warning : '', onClose ? '' : styles.still, className];
  return (
    <div
      {...props}
      ref={note}
      className={looks.join(' ')}
      style={{ ...style, ...(place ?? { left: 0, top: 0, visibility: 'hidden' }) }}
    />
  );
}
