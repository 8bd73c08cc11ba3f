/** Where the lamp or the flag of a hint lies on what it marks: at a corner where nothing is printed. */

/** A corner, and how far a badge reaches beyond it, in pixels: downwards or upwards, and sideways. */
interface Corner {
  readonly bottom: boolean;
  readonly left: boolean;
  readonly out: readonly [number, number];
}

const BESIDE = [9, 7] as const;
const OUTSIDE = [19, 16] as const;

/** The usual place first: another one has to be better. */
const CORNERS: readonly Corner[] = [BESIDE, OUTSIDE].flatMap((out) =>
  [
    [true, true],
    [true, false],
    [false, false],
    [false, true],
  ].map(([bottom = true, left = true]) => ({ bottom, left, out })),
);

/** A drawing that takes more of a card is its picture. */
const PICTURE = 0.4;

/** So much of a badge may lie on the edge of a box in which something is printed, in pixels. */
const EDGE = 2;

const SIZE = 24;

const overlapOf = (one: DOMRect, other: DOMRect): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The boxes of words, numbers and signs around a marked thing, within the same part of the table. */
function printedAround(marked: Element): readonly DOMRect[] {
  const own = marked.getBoundingClientRect();
  const near = new DOMRect(own.x - 2 * SIZE, own.y - 2 * SIZE, own.width + 4 * SIZE, own.height + 4 * SIZE);
  const part = marked.closest('[data-part]') ?? marked.parentElement ?? marked;
  const most = PICTURE * own.width * own.height;
  const boxes: DOMRect[] = [];
  for (const svg of part.querySelectorAll('svg')) {
    const box = svg.getBoundingClientRect();
    if (box.width * box.height < most && !svg.parentElement?.closest('svg')) boxes.push(box);
  }
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.textContent?.trim() === '' || text.parentElement?.closest('.visually-hidden')) continue;
    range.selectNodeContents(text);
    boxes.push(...range.getClientRects());
  }
  return boxes.filter((box) => overlapOf(box, near) > 0);
}

/** The window, or what around an element hides what lies beyond its edges. */
function sightAround(element: Element): DOMRect {
  for (let one = element.parentElement; one; one = one.parentElement) {
    if (getComputedStyle(one).overflowX !== 'visible') return one.getBoundingClientRect();
  }
  return new DOMRect(0, 0, innerWidth, innerHeight);
}

function boxAt(own: DOMRect, size: number, { bottom, left, out: [down, aside] }: Corner): DOMRect {
  const x = left ? own.left - aside : own.right + aside - size;
  const y = bottom ? own.bottom + down - size : own.top - down;
  return new DOMRect(x + EDGE, y + EDGE, size - 2 * EDGE, size - 2 * EDGE);
}

/** Lays the badge of a marked thing where the least is printed. Where a style gives it its place, that stays. */
export function placeBadge(marked: HTMLElement | SVGElement): void {
  freeBadge(marked);
  if (!(marked instanceof HTMLElement) || marked.offsetWidth === 0) return;
  const style = getComputedStyle(marked);
  if (style.getPropertyValue('--lamp-at') !== '') return;
  const size = Number.parseFloat(style.getPropertyValue('--lamp')) || SIZE;
  const own = marked.getBoundingClientRect();
  const printed = printedAround(marked);
  const sight = sightAround(marked);
  let best: { readonly corner: Corner; readonly cost: number } | null = null;
  for (const corner of CORNERS) {
    const box = boxAt(own, size, corner);
    const hidden = box.width * box.height - overlapOf(box, sight);
    const cost = hidden + printed.reduce((sum, one) => sum + overlapOf(box, one), 0);
    if (best === null || cost < best.cost - 1) best = { corner, cost };
  }
  if (best === null) return;
  const { bottom, left, out } = best.corner;
  const [down, aside] = out.map((by) => `-${by}px`);
  const at = [bottom ? 'auto' : down, left ? 'auto' : aside, bottom ? down : 'auto', left ? aside : 'auto'];
  marked.style.setProperty('--lamp-at', at.join(' '));
}

/** Takes back where a badge lay. */
export function freeBadge(marked: HTMLElement | SVGElement): void {
  marked.style.removeProperty('--lamp-at');
}
