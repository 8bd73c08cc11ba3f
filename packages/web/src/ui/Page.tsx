/** Pages: a column of sections in the middle of the window. */

import styles from './Page.module.css';

/** The classes that make a main element look like a page. @param className for its width and what differs there */
export function pageClass(className = ''): string {
  return `${styles.page} ${className}`;
}

/** The classes of the sentences below the title. */
export function introClass(className = ''): string {
  return `${styles.intro} ${className}`;
}
