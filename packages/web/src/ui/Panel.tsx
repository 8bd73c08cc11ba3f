/** Panels: a sheet beside the table or below the others, with text or controls. */

import styles from './Panel.module.css';

/** `plain`: one of several; `lit`: the one to look at first. */
export type PanelKind = 'plain' | 'lit';

/** The classes that make a section, a form or a paragraph look like a panel. */
export function panelClass(kind: PanelKind = 'plain'): string {
  return `${styles.frame} ${styles.panel} ${styles[kind] ?? ''}`;
}

/** The classes of the frame and the ground of a panel, for what is laid out in its own way. */
export function frameClass(className = ''): string {
  return `${styles.frame} ${className}`;
}
