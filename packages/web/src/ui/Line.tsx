/** Lines of a text that can be clicked on, such as those of a log: their letters stand below those above. */

import styles from './Line.module.css';

/** The classes that make a button look like a line of text. @param className for what differs there */
export function lineClass(className = ''): string {
  return `${styles.line} ${className}`;
}
