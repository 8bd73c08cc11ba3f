/**
 * Where a hint hangs over the table: on a phone over the map, on a tablet where it covers the least, on a desk, while all of a long one is
 * told, over the log or the map.
 */

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

import { type Anchored, type Anchors, useAnchors } from '../../anchors/anchors.ts';
import { useNarrow } from '../../browser/media.ts';
import { prefersReducedMotion } from '../../browser/settings.ts';
import type { Thing } from '../../play/targets.ts';

/** Between a hint and what it is about, in pixels: the glow needs it. */
const GAP = 10;

/** The first of several things, the next click, matters more than all that follow. */
const FIRST = 10;

/** The least height of a hint all of whose words are told, in pixels: four lines, as before it was opened. */
const LEAST = 88;

/** The most that a hint may cover of a phone's table, all of its words told: longer ones scroll. */
const MOST_SHARE = 1 / 3;

/** The plan stays in sight while the reasons scroll, where it takes no more of their height. */
const MOST_KEPT = 0.62;

/** What stays in sight above the next click when the table is moved up to give a hint room, in pixels. */
const ABOVE = 6;

/** The edges of a table at which a hint hangs. */
type Edge = 'top' | 'bottom';

/** Where a hint lay on a tablet, in a window of which width and height. */
interface FreePlace {
  readonly at: DOMRect;
  readonly width: number;
  readonly height: number;
  readonly turn: number | null;
  readonly opened: boolean;
}

/** Where the hints of a table were last: the next one is looked for there. A table has one such object. */
export interface LastHung {
  /** The edge at which the last hint hung. */
  readonly edge?: Edge;
  /** The turn in which it hung there: within it the hint stays. */
  readonly turn?: number | null;
  /** The width of the window when that turn's first hint was hung: a phone that is turned has another table. */
  readonly width?: number;
  /** Where it lay on a tablet. */
  readonly place?: FreePlace;
}

/** Remembers where a hint has been hung. */
type Memory = RefObject<LastHung>;

/** A stretch of the window, in pixels from its top. */
interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/** The height that two stretches share. */
const shared = (one: Stretch, other: Stretch): number =>
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** What a hint hangs over: the column that scrolls, or the map beside the options. */
function placeOf(anchors: Anchors, narrow: boolean): Element | null {
  return anchors.element(narrow ? 'column' : 'part map');
}

/** The part of the window in which the table is seen. */
function sightOf(place: Element): Stretch {
  const { top, bottom } = place.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
}

/** How much of what can be chosen, and of everything else that has a name, lies in a stretch of the window. */
function useOf(place: Element, stretch: Stretch): number {
  let sum = 0;
  for (const thing of place.querySelectorAll('[data-thing], [data-place]')) {
    const box = thing.getBoundingClientRect();
    sum +=
      shared(box, stretch) *
      box.width *
      (thing.querySelector('[data-target]') || thing.matches('[data-target]') ? 3 : 1);
  }
  return sum;
}

/** The greatest height of a hint on a phone, in pixels. */
const mostOf = (place: Element): number => Math.max(LEAST, Math.floor(place.clientHeight * MOST_SHARE));

/** Notes something about the last hint of a table. */
function remember(last: Memory, what: LastHung): void {
  last.current = { ...last.current, ...what };
}

const edgeOf = (hint: HTMLElement): Edge | undefined => {
  const { at } = hint.dataset;
  return at === 'top' || at === 'bottom' ? at : undefined;
};

/**
 * Hangs a hint at the edge where it covers less of what it is about; where that is alike, at the edge where it is, or where the last
 * one was, the very first at that with less to choose from. Within a turn it stays at its edge, unless the window is turned.
 * @param turn the turn whose steps it tells; null before it does. @param leaves whether it leaves its edge within the turn, too.
 * @param edge the edge where it has room for all of its words, where that has been looked for. @param reach how high it may become
 * within the turn: its edge is one where it will have room, too.
 * @returns the stretch that stays free.
 */
