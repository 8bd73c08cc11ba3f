/**
 * The one note beside things on a table. A thing that can be chosen soon says what choosing it does; a thing or symbol on which
 * the pointer rests, or that is pressed long, is explained in full, and by the key "?" the thing that has the focus. Symbols
 * are known by the drawings they are made with, so no table has to know of it.
 */

import { useCallback, useEffect, useState } from 'react';

import { useAnchors } from '../../anchors/anchors.ts';
import { Drawn } from '../../art/Drawn.tsx';
import { Drawing } from '../../art/Icon.tsx';
import { useWords } from '../../i18n/words.ts';
import type { SymbolWords } from '../../table/help/symbols.en.ts';
import { meaningOf } from '../../table/help/symbols.ts';
import { HELP, SYMBOLS } from '../../table/help/words.ts';
import { hasMovedOn } from '../../table/pointed.ts';
import { Preview } from '../../table/Preview.tsx';
import { type Choices, choicesOf, happenedTo, watchChoices, whyNotNow } from '../../table/worth.ts';
import { Popover } from '../../ui/Popover.tsx';
import styles from './SymbolHelp.module.css';

/** Milliseconds until a thing that can be chosen says what choosing it does. */
const GLANCE = 220;
/** The same for a voyage of several steps: a click may leave cubes on the way, so it says at once what it costs. */
const AT_ONCE = 60;
/** Milliseconds of hovering or pressing before the explanation appears. */
const REST = 700;
/** The maximum number of symbols explained for one thing. */
const MOST = 5;

/** The meaning of a symbol. */
interface Meaning {
  readonly drawing: string;
  readonly meaning: string;
}

interface Explanation {
  readonly choices: Choices | null;
  /** The sentences of the explanation; null if there is only the preview. */
  readonly lines: readonly string[] | null;
  readonly symbols: readonly Meaning[];
  /** The rectangle that the explanation stands beside. */
  readonly spot: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
}

const glanceAt = (thing: Element): number => (thing.getAttribute('data-target') === 'far' ? AT_ONCE : GLANCE);

/** The drawings inside a part of the screen, the smallest first. */
function drawingsIn(inside: (box: DOMRect) => boolean): string[] {
  const found: { readonly name: string; readonly area: number }[] = [];
  // No register: a table has hundreds of drawings, and they are asked for only when somebody rests on one.
  for (const use of document.querySelectorAll<SVGUseElement>('main use')) {
    const box = use.getBoundingClientRect();
    // The marks of others' turns are explained by the key of the table; here they would only crowd the thing itself.
    if (box.width === 0 || !inside(box) || use.closest('[data-by], [data-wakes], [data-drawn]')) continue;
    found.push({ name: use.getAttribute('href')?.slice(1) ?? '', area: box.width * box.height });
  }
  return found.sort((a, b) => a.area - b.area).map(({ name }) => name);
}

/** The bounds of the part of the table around a thing: its note covers nobody's board beside it. */
function partAround({ left, right, top, bottom }: Explanation['spot']): DOMRect | null {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const parts = [...document.querySelectorAll('main [data-part]')].map((part) => part.getBoundingClientRect());
  return parts.find((part) => x >= part.left && x <= part.right && y >= part.top && y <= part.bottom) ?? null;
}

/** The tiles of a chart that can be chosen, and the one where the boat lies: a note on one of them covers none of the others. */
function optionsOnChart({ left, right, top, bottom }: Explanation['spot']): Explanation['spot'][] {
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const tiles = there?.closest('[data-chart]')?.querySelectorAll('[data-target="near"], [data-drag]') ?? [];
  return Array.from(tiles, (tile) => {
    const box = tile.getBoundingClientRect();
    // Without the corners of the hex.
    const corner = box.width / 8;
    return { left: box.left + corner, right: box.right - corner, top: box.top, bottom: box.bottom };
  });
}

function meanings(drawings: readonly string[], symbols: SymbolWords, most: number): Meaning[] {
  const found = new Map<string, Meaning>();
  for (const drawing of drawings) {
    const meaning = meaningOf(drawing, symbols);
    if (meaning !== null && !found.has(meaning)) found.set(meaning, { drawing, meaning });
  }
  return [...found.values()].slice(0, most);
}

/** The name of a thing, without the labels of its offers. @param titled whether it is known by its title: it is no thing of the table */
function nameOf(thing: Element | null, choices: Choices | null, titled: boolean): string | null {
  // A sentence made for it says more than its label.
  const said = thing?.getAttribute('data-says') ?? (titled ? thing?.getAttribute('title') : null);
  const name = said ?? thing?.getAttribute('aria-label') ?? thing?.getAttribute('title') ?? null;
  if (name === null || choices === null) return name;
  const rest = choices.offers.reduce(
    (text, { label }) => text.replace(`${label}. `, '').replace(`. ${label}`, '').replace(`, ${label}`, ''),
    name,
  );
  // What an offer says of the thing is not said twice.
  const [first = '', ...others] = rest.split('. ');
  const isSaid = choices.offers.some(({ label }) => label.includes(first));
  return (isSaid ? others.join('. ') : rest) || null;
}

