/** Paper: the ground and the edge of what the game prints, such as cards and tiles. By night it stays light. */

import styles from './Paper.module.css';

/** The classes that make a thing look like printed paper. @param className for its size and its corners */
export function paperClass(className = ''): string {
  return `${styles.paper} ${className}`;
}
