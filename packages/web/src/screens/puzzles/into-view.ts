/** What a try has led to is in the window, wherever the turn was ended. */

import { type RefObject, useEffect, useRef } from 'react';

import { prefersReducedMotion } from '../../browser/settings.ts';

/** Brings an element into the window when it appears, with the whole task of the puzzle where it stands in it. */
export function useIntoView<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    const whole = shown.current?.closest('[data-puzzle]') ?? shown.current;
    whole?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'nearest' });
  }, []);
  return shown;
}
