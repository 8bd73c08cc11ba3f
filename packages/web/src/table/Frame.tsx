/** The border of a map: black and white ticks around what lies on the table. */

import type { ReactNode } from 'react';

import styles from './Frame.module.css';

/** A frame that fills the place it is given. @param corner something small in its upper right corner. */
export function Frame({
  children,
  corner,
  className = '',
}: {
  readonly children: ReactNode;
  readonly corner?: ReactNode;
  readonly className?: string | undefined;
}) {
  return (
    <div className={`${styles.frame} ${className}`}>
      {corner && <div className={styles.corner}>{corner}</div>}
      {children}
    </div>
  );
}
