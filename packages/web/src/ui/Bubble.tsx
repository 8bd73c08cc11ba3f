/** Speech bubbles: what somebody at the table says, hanging from their name. */

import styles from './Bubble.module.css';

/** The classes that make a span look like a speech bubble. @param className of the name it hangs from, for its place */
export function bubbleClass(className = ''): string {
  return `${styles.bubble} ${className}`;
}
