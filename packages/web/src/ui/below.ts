/** A sign that more of something that scrolls is still to come. */

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Marks an element with `data-below` while some of a scroller is still to be scrolled to.
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
      box.toggleAttribute('data-below', content.scrollHeight - content.clientHeight - content.scrollTop > empty + 1);
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
