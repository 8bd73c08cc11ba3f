/** Dragging on a table, which is fetched once the table is drawn: until then a press is a click. */

import { useEffect } from 'react';

import { useAnchors } from '../anchors/anchors.ts';
import { lazyValue } from '../browser/lazy.ts';

const dragging = lazyValue(() => import('./drag.ts'));

/** Lets the pieces and cards of a table be dragged for as long as the table is shown. */
export function useDragging(): void {
  const anchors = useAnchors();
  useEffect(() => {
    let left = false;
    let end = (): void => {};
    dragging.fetch().then(
      ({ letDrag }) => {
        if (!left) end = letDrag(anchors);
      },
      // Everything can be done by clicks as well.
      () => {},
    );
    return () => {
      left = true;
      end();
    };
  }, [anchors]);
}
