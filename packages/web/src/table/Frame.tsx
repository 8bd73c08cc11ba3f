/** The border of a map: black and white ticks around the table. */

import type { ReactNode } from 'react';

import { useAnchors } from '../anchors/anchors.ts';
import type { DropZone } from '../play/dragging.ts';
import styles from './Frame.module.css';

/** A frame that fills the place it is given. @param corner something small in its upper right corner. */
export function Frame({
  children,
  corner,
  className = '',
  drop,
}: {
  readonly children: ReactNode;
  readonly corner?: ReactNode;
  readonly className?: string | undefined;
  /** The zone for cards that are dropped here. */
  readonly drop?: DropZone;
}) {
  const anchors = useAnchors();
  return (
    <div ref={drop && anchors.at(`zone ${drop}`)} className={`${styles.frame} ${className}`} data-drop={drop}>
      {corner && <div className={styles.corner}>{corner}</div>}
      {children}
    </div>
  );
}