function hang(
  hint: HTMLElement,
  place: Element,
  things: readonly Anchored[],
  last: Memory,
  {
    turn,
    leaves = false,
    edge,
    reach = 0,
  }: { readonly turn: number | null; readonly leaves?: boolean; readonly edge?: Edge; readonly reach?: number },
): Stretch {
  const sight = sightOf(place);
  const height = hint.offsetHeight + GAP;
  const taken = { top: sight.top + height, bottom: sight.bottom - height };
  const most = Math.max(height, reach + GAP);
  const mostTaken = {
    top: { top: sight.top, bottom: sight.top + most },
    bottom: { top: sight.bottom - most, bottom: sight.bottom },
  };
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const seenWithout = (own: Stretch): number => {
    let sum = 0;
    for (const [nth, box] of boxes.entries()) {
      const seen = shared(box, sight) - shared(box, own);
      sum += (seen / Math.max(1, box.height)) * (nth === 0 ? FIRST : 1);
    }
    return sum;
  };
  const [above, below] = [seenWithout(mostTaken.top), seenWithout(mostTaken.bottom)];
  const before = last.current;
  const alike =
    edgeOf(hint) ?? before.edge ?? (useOf(place, mostTaken.top) < useOf(place, mostTaken.bottom) ? 'top' : 'bottom');
  const stays = isOfTurn(before, turn) && before.edge !== undefined && !leaves;
  const at = edge ?? (stays || Math.abs(above - below) <= 0.01 ? alike : above > below ? 'top' : 'bottom');
  hint.dataset.at = at;
  remember(last, { edge: at, turn, width: turn === before.turn ? (before.width ?? innerWidth) : innerWidth });
  return at === 'top' ? { top: taken.top, bottom: sight.bottom } : { top: sight.top, bottom: taken.bottom };
}

/** Whether the last hint was one of the same turn, in a window that has not been turned since. */
const isOfTurn = (last: LastHung, turn: number | null): boolean =>
  turn !== null && turn === last.turn && innerWidth === last.width;

/** The room of a hint at an edge. */
interface Room {
  readonly edge: Edge;
  /** Up to this height it covers nothing of what must be seen, once the table has been moved up. */
  readonly height: number;
  /** By how much that has to be moved. */
  readonly by: number;
}

/**
 * The room for all words of a hint. It covers nothing of what it is about, or at least nothing of what can be done now, or of the next
 * click, whichever leaves it room enough; where none does, the next click alone is seen, and its words scroll.
 * @param sets what had better be seen, the most first. @param need the height of all its words. @param edges where it may hang, the
 * better first. @param spare by how much the table can be moved up.
 */
function roomFor(
  place: Element,
  sets: readonly (readonly Anchored[])[],
  { need, edges, spare }: { readonly need: number; readonly edges: readonly Edge[]; readonly spare: number },
): Room {
  const sight = sightOf(place);
  let best: Room | null = null;
  for (const set of sets) {
    const boxes = set
      .map((thing) => thing.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > sight.top && top < sight.bottom);
    const highest = Math.min(sight.bottom, ...boxes.map(({ top }) => top));
    const lowest = Math.max(sight.top, ...boxes.map(({ bottom }) => bottom));
    for (const edge of edges) {
      const free = (edge === 'top' ? highest - sight.top : sight.bottom - lowest) - GAP;
      const most = Math.min(spare, highest - sight.top - ABOVE);
      const by = edge === 'top' || boxes.length === 0 ? 0 : Math.max(0, Math.min(need - free, most));
      const height = free + by;
      if (height >= need) return { edge, height, by };
      if (best === null || height > best.height + 1) best = { edge, height, by };
    }
  }
  return { edge: best?.edge ?? 'bottom', height: Math.max(LEAST, best?.height ?? 0), by: best?.by ?? 0 };
}

/** The height of a hint that shows all of its words, in pixels. */
function wholeHeight(hint: HTMLElement): number {
  const words = hint.querySelector('[data-hint-words]');
  return hint.offsetHeight + (words === null ? 0 : words.scrollHeight - words.clientHeight);
}

/** The edges where a hint may hang when all of its words are told: within a turn it stays at its edge. */
function edgesFor(hint: HTMLElement, last: LastHung, turn: number | null): readonly Edge[] {
  const at = edgeOf(hint) ?? last.edge;
  return at === undefined
    ? ['bottom', 'top']
    : isOfTurn(last, turn)
      ? [at]
      : at === 'top'
        ? ['top', 'bottom']
        : ['bottom', 'top'];
}

