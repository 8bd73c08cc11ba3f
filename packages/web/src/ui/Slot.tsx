/** Slots: where something can still be laid. */

import styles from './Slot.module.css';

/** The classes that make an empty place look like a slot. @param className for its size */
export function slotClass(className = ''): string {
  return `${styles.slot} ${className}`;
}
