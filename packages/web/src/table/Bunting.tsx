/** A line of pennants in somebody's colour and gold: for the end of a match, and of a lesson. */

import type { CSSProperties } from 'react';

import { seatColour } from '../art/Icon.tsx';
import styles from './Bunting.module.css';

/** It hangs along the upper edge of what contains it. @param side whose colour it has; nothing without one */
export function Bunting({ side }: { readonly side: number | null }) {
  if (side === null) return null;
  return (
    <svg className={styles.bunting} style={{ '--seat': seatColour(side) } as CSSProperties} data-bunting={side}>
      <defs>
        <pattern id="bunting" width="56" height="24" patternUnits="userSpaceOnUse">
          <path d="M0 2Q28 10 56 2" fill="none" stroke="var(--edge-2)" strokeWidth="1.5" />
          <path d="M4 3L20 6L10 19z" fill="var(--seat)" />
          <path d="M36 6L52 3L46 19z" fill="#d8a32b" />
        </pattern>
      </defs>
      <rect width="100%" height="24" fill="url(#bunting)" />
    </svg>
  );
}
