/** Notes: a sentence or two that matter, with a bar at their left. */

import styles from './Note.module.css';

/** `plain`: something to know; `warning`: something is wrong. */
export type NoteKind = 'plain' | 'warning';

/** The classes that make a paragraph look like a note. @param className for what differs there */
export function noteClass(kind: NoteKind = 'plain', className = ''): string {
  return `${styles.note} ${styles[kind] ?? ''} ${className}`;
}
