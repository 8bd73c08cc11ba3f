/** An arrow at what a lesson means, wherever it is drawn and however the page is scrolled. */

import { useEffect, useState } from 'react';

import { type Anchor, useAnchors } from '../../anchors/anchors.ts';
import styles from './Lessons.module.css';

/** The tip of the arrow, in pixels of the window. */
interface Tip {
  readonly x: number;
  readonly y: number;
  /**
   * The side the arrow comes from: one where nothing of the table lies; without one it is a notch on the left edge. Up and down
   * lead to what has been scrolled away.
   */
  readonly from: 'above' | 'below' | 'side' | 'right' | 'notch' | 'up' | 'down';
}

/** Pixels that an arrow needs above or below a button below a question. */
const ROOM = 44;
/** Width and height of the arrow in pixels, in a large and in a small window. */
const SIZES = [44, 28] as const;
/** Whether the window is that of a phone: a small arrow, and something fixed above and below what scrolls. */
const isPhone = (): boolean => matchMedia('(max-width: 760px), (max-height: 520px)').matches;
/** Where within the arrow something could lie below it, as shares of its width and height. */
const SPOTS = [0.05, 0.35, 0.65, 0.95];
/** Pixels that it needs beside it. */
const SIDE = 60;
/** Pixels of the window that the bar above the table takes where the page scrolls as a whole. */
const BAR = 56;

/** Milliseconds for which what is asked for is kept in view while the table above and around it still takes its place. */
const SETTLING = 1500;
/** What a person does with the page. */
const ACTS = ['pointerdown', 'wheel', 'keydown'];

/** The heights of an element, as shares of its own, that have to be seen. What is drawn in a chart has corners without anything. */
const HEIGHTS = [0.06, 0.5, 0.94];

/** Whether the middle of an element is seen: in the window, and under nothing fixed above the table. */
function isInSight(element: Element, share = 0.5): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height * share);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

/** Whether an element is seen from its upper to its lower edge. */
function isWhole(element: Element): boolean {
  return element instanceof SVGElement ? isInSight(element) : HEIGHTS.every((share) => isInSight(element, share));
}

/** The upper and the lower edge of what is seen around an element; an arrow does not lie on the words of the panel above it. */
function clipOf(element: Element, panel: Element | null): Clip {
  const clip = scrolledBy(element);
  if (panel === null || panel.contains(element)) return clip;
  const [box, above] = [element.getBoundingClientRect(), panel.getBoundingClientRect()];
  const x = box.left + box.width / 2;
  const isBelow = x > above.left && x < above.right && above.bottom <= box.bottom;
  return isBelow ? { top: Math.max(clip.top, above.bottom), bottom: clip.bottom } : clip;
}

/** Edges in pixels of the window. */
interface Clip {
  readonly top: number;
  readonly bottom: number;
}

/** The upper and the lower edge of what scrolls an element. */
function scrolledBy(element: Element): Clip {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (around.scrollHeight <= around.clientHeight || !/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
    const { top, bottom } = around.getBoundingClientRect();
    return { top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) };
  }
  return { top: BAR, bottom: innerHeight };
}

/** Whether another button lies where an arrow at the left of this box would be. */
function hasNeighbour({ left, top, height }: DOMRect): boolean {
  return Boolean(document.elementFromPoint(left - SIDE / 3, top + height / 2)?.closest('button'));
}

/** Where an arrow at a button below its question has its tip: not on the words; null where there is no other room. */
function tipBelowWords(box: DOMRect, clip: Clip, panel: Element | null): Tip | null {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const column = panel?.getBoundingClientRect();
  const isInColumn = column !== undefined && x > column.left && x < column.right;
  if (isInColumn && box.left - column.left >= SIDE && !hasNeighbour(box)) return { x: box.left, y, from: 'side' };
  const below = document.elementFromPoint(x, box.bottom + ROOM / 2);
  const isFree = clip.bottom - box.bottom >= ROOM && !below?.closest('button');
  return isFree ? { x, y: box.bottom, from: 'below' } : null;
}

