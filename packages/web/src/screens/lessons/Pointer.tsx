/** An arrow at what a lesson means, wherever it is drawn and however the page is scrolled. */

import { useEffect, useState } from 'react';

import { type Anchor, useAnchors } from '../../anchors/anchors.ts';
import { prefersReducedMotion } from '../../browser/settings.ts';
import styles from './Lessons.module.css';

/** The tip of the arrow, in pixels of the window. */
interface Tip {
  readonly x: number;
  readonly y: number;
  /** The side the arrow comes from: below if there is no space above, the side at a button in a list. */
  readonly from: 'above' | 'below' | 'side';
}

/** Pixels that an arrow needs above what it points at. */
const ROOM = 100;
/** Pixels that it needs beside it. */
const SIDE = 60;

/** Milliseconds after which what is asked for is brought into view once more: what stands above the table may have changed meanwhile. */
const SETTLED = [500, 1200];
/** What a person does with the page. */
const ACTS = ['pointerdown', 'wheel', 'keydown'];

/** Whether the middle of an element is outside the window, or under something fixed above the table. */
function isOutOfSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit === null || !(element.contains(hit) || hit.contains(element));
}

/** Whether another button lies where an arrow at the left of this box would be. */
function hasNeighbour({ left, top, height }: DOMRect): boolean {
  return Boolean(document.elementFromPoint(left - SIDE / 3, top + height / 2)?.closest('button'));
}

/** @param at names of targets; the arrow points at the first visible one, and the table scrolls there if none is. */
export function Pointer({ at }: { readonly at: readonly Anchor[] }) {
  const anchors = useAnchors();
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    let brought = false;
    // Elements in a collapsed list are rendered, but not visible.
    const visible = (): Element[] =>
      at.flatMap((name) => anchors.all(name)).filter((element) => element.checkVisibility());
    const bring = (): void => {
      const things = visible();
      if (!things.every(isOutOfSight)) return;
      things[0]?.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    };
    const later = SETTLED.map((pause) => setTimeout(bring, pause));
    // Whoever acts or scrolls has seen where to go.
    const leave = (): void => later.forEach(clearTimeout);
    const look = (): void => {
      const things = visible();
      if (!brought && things.length > 0) {
        brought = true;
        bring();
      }
      const inWindow = things
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box: { width, top, bottom } }) => width > 0 && bottom > 0 && top < innerHeight);
      const seen = inWindow.find(({ element }) => !isOutOfSight(element)) ?? inWindow[0];
      if (!seen) return setTip(null);
      const { box } = seen;
      // Above a button in a list lies another one, which would be covered.
      const listed = seen.element.matches('li > button[data-offer]');
      if (listed && (box.left < SIDE || hasNeighbour(box))) return setTip(null);
      const from = listed ? 'side' : box.top < ROOM ? 'below' : 'above';
      const x = from === 'side' ? box.left : box.left + box.width / 2;
      const y = from === 'side' ? box.top + box.height / 2 : from === 'below' ? box.bottom : box.top;
      setTip((before) => (before?.x === x && before.y === y && before.from === from ? before : { x, y, from }));
    };
    look();
    const end = anchors.watch(look);
    addEventListener('scroll', look, true);
    addEventListener('resize', look);
    for (const act of ACTS) addEventListener(act, leave, { passive: true });
    return () => {
      leave();
      for (const act of ACTS) removeEventListener(act, leave);
      end();
      removeEventListener('scroll', look, true);
      removeEventListener('resize', look);
    };
  }, [anchors, at]);
  if (!tip) return null;
  return (
    <svg
      className={styles.pointer}
      viewBox="0 0 24 24"
      style={{ left: tip.x, top: tip.y }}
      data-pointer={tip.from}
      aria-hidden="true"
    >
      <path d="M12 23L3 12H9V1H15V12H21z" fill="currentColor" stroke="#23180a" strokeWidth="1" />
    </svg>
  );
}
