/** Faults: what is wrong, beside what it is wrong about. */

import styles from './Fault.module.css';

/** The classes that make a sentence look like a fault. */
export function faultClass(): string {
  return `${styles.fault}`;
}
