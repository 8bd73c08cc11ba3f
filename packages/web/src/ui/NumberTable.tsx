/** Tables of numbers: names at the left, numbers at the right, a line below each row. */

import styles from './NumberTable.module.css';

/** The classes that make a table look like one of numbers. @param className for the size of its letters and cells */
export function numberTableClass(className = ''): string {
  return `${styles.table} ${className}`;
}
