/** The things of the table that a step of a lesson asks for. */

import { useCallback, useEffect, useSyncExternalStore } from 'react';

import { type Anchor, type Anchored, useAnchors } from '../../anchors/anchors.ts';

/** Whether the table asks to confirm the option of a step. */
export function useConfirms(codes: readonly number[]): boolean {
  const anchors = useAnchors();
  return useSyncExternalStore(
    useCallback((listener: () => void) => anchors.watch(listener), [anchors]),
    () => anchors.element('confirm')?.dataset.codes === codes.join(),
  );
}

/** Highlights the wanted things. They come and go with every change of the table. */
export function useWanted(wanted: readonly Anchor[]): void {
  const anchors = useAnchors();
  useEffect(() => {
    let marked: readonly Anchored[] = [];
    const mark = (): void => {
      const now = wanted.flatMap((name) => anchors.all(name));
      for (const element of marked) if (!now.includes(element)) delete element.dataset.wanted;
      for (const element of now) element.dataset.wanted = '';
      marked = now;
    };
    mark();
    const end = anchors.watch(mark);
    return () => {
      end();
      for (const element of marked) delete element.dataset.wanted;
    };
  }, [anchors, wanted]);
}
