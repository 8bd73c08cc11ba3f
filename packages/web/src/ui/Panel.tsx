/** Panels: a sheet beside the table or below the others, on which something is said or done. */

import styles from './Panel.module.css';

/** `plain`: one of several; `lit`: what one is to look at first. */
export type PanelKind = 'plain' | 'lit';

/** How a section, a form or a paragraph looks like a panel. */
export function panelClass(kind: PanelKind = 'plain'): string {
  return `${styles.panel} ${styles[kind] ?? ''}`;
}
