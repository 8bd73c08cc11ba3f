/** Playing by keyboard: the focus is never lost when what had it goes away, and arrow keys lead over what can be chosen. */

import { useEffect, useRef } from 'react';

import type { TableSnapshot } from '../play/session.ts';
import { placeTowards } from './places.ts';
import { type Anchored, type Anchors, useAnchors } from '../anchors/anchors.ts';

/** The last place of the focus, if the keyboard moved it there. */
interface Spot {
  readonly element: HTMLElement;
  /** The part of the table, which stays when the element goes. */
  readonly part: Element | null;
}

/** Moves the focus when the focused thing disappears; does nothing for pointer users. */
export function useKeptFocus(table: TableSnapshot): void {
  const spot = useRef<Spot | null>(null);
  const anchors = useAnchors();
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const element = target as HTMLElement;
      const part = anchors.allOf('part ').find((one) => one.contains(element)) ?? null;
      const byKeys = element.matches(':focus-visible');
      spot.current = byKeys ? { element, part } : null;
    };
    // Clicked things often disappear; a focused one would force another layout before that. Only pointer clicks drop the focus: keys and
    // screen readers, whose clicks come from no pointer, keep it.
    const letGo = ({ pointerType }: PointerEvent): void => {
      const held = document.activeElement;
      if (pointerType && held instanceof HTMLButtonElement && !held.matches(':focus-visible')) held.blur();
    };
    addEventListener('focusin', note);
    addEventListener('click', letGo, true);
    return () => {
      removeEventListener('focusin', note);
      removeEventListener('click', letGo, true);
    };
  }, [anchors]);
  useEffect(() => {
    if (spot.current === null || document.activeElement !== document.body) return;
    const { element, part } = spot.current;
    if (element.isConnected && !element.matches(':disabled')) return;
    const choosable = anchors.allOf('choose ');
    const next =
      anchors.element('confirm') ??
      anchors.element('end-turn') ??
      choosable.find((one) => part?.contains(one)) ??
      anchors.allOf('offer ').find((one) => one.checkVisibility()) ??
      choosable[0] ??
      anchors.element('skip') ??
      turnRibbon(anchors);
    next?.focus();
  }, [table, anchors]);
}

/** The ribbon that says whose turn it is, made focusable. */
function turnRibbon(anchors: Anchors): Anchored | null {
  const ribbon = anchors.element('turn');
  ribbon?.setAttribute('tabindex', '-1');
  return ribbon;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** From a thing or an option, arrow keys lead to the next one in their direction, even to one that only says why not. */
export function useArrows(): void {
  const anchors = useAnchors();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const arrow = ARROWS[event.key];
      const from = event.target as HTMLElement;
      if (!arrow || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // Tiles of a chart know their own way.
      const choosable = (['choose ', 'dead ', 'offer '] as const)
        .flatMap((kind) => anchors.allOf(kind))
        .filter((one) => one instanceof HTMLButtonElement);
      if (!choosable.some((one) => one === from)) return;
      const elements = choosable.filter((one) => one.checkVisibility({ visibilityProperty: true }));
      const spots = elements.map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { element, x: (left + right) / 2, y: (top + bottom) / 2 };
      });
      const own = spots.find(({ element }) => element === from);
      const next = own && placeTowards(spots, own, ...arrow);
      if (!next) return;
      event.preventDefault();
      next.element.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [anchors]);
}
