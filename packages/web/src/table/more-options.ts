/** Whether more of the options lies below: below the edge of their panel, or with the panel below the window. */

import { useEffect, useState } from 'react';

/** So much of the panel may lie below without a sign, in pixels: its border. */
const BORDER = 14;

/** Whether a panel has more below than is seen. @param panel null for one that needs no sign */
export function useMoreOptions(panel: HTMLElement | null): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    if (panel === null) return undefined;
    const look = (): void => {
      const inPanel = panel.scrollHeight - panel.clientHeight - panel.scrollTop;
      const { top, bottom } = panel.getBoundingClientRect();
      setMore(inPanel > BORDER || (top < innerHeight && bottom - innerHeight > BORDER));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(panel);
    const changes = new MutationObserver(look);
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
