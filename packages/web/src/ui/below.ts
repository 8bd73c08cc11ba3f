/** A sign that more of something that scrolls is still to come. */

import { type RefObject, useLayoutEffect } from 'react';

/** A part that stays at the lower edge takes most of the width; otherwise it stands beside what is scrolled. */
const WIDE = 0.8;

/** The height of the part of a scroller, or of its form, that stays at its lower edge (`data-foot`), in pixels; 0 without one. */
function footOf(scroller: HTMLElement): number {
  const foot = scroller.querySelector<HTMLElement>(':scope > [data-foot], :scope > form > [data-foot]');
  if (foot === null || foot.offsetWidth < WIDE * scroller.clientWidth) return 0;
  return scroller.getBoundingClientRect().bottom - foot.getBoundingClientRect().top;
}

/**
 * Marks an element with `data-below` while some of a scroller is still to be scrolled to; the sign stands above what stays at its end.
 * @param scroller itself, or within it. @param empty so many pixels at its end have nothing in them
 */
export function useBelow(
  marked: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  empty = 0,
): void {
  useLayoutEffect(() => {
    const [box, content] = [marked.current, scroller.current];
    if (!box || !content) return undefined;
    const look = (): void => {
      const isMore = content.scrollHeight - content.clientHeight - content.scrollTop > empty + 1;
      box.toggleAttribute('data-below', isMore);
      const foot = isMore ? footOf(content) : 0;
      if (foot > 0) box.style.setProperty('--foot', `${Math.round(foot)}px`);
      else box.style.removeProperty('--foot');
    };
    // No size depends on the mark.
    const sizes = new ResizeObserver(look);
    const watch = (): void => {
      sizes.disconnect();
      for (const one of [content, ...content.children]) sizes.observe(one);
      look();
    };
    watch();
    const parts = new MutationObserver(watch);
    parts.observe(content, { childList: true });
    content.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      parts.disconnect();
      content.removeEventListener('scroll', look);
    };
  }, [marked, scroller, empty]);
}
