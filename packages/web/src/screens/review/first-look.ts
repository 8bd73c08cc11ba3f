/** What an analysis brings into view when it is opened. */

import { type RefObject, useEffect, useRef } from 'react';

import type { Analysis } from './analysis.ts';

/**
 * Brings into view, once, what is to be read first of a match that is opened at its end.
 * @param isAtEnd whether it is. @param isAsked whether the analysis was asked for. @param phone whether the page is on a phone.
 * @returns the panel and the list of turns, which are put into view
 */
export function useFirstLook(
  isAtEnd: boolean,
  { state, isAsked, phone }: { readonly state: Analysis['state']; readonly isAsked: boolean; readonly phone: boolean },
): { readonly panel: RefObject<HTMLElement | null>; readonly list: RefObject<HTMLUListElement | null> } {
  const panel = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // A match that is opened at its end with a finished analysis shows first what should have been played, wherever the panel is.
  const isFirstLook = useRef(isAtEnd);
  useEffect(() => {
    if (state === 'none' || !isFirstLook.current) return;
    isFirstLook.current = false;
    // On a phone what was asked for is far below, or beside.
    if (state !== 'done' && isAsked && phone) panel.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
    if (state !== 'done') return;
    list.current?.firstElementChild?.scrollIntoView({
      behavior: 'instant',
      block: phone ? 'start' : 'nearest',
    });
  }, [state, phone, isAsked]);
  return { panel, list };
}
