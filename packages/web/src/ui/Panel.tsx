/** Panels: a sheet beside the table or below the others, with text or controls. */

import styles from './Panel.module.css';

/** `plain`: one of several; `lit`: the one to look at first. */
export type PanelKind = 'plain' | 'lit';

/** The classes that make a section, a form or a paragraph look like a panel. */
export function panelClass(kind: PanelKind = 'plain'): string {
  return `${styles.panel} ${styles[kind] ?? ''}`;
}
