/** Scroll boxes: as high as their place, with what is longer scrolling inside. */

import styles from './Scroll.module.css';

/** The class of a scroll box with an arrow at its lower edge while there is more below: `useBelow` says so. */
export function belowClass(className = ''): string {
  return `${styles.below} ${className}`;
}

/** The classes that make a part of a column scroll. */
export function scrollClass(className = ''): string {
  return `${styles.scroll} ${className}`;
}
