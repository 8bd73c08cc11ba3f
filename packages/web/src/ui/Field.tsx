/** A field with its name above it. */

import type { ReactNode } from 'react';

import styles from './Field.module.css';

/** The name, and below it an input, a list or a text area. */
export function Field({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <label className={styles.field}>
      {label}
      {children}
    </label>
  );
}
