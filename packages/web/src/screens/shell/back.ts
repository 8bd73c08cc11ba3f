/** The way back closes what lies over a screen, before it leads to another one. */

import { useEffect, useRef } from 'react';

/** Whether the present entry of the history is that of something over a screen. */
export function isOver(): boolean {
  const state = history.state as { readonly over?: unknown } | null;
  return state?.over === true;
}

/** Gives a dialog an entry of its own in the history, for as long as it is there. @param onBack called when the reader goes back from it */
export function useBackCloses(onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const below = history.state as object | null;
    history.pushState({ ...below, over: true }, '');
    const leave = (): void => {
      if (!isOver()) latest.current();
    };
    addEventListener('popstate', leave);
    return () => {
      removeEventListener('popstate', leave);
      // Closed otherwise, it takes its entry with it; who has gone on has left it.
      if (isOver()) history.back();
    };
  }, []);
}
