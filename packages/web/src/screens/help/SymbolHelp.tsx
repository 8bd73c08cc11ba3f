/**
 * Explains everything on a table: a thing and its symbol on which the pointer rests or that is pressed long, and by the key
 * "?" the thing that has the focus. It knows symbols by the drawings they are made with, so no table has to know of it.
 */

import { useCallback, useEffect, useState } from 'react';

import { useAnchors } from '../../anchors/anchors.ts';
import type { SymbolWords } from '../../table/help/symbols.en.ts';
import { meaningOf } from '../../table/help/symbols.ts';
import { SYMBOLS } from '../../table/help/words.ts';
import { Popover } from '../../ui/Popover.tsx';
import { worthNow } from '../../table/worth.ts';

/** Milliseconds of hovering or pressing before the explanation appears. */
const REST = 700;
/** How many symbols of one thing are explained at most. */
const MOST = 5;

interface Explained {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
}

/** The drawings inside a part of the screen, the smallest first. */
function drawingsIn(inside: (box: DOMRect) => boolean): string[] {
  const found: { readonly name: string; readonly area: number }[] = [];
  for (const use of document.querySelectorAll<SVGUseElement>('main use')) {
    const box = use.getBoundingClientRect();
    // The marks of others' turns are explained by the key of the table; here they would only crowd the thing itself.
    if (box.width === 0 || !inside(box) || use.closest('[data-by], [data-wakes]')) continue;
    found.push({ name: use.getAttribute('href')?.slice(1) ?? '', area: box.width * box.height });
  }
  return found.sort((a, b) => a.area - b.area).map(({ name }) => name);
}

function meanings(drawings: readonly string[], symbols: SymbolWords, most: number): string[] {
  return [...new Set(drawings.flatMap((name) => meaningOf(name, symbols) ?? []))].slice(0, most);
}

/** The explanations. */
export function SymbolHelp() {
  const { text: symbols } = SYMBOLS.use();
  const anchors = useAnchors();
  const [told, tell] = useState<Explained | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const hush = (): void => {
      clearTimeout(timer);
      asked++;
      tell(null);
    };
    /** Shows what a thing is and its current value, then its symbols. Returns whether there is anything to show. */
    const show = (thing: Element | null, symbolLines: readonly string[], x: number, y: number): boolean => {
      const own = thing?.getAttribute('aria-label') ?? thing?.getAttribute('title') ?? null;
      if (own === null && symbolLines.length === 0) return false;
      const whole = thing?.hasAttribute('data-explains') ?? false;
      const name = whole ? null : (anchors.thingAround(thing)?.thing ?? null);
      const mine = ++asked;
      const put = (worth: string | null): void => {
        const lines = [own, worth, ...(whole ? [] : symbolLines)].filter((line) => line !== null);
        if (mine === asked) tell({ lines: [...new Set(lines)], x, y });
      };
      if (name === null) put(null);
      else void worthNow(name).then(put, () => put(null));
      return true;
    };
    const at = (x: number, y: number, touch: boolean): void => {
      // While something is dragged, its target stays visible.
      if ('dragging' in document.documentElement.dataset) return;
      const lines = meanings(
        drawingsIn((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom),
        symbols,
        1,
      );
      const under = document.elementFromPoint(x, y);
      // A finger sees no titles.
      const thing = anchors.thingAround(under)?.element ?? (touch ? under?.closest('main [title]') : null) ?? null;
      show(thing, lines, x, y);
    };
    const rest = ({ clientX, clientY, pointerType }: PointerEvent): void => {
      hush();
      timer = setTimeout(() => at(clientX, clientY, pointerType !== 'mouse'), REST);
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') rest(event);
      // A finger always trembles a little.
      else if (Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(timer);
    };
    const press = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') hush();
      else rest(event);
    };
    const lift = (): void => clearTimeout(timer);
    // With the keyboard explanations appear on request only, so that they do not cover the chart while navigating.
    const explain = (element: Element): boolean => {
      const thing = anchors.thingAround(element)?.element ?? null;
      const own = element.getBoundingClientRect();
      const lines = meanings(
        drawingsIn((box) => {
          const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
          return x >= own.left && x <= own.right && y >= own.top && y <= own.bottom;
        }),
        symbols,
        MOST,
      );
      return show(thing, lines, own.left + own.width / 2, own.bottom);
    };
    const key = (event: KeyboardEvent): void => {
      hush();
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { activeElement } = document;
      // Without anything in focus the table itself is explained.
      const focused = anchors.around(activeElement, 'choose ', 'dead ', 'place ', 'offer ')?.element;
      if (focused !== undefined && focused === activeElement && explain(focused)) {
        event.preventDefault();
      }
    };
    // Where nothing else can be done with a thing, its explanation is what the focus is for.
    const focus = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.matches('[data-explains]:focus-visible')) explain(target);
    };
    addEventListener('focusin', focus);
    addEventListener('pointermove', move);
    addEventListener('pointerdown', press);
    addEventListener('pointerup', lift);
    addEventListener('pointercancel', lift);
    // Before the table moves the focus by it.
    addEventListener('keydown', key, true);
    addEventListener('scroll', hush, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('focusin', focus);
      removeEventListener('pointermove', move);
      removeEventListener('pointerdown', press);
      removeEventListener('pointerup', lift);
      removeEventListener('pointercancel', lift);
      removeEventListener('keydown', key, true);
      removeEventListener('scroll', hush, true);
    };
  }, [anchors, symbols]);
  const { x = 0, y = 0 } = told ?? {};
  const at = useCallback(() => ({ left: x, right: x, top: y, bottom: y }), [x, y]);
  return (
    <div aria-live="polite">
      {told && (
        <Popover at={at} side={y > innerHeight / 2 ? 'above' : 'below'} gap={16} data-symbol-help>
          {told.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Popover>
      )}
    </div>
  );
}
