/** Playing by keyboard: the focus is never lost when what had it goes away, and arrow keys lead over what can be chosen. */

import { useEffect, useRef } from 'react';

import type { Table } from '../play/session.ts';
import { placeTowards } from '../sea/position.ts';

/** Where the focus last was, if a keyboard brought it there. */
interface Spot {
  readonly element: HTMLElement;
  /** The part of the table, which stays when the element goes. */
  readonly part: Element | null;
}

/** After a choice somebody with a keyboard goes on with the first of these that is there. */
const NEXT = ['[data-confirm]', '[data-end-turn]', '[data-offer]', '[data-target="near"]', '[data-skip]'];

/** Moves the focus on when the focused thing is gone; whoever uses a mouse is left alone. */
export function useKeptFocus(table: Table): void {
  const spot = useRef<Spot | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const element = target as HTMLElement;
      const byKeys = element.matches(':focus-visible');
      spot.current = byKeys ? { element, part: element.closest('[data-part]') } : null;
    };
    // What is clicked often goes away; if it had the focus, the browser would lay the page out once more before that.
    // Only a hand does without it: keys and screen readers, whose clicks come from no pointer, keep it.
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
  }, []);
  useEffect(() => {
    if (spot.current === null || document.activeElement !== document.body) return;
    const { element, part } = spot.current;
    if (element.isConnected && !element.matches(':disabled')) return;
    const next =
      document.querySelector<HTMLElement>('[data-confirm], [data-end-turn]') ??
      part?.querySelector<HTMLElement>('[data-target="near"], button[data-cube]') ??
      NEXT.map((one) => document.querySelector<HTMLElement>(`main ${one}`)).find((found) => found !== null) ??
      turnRibbon();
    next?.focus();
  }, [table]);
}

/** The ribbon that says whose turn it is, made focusable. */
function turnRibbon(): HTMLElement | null {
  const ribbon = document.querySelector<HTMLElement>('[data-stage]');
  ribbon?.setAttribute('tabindex', '-1');
  return ribbon;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What arrow keys lead over; tiles of a chart know their own way. */
const CHOOSABLE = 'button[data-thing], button[data-cube], button[data-offer]';

/** From a thing that can be chosen, arrow keys lead to the next one in their direction. */
export function useArrows(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const arrow = ARROWS[event.key];
      const from = event.target as HTMLElement;
      if (!arrow || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!from.matches(CHOOSABLE)) return;
      const elements = [...document.querySelectorAll<HTMLElement>(CHOOSABLE)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      const spots = elements.map((element, at) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { id: String(at), x: (left + right) / 2, y: (top + bottom) / 2 };
      });
      const next = placeTowards(spots, spots[elements.indexOf(from)]!, ...arrow);
      if (!next) return;
      event.preventDefault();
      elements[Number(next.id)]!.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