/** The nearest element around another one that scrolls up and down; null: the page. */
function scrollerOf(element: Element): Element | null {
  for (let one = element.parentElement; one; one = one.parentElement) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(one).overflowY);
    if (scrolls && one.scrollHeight > one.clientHeight + 1) return one;
  }
  return null;
}

/** What moves the table of a phone: its column, or the page where that is too low for one. */
const moverOf = (column: Element): Element =>
  getComputedStyle(column).overflowY === 'visible' ? document.documentElement : column;

/** By how many pixels the table of a phone can still be moved up. */
function spareOf(column: Element): number {
  const { scrollHeight, clientHeight, scrollTop } = moverOf(column);
  return Math.max(0, scrollHeight - clientHeight - scrollTop);
}

/** Measures at once, and whenever one of some elements changes its size. Returns a function that ends it. */
function measuring(measure: () => void, elements: readonly Element[]): () => void {
  measure();
  const sizes = new ResizeObserver(measure);
  for (const element of elements) sizes.observe(element);
  return () => sizes.disconnect();
}

/**
 * Hangs a hint over the map of a phone, and moves the table no further than is needed to show what it is about.
 * @param hangs whether it does. @param turn the turn whose steps it tells: within it, it keeps its edge.
 * @param words changes with what it says: longer words leave the table less room.
 * @param opened whether all of its words are told: they scroll where they would cover what it is about, or more than a share of the table.
 * @param spoken all that it speaks of now or will speak of, the things first: it covers none of them where there is such a place.
 * @param last where the hints of this table hung.
 */
export function useHung(
  hint: RefObject<HTMLElement | null>,
  things: readonly Thing[],
  {
    hangs,
    turn,
    words,
    opened,
    spoken,
    last,
  }: {
    readonly hangs: boolean;
    readonly turn: number | null;
    readonly words: string;
    readonly opened: boolean;
    readonly spoken: readonly Thing[];
    readonly last: Memory;
  },
): void {
  const anchors = useAnchors();
  const narrow = useNarrow();
  // Its place, without a picture of it elsewhere.
  useLayoutEffect(() => {
    const box = hint.current;
    const place = hangs ? placeOf(anchors, narrow) : null;
    if (!box || !(place instanceof HTMLElement)) return undefined;
    const measure = (): void => {
      const about = meantBy(anchors, spoken, place);
      box.style.setProperty('--room', `${place.clientHeight}px`);
      const reach = mostOf(place);
      let room: Room | null = null;
      if (opened) {
        const need = Math.min(wholeHeight(box), reach);
        // What it covers at the end can be scrolled to: by so much more the table can be moved up.
        if (narrow) place.style.setProperty('--hung', `${need + GAP}px`);
        const now = meantBy(anchors, things, place);
        room = roomFor(place, [about, now, now.slice(0, 1)], {
          need,
          edges: edgesFor(box, last.current, turn),
          spare: narrow ? spareOf(place) : 0,
        });
        const height = Math.min(room.height, reach);
        box.style.setProperty('--most', `${height}px`);
        const plan = box.querySelector<HTMLElement>('[data-plan]');
        box.toggleAttribute('data-keeps', plan !== null && plan.offsetHeight <= height * MOST_KEPT);
      } else box.style.removeProperty('--most');
      if (narrow) place.style.setProperty('--hung', `${box.offsetHeight + GAP}px`);
      if (room !== null && room.by > 0) moverOf(place).scrollBy({ top: room.by, behavior: 'instant' });
      hang(box, place, about, last, { turn, reach, ...(room !== null && { edge: room.edge }) });
      if (!narrow) return;
      // What gets the focus is not behind it.
      place.style.scrollPaddingTop = box.dataset.at === 'top' ? `${box.offsetHeight + GAP}px` : top;
      place.style.scrollPaddingBottom = box.dataset.at === 'bottom' ? `${box.offsetHeight + GAP}px` : bottom;
    };
    const { scrollPaddingTop: top, scrollPaddingBottom: bottom } = place.style;
    const end = measuring(measure, [box, place]);
    return () => {
      end();
      place.style.removeProperty('--hung');
      if (!narrow) return;
      place.style.scrollPaddingTop = top;
      place.style.scrollPaddingBottom = bottom;
    };
  }, [hint, anchors, narrow, hangs, turn, things, spoken, opened, last]);
  useEffect(() => {
    const box = hint.current;
    const place = hangs ? placeOf(anchors, narrow) : null;
    if (!box || !(place instanceof HTMLElement)) return undefined;
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    const found = meantBy(anchors, things, place);
    const all = meantBy(anchors, spoken, place);
    const reach = mostOf(place);
    const free = hang(box, place, all, last, { turn, reach });
    const isSeen = (thing: Anchored): boolean => {
      const { top, bottom, left, right } = thing.getBoundingClientRect();
      const isAcross = narrow || (left >= -1 && (left + right) / 2 < acrossOf(thing));
      return isAcross && top >= free.top - 1 && bottom <= free.bottom + 1;
    };
    const [first] = found;
    if (!first || found.some(isSeen)) return undefined;
    // Of two maps side by side only one is in sight.
    const swiped = first.closest('[data-swiped]');
    if (swiped) {
      const part = first.closest('[data-part]');
      if (part) swiped.scrollTo({ left: leftOf(part, swiped), behavior });
    }
    const scroller = scrollerOf(first);
    const { top, bottom } = first.getBoundingClientRect();
    const by =
      top < free.top || bottom - top > free.bottom - free.top
        ? top - free.top
        : bottom > free.bottom
          ? bottom - free.bottom
          : 0;
    if (by !== 0) (scroller ?? window).scrollBy({ top: by, behavior });
    // Where it could not be moved far enough, the other edge may be better.
    const again = (): void => void hang(box, place, all, last, { turn, reach, leaves: !found.some(isSeen) });
    if (behavior === 'instant') {
      again();
      return undefined;
    }
    const moved = scroller ?? window;
    moved.addEventListener('scrollend', again, { once: true });
    return () => moved.removeEventListener('scrollend', again);
  }, [hint, anchors, narrow, hangs, turn, things, spoken, words, last]);
}

