/** Links that stand alone: as high as a finger needs. */

import styles from './Link.module.css';

/** The classes that make a link as high as a button. @param className for what differs there */
export function linkClass(className = ''): string {
  return `${styles.link} ${className}`;
}
