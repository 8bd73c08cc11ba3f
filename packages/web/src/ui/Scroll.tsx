/** Scroll boxes: as high as their place, with what is longer scrolling inside. */

import styles from './Scroll.module.css';

/** The classes that make a part of a column scroll. */
export function scrollClass(className = ''): string {
  return `${styles.scroll} ${className}`;
}