/** A note in which every sentence begins with a capital: names of things are joined from phrases. */
const sentences = (line: string): string =>
  line.replaceAll(/(^|[.] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** The name of a thing without what is missing for it, where the reason against it says the same. */
function withoutMissing(name: string | null, why: string | null, missing: string): string | null {
  if (name === null || !why?.toLowerCase().includes(missing)) return name;
  const [before, after] = name.split(missing, 2);
  if (before === undefined || after === undefined) return name;
  const rest = after.indexOf('. ');
  return before.replace(/[.,] $/, '') + (rest < 0 ? '' : after.slice(rest));
}

/** The notes. */
export function SymbolHelp() {
  const { text: symbols } = SYMBOLS.use();
  const { text: help } = HELP.use();
  const { ui } = useWords();
  const anchors = useAnchors();
  const [explanation, setExplanation] = useState<Explanation | null>(null);
  useEffect(() => {
    let glance: ReturnType<typeof setTimeout> | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    /** Whether the present press of a finger has explained something. */
    let held = false;
    /** What the pointer or the focus is on, whose note may be due soon. */
    let aimed: Element | null = null;
    /** The thing whose preview is shown. */
    let previewed: Element | null = null;
    /** The note that is shown: what it is about, and how it is shown again. */
    let shown: { readonly about: Element | null; readonly again: () => unknown } | null = null;
    const stop = (): void => {
      clearTimeout(glance);
      clearTimeout(timer);
    };
    const clear = (): void => {
      asked++;
      previewed = null;
      shown = null;
      setExplanation(null);
    };
    const hush = (): void => {
      stop();
      clear();
    };
    const choicesAt = (thing: Element | null): Choices | null => {
      const name = anchors.thingAround(thing)?.thing;
      // The cubes of the hold stand beside the buttons that say it.
      return name === undefined || name.startsWith('cube ') ? null : choicesOf(name);
    };
    /** Shows what choosing a thing does. */
    const preview = (thing: Element): void => {
      if ('dragging' in document.documentElement.dataset) return;
      const choices = choicesAt(thing);
      if (choices === null) {
        // The full explanation may be due soon.
        clear();
        return;
      }
      previewed = thing;
      shown = { about: thing, again: () => preview(thing) };
      setExplanation({ choices, lines: null, symbols: [], spot: thing.getBoundingClientRect() });
    };
    /** Shows what a thing is and what choosing it does, or why it cannot be chosen, then its symbols. Returns whether there is anything to show. */
    const show = (thing: Element | null, drawn: readonly Meaning[], spot: Explanation['spot']): boolean => {
      const whole = thing?.hasAttribute('data-explains') ?? false;
      const choices = whole ? null : choicesAt(thing);
      const own = nameOf(thing, choices, anchors.thingAround(thing)?.element !== thing);
      if (own === null && drawn.length === 0 && choices === null) return false;
      const name = whole ? null : (anchors.thingAround(thing)?.thing ?? null);
      const mine = ++asked;
      const put = (why: string | null): void => {
        if (mine !== asked) return;
        const about = anchors.thingAround(thing)?.thing;
        const done = whole || about === undefined ? null : happenedTo(about);
        const dot = thing?.getAttribute('data-target') === 'far' ? help.marks.far : null;
        const told = [withoutMissing(own, why, ui.missing('')), dot, done, why].filter((line) => line !== null);
        const lines = [...new Set(told.map(sentences))];
        previewed = choices && thing;
        setExplanation({
          choices,
          lines,
          symbols: whole ? [] : drawn,
          spot: previewed?.getBoundingClientRect() ?? spot,
        });
      };
      if (name === null || choices !== null) put(null);
      else void whyNotNow(name).then(put, () => put(null));
      return true;
    };
    /** The thing at a point of the window. */
    const thingAt = (x: number, y: number): Element | null =>
      anchors.thingAround(document.elementFromPoint(x, y))?.element ?? null;
    const at = (x: number, y: number, touch: boolean): boolean => {
      // While something is dragged, its target stays visible.
      if ('dragging' in document.documentElement.dataset) return false;
      const drawn = meanings(
        drawingsIn((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom),
        symbols,
        1,
      );
      // A finger sees no titles, and no more of an option than its sum.
      const titled = touch ? document.elementFromPoint(x, y)?.closest('main :is([title], [data-says])') : null;
      const about = thingAt(x, y) ?? titled ?? null;
      const is = show(about, drawn, { left: x, right: x, top: y, bottom: y });
      if (is) shown = { about, again: () => at(x, y, touch) };
      return is;
    };
    const rest = ({
      clientX,
      clientY,
      pointerType,
    }: Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerType'>): void => {
      const mouse = pointerType === 'mouse';
      aimed = document.elementFromPoint(clientX, clientY);
      const thing = mouse ? thingAt(clientX, clientY) : null;
      // Within one thing its preview stays.
      if (thing !== null && thing === previewed) stop();
      else hush();
      if (thing !== null && thing !== previewed) glance = setTimeout(() => preview(thing), glanceAt(thing));
      timer = setTimeout(() => {
        const is = at(clientX, clientY, !mouse);
        held = is && !mouse;
      }, REST);
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') {
        // What appears under a resting pointer was not pointed at.
        if (hasMovedOn(event.target)) rest(event);
      }
      // What is dragged has been understood.
      else if ('dragging' in document.documentElement.dataset) hush();
      // A finger always trembles a little.
      else if (Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(timer);
    };
    const press = (event: PointerEvent): void => {
      held = false;
      if (event.pointerType === 'mouse') hush();
      else rest(event);
    };
    const lift = (): void => clearTimeout(timer);
    // A press that has explained a thing does not choose it as well; what has then been dragged is dropped by a click of the page.
    const click = (event: MouseEvent): void => {
      if (!held || !event.isTrusted) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    };
    // With the keyboard full explanations appear on request only, so that they do not cover the chart while navigating.
    const explain = (element: Element): boolean => {
      const thing = anchors.thingAround(element)?.element ?? (element.hasAttribute('data-says') ? element : null);
      const own = element.getBoundingClientRect();
      const drawn = meanings(
        drawingsIn((box) => {
          const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
          return x >= own.left && x <= own.right && y >= own.top && y <= own.bottom;
        }),
        symbols,
        MOST,
      );
      const middle = own.left + own.width / 2;
      const is = show(thing, drawn, { left: middle, right: middle, top: own.bottom, bottom: own.bottom });
      if (is) shown = { about: element, again: () => explain(element) };
      return is;
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
    const focus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      // Focusing a thing explains it if nothing else can be done with it.
      if (target.matches('[data-explains]')) explain(target);
      else if (anchors.thingAround(target)?.element === target) {
        clearTimeout(glance);
        aimed = target;
        glance = setTimeout(() => {
          if (document.activeElement === target) preview(target);
        }, GLANCE);
      }
    };
    const unlessMoving = ({ target }: Event): void => {
      // What scrolls elsewhere, such as the log after each choice, moves nothing here.
      const about = shown?.about ?? aimed;
      if (about?.isConnected && target instanceof Node && !target.contains(about)) return;
      // A thing that comes into view with the focus has its note again once it lies still.
      const before = shown;
      hush();
      if (before && before.about === document.activeElement) glance = setTimeout(before.again, GLANCE);
    };
    addEventListener('focusin', focus);
    // A drag keeps its movements from the table.
    addEventListener('pointermove', move, true);
    addEventListener('pointerdown', press);
    addEventListener('pointerup', lift);
    addEventListener('pointercancel', lift);
    addEventListener('click', click, true);
    // Before the table moves the focus by it.
    addEventListener('keydown', key, true);
    addEventListener('scroll', unlessMoving, true);
    // On a turned phone everything lies elsewhere.
    addEventListener('resize', hush);
    // The pointer may have moved to something before this was loaded.
    const under = [...document.querySelectorAll('main :hover')].at(-1);
    if (under && hasMovedOn(under) && anchors.thingAround(under)) {
      const { left, right, top, bottom } = under.getBoundingClientRect();
      rest({ clientX: (left + right) / 2, clientY: (top + bottom) / 2, pointerType: 'mouse' });
    }
    // The choices changed, or have come only now.
    const end = watchChoices(() => {
      if (!shown?.about) return;
      if (shown.about.isConnected) shown.again();
      else hush();
    });
    return () => {
      stop();
      end();
      removeEventListener('focusin', focus);
      removeEventListener('pointermove', move, true);
      removeEventListener('pointerdown', press);
      removeEventListener('pointerup', lift);
      removeEventListener('pointercancel', lift);
      removeEventListener('click', click, true);
      removeEventListener('keydown', key, true);
      removeEventListener('scroll', unlessMoving, true);
      removeEventListener('resize', hush);
    };
  }, [anchors, symbols, help, ui]);
  const spot = explanation?.spot;
  const at = useCallback(() => spot ?? null, [spot]);
  const within = useCallback(() => (spot ? partAround(spot) : null), [spot]);
  const clear = useCallback(() => (spot ? optionsOnChart(spot) : []), [spot]);
  if (!explanation || !spot) return <div aria-live="polite" />;
  const { choices, lines, symbols: drawn } = explanation;
  const note = (
    <Popover
      at={at}
      within={within}
      clear={clear}
      side={(spot.top + spot.bottom) / 2 > innerHeight / 2 ? 'above' : 'below'}
      gap={choices ? 6 : 16}
      data-symbol-help={lines ? '' : undefined}
    >
      {choices && <Preview choices={choices} />}
      {lines?.map((line) => (
        <p key={line}>
          <Drawn text={line} />
        </p>
      ))}
      {drawn.map(({ drawing, meaning }) => (
        <p key={drawing} className={styles.symbol}>
          <Drawing name={drawing} size={26} />
          {/* The piece stands before its line; those that the line names are not drawn again. */}
          <span>{meaning}</span>
        </p>
      ))}
    </Popover>
  );
  // A thing in focus has its options in its name; they are not read out again.
  return <div aria-live="polite">{lines ? note : <div aria-hidden="true">{note}</div>}</div>;
}
