/** Chips: a number or a few words in a round frame, within a line or to click on. */

import type { ComponentProps } from 'react';

import styles from './Chip.module.css';

/** `strong`: what is gained or new; `quiet`: a count; `outlined`: a thing, or something to click on. */
export type ChipKind = 'strong' | 'quiet' | 'outlined';

/** The classes that make a list item, a mark or a button look like a chip. */
export function chipClass(kind: ChipKind): string {
  return `${styles.chip} ${styles[kind]}`;
}

/** A chip within a line. */
export function Chip({
  kind,
  className = '',
  ...props
}: ComponentProps<'b'> & { readonly kind: Exclude<ChipKind, 'outlined'> }) {
  return <b {...props} className={`${chipClass(kind)} ${className}`} />;
}
