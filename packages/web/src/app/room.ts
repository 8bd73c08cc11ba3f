/** What the page has room for. */

import { useSyncExternalStore } from 'react';

/** A hook that says whether a media query holds now. */
function whether(query: string): () => boolean {
  const asked = matchMedia(query);
  const subscribe = (listener: () => void): (() => void) => {
    asked.addEventListener('change', listener);
    return () => asked.removeEventListener('change', listener);
  };
  const holds = (): boolean => asked.matches;
  return () => useSyncExternalStore(subscribe, holds);
}

/** Whether everything lies in one column, as on a phone. */
export const useNarrow = whether('(max-width: 760px)');

/** Whether the bar at the top has no room for a sentence. */
export const useShortBar = whether('(max-width: 1200px)');
