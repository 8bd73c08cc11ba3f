/** Whether everything lies in one column, as on a phone. */

import { useSyncExternalStore } from 'react';

const NARROW = matchMedia('(max-width: 760px)');

function subscribe(listener: () => void): () => void {
  NARROW.addEventListener('change', listener);
  return () => NARROW.removeEventListener('change', listener);
}

/** Whether the page is narrow now. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => NARROW.matches);
}
