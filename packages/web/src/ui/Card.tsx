/** Cards: a sheet for each thing of a list, often with a picture up to its edge. */

import styles from './Card.module.css';

/** `column`: one thing below the other; `free`: as the class of the page says. */
export type CardKind = 'column' | 'free';

/** The classes that make an item or a section look like a card. @param className for its margins and gaps */
export function cardClass(kind: CardKind = 'column', className = ''): string {
  return `${styles.card} ${styles[kind] ?? ''} ${className}`;
}
