/** Brings what is marked into view inside the boxes that scroll it; the page itself stays where the reader has it. */

/** The room around what is brought into view, in pixels, where its box asks for no other. */
const GAP = 6;

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

/** How far to scroll for a span to lie within another one; 0 where it does. A longer one is shown from its beginning. */
export function shiftInto(from: number, to: number, least: number, most: number): number {
  if (from < least || to - from > most - least) return from - least;
  return Math.max(0, to - most);
}

/**
 * Scrolls the boxes around an element so that it is seen in each of them: by as little as that takes, and at once.
 * @param reader what somebody may be reading: a box that scrolls it, too, stays where it is, as do those around that.
 */
export function showWithin(element: Element, reader: Element | null = null): void {
  for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    if (box === document.documentElement || (reader !== null && box.contains(reader))) return;
    const style = getComputedStyle(box);
    const isHigh = scrolls(style.overflowY) && box.scrollHeight > box.clientHeight + 1;
    const isWide = scrolls(style.overflowX) && box.scrollWidth > box.clientWidth + 1;
    if (!isHigh && !isWide) continue;
    const [inside, own] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
    if (own.width === 0 || own.height === 0) return;
    const gap = (padding: string): number => Math.max(GAP, Number.parseFloat(padding) || 0);
    const shift = (from: 'top' | 'left', to: 'bottom' | 'right', [before, after]: readonly [string, string]): number =>
      shiftInto(own[from], own[to], inside[from] + gap(before), inside[to] - gap(after));
    const top = isHigh ? shift('top', 'bottom', [style.scrollPaddingTop, style.scrollPaddingBottom]) : 0;
    const left = isWide ? shift('left', 'right', [style.scrollPaddingLeft, style.scrollPaddingRight]) : 0;
    if (top !== 0 || left !== 0) box.scrollBy({ top, left, behavior: 'instant' });
  }
}
