/**
 * Where a hint hangs over the table: on a phone over the map, on a tablet where it covers the least, on a desk, while all of a long one is
 * told, over the log or the map.
 */

import { type RefObject, useEffect, useLayoutEffect } from 'react';

import { type Anchored, type Anchors, useAnchors } from '../../anchors/anchors.ts';
import { useNarrow } from '../../browser/media.ts';
import { prefersReducedMotion } from '../../browser/settings.ts';
import type { Thing } from '../../play/targets.ts';
import type { HungBefore } from './hung-before.ts';

/** Between a hint and what it is about, in pixels: the glow needs it. */
const GAP = 10;

/** The first of several things, the next click, matters more than all that follow. */
const FIRST = 10;

/** The least height of a hint all of whose words are told, in pixels: four lines, as before it was opened. */
const LEAST = 88;

/** The height that is enough for a hint all of whose words are told: with less it may cover what it speaks of last. */
const ENOUGH = 150;

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

/** An edge of what a hint hangs over. */
type Edge = 'top' | 'bottom';

/** What is known before a hint is hung. */
interface Hanging {
  /** Where the last one of its table hung. */
  readonly last: HungBefore;
  /** The turn whose steps it tells; null before it does. */
  readonly turn: number | null;
  /** Whether all of its words are told. */
  readonly opened: boolean;
  /** Whether they are added to while they are read. */
  readonly waited?: boolean;
}

/** Whether a hint keeps its edge: within its turn, unless the window is turned or it is opened. */
const keepsEdge = ({ last, turn, opened }: Hanging): boolean =>
  turn !== null &&
  turn === last.turn &&
  last.edge !== undefined &&
  innerWidth === last.width &&
  (!opened || last.opened);

/**
 * Hangs a hint at the edge where it covers less of what it is about; where that is alike, at the edge where it is, or where the last
 * one was, the very first at that with less to choose from. Within a turn it stays at its edge, unless the window is turned.
 * @param edge where it has to hang. @param over how far it reaches beyond the upper edge.
 * @param leaves whether it leaves its edge within the turn, too.
 * @returns the stretch that stays free.
 */