/** Takes a hint on a phone out of sight while it would lie on the log, which is read on its own: it is there again with the map. */
export function useAwayFromLog(hint: RefObject<HTMLElement | null>, hangs: boolean): void {
  const anchors = useAnchors();
  useEffect(() => {
    const box = hint.current;
    if (!hangs || !box) return undefined;
    const look = (): void => {
      const log = anchors.rectangle('part log');
      const own = box.getBoundingClientRect();
      const isAbove = log !== null && log.left < own.right && log.right > own.left;
      box.toggleAttribute('data-away', isAbove && shared(log, own) > own.height / 2);
    };
    const end = measuring(look, [box]);
    // Of the column, or of the page.
    addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      end();
      removeEventListener('scroll', look, { capture: true });
      box.removeAttribute('data-away');
    };
  }, [hint, anchors, hangs]);
}

/** The most width of a hint over the map of a desk, and its distance from the edges, in pixels. */
const WIDEST = 640;
const MARGIN = 4;

/**
 * Places all words of a long hint on a desk: over the log, which they do not speak of; where it has no room for them, over the map, at
 * the edge where they cover less of what they are about: whose turn it is, the standings and the coins stay free.
 */
export function useOverTable(
  hint: RefObject<HTMLElement | null>,
  things: readonly Thing[],
  { isOver, turn, last }: { readonly isOver: boolean; readonly turn: number | null; readonly last: Memory },
): void {
  const anchors = useAnchors();
  useLayoutEffect(() => {
    const box = hint.current;
    const place = isOver ? placeOf(anchors, false) : null;
    if (!box || !place) return undefined;
    const measure = (): void => {
      if (liesOnLog(box, anchors.element('part log'))) return;
      const coins = (['gold', 'silver'] as const).flatMap((kind) => anchors.rectangle(`dead coin ${kind}`) ?? []);
      const { left: side, right } = place.getBoundingClientRect();
      const left = Math.max(side, ...coins.map((coin) => coin.right)) + MARGIN;
      box.style.setProperty('width', `${Math.min(WIDEST, right - MARGIN - left)}px`);
      box.style.setProperty('left', `${left}px`);
      const about = meantBy(anchors, things, place);
      // Longer words scroll.
      const { edge, height } = roomFor(place, [about, about.slice(0, 1)], {
        need: wholeHeight(box) + 2 * MARGIN,
        edges: edgesFor(box, last.current, null),
        spare: 0,
      });
      box.style.setProperty('--words', `${height - 2 * MARGIN}px`);
      hang(box, place, about, last, { turn, edge });
      const sight = sightOf(place);
      const top = box.dataset.at === 'top' ? sight.top + MARGIN : sight.bottom - MARGIN - box.offsetHeight;
      box.style.setProperty('top', `${top}px`);
    };
    const end = measuring(measure, [box, place]);
    return () => {
      end();
      for (const property of ['left', 'top', 'width', '--words']) box.style.removeProperty(property);
      delete box.dataset.at;
      delete box.dataset.upright;
    };
  }, [hint, anchors, things, isOver, turn, last]);
}

