/** Highlights things on the table, wherever they are drawn, and the route advised for a boat. */

import { createContext, useCallback, useContext, useEffect } from 'react';

import { type Anchored, type Anchors, useAnchors } from '../anchors/anchors.ts';
import type { Leg } from '../play/outcome.ts';
import type { Thing } from '../play/targets.ts';
import { freeBadge, placeBadge } from './badge-place.ts';

/** Highlights things. Returns a function that ends it. */
export function light(anchors: Anchors, things: readonly Thing[]): () => void {
  const lit = things.flatMap((thing) => anchors.all(thing));
  for (const element of lit) element.dataset.lit = '';
  return () => {
    for (const element of lit) delete element.dataset.lit;
  };
}

/** Highlights things while the calling component is mounted, also when they come and go. */
export function useLit(things: readonly Thing[]): void {
  const anchors = useAnchors();
  useEffect(() => {
    let putOut = light(anchors, things);
    const end = anchors.watch(() => {
      putOut();
      putOut = light(anchors, things);
    });
    return () => {
      end();
      putOut();
    };
  }, [anchors, things]);
}

/**
 * Marks what a hint advises while the calling component is mounted: the things, and the button that takes the first choices of
 * the line, however many it takes at once.
 */
export function useAdvised(things: readonly Thing[], line: readonly number[]): void {
  useLit(things);
  const find = useCallback((anchors: Anchors) => advisedBy(anchors, things, line), [things, line]);
  useMarked('advised', find);
}

/** Marks the thing that a hint plans to claim while the calling component is mounted. @param thing null: it marks none. */
export function useAimedAt(thing: Thing | null): void {
  const find = useCallback((anchors: Anchors) => (thing === null ? [] : anchors.all(thing)), [thing]);
  useMarked('aimed', find);
}

/** Marks elements while the calling component is mounted, also when they come and go. @param find the same function for the same elements */
export function useMarked(
  mark: 'advised' | 'aimed' | 'planned' | 'plannable',
  find: (anchors: Anchors) => readonly Anchored[],
): void {
  const anchors = useAnchors();
  useEffect(() => {
    let marked: readonly Anchored[] = [];
    const hasBadge = mark === 'advised' || mark === 'aimed';
    const unmark = (element: Anchored): void => {
      delete element.dataset[mark];
      if (hasBadge) freeBadge(element);
    };
    const lay = (): void => {
      for (const element of marked) placeBadge(element);
    };
    const look = (): void => {
      const now = find(anchors);
      for (const element of marked) if (!now.includes(element)) unmark(element);
      for (const element of now) element.dataset[mark] = '';
      const isSame = now.length === marked.length && now.every((element, at) => element === marked[at]);
      marked = now;
      if (hasBadge && !isSame) lay();
    };
    look();
    const end = anchors.watch(look);
    if (hasBadge) addEventListener('resize', lay);
    return () => {
      end();
      removeEventListener('resize', lay);
      for (const element of marked) unmark(element);
    };
  }, [anchors, mark, find]);
}

/** The elements of the table that a hint means: its things, and its button. */
function advisedBy(anchors: Anchors, things: readonly Thing[], line: readonly number[]): readonly Anchored[] {
  return [...things.flatMap((thing) => anchors.all(thing)), ...advisedButton(anchors, line)];
}

/** The button that takes the first choices of a line, as many as one takes at once; empty without one. */
export function advisedButton(anchors: Anchors, line: readonly number[]): readonly Anchored[] {
  const buttons = line.map((_, at) => anchors.all(`offer ${line.slice(0, at + 1).join()}`));
  return buttons.findLast(({ length }) => length > 0) ?? [];
}

const NO_WAY: readonly Leg[] = [];

/** Around a table: the way a boat is advised to take, drawn on its chart. */
export const AdvisedWay = createContext<readonly Leg[]>(NO_WAY);

/** The advised way; empty without one. */
export function useAdvisedWay(): readonly Leg[] {
  return useContext(AdvisedWay);
}
