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
  /** Returns whether the note stands at the left or right of its thing instead, where there is room within its bounds. */
  readonly aside?: () => boolean;
  /** Returns the bounds that the note keeps to at its sides, where they are wide enough for it. */
  readonly within?: () => Spot | null;
  /** Pixels from the thing. */
  readonly gap?: number;
  readonly look?: 'plain' | 'warning';
  /** Called on a press elsewhere, a key, or the wheel; without it the note takes no clicks. */
  readonly onClose?: () => void;
}

/** Where a note stands beside its thing, away from the middle of its bounds; null where there is no room. */
function asideOf(
  spot: Spot,
  { width, height }: Pick<DOMRect, 'width' | 'height'>,
  room: Pick<Spot, 'left' | 'right'>,
  gap: number,
): { readonly left: number; readonly top: number } | null {
  const outward = spot.left + spot.right < room.left + room.right ? spot.left - gap - width : spot.right + gap;
  if (outward < room.left || outward + width > room.right) return null;
  const middle = (spot.top + spot.bottom - height) / 2;
  return { left: outward, top: Math.max(EDGE, Math.min(innerHeight - EDGE - height, middle)) };
}

/** The note. */
export function Popover({
  at,
  side,
  within,
  aside,
  gap = EDGE,
  look = 'plain',
  onClose,
  style,
  ...props
}: PopoverProps) {
  const note = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    const own = note.current?.getBoundingClientRect();
    const spot = at();
    if (!own || !spot) return;
    const above = spot.top - own.height - gap;
    const below = spot.bottom + gap;
    const fitsAbove = above >= EDGE;
    const fitsBelow = below + own.height <= innerHeight - EDGE;
    const first = side === 'above' ? fitsAbove : !fitsBelow && fitsAbove;
    const top = Math.min(first ? above : below, innerHeight - own.height - EDGE);
    const middle = (spot.left + spot.right - own.width) / 2;
    const around = within?.() ?? null;
    const room = around && around.right - around.left >= own.width ? around : { left: EDGE, right: innerWidth - EDGE };
    const left = Math.max(EDGE, room.left, Math.min(innerWidth - EDGE - own.width, room.right - own.width, middle));
    const outside = aside?.() === true ? asideOf(spot, own, room, gap) : null;
    setPlace(outside ?? { left, top: Math.max(EDGE, top) });
  }, [at, side, within, aside, gap, props.children]);
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
  const looks = [styles.popover, look === 'warning' ? styles.warning : '', onClose ? '' : styles.still];
  return (
    <div
      {...props}
      ref={note}
      className={looks.join(' ')}
      style={{ ...style, ...(place ?? { left: 0, top: 0, visibility: 'hidden' }) }}
    />
  );
}