/** The least height of a log in which the words of a hint may scroll, in pixels. */
const TO_SCROLL = 300;

/** Lays a hint over the log, with its buttons below its words, which scroll where they are longer. @returns whether it has room there. */
function liesOnLog(hint: HTMLElement, log: Element | null): boolean {
  delete hint.dataset.upright;
  if (!log?.checkVisibility()) return false;
  const { left, width } = log.getBoundingClientRect();
  const { top, bottom } = sightOf(log);
  hint.dataset.upright = '';
  hint.style.setProperty('width', `${width}px`);
  hint.style.setProperty('left', `${left}px`);
  hint.style.setProperty('top', `${top}px`);
  hint.style.removeProperty('--words');
  const room = bottom - top;
  const lacking = hint.offsetHeight - room;
  if (lacking <= 0) return true;
  const words = hint.querySelector<HTMLElement>('[data-hint-words]');
  if (words === null || room < TO_SCROLL) {
    delete hint.dataset.upright;
    return false;
  }
  hint.style.setProperty('--words', `${words.offsetHeight - lacking}px`);
  return true;
}

/** The widths of a hint on a tablet that are tried, and the steps between two places, in pixels. */
const WIDTHS = [620, 480, 412, 396, 320] as const;
/** The widths that are tried as well once all of its words are told. */
const WIDER = [796, 700] as const;
/**
 * The heights of its words that are tried where longer ones would cover something: they scroll. The last one is for what must not be
 * covered alone.
 */
const HEIGHTS = [320, 240, 160, 136, 96] as const;
/** The heights that are tried first once all of its words are told. */
const HIGHER = [720, 560, 440, 380] as const;
/** The least of these heights at which a hint gives up words so as to cover nothing at all. */
const LEAST_TO_BARE = 136;
/** So much may be covered where nothing is: the edge of a board. */
const BARE = 400;
const STEP = 8;

/** What a hint on a tablet must not cover: whose turn it is, the scores, coins, the cubes, the bar, and the buttons of the decision. */
const KEPT =
  '[data-stage], [data-standings], [data-tab], [data-side], [data-seat], header:has([data-hint-button]), [data-dead^="coin"], [data-hold], [data-undo], [data-all-options], [data-offer], [data-confirm]';

/** Cards in a row that can be claimed, now or later. */
const CLAIMS = ':is([data-thing^="card "], [data-dead^="card "])';

/** How bad it is to cover a pixel of what must not be covered, of what can be chosen, of a text, and of a drawing. */
const FORBIDDEN = 1e4;
const CHOOSABLE = 3;
/** The same of a card that can be claimed now or later: what it costs is compared in every turn. */
const CLAIM = 12;
const WRITTEN = 3;
const DRAWING = 1;
/** The same of the surface of one's own board; all on it is worth more, and all on the boards of others and in the log is worth less. */
const SURFACE = 0.5;
const OWN = 5;
const OTHERS = 0.3;
/** Once all of its words are told it may lie there: it is closed when they have been read. */
const OTHERS_OPENED = 0.001;

/** How bad it is to move a hint by a pixel from one turn to the next, and while a turn goes on: then only off what must not be covered. */
const MOVED = 25;
const MOVED_IN_TURN = 2500;

/** Between a hint on a tablet and the edges of the window, in pixels. */
const EDGE = 12;