function hang(
  hint: HTMLElement,
  place: Element,
  things: readonly Anchored[],
  {
    hanging,
    edge,
    over = 0,
    leaves = false,
  }: { readonly hanging: Hanging; readonly edge?: Edge; readonly over?: number; readonly leaves?: boolean },
): Stretch {
  const { last, turn, opened } = hanging;
  const sight = sightOf(place);
  const height = hint.offsetHeight + GAP;
  const taken = {
    top: { top: sight.top, bottom: sight.top + height - over },
    bottom: { top: sight.bottom - height, bottom: sight.bottom },
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
  const [above, below] = [seenWithout(taken.top), seenWithout(taken.bottom)];
  const was = hint.dataset.at ?? last.edge;
  const alike =
    was === 'top' || was === 'bottom' ? was : useOf(place, taken.top) < useOf(place, taken.bottom) ? 'top' : 'bottom';
  const stays = keepsEdge(hanging) && !leaves;
  const at = edge ?? (stays || Math.abs(above - below) <= 0.01 ? alike : above > below ? 'top' : 'bottom');
  hint.dataset.at = at;
  last.edge = at;
  if (turn !== last.turn) last.width = innerWidth;
  last.turn = turn;
  last.opened = opened;
  return at === 'top' ? { top: taken.top.bottom, bottom: sight.bottom } : { top: sight.top, bottom: taken.bottom.top };
}

/** The room for a hint all of whose words are told. */
interface Room {
  readonly at: Edge;
  /** How far it reaches over what is above what it hangs over, in pixels. */
  readonly over: number;
  /** The height up to which it covers nothing of what it is about, in pixels. */
  readonly most: number;
}

/** The height of a hint of which nothing has to be scrolled, in pixels. */
function wholeOf(hint: HTMLElement): number {
  const words = hint.querySelector('[data-hint-words]');
  return hint.offsetHeight + (words === null ? 0 : words.scrollHeight - words.clientHeight);
}

/**
 * The edge with room for all words of a hint that covers nothing of what it is about: the one where it is, the other one, or the upper
 * one with whose turn it is, the scores and the tabs, which it does not speak of. Where none has enough room for them, it covers what it
 * speaks of last, but never the next click.
 * @param edges those that are asked, the one where it is first. @param beyond so much can be covered above the upper edge.
 */
function roomFor(
  hint: HTMLElement,
  place: Element,
  things: readonly Anchored[],
  { edges, beyond = 0 }: { readonly edges: readonly Edge[]; readonly beyond?: number },
): Room {
  const sight = sightOf(place);
  const whole = wholeOf(hint);
  const boxes = things
    .map((thing) => thing.getBoundingClientRect())
    .filter(({ top, bottom }) => bottom > sight.top && top < sight.bottom);
  const besides = (some: readonly Stretch[]): Room => {
    const below = sight.bottom - Math.max(sight.top, ...some.map(({ bottom }) => bottom)) - GAP;
    const above = Math.min(sight.bottom, ...some.map(({ top }) => top)) - sight.top - GAP;
    const within = edges.map((at): Room => ({ at, over: 0, most: at === 'top' ? above : below }));
    const beyondTop =
      beyond > 0 && edges.includes('top') ? [{ at: 'top', over: beyond, most: above + beyond } as const] : [];
    const rooms: readonly Room[] = [...within, ...beyondTop];
    const found =
      rooms.find(({ most }) => most >= whole) ?? rooms.reduce((one, other) => (other.most > one.most ? other : one));
    // It reaches no further than its words need.
    return found.over === 0
      ? found
      : { ...found, over: Math.min(found.over, Math.max(0, Math.min(whole, found.most) - above)) };
  };
  let room = besides(boxes);
  for (let count = boxes.length - 1; count > 0 && room.most < Math.min(ENOUGH, whole); count--)
    room = besides(boxes.slice(0, count));
  return { ...room, most: Math.max(LEAST, room.most) };
}

/** How far a hint of a phone may reach above the part that it hangs over: not over the bar. */
function beyondOf(hint: HTMLElement, place: Element): number {
  const stage = document.querySelector('[data-stage]')?.getBoundingClientRect();
  const { top, left, right } = place.getBoundingClientRect();
  const isAbove = stage !== undefined && stage.left < right && stage.right > left && stage.bottom <= top + 1;
  return isAbove && hint.parentElement
    ? Math.max(0, hint.parentElement.getBoundingClientRect().top - Math.max(0, stage.top))
    : 0;
}

/** Hangs a hint of a phone, with the room for its words where all are told. @returns the stretch that stays free. */
function settle(
  hint: HTMLElement,
  place: HTMLElement,
  about: readonly Anchored[],
  hanging: Hanging,
  leaves = false,
): Stretch {
  if (!hanging.opened) {
    for (const property of ['--most', '--over', '--least']) hint.style.removeProperty(property);
    return hang(hint, place, about, { hanging, leaves });
  }
  const { edge } = hanging.last;
  const here = hint.dataset.at === 'top' || hint.dataset.at === 'bottom' ? hint.dataset.at : (edge ?? 'bottom');
  const other = here === 'top' ? 'bottom' : 'top';
  const isFixed = getComputedStyle(hint).position === 'fixed';
  const edges: readonly Edge[] = isFixed ? ['bottom'] : keepsEdge(hanging) && !leaves ? [here] : [here, other];
  const { at, over, most } = roomFor(hint, place, about, { edges, beyond: isFixed ? 0 : beyondOf(hint, place) });
  hint.style.setProperty('--most', `${most}px`);
  hint.style.setProperty('--over', `${over}px`);
  // At the lower edge more words would push up those that are being read.
  if (hanging.waited && at === 'bottom') hint.style.setProperty('--least', `${most}px`);
  else hint.style.removeProperty('--least');
  return hang(hint, place, about, { hanging, edge: at, over });
}

/** The nearest element around another one that scrolls up and down; null: the page. */
function scrollerOf(element: Element): Element | null {
  for (let one = element.parentElement; one; one = one.parentElement) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(one).overflowY);
    if (scrolls && one.scrollHeight > one.clientHeight + 1) return one;
  }
  return null;
}

