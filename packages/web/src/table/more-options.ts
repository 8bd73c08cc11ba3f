/** Whether more of the options lies below: below the edge of their panel, or with the panel below the window. */

import { useEffect, useState } from 'react';

import { prefersReducedMotion } from '../browser/settings.ts';

/** So much of the panel may lie below without a sign, in pixels: its border. */
const BORDER = 14;

/** The least height of the strip that says so, with its arrow: a finger needs more. */
const stripHeight = (): number => (matchMedia('(any-pointer: coarse)').matches ? 44 : 28);

/** The strip takes at most this share of what is seen of the panel. */
const MOST = 0.4;

/** So much of what stands above the strip may lie below its edge: a frame. */
const FRAME = 2;

/**
 * The upper edge of the strip: above the first row that would be cut, so that every row is whole or not seen.
 * @param top where what is seen of the panel begins. @param bottom where it ends
 */
function edgeOf(panel: HTMLElement, top: number, bottom: number): number {
  const least = stripHeight();
  const rows = [...panel.querySelectorAll('button, p')].map((row) => row.getBoundingClientRect());
  const highest = bottom - Math.max(least, (bottom - top) * MOST);
  for (let edge = bottom - least; ;) {
    const cut = rows.find((row) => row.height > 0 && row.top < edge - FRAME && row.bottom > edge + FRAME);
    if (!cut) return edge;
    // A row that is too high for it is cut.
    if (cut.top - FRAME < highest) return bottom - least;
    edge = cut.top - FRAME;
  }
}

/** What needs no sign where it is hidden: the button of the folded list, of which the table shows everything. */
const NEEDS_SIGN = 'button:not([data-all-options])';

/**
 * Whether a panel has more to choose below than is seen. The height of the strip that says so is `--more-high` of what is around the panel.
 * @param panel null for one that needs no sign
 */
export function useMoreOptions(panel: HTMLElement | null): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    if (panel === null) return undefined;
    const look = (): void => {
      const inPanel = panel.scrollHeight - panel.clientHeight - panel.scrollTop;
      const { top, bottom } = panel.getBoundingClientRect();
      const end = Math.min(bottom, innerHeight);
      const isLong = inPanel > BORDER || (top < innerHeight && bottom - innerHeight > BORDER);
      const goesOn =
        isLong &&
        [...panel.querySelectorAll(NEEDS_SIGN)].some((row) => {
          const box = row.getBoundingClientRect();
          return box.height > 0 && box.bottom > end + FRAME;
        });
      if (goesOn) {
        panel.parentElement?.style.setProperty('--more-high', `${Math.round(end - edgeOf(panel, top, end))}px`);
      }
      setMore(goesOn);
    };
    look();
    // What is in it may grow without the panel: words of another font.
    const sizes = new ResizeObserver(look);
    const watch = (): void => {
      for (const one of [panel, ...panel.children]) sizes.observe(one);
    };
    watch();
    const changes = new MutationObserver(() => {
      watch();
      look();
    });
    changes.observe(panel, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden'] });
    panel.addEventListener('scroll', look, { passive: true });
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      sizes.disconnect();
      changes.disconnect();
      panel.removeEventListener('scroll', look);
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [panel]);
  return more && panel !== null;
}

/** The room between what is brought into view and what stays above it. */
const GAP = 6;

/**
 * Scrolls to the first row that the strip hides, or, where the panel has nothing more, the page until the panel is in the window.
 * @param held what stays at the top of the panel
 */
export function showMoreOptions(panel: HTMLElement, held: HTMLElement | null, strip: HTMLElement): void {
  const box = panel.getBoundingClientRect();
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
  if (panel.scrollHeight - panel.clientHeight - panel.scrollTop <= 1) {
    // Nothing of the panel stays where it is: as much of it as the window has room for comes into view.
    const whole = box.bottom + GAP - innerHeight;
    scrollBy({ top: Math.min(whole, Math.max(box.top - GAP, innerHeight / 2)), behavior });
    return;
  }
  const edge = strip.getBoundingClientRect().top;
  const hidden = [...panel.querySelectorAll('button, p')]
    .map((row) => row.getBoundingClientRect())
    .find(({ height, bottom }) => height > 0 && bottom > edge + FRAME);
  const top = Math.max(0, box.top, held?.getBoundingClientRect().bottom ?? 0) + GAP;
  panel.scrollBy({ top: (hidden?.top ?? edge) - top, behavior });
}