/** A part of the table that a hint had better not cover. */
interface Weighted {
  readonly box: DOMRect;
  readonly weight: number;
}

const overlapOf = (one: DOMRect, other: DOMRect): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** How far the nearest corners alike of two boxes are from each other: a box that grows from a corner has not moved. */
const distanceOf = (one: DOMRect, other: DOMRect): number =>
  Math.hypot(
    Math.min(Math.abs(one.left - other.left), Math.abs(one.right - other.right)),
    Math.min(Math.abs(one.top - other.top), Math.abs(one.bottom - other.bottom)),
  );

/** A box with a margin around it. */
const around = ({ x, y, width, height }: DOMRect, by: number): DOMRect =>
  new DOMRect(x - by, y - by, width + 2 * by, height + 2 * by);

/** Whether an element is on the board of another, or in the log. */
const isElsewhere = (element: Element): boolean => element.closest('[data-part="others"], [data-part="log"]') !== null;

/** Everything in the window that a hint had better not cover. @param opened whether all of its words are told */
function seenBeside(hint: HTMLElement, about: readonly Anchored[], opened: boolean): readonly Weighted[] {
  const elsewhere = opened ? OTHERS_OPENED : OTHERS;
  const weighted = (element: Element, weight: number, by = 0): Weighted[] => {
    if (hint.contains(element) || element.contains(hint)) return [];
    const box = element.getBoundingClientRect();
    const isSeen = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight;
    const of =
      weight >= FORBIDDEN ? 1 : element.closest('[data-part="own"]') ? OWN : isElsewhere(element) ? elsewhere : 1;
    return isSeen ? [{ box: around(box, by), weight: weight * of }] : [];
  };
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  return [
    ...all(KEPT).flatMap((one) => weighted(one, FORBIDDEN)),
    ...about.flatMap((one) => weighted(one, FORBIDDEN, GAP)),
    ...all('[data-thing]').flatMap((one) => weighted(one, CHOOSABLE)),
    ...all(CLAIMS).flatMap((one) => weighted(one, CLAIM)),
    ...all('[data-part="own"] > *').flatMap((one) => weighted(one, SURFACE)),
    ...all('[data-part="own"] li').flatMap((one) => weighted(one, WRITTEN)),
    ...all('main svg')
      .filter((one) => one.parentElement?.closest('svg') === null)
      .flatMap((one) => weighted(one, DRAWING)),
    ...all('main :is(b, p, h2, small, span):not(:has(*))')
      .filter((one) => one.textContent !== '')
      .flatMap((one) => weighted(one, WRITTEN)),
  ];
}

/** A place of a hint on a tablet. */
interface Place {
  readonly cost: number;
  readonly width: number;
  readonly left: number;
  readonly top: number;
  /** Whether it covers something that must not be covered. */
  readonly covers: boolean;
  /** Whether it covers nothing. */
  readonly isBare: boolean;
}

const NOWHERE = { cost: Infinity, width: 0, left: 0, top: 0, covers: true, isBare: false, most: 0 };

/** The place where a hint covers the least, as high as it is now. @param was where it has been */
function freest(
  box: HTMLElement,
  seen: readonly Weighted[],
  { was, moved, widths }: { was: DOMRect | null; moved: number; widths: readonly number[] },
): Place {
  let best: Place = NOWHERE;
  for (const width of widths) {
    box.style.setProperty('width', `${width}px`);
    const height = box.offsetHeight;
    for (let top = EDGE; top + height + EDGE <= innerHeight; top += STEP) {
      for (let left = EDGE; left + width + EDGE <= innerWidth; left += STEP) {
        const own = new DOMRect(left, top, width, height);
        const way = was === null ? 0 : moved * distanceOf(own, was);
        let cost = way;
        let covers = false;
        for (const one of seen) {
          if (cost >= best.cost) break;
          const area = overlapOf(own, one.box);
          cost += area * one.weight;
          covers ||= area > 0 && one.weight >= FORBIDDEN;
        }
        if (cost < best.cost) best = { cost, width, left, top, covers, isBare: cost - way <= BARE };
      }
    }
  }
  return best;
}

/** Where the last hint lay in a window like this one; null without one. */
const placeBefore = ({ place }: LastHung): DOMRect | null =>
  place?.width === innerWidth && place.height === innerHeight ? place.at : null;