/** How far the words of a hint are scrolled. */
const scrolledOf = (hint: HTMLElement): number => hint.querySelector('[data-hint-words]')?.scrollTop ?? 0;

/** Scrolls the words of a hint. */
function scrollWords(hint: HTMLElement, top: number): void {
  const words = hint.querySelector('[data-hint-words]');
  if (words && words.scrollTop !== top) words.scrollTo({ top, behavior: 'instant' });
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
 * @param opened whether all of its words are told: they scroll where they would cover what it is about.
 * @param spoken all that it speaks of, the things first: it covers none of them where there is such a place.
 * @param last where the last one hung: it is changed. @param waited whether more words are added to it while it is read.
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
    waited,
  }: {
    readonly waited: boolean;
    readonly last: RefObject<HungBefore>;
    readonly hangs: boolean;
    readonly turn: number | null;
    readonly words: string;
    readonly opened: boolean;
    readonly spoken: readonly Thing[];
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
      settle(box, place, about, { last: last.current, turn, opened, waited });
      if (!narrow) return;
      place.style.setProperty('--hung', `${box.offsetHeight + GAP}px`);
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
  }, [hint, anchors, narrow, hangs, turn, spoken, opened, last, waited]);
  useEffect(() => {
    const box = hint.current;
    const place = hangs ? placeOf(anchors, narrow) : null;
    if (!box || !(place instanceof HTMLElement)) return undefined;
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    const found = meantBy(anchors, things, place);
    const all = meantBy(anchors, spoken, place);
    const free = settle(box, place, all, { last: last.current, turn, opened, waited });
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
    const again = (): void =>
      void settle(box, place, all, { last: last.current, turn, opened, waited }, !found.some(isSeen));
    if (behavior === 'instant') {
      again();
      return undefined;
    }
    const moved = scroller ?? window;
    moved.addEventListener('scrollend', again, { once: true });
    return () => moved.removeEventListener('scrollend', again);
  }, [hint, anchors, narrow, hangs, turn, things, spoken, words, opened, last, waited]);
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
  {
    isOver,
    turn,
    last,
  }: { readonly isOver: boolean; readonly turn: number | null; readonly last: RefObject<HungBefore> },
): void {
  const anchors = useAnchors();
  useLayoutEffect(() => {
    const box = hint.current;
    const place = isOver ? placeOf(anchors, false) : null;
    if (!box || !place) return undefined;
    const measure = (): void => {
      const scrolled = scrolledOf(box);
      if (liesOnLog(box, logOf(anchors))) {
        scrollWords(box, scrolled);
        return;
      }
      const coins = (['gold', 'silver'] as const).flatMap((kind) => anchors.rectangle(`dead coin ${kind}`) ?? []);
      const { left: edge, right } = place.getBoundingClientRect();
      const left = Math.max(edge, ...coins.map((coin) => coin.right)) + MARGIN;
      box.style.setProperty('width', `${Math.min(WIDEST, right - MARGIN - left)}px`);
      box.style.setProperty('left', `${left}px`);
      const about = meantBy(anchors, things, place);
      // Longer words scroll.
      const hanging = { last: last.current, turn, opened: true };
      const here = box.dataset.at === 'bottom' ? 'bottom' : 'top';
      const other = here === 'top' ? 'bottom' : 'top';
      const isPlaced = box.dataset.at !== undefined;
      const { at, most } = roomFor(box, place, about, {
        edges: isPlaced && keepsEdge(hanging) ? [here] : [here, other],
      });
      box.style.setProperty('--words', `${most - 2 * MARGIN}px`);
      hang(box, place, about, { hanging, edge: at });
      const sight = sightOf(place);
      const top = box.dataset.at === 'top' ? sight.top + MARGIN : sight.bottom - MARGIN - box.offsetHeight;
      box.style.setProperty('top', `${top}px`);
      scrollWords(box, scrolled);
    };
    const end = measuring(measure, [box, place]);
    return () => {
      end();
      for (const property of ['left', 'top', 'width', '--words']) box.style.removeProperty(property);
      box.style.removeProperty('min-height');
      logOf(anchors)?.style.removeProperty('--under');
      delete box.dataset.at;
      delete box.dataset.upright;
    };
  }, [hint, anchors, things, isOver, turn, last]);
}

