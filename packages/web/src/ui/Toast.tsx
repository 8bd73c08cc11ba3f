/** A toast: a notice at the lower edge that stays until it is answered. */

import type { ReactNode } from 'react';

import styles from './Toast.module.css';

/** @param label what it is called to screen readers */
export function Toast({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <aside className={styles.toast} role="status" aria-label={label}>
      {children}
    </aside>
  );
}