/**
 * Lays a hint on a tablet where it covers the least of the table, and nothing of whose turn it is, the scores, the coins, the buttons and
 * what it is about, wherever there is such a place in the window; it moves no further than that is worth, nor does the next hint.
 * @param words changes with what it says. @param opened whether all of its words are told: it needs more room, and may move to get it.
 * @param last where the hints of this table lay.
 */
export function useFreePlace(
  hint: RefObject<HTMLElement | null>,
  things: readonly Thing[],
  {
    isFree,
    turn,
    words,
    opened,
    last,
  }: {
    readonly isFree: boolean;
    readonly turn: number | null;
    readonly words: string;
    readonly opened: boolean;
    readonly last: Memory;
  },
): void {
  const anchors = useAnchors();
  const scrolled = useRef(0);
  useLayoutEffect(() => {
    const box = hint.current;
    const origin = box?.offsetParent;
    if (!isFree || !box || !origin) return undefined;
    let about: readonly Anchored[] = [];
    const texts = box.querySelector('[data-hint-words]');
    const place = (read: number): void => {
      about = things.flatMap((thing) => anchors.all(thing));
      const seen = seenBeside(box, about, opened);
      const was = placeBefore(last.current);
      const before = last.current.place;
      const stays = turn !== null && before?.turn === turn && before.opened === opened;
      const widths = (opened ? [...WIDER, ...WIDTHS] : WIDTHS).filter((width) => width + 2 * EDGE <= innerWidth);
      let best = NOWHERE;
      for (const most of opened ? [...HIGHER, ...HEIGHTS] : HEIGHTS) {
        if (!best.covers && most < LEAST_TO_BARE) break;
        box.style.setProperty('--words', `${most}px`);
        const found = freest(box, seen, { was, moved: stays ? MOVED_IN_TURN : MOVED, widths });
        // Once it covers nothing that it must not, fewer words are worth it only where it then covers nothing at all.
        if (found.isBare || (best.covers && found.cost < best.cost)) best = { ...found, most };
        if (best.isBare) break;
      }
      const { left, top } = origin.getBoundingClientRect();
      box.style.setProperty('width', `${best.width}px`);
      box.style.setProperty('--words', `${best.most}px`);
      const at = new DOMRect(best.left, best.top, best.width, box.offsetHeight);
      remember(last, { place: { at, width: innerWidth, height: innerHeight, turn, opened } });
      box.style.setProperty('left', `${best.left - left - origin.clientLeft}px`);
      box.style.setProperty('top', `${best.top - top - origin.clientTop}px`);
      // What is read stays in sight, though other heights have been tried.
      texts?.scrollTo({ top: read, behavior: 'instant' });
    };
    const placeAgain = (): void => place(texts?.scrollTop ?? 0);
    place(scrolled.current);
    // What it is about may be drawn anew with it: it has its name again only after this.
    const end = anchors.watch(() => {
      const now = things.flatMap((thing) => anchors.all(thing));
      if (now.length !== about.length || now.some((one, nth) => one !== about[nth])) placeAgain();
    });
    addEventListener('resize', placeAgain);
    return () => {
      end();
      removeEventListener('resize', placeAgain);
      scrolled.current = texts?.scrollTop ?? 0;
      for (const property of ['left', 'top', 'width', '--words']) box.style.removeProperty(property);
    };
  }, [hint, anchors, things, isFree, turn, words, opened, last]);
}

/** What a hint is about, within what it hangs over or beside that. */
function meantBy(anchors: Anchors, things: readonly Thing[], place: Element): readonly Anchored[] {
  const within = place.closest('[data-swiped]') ?? place;
  return things.flatMap((thing) => anchors.all(thing)).filter((element) => within.contains(element));
}

/** The right edge of what is seen of the maps that an element is in. */
const acrossOf = (element: Element): number =>
  element.closest('[data-swiped]')?.getBoundingClientRect().right ?? innerWidth;

/** How far a strip is scrolled to show a part of it. */
const leftOf = (part: Element, strip: Element): number =>
  strip.scrollLeft + part.getBoundingClientRect().left - strip.getBoundingClientRect().left;
