/** Highlights things on the table, wherever they are drawn, and the route advised for a boat. */

import { createContext, useContext, useEffect } from 'react';

import { type Anchors, useAnchors } from '../anchors/anchors.ts';
import type { Leg } from '../play/outcome.ts';
import type { Thing } from '../play/targets.ts';

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

const NO_WAY: readonly Leg[] = [];

/** Around a table: the way a boat is advised to take, drawn on its chart. */
export const AdvisedWay = createContext<readonly Leg[]>(NO_WAY);

/** The advised way; empty without one. */
export function useAdvisedWay(): readonly Leg[] {
  return useContext(AdvisedWay);
}
