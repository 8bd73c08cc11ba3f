/** The panel of a lesson where it is lower than its text: it scrolls. */

import { useEffect, useLayoutEffect, useState } from 'react';

/** Pixels of text below the edge that are worth scrolling for. */
const WORTH = 6;

/**
 * @param state what the panel says now; whenever it changes the panel is read from its beginning
 * @returns whether more follows below its lower edge
 */
export function usePanel(panel: HTMLElement | null, state: string): boolean {
  const [more, setMore] = useState(false);
  useLayoutEffect(() => {
    void state;
    panel?.scrollTo({ top: 0, behavior: 'instant' });
  }, [panel, state]);
  useEffect(() => {
    void state;
    if (!panel) return undefined;
    const page = document.documentElement.style;
    const look = (): void => {
      setMore(panel.scrollHeight - panel.clientHeight - panel.scrollTop > WORTH);
      // What is scrolled to stops below it.
      page.setProperty('--coach', `${panel.offsetHeight}px`);
    };
    look();
    panel.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    for (const one of [panel, ...panel.children]) sizes.observe(one);
    return () => {
      panel.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [panel, state]);
  return more;
}