function logOf(anchors: Anchors): HTMLElement | null {
  const log = anchors.element('part log');
  return log instanceof HTMLElement ? log : null;
}

/** The least height of a log in which the words of a hint may scroll, in pixels. */
const TO_SCROLL = 300;

/** The least height of a log below a hint, in pixels. */
const LEAST_LOG = 110;

/** Lays a hint over the log, with its buttons below its words, which scroll where they are longer. @returns whether it has room there. */
function liesOnLog(hint: HTMLElement, log: HTMLElement | null): boolean {
  delete hint.dataset.upright;
  hint.style.removeProperty('min-height');
  log?.style.removeProperty('--under');
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
  if (lacking <= 0) {
    // The log begins below it; a rest of a few lines is no log.
    if (-lacking < LEAST_LOG) hint.style.setProperty('min-height', `${room}px`);
    else log.style.setProperty('--under', `${hint.offsetHeight}px`);
    return true;
  }
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
/** The heights of its words that are tried where longer ones would cover something: they scroll. */
const HEIGHTS = [640, 480, 400, 320, 240, 160, 136, 96] as const;
/**
 * How bad it is to hide a pixel of its words: worse than to cover what can be chosen, which is seen again when it is closed, but not than
 * to cover a card that can be claimed.
 */
const HIDDEN = 9;
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

/** How far the upper left corners of two boxes are from each other, and how much their widths differ: words would be broken anew. */
const fromCorner = (one: DOMRect, other: DOMRect): number =>
  Math.hypot(one.left - other.left, one.top - other.top) + Math.abs(one.width - other.width);

/** A box with a margin around it. */
const around = ({ x, y, width, height }: DOMRect, by: number): DOMRect =>
  new DOMRect(x - by, y - by, width + 2 * by, height + 2 * by);

/** Whether an element is on the board of another, or in the log. */
const isElsewhere = (element: Element): boolean => element.closest('[data-part="others"], [data-part="log"]') !== null;

/** Everything in the window that a hint had better not cover. */
function seenBeside(hint: HTMLElement, about: readonly Anchored[]): readonly Weighted[] {
  const weighted = (element: Element, weight: number, by = 0): Weighted[] => {
    if (hint.contains(element) || element.contains(hint)) return [];
    const box = element.getBoundingClientRect();
    const isSeen = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight;
    const of = weight >= FORBIDDEN ? 1 : element.closest('[data-part="own"]') ? OWN : isElsewhere(element) ? OTHERS : 1;
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
  /** The height of its words. */
  readonly most: number;
}

const NOWHERE: Place = { cost: Infinity, width: 0, left: 0, top: 0, most: 0 };

/** The place where a hint hides and covers the least. @param was where it has been. @param moved how bad it is to move it by a pixel.
 * @param grows whether more words are added below those that are being read: it grows downwards alone, and is as wide as before. */
function freest(
  box: HTMLElement,
  seen: readonly Weighted[],
  { was, moved, grows }: { was: DOMRect | null; moved: number; grows: boolean },
): Place {
  const words = box.querySelector<HTMLElement>('[data-hint-words]');
  let best: Place = NOWHERE;
  const away = grows ? fromCorner : distanceOf;
  for (const width of WIDTHS) {
    box.style.setProperty('width', `${width}px`);
    let before = Infinity;
    for (const most of HEIGHTS) {
      box.style.setProperty('--words', `${most}px`);
      const height = box.offsetHeight;
      if (height === before) continue;
      before = height;
      const hidden = words === null ? 0 : Math.max(0, words.scrollHeight - words.clientHeight - 1) * width * HIDDEN;
      for (let top = EDGE; top + height + EDGE <= innerHeight; top += STEP) {
        for (let left = EDGE; left + width + EDGE <= innerWidth; left += STEP) {
          const own = new DOMRect(left, top, width, height);
          let cost = hidden + (was === null ? 0 : moved * away(own, was));
          for (const one of seen) {
            if (cost >= best.cost) break;
            cost += overlapOf(own, one.box) * one.weight;
          }
          if (cost < best.cost) best = { cost, width, left, top, most };
        }
      }
    }
  }
  return best;
}

/** Keeps where a hint lies in a window like this one. */
function rememberPlace(
  last: HungBefore,
  place: { readonly at: DOMRect; readonly turn: number | null; readonly opened: boolean; readonly reading: string },
): void {
  last.place = { ...place, width: innerWidth, height: innerHeight };
}

function rememberScroll(last: HungBefore, scrolled: number): void {
  last.scrolled = scrolled;
}

/** Where the last hint lay in a window like this one; null without one. */
const placeBefore = ({ place }: HungBefore): DOMRect | null =>
  place?.width === innerWidth && place.height === innerHeight ? place.at : null;

/**
 * Lays a hint on a tablet where it covers the least of the table, and nothing of whose turn it is, the scores, the coins, the buttons and
 * what it is about, wherever there is such a place in the window; it moves no further than that is worth, nor does the next hint.
 * @param words changes with what it says. @param opened whether all of its words are told. @param reading what is told: as long as it
 * is the same, words are only added to it. @param last where the last one lay: it is changed.
 */
export function useFreePlace(
  hint: RefObject<HTMLElement | null>,
  things: readonly Thing[],
  {
    isFree,
    turn,
    words,
    opened,
    reading,
    last,
  }: {
    readonly reading: string;
    readonly isFree: boolean;
    readonly turn: number | null;
    readonly words: string;
    readonly opened: boolean;
    readonly last: RefObject<HungBefore>;
  },
): void {
  const anchors = useAnchors();
  useLayoutEffect(() => {
    const box = hint.current;
    const origin = box?.offsetParent;
    if (!isFree || !box || !origin) return undefined;
    let about: readonly Anchored[] = [];
    const before = last.current;
    const scrolled = before.place?.reading === reading ? before.scrolled : 0;
    const place = (): void => {
      about = things.flatMap((thing) => anchors.all(thing));
      const readTo = scrolledOf(box);
      const seen = seenBeside(box, about);
      const was = placeBefore(before);
      const isInTurn = turn !== null && before.place?.turn === turn && before.place.opened === opened;
      const grows = isInTurn && reading !== '' && before.place?.reading === reading;
      const best = freest(box, seen, { was, moved: isInTurn ? MOVED_IN_TURN : MOVED, grows });
      const { left, top } = origin.getBoundingClientRect();
      box.style.setProperty('width', `${best.width}px`);
      box.style.setProperty('--words', `${best.most}px`);
      const at = new DOMRect(best.left, best.top, best.width, box.offsetHeight);
      rememberPlace(before, { at, turn, opened, reading });
      box.style.setProperty('left', `${best.left - left - origin.clientLeft}px`);
      box.style.setProperty('top', `${best.top - top - origin.clientTop}px`);
      scrollWords(box, readTo);
    };
    place();
    scrollWords(box, scrolled);
    // What it is about may be drawn anew with it: it has its name again only after this.
    const end = anchors.watch(() => {
      const now = things.flatMap((thing) => anchors.all(thing));
      if (now.length !== about.length || now.some((one, nth) => one !== about[nth])) place();
    });
    addEventListener('resize', place);
    return () => {
      end();
      removeEventListener('resize', place);
      rememberScroll(before, scrolledOf(box));
      for (const property of ['left', 'top', 'width', '--words']) box.style.removeProperty(property);
    };
  }, [hint, anchors, things, isFree, turn, words, opened, reading, last]);
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