/** Where an arrow at an element that is seen has its tip; null where it would cover another button. */
function tipAt(element: Element, panel: Element | null): Tip | null {
  const box = element.getBoundingClientRect();
  // Above a button in a list lies another one, which would be covered.
  if (element.matches('li > button[data-offer]')) {
    if (box.left < SIDE || hasNeighbour(box)) return null;
    return { x: box.left, y: box.top + box.height / 2, from: 'side' };
  }
  const clip = clipOf(element, panel);
  if (element.matches('[data-confirm]')) return tipBelowWords(box, clip, panel);
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const size = SIZES[isPhone() ? 1 : 0];
  const half = size / 2;
  const places: readonly (readonly [tip: Tip, left: number, top: number])[] = [
    [{ x, y: box.top, from: 'above' }, x - half, box.top - size],
    [{ x, y: box.bottom, from: 'below' }, x - half, box.bottom],
    [{ x: box.left, y, from: 'side' }, box.left - size, y - half],
    [{ x: box.right, y, from: 'right' }, box.right, y - half],
  ];
  const isFree = (left: number, top: number): boolean =>
    top >= clip.top &&
    top + size <= clip.bottom &&
    SPOTS.every((across) =>
      SPOTS.every((down) => {
        const hit = document.elementFromPoint(left + across * size, top + down * size);
        // Only what the thing itself lies on has room for an arrow.
        return hit !== null && hit !== element && hit.contains(element);
      }),
    );
  const free = places.find(([, left, top]) => isFree(left, top));
  return free ? free[0] : { x: box.left, y, from: 'notch' };
}

/** An arrow at the edge towards something that has been scrolled away; null where it is hidden otherwise. */
function tipTowards(element: Element, panel: Element | null): Tip | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const clip = clipOf(element, panel);
  const [x, middle] = [left + width / 2, top + height / 2];
  if (width === 0 || x < 0 || x > innerWidth) return null;
  if (middle >= clip.bottom) return { x, y: clip.bottom, from: 'down' };
  return middle <= clip.top ? { x, y: clip.top, from: 'up' } : null;
}

/**
 * @param at names of targets; the arrow points at the first one that is seen, and the table scrolls there if none is
 * @param under the panel with the words of the lesson, on which it does not lie
 */
export function Pointer({ at, under }: { readonly at: readonly Anchor[]; readonly under: Element | null }) {
  const anchors = useAnchors();
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    // Elements in a collapsed list are rendered, but not visible.
    const visible = (): Element[] =>
      at.flatMap((name) => anchors.all(name)).filter((element) => element.checkVisibility());
    const look = (): void => {
      const things = visible();
      const seen = things.find((element) => isInSight(element));
      const [first] = things;
      const now = seen ? tipAt(seen, under) : first ? tipTowards(first, under) : null;
      setTip((before) => (before?.x === now?.x && before?.y === now?.y && before?.from === now?.from ? before : now));
    };
    const begun = performance.now();
    let frame = 0;
    // At once, and whenever something above it still moves it away.
    const settle = (): void => {
      const things = visible();
      // In a larger window no further than needed, so that the words above stay in view.
      const to = isPhone() ? 'center' : 'nearest';
      // Of two maps side by side the whole other one has to come: where they snap, less brings back the first.
      if (!things.some(isWhole)) things[0]?.scrollIntoView({ block: to, inline: to, behavior: 'instant' });
      look();
      frame = performance.now() - begun < SETTLING ? requestAnimationFrame(settle) : 0;
    };
    // Whoever acts or scrolls has seen where to go.
    const leave = (): void => cancelAnimationFrame(frame);
    settle();
    const end = anchors.watch(look);
    addEventListener('scroll', look, true);
    addEventListener('resize', look);
    // What is unfolded moves what lies below it.
    addEventListener('toggle', look, true);
    for (const act of ACTS) addEventListener(act, leave, { passive: true });
    return () => {
      leave();
      for (const act of ACTS) removeEventListener(act, leave);
      end();
      removeEventListener('scroll', look, true);
      removeEventListener('resize', look);
      removeEventListener('toggle', look, true);
    };
  }, [anchors, at, under]);
  if (!tip) return null;
  return (
    <svg
      className={styles.pointer}
      viewBox="0 0 24 24"
      style={{ left: tip.x, top: tip.y }}
      data-pointer={tip.from}
      aria-hidden="true"
    >
      <path
        d={tip.from === 'notch' ? 'M12 24L0 0H24z' : 'M12 23L3 12H9V1H15V12H21z'}
        fill="currentColor"
        stroke="#23180a"
        strokeWidth="1"
      />
    </svg>
  );
}
