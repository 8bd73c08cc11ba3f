/** Tabs: switch between parts of a page, one of which is visible. */

import type { ReactNode } from 'react';

import styles from './Tabs.module.css';

/**
 * The row. @param label what it is called to screen readers. @param look `filled`: links to pages; `underlined`: parts of one
 * page, on a phone. @param children links or buttons; the one that is seen has `aria-current`, one with something waiting
 * `data-open`.
 */
export function Tabs({
  label,
  look = 'filled',
  className = '',
  children,
}: {
  readonly label: string;
  readonly look?: 'filled' | 'underlined';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <nav className={`${styles.tabs} ${styles[look]} ${className}`} aria-label={label}>
      {children}
    </nav>
  );
}
