/**
 * Motion: what the events of a choice say is shown once more on the way. The page already shows how it ends; nothing waits for it,
 * and the next click or key ends it. What moves is fetched once the table is drawn.
 */

import type { Event, Match } from '@windrose/rules';
import { useEffect, useLayoutEffect, useRef } from 'react';

import { type Anchors, useAnchors } from '../anchors/anchors.ts';
import { lazyValue, onceDrawn } from '../browser/lazy.ts';
import { prefersReducedMotion } from '../browser/settings.ts';

const shows = lazyValue(onceDrawn(() => import('./show.ts')));

/** Animates what happens in a match. @param own the seat whose hold is shown large. */
export function useMotion(match: Match, own: number): void {
  const anchors = useAnchors();
  const shown = useRef(match);
  // If the code arrives too late to show a choice, nothing is lost: the page already shows the result.
  useEffect(() => void shows.fetch().catch(() => {}), []);
  useLayoutEffect(() => {
    if (prefersReducedMotion() || match.version <= shown.current.version || match.core !== shown.current.core) {
      shown.current = match;
      return;
    }
    // Within the frame that first shows how it ends, but not within the task that draws it: a click may come between.
    const frame = requestAnimationFrame(() => {
      const { version } = shown.current;
      shown.current = match;
      const events = match.choices.slice(version).flatMap((choice) => choice.events);
      shows.value?.showEvents(match, own, events, anchors);
    });
    return () => cancelAnimationFrame(frame);
  }, [match, own, anchors]);
  useLayoutEffect(() => {
    const end = (): void => {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
    };
    addEventListener('pointerdown', end, true);
    addEventListener('keydown', end, true);
    return () => {
      removeEventListener('pointerdown', end, true);
      removeEventListener('keydown', end, true);
      end();
    };
  }, []);
}

/** Shows once more what some events of a match say. @param own the seat whose hold is shown large. */
export function replayEvents(match: Match, own: number, events: readonly Event[], anchors: Anchors): void {
  if (prefersReducedMotion()) return;
  shows.value?.showEvents(match, own, events, anchors);
}
