/** A modal dialog: a sheet above the page. It is open for as long as it is drawn; Escape closes it. */

import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useState } from 'react';

import styles from './Dialog.module.css';

/** The props of a dialog. Its accessible name is its title, or a label if the content has its own heading. */
export type DialogProps = {
  /** Called after it was closed by any means: the parent unmounts it. */
  readonly onClose: () => void;
  /** `narrow`: of the width of a column of text. */
  readonly size?: 'narrow' | 'wide';
  readonly className?: string | undefined;
  /** Whether a click beside the sheet closes it: only where nothing typed would be lost. */
  readonly light?: boolean;
  /** The content. A function receives `close`, which returns the focus to the element that had it before. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
} & ({ readonly title: ReactNode } | { readonly label: string });

/** The dialog. */
export function Dialog({ onClose, size = 'wide', className = '', light = false, children, ...named }: DialogProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const id = useId();
  useLayoutEffect(() => {
    dialog?.showModal();
    // Closed before it goes, it gives the focus back.
    return () => dialog?.close();
  }, [dialog]);
  const close = (): void => dialog?.close();
  const closeFromBeside = ({ clientX: x, clientY: y, target, currentTarget }: MouseEvent<HTMLDialogElement>): void => {
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
    if (target === currentTarget && (x < left || x > right || y < top || y > bottom)) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={setDialog}
      className={`${styles.dialog} ${styles[size]} ${className}`}
      {...('title' in named ? { 'aria-labelledby': id } : { 'aria-label': named.label })}
      onClose={onClose}
      onClick={light ? closeFromBeside : undefined}
    >
      {'title' in named && (
        <h2 id={id} className={styles.title}>
          {named.title}
        </h2>
      )}
      {typeof children === 'function' ? children(close) : children}
    </dialog>
  );
}
