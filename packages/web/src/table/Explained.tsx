/** Words or marks of a table that are explained: where a pointer rests, in focus, by a long press, and by a click. */

import { type ReactNode, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { Popover } from '../ui/Popover.tsx';
import styles from './Explained.module.css';

/** What is explained. @param name its accessible name, where its content has none. */
export function Explained({
  says,
  name,
  className = '',
  children,
}: {
  readonly says: string;
  readonly name?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const [told, tell] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const at = useCallback(() => button.current?.getBoundingClientRect() ?? null, []);
  const hush = useCallback(() => tell(false), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.explained} ${className}`}
        aria-label={name}
        title={says}
        data-says={says}
        data-explains
        onClick={() => tell(true)}
      >
        {children}
      </button>
      {told &&
        createPortal(
          <Popover at={at} side="above" onClose={hush} onClick={hush} role="status" data-explained>
            {says}
          </Popover>,
          document.body,
        )}
    </>
  );
}
