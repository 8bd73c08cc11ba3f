/** Words or marks of a table that are explained: where a pointer rests, in focus, and by a long press. */

import type { ReactNode } from 'react';

import styles from './Explained.module.css';

/** What is explained. @param drawn whether its content are marks, which the explanation stands for. */
export function Explained({
  says,
  drawn = false,
  className = '',
  children,
}: {
  readonly says: string;
  readonly drawn?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={`${styles.explained} ${className}`}
      {...(drawn && { role: 'img', 'aria-label': says })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever uses keys reads the explanation where the focus is
      tabIndex={0}
      title={says}
      data-says={says}
      data-explains
    >
      {children}
    </span>
  );
}
